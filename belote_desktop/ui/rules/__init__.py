"""The rules in the window: options in words, the form, own rules, the book of the game being played, the score."""
