"""Hypothesis in CI: the same examples every time, no deadline on a busy machine."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "engine",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=60,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("engine")
