"""The window: widgets, dialogs, sentences."""
