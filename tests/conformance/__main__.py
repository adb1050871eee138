"""Command line of the conformance runner."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from .runner import BadFile, load, run


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.conformance",
        description="Run worked cases against the engine: one line per failing case, then the totals.",
        epilog="example: python -m tests.conformance tests/data/open.json",
    )
    parser.add_argument("file", type=Path, help="JSON file of cases")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of lines")
    options = parser.parse_args(argv)
    try:
        report = run(load(options.file))
    except BadFile as error:
        print(str(error).replace("\n", " "), file=sys.stderr)
        return 2
    if options.json:
        counts = {
            "passed": report.passed,
            "failed": len(report.failures),
            "unsupported": len(report.unsupported),
        }
        print(json.dumps({**counts, "failures": report.failures, "unsupported_cases": report.unsupported}))
    else:
        for unknown in report.unsupported:
            print(f"{unknown['id']}: unsupported {unknown['what']}", file=sys.stderr)
        for wrong in report.failures:
            expected, got = (json.dumps(wrong[name], ensure_ascii=False) for name in ("expected", "got"))
            print(f"{wrong['id']} ({wrong['ruleset']}): expected {expected}, got {got}")
        print(report.summary)
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
