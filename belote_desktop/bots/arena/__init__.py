"""Measures one bot against another: ``python -m belote_desktop.bots.arena``."""
