"""Search that knows no accents and no case: every word looked for must be there, in any order."""

from __future__ import annotations

import unicodedata


def plain(text: str) -> str:
    """`text` in lower case and without accents: «Élan à l’as» becomes «elan a l'as»."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in apart if not unicodedata.combining(char))
    return bare.replace("’", "'").replace("œ", "oe")


def haystack(text: str) -> str:
    """`text` to search in: plain, its hyphenated words also in one and in two: «sous-couper» is found as all three."""
    bare = plain(text)
    return f"{bare} {bare.replace('-', ' ')} {bare.replace('-', '')}" if "-" in bare else bare


class Needle:
    """What is looked for."""

    def __init__(self, text: str) -> None:
        self.words = tuple(plain(text).split())

    def __bool__(self) -> bool:
        """Whether anything is looked for."""
        return bool(self.words)

    def is_in(self, text: str) -> bool:
        """Whether every word is in `text` (made by `haystack`); an empty needle is in all."""
        return all(word in text for word in self.words)

    def touches(self, text: str) -> bool:
        """Whether at least one word is in `text`."""
        return any(word in text for word in self.words)
