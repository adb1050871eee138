"""Runs worked cases against the engine: ``python -m tests.conformance FILE.json [--json]``.

A case states a situation, a named set of rules and the right answer with its source. A kind or a
set of rules that is not known here counts as unsupported, never as passed.
"""
