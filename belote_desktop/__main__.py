"""`python -m belote_desktop`: open the window."""

import sys

from belote_desktop.ui.application import main

if __name__ == "__main__":
    sys.exit(main())
