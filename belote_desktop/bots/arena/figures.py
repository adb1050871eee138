"""The figures of the arena: means with their errors, in words and as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from math import sqrt
from typing import Any

from belote_desktop.bots.command_line import one_line
from belote_desktop.engine.presets import rules_to_text

from .pairs import Pair, Setting

Figures = dict[str, Any]
"""What is said of a run; the keys are those of the JSON."""


def mean_error(values: Iterable[float]) -> tuple[float, float | None]:
    """The mean and its standard error; one value alone has none."""
    numbers = list(values)
    mean = sum(numbers) / len(numbers)
    if len(numbers) < 2:
        return mean, None
    return mean, sqrt(sum((x - mean) ** 2 for x in numbers) / (len(numbers) - 1) / len(numbers))


def ratio_error(values: Sequence[float], bounds: Sequence[float]) -> tuple[float, float | None] | None:
    """The ratio of the means and its standard error, both measured on the same pairs; `None` without a bound."""
    bound = sum(bounds) / len(bounds)
    if not bound:
        return None
    ratio = sum(values) / len(values) / bound
    _, error = mean_error(value - ratio * each for value, each in zip(values, bounds, strict=True))
    return ratio, None if error is None else error / abs(bound)


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


def _put(result: Figures, name: str, found: tuple[float, float | None], digits: int) -> None:
    mean, error = found
    result[name] = round(mean, digits)
    result[f"{name}_error"] = None if error is None else round(error, digits)


def summary(head: Figures, pairs: Sequence[Pair]) -> Figures:
    """The figures of some pairs, and the pairs themselves."""
    result: Figures = {**head, "pairs": len(pairs)}
    if head["match"]:
        _put(result, "won", mean_error(p.won for p in pairs), 4)
    for name in ("cards", "marked"):
        values = [getattr(p, name) for p in pairs]
        _put(result, name, mean_error(values), 2)
        if head["gap"]:
            bounds = [getattr(p, f"open_{name}") for p in pairs]
            _put(result, f"open_{name}", mean_error(bounds), 2)
            closed = ratio_error(values, bounds)
            if closed is not None:
                _put(result, f"gap_{name}", closed, 4)
    for name in "ab":
        result[f"takes_{name}"] = sum(getattr(p, f"takes_{name}") for p in pairs)
        result[f"made_{name}"] = sum(getattr(p, f"made_{name}") for p in pairs)
        decisions = sum(getattr(p, f"decisions_{name}") for p in pairs)
        seconds = sum(getattr(p, f"seconds_{name}") for p in pairs)
        result[f"ms_{name}"] = round(1000 * seconds / max(1, decisions), 2)
    result["columns"] = list(Pair._fields)
    result["results"] = [list(p) for p in pairs]
    return result


def sentence(f: Figures) -> str:
    """The figures in words."""
    a, b = one_line(f["a"]), one_line(f["b"])
    thing = "match" if f["match"] else "deal"
    many = f"{thing}{'es' if f['match'] else 's'}"
    pairs = (
        f"one pair of {many}, too little for a standard error"
        if f["pairs"] == 1
        else f"{f['pairs']} pairs of {many}"
    )
    text = f"{a} − {b} over {pairs}, seed {f['seed']}: "
    if f["match"]:
        text += f"{_told(f, 'won', '.1%')} of the matches won, margin {_told(f, 'marked')}; "
        text += f"{_told(f, 'cards')} card points a deal"
    else:
        text += f"{_told(f, 'cards')} card points, {_told(f, 'marked')} marked a deal"
    for name, what in (("cards", "card points"), ("marked", "marked")):
        if f"gap_{name}" in f:
            text += f"\ngap closed towards open hands, {what}: {_told(f, f'gap_{name}', '.1%')} of {_told(f, f'open_{name}')}"
        elif f["gap"]:
            text += f"\ngap closed towards open hands, {what}: not to be told, open hands bring {_told(f, f'open_{name}')}"
    return (
        f"{text}\ncontracts made: {a} {f['made_a']} of {f['takes_a']}, {b} {f['made_b']} of {f['takes_b']}; "
        f"ms a decision: {f['ms_a']} and {f['ms_b']}"
    )


def _told(f: Figures, name: str, form: str = "+") -> str:
    """A mean, with its standard error where there is one."""
    error = f[f"{name}_error"]
    return f"{f[name]:{form}}" + ("" if error is None else f" ± {error:{form.removeprefix('+')}}")
