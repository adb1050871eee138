"""A second reading of the rules, written from the texts and not from the engine.

Cards are texts (``"10H"``), seats and teams letters, trumps ``S H D C NT AT``. Nothing here imports
the package under test; it is slow and plain on purpose. `tests.engine.adapt` translates between the two.
"""
