"""Dialogs, and the sheets that lie over the table without stopping anything."""
