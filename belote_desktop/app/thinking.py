"""How long a bot may be told to think."""

THINK_LEAST, THINK_MOST = 0.05, 60.0
"""Least and most time for a decision, in seconds."""
