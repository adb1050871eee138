"""Deals looked at again, and the history of matches."""
