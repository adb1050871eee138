"""Tests of belote_desktop; the folders mirror the package."""
