"""``python -m belote_desktop.bots.arena``: the command of `command`."""

import sys

from .command import main

if __name__ == "__main__":
    sys.exit(main())
