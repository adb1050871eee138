"""Deals that were played, looked at again: card by card, from the sheet of a match, out of the history."""
