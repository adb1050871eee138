"""The language of the window: French and English, chosen by the setting, changed while the window is open.

Sentences are written in English where they are used, as literals in `translate(context, text)`, so that
``pyside6-lupdate`` finds them; both languages have a complete ``.ts`` in ``resources/i18n``. Sentences with a
count are methods of `phrases.counts.Counts`, the one form in which lupdate sees a Python plural.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeVar, cast

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QLibraryInfo, QLocale, QTranslator

from belote_desktop.app.paths import resource

LANGUAGES = ("fr", "en")
"""The languages there is a complete translation for."""

translate = QCoreApplication.translate

QT_WORDS = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
)
"""Words of Qt's own file dialog that Qt's French lacks; translated with ours, which are asked first."""

_Told = TypeVar("_Told", bound=Callable[..., object])

_forget: list[Callable[[], None]] = []


def told_once(names: _Told) -> _Told:
    """For a function that does nothing but name things: asked once for each of them in each language.

    To name one card is to translate all of them, and a window names some twenty thousand times as it opens.
    """
    kept = cache(names)
    _forget.append(kept.cache_clear)
    return cast(_Told, kept)


_installed: list[QTranslator] = []
_language = "en"


def resolve(setting: str) -> str:
    """The language meant by the setting: itself, or for ``auto`` French unless the desktop asks for English first.

    A desktop in a third language gets French when it lists French before English, otherwise English.
    """
    if setting in LANGUAGES:
        return setting
    for name in QLocale.system().uiLanguages():
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


def install_translator(setting: str) -> str:
    """Make `setting` (``auto``, ``fr`` or ``en``) the language of the application; gives the language chosen.

    Every widget gets a LanguageChange event from Qt and writes its texts anew.
    """
    global _language
    app = QCoreApplication.instance()
    if app is None:
        raise RuntimeError("a translator needs an application")
    language = resolve(setting)
    for old in _installed:
        _forget_names()
        app.removeTranslator(old)
        old.deleteLater()
    _installed.clear()
    _language = language
    locale = QLocale(QLocale.Language.French if language == "fr" else QLocale.Language.English)
    QLocale.setDefault(locale)
    sources = (
        (f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"belote_{language}", str(resource("i18n"))),
    )
    for name, folder in sources:
        translator = QTranslator(app)
        if translator.load(name, folder):
            _forget_names()  # every widget asks anew while this is installed
            app.installTranslator(translator)
            _installed.append(translator)
        else:
            translator.deleteLater()
    return language


def _forget_names() -> None:
    for forget in _forget:
        forget()


def language() -> str:
    """The language installed last: ``fr`` or ``en``."""
    return _language


def number(value: int) -> str:
    """A whole number as the language writes it: ``1 250`` in French, ``1,250`` in English."""
    text = QLocale().toString(value)
    return text.replace("-", "\N{MINUS SIGN}")


def decimal(value: float, digits: int = 1) -> str:
    """A number with `digits` decimals as the language writes it: ``0,5`` in French, ``0.5`` in English."""
    return QLocale().toString(value, "f", digits).replace("-", "\N{MINUS SIGN}")


def fill(template: str, *values: object) -> str:
    """`template` with ``%1`` … ``%9`` replaced by `values`; a translation may use them in any order."""
    result = template
    for index in range(len(values), 0, -1):
        result = result.replace(f"%{index}", f"\0{index}\0")
    for index, value in enumerate(values, 1):
        result = result.replace(f"\0{index}\0", str(value))
    return result


def capitalised(text: str) -> str:
    """`text` with its first letter in upper case, the rest untouched."""
    return text[:1].upper() + text[1:]
