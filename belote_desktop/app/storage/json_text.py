"""JSON as text that a file can always hold."""

from __future__ import annotations

import json
from typing import Any


def json_text(data: Any, *, indent: int | None = None, sort_keys: bool = False) -> str:
    """`data` as JSON that encodes to UTF-8; with `indent` on several lines, without it on one, no spaces.

    Half a surrogate pair, which JSON may spell and UTF-8 may not, stays escaped, and all else with it.
    Raises ValueError, TypeError or RecursionError for what is no JSON or lies too deep.
    """
    separators = (",", ":") if indent is None else None
    text = json.dumps(data, ensure_ascii=False, indent=indent, sort_keys=sort_keys, separators=separators)
    try:
        text.encode()
    except UnicodeEncodeError:
        return json.dumps(data, indent=indent, sort_keys=sort_keys, separators=separators)
    return text
