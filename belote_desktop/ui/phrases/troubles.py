"""Why a file cannot be read or written, in the player's words."""

from __future__ import annotations

from ..i18n import fill, translate


def trouble_text(trouble: str, path: str) -> str:
    """What is the matter with the file or folder `path`; to follow a colon. `trouble`: a word of `app.trouble`."""
    found = {
        "full": translate("Trouble", "the disk is full (%1)."),
        "denied": translate("Trouble", "you have no permission for %1."),
        "folder": translate("Trouble", "%1 is a folder, not a file."),
        "no-folder": translate("Trouble", "a file stands where a folder is needed (%1)."),
        "read-only": translate("Trouble", "the disk can only be read (%1)."),
        "busy": translate("Trouble", "another program is using %1."),
    }.get(trouble)
    return fill(found or translate("Trouble", "something is wrong with %1; the log has the details."), path)
