"""Other projects' players, made to speak our protocol; the packages they need are no dependencies of ours."""
