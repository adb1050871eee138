"""Players made of code: they are given a `View`, never a `Deal`."""
