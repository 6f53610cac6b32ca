"""Meson: its static libraries are thin archives, and it links with --no-undefined."""

from __future__ import annotations

from pathlib import Path

import pytest
from sample_project import CHANGED, PRINTED, Run, change_model, needs

PROJECT = """
project('sample', 'c', default_options: ['buildtype=release'])
m = meson.get_compiler('c').find_library('m', required: false)
model = {kind}('model', 'loss.c', 'model.c', dependencies: m{more})
executable('main', 'main.c', link_with: model, dependencies: m, install: true)
executable('plain', 'plain.c')
"""


@pytest.mark.slow
@pytest.mark.parametrize("more", ["", ", b_lto=true"])
def test_a_thin_archive(more: str, run: Run, project: Path) -> None:
    needs("meson", "ninja")
    text = PROJECT.format(kind="static_library", more="")
    if more:
        text = text.replace("'buildtype=release'", "'buildtype=release', 'b_lto=true'")
    (project / "meson.build").write_text(text)
    run("meson setup build --prefix=$PWD/installed && meson compile -C build && meson install -C build",
        CC="enzyme-clang", CC_LD="lld")
    assert run("installed/bin/main") == PRINTED
    assert run("build/plain") == "no derivative here\n"
    change_model(project)
    run("meson compile -C build", CC="enzyme-clang")
    assert run("build/main") == CHANGED


@pytest.mark.slow
def test_an_installed_archive_is_a_whole_one(run: Run, project: Path) -> None:
    needs("meson", "ninja")
    (project / "meson.build").write_text(PROJECT.format(kind="static_library", more=", install: true"))
    run("meson setup build --prefix=$PWD/installed --libdir=lib && meson install -C build", CC="enzyme-clang")
    assert run("enzyme-clang -O2 main.c -Linstalled/lib -lmodel -lm -o again && ./again") == PRINTED
