#!/usr/bin/env python3
"""The developer's front door: `python3 packaging/dev.py --help`. Standard library only, any system.

This file stays readable by old Pythons so that they get a sentence instead of a syntax error;
the work is in the package devkit beside it.
"""

import sys

OLDEST = (3, 10)

if __name__ == "__main__":
    if sys.version_info < OLDEST:
        sys.stderr.write(
            "dev.py: needs Python {}.{} or newer; this is Python {}.{} ({})\n".format(
                *(OLDEST + tuple(sys.version_info[:2]) + (sys.executable,))
            )
        )
        sys.exit(2)
    from devkit.cli import main

    sys.exit(main(sys.argv[1:]))
