"""The build backend: setuptools, plus what pyproject.toml cannot say.

Three things: the top-level ``resources/`` goes into the wheel as ``belote_desktop/_resources``; the search
kernels (``belote_desktop/bots/kernel*.py``) become an optional compiled extension; the sdist carries what a
build from it needs.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import setuptools
from setuptools.build_meta import *  # noqa: F403 (every hook of the backend, less those replaced below)
from setuptools.build_meta import _BuildMetaBackend
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).resolve().parent.parent
PACKAGED_RESOURCES = "belote_desktop/_resources"
KERNELS = "belote_desktop/bots/kernel*.py"
SDIST_EXTRAS = ("resources", "packaging", "tests")


def _files_under(folder: str) -> Iterator[Path]:
    """Every file of a top-level folder, relative to the root, in a fixed order, without caches."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(ROOT)


class BuildPy(build_py):
    """build_py which also lays the resources into the package; an editable install reads them in place."""

    def run(self) -> None:
        """Lay out the modules, then the resources."""
        super().run()
        if self.editable_mode:
            return
        for source in _files_under("resources"):
            target = Path(self.build_lib, PACKAGED_RESOURCES, *source.parts[1:])
            self.mkpath(str(target.parent))
            self.copy_file(str(ROOT / source), str(target))


class Sdist(sdist):
    """sdist with the folders that no package owns."""

    def make_distribution(self) -> None:
        """Add the folders to what was found, then pack."""
        for folder in SDIST_EXTRAS:
            self.filelist.extend(path.as_posix() for path in _files_under(folder))
        self.filelist.append("CHANGELOG.md")
        self.filelist.sort()
        self.filelist.remove_duplicates()
        super().make_distribution()


class BuildExt(build_ext):
    """build_ext on all cores that keeps all kernels or none: compiled ones share their layout and cannot serve others."""

    def initialize_options(self) -> None:
        """Compile as many kernels at once as there are cores, unless told otherwise."""
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """Compile; when one could not be, take the rest away."""
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)


def _extensions() -> list[setuptools.Extension]:
    """The kernels as optional extensions: where they do not compile, the same files run interpreted."""
    sources = sorted(path.relative_to(ROOT) for path in ROOT.glob(KERNELS))
    if not sources:
        return []
    from Cython.Build import cythonize

    # Debian's Python would build with -O2, and with what debuggers read, a quarter of the work; fused operations
    # would make fractions differ from interpreted kernels
    flags = [] if os.name == "nt" else ["-O3", "-g0", "-ffp-contract=off"]
    wanted = [
        setuptools.Extension(
            ".".join(path.with_suffix("").parts), [path.as_posix()], extra_compile_args=flags
        )
        for path in sources
    ]
    extensions: list[setuptools.Extension] = cythonize(
        wanted, build_dir="build/cython", language_level=3, quiet=True
    )
    for extension in extensions:
        extension.optional = True  # set after cythonize(), which forgets it
    return extensions


class _Backend(_BuildMetaBackend):
    def run_setup(self, setup_script: str = "setup.py") -> None:
        """Stand in for the setup.py that the project does not have."""
        commands = {"build_ext": BuildExt, "build_py": BuildPy, "sdist": Sdist}
        setuptools.setup(ext_modules=_extensions(), cmdclass=commands)


_backend = _Backend()
get_requires_for_build_wheel = _backend.get_requires_for_build_wheel
get_requires_for_build_sdist = _backend.get_requires_for_build_sdist
get_requires_for_build_editable = _backend.get_requires_for_build_editable
prepare_metadata_for_build_wheel = _backend.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = _backend.prepare_metadata_for_build_editable
build_wheel = _backend.build_wheel
build_sdist = _backend.build_sdist
build_editable = _backend.build_editable
