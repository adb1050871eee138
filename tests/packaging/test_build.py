"""A wheel carries what the program needs beyond its modules."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = f"belote_desktop/bots/kernel*{sysconfig.get_config_var('EXT_SUFFIX')}"


def lend_compiled_kernels(source: Path) -> set[str]:
    """Lay what the installation compiled where the build will look: it compiles again only what is older than its source."""
    if (ROOT / "build" / "cython").is_dir():
        shutil.copytree(ROOT / "build" / "cython", source / "build" / "cython")
    (source / "setup.cfg").write_text("[build]\nbuild_lib = build/lib\n", "utf-8")
    lent = source / "build" / "lib" / "belote_desktop" / "bots"
    lent.mkdir(parents=True)
    return {Path(shutil.copy2(path, lent)).name for path in ROOT.glob(COMPILED)}


@pytest.mark.slow
def test_the_wheel_brings_the_resources_and_the_program_finds_them(tmp_path: Path) -> None:
    # In a copy: a build in place would take up files that an older one left.
    source = tmp_path / "source"
    compiled = lend_compiled_kernels(source)
    for folder in ("belote_desktop", "resources", "packaging"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
        if (ROOT / folder).is_dir():
            shutil.copytree(ROOT / folder, source / folder, ignore=ignored)
    for name in ("pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, source)
    mark = source / "resources" / "help" / "mark é.txt"
    mark.parent.mkdir(parents=True, exist_ok=True)
    mark.write_text("here", "utf-8")

    command = [
        sys.executable,
        "-m",
        "pip",
        "wheel",
        "--quiet",
        "--no-deps",
        "--wheel-dir",
        str(tmp_path),
        str(source),
    ]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if "No matching distribution" in result.stderr:
        pytest.skip("the build's own requirements cannot be had (no network?)")
    assert result.returncode == 0, result.stderr

    (wheel,) = tmp_path.glob("*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    wanted = {
        path.relative_to(source / "resources") for path in (source / "resources").rglob("*") if path.is_file()
    }
    assert {path.name for path in installed.glob(COMPILED)} >= compiled
    packed = installed / "belote_desktop" / "_resources"
    assert {path.relative_to(packed) for path in packed.rglob("*") if path.is_file()} == wanted

    ask = (
        "from belote_desktop.app.paths import resource; print(resource('help/mark é.txt').read_text('utf-8'))"
    )
    found = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", ask], cwd=installed, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == "here"
