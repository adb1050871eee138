"""The figures of the arena: means with their errors, in words and as JSON that can be added up."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from math import sqrt
from pathlib import Path
from typing import Any

from belote_desktop.engine.presets import rules_to_text

from .pairs import Pair, Setting

Figures = dict[str, Any]
"""What is said of a run; the keys are those of the JSON."""
_MOST = 10**12
"""Above any figure of a pair."""
_SAME = ("a", "b", "rules", "seed", "limit", "trumps", "auction", "gap", "match", "threads")
"""What parts must agree in to be added up."""


def mean_error(values: Iterable[float]) -> tuple[float, float]:
    """The mean and its standard error."""
    numbers = list(values)
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, 0.0
    return mean, sqrt(sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1) / len(numbers))


def ratio_error(values: Sequence[float], bounds: Sequence[float]) -> tuple[float, float] | None:
    """The ratio of the means and its standard error, both measured on the same pairs; `None` without a bound."""
    bound = sum(bounds) / len(bounds)
    if not bound:
        return None
    ratio = sum(values) / len(values) / bound
    _, error = mean_error(value - ratio * each for value, each in zip(values, bounds, strict=True))
    return ratio, error / abs(bound)


def heading(setting: Setting) -> Figures:
    """What a run measures, as it is written."""
    return {
        "a": setting.a,
        "b": setting.b,
        "rules": rules_to_text(setting.rules),
        "seed": setting.seed,
        "limit": asdict(setting.limit),
        "trumps": ",".join(trump.letter for trump in setting.trumps),
        "auction": setting.auction,
        "gap": setting.gap,
        "match": setting.match,
        "threads": setting.threads,
    }


def summary(head: Figures, pairs: Sequence[Pair]) -> Figures:
    """The figures of some pairs, and the pairs themselves."""
    result: Figures = {**head, "pairs": len(pairs)}
    if head["match"]:
        won = mean_error(p.won for p in pairs)
        result.update(won=round(won[0], 4), won_error=round(won[1], 4))
    for name in ("cards", "marked"):
        values = [getattr(p, name) for p in pairs]
        mean, error = mean_error(values)
        result[name], result[f"{name}_error"] = round(mean, 2), round(error, 2)
        if head["gap"]:
            bounds = [getattr(p, f"open_{name}") for p in pairs]
            mean, error = mean_error(bounds)
            result[f"open_{name}"], result[f"open_{name}_error"] = round(mean, 2), round(error, 2)
            closed = ratio_error(values, bounds)
            if closed is not None:
                result[f"gap_{name}"], result[f"gap_{name}_error"] = round(closed[0], 4), round(closed[1], 4)
    for name in "ab":
        result[f"takes_{name}"] = sum(getattr(p, f"takes_{name}") for p in pairs)
        result[f"made_{name}"] = sum(getattr(p, f"made_{name}") for p in pairs)
        decisions = sum(getattr(p, f"decisions_{name}") for p in pairs)
        seconds = sum(getattr(p, f"seconds_{name}") for p in pairs)
        result[f"ms_{name}"] = round(1000 * seconds / max(1, decisions), 2)
    result["columns"] = list(Pair._fields)
    result["results"] = [list(p) for p in pairs]
    return result


def combined(paths: Sequence[str]) -> Figures:
    """The figures of several runs of one measurement, from their JSON; raises `ValueError` in one sentence."""
    head: Figures = {}
    pairs: dict[int, Pair] = {}
    for path in paths:
        figures, found = _part(path)
        if not head:
            head = figures
        for key in _SAME:
            if head[key] != figures[key]:
                raise ValueError(f"{path} does not go with {paths[0]}: {key} {figures[key]} and {head[key]}")
        for pair in found:
            if pair.number in pairs:
                raise ValueError(f"{path}: pair {pair.number} was in an earlier file")
            pairs[pair.number] = pair
    return summary(head, [pairs[number] for number in sorted(pairs)])


def _part(path: str) -> tuple[Figures, list[Pair]]:
    try:
        read = json.loads(Path(path).read_text("utf-8"))
        if read["columns"] != list(Pair._fields):
            raise ValueError("other columns than this version's")
        pairs = [Pair(*row) for row in read["results"]]
        if not pairs or not all(_is_figure(value) for pair in pairs for value in pair):
            raise ValueError("no pairs")
        return {key: read[key] for key in _SAME}, pairs
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise ValueError(f"{path} is not what the arena writes with --json: {error}") from None


def _is_figure(value: object) -> bool:
    """Whether `value` is a number that a pair may hold: damaged ones would spoil the sums, or overflow them."""
    return isinstance(value, (int, float)) and abs(value) < _MOST


def sentence(f: Figures) -> str:
    """The figures in words."""
    thing = "matches" if f["match"] else "deals"
    text = f"{f['a']} − {f['b']} over {f['pairs']} pairs of {thing}, seed {f['seed']}: "
    if f["match"]:
        text += f"{f['won']:.1%} ± {f['won_error']:.1%} of the matches won, margin "
        text += (
            f"{f['marked']:+} ± {f['marked_error']}; {f['cards']:+} ± {f['cards_error']} card points a deal"
        )
    else:
        text += f"{f['cards']:+} ± {f['cards_error']} card points, "
        text += f"{f['marked']:+} ± {f['marked_error']} marked a deal"
    for name, what in (("cards", "card points"), ("marked", "marked")):
        if f"gap_{name}" in f:
            text += (
                f"\ngap closed towards open hands, {what}: {f[f'gap_{name}']:.1%} ± {f[f'gap_{name}_error']:.1%}"
                f" of {f[f'open_{name}']:+} ± {f[f'open_{name}_error']}"
            )
    return (
        f"{text}\ncontracts made: {f['a']} {f['made_a']} of {f['takes_a']}, {f['b']} {f['made_b']} of "
        f"{f['takes_b']}; ms a decision: {f['ms_a']} and {f['ms_b']}"
    )
