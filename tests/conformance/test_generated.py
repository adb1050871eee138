"""The runner on hundreds of cases that nobody wrote by hand."""

from __future__ import annotations

import pytest

from tests.conformance.generated import MAKERS, cases
from tests.conformance.runner import run

COUNT = 120


@pytest.fixture(scope="module")
def made() -> list[dict[str, object]]:
    return cases(COUNT, seed=1)


@pytest.mark.parametrize("kind", [maker.__name__ for maker in MAKERS])
def test_generated_cases_pass(kind: str, made: list[dict[str, object]]) -> None:
    report = run([case for case in made if str(case["id"]).startswith(kind)])
    assert report.failures == []
    assert report.unsupported == []
    assert report.passed == COUNT
