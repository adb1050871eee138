"""The window, played as a person plays it."""
