"""The rules in the window."""
