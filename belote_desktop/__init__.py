"""belote_desktop: belote, coinche and contrée on the desktop."""

__version__ = "0.1.0"
