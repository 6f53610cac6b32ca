"""Sample projects built by real build systems with the wrappers as compilers."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., str]

# A program whose request reaches through a library of two units; `scale` is another function in each.
SOURCES = {
    "main.c": """
#include <stdio.h>
#include "model.h"
double __enzyme_autodiff(void *, ...);
int main(void) { printf("%.3f %.3f\\n", loss(2.0), __enzyme_autodiff((void *)loss, 2.0)); return 0; }
""",
    "loss.c": """
#include "model.h"
static double scale(double x) { return 3 * x; }
double loss(double x) { return scale(model(x)); }
""",
    "model.c": """
#include <math.h>
#include "model.h"
static double scale(double x) { return x * x; }
double model(double x) { return sin(scale(x)); }
""",
    "model.h": "double model(double x);\ndouble loss(double x);\n",
    "plain.c": "#include <stdio.h>\nint main(void) { puts(\"no derivative here\"); return 0; }\n",
}
PRINTED = "-2.270 -7.844\n"  # 3 sin(x^2) and 6 x cos(x^2) at 2
CHANGED = "-1.961 7.844\n"  # the same with the cosine


@pytest.fixture(scope="session")
def bin_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wrappers as an installation has them: real files that name the interpreter."""
    folder = tmp_path_factory.mktemp("bin")
    for wrapper in (ROOT / "wrappers" / "bin").iterdir():
        text = wrapper.read_text().replace("#!/usr/bin/env python3", f"#!{sys.executable}", 1)
        (folder / wrapper.name).write_text(text)
        (folder / wrapper.name).chmod(0o755)
    return folder


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with the sources; the build files are the test's."""
    folder = tmp_path / "project"
    folder.mkdir()
    for name, text in SOURCES.items():
        (folder / name).write_text(text)
    return folder


@pytest.fixture
def run(bin_folder: Path, project: Path) -> Run:
    """Run shell commands in the project, the wrappers on PATH; what they print. They must succeed."""
    for name in ("CC", "CXX", "CFLAGS", "LDFLAGS", "MAKEFLAGS"):
        assert name not in os.environ or os.environ[name] == "", f"{name} is set"

    def start(commands: str, **environment: str) -> str:
        path = f"{bin_folder}{os.pathsep}{os.environ['PATH']}"
        done = subprocess.run(
            ["sh", "-e", "-c", commands], cwd=project, text=True, timeout=280, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, env={**os.environ, "PATH": path, **environment},
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    return start


def change_model(project: Path) -> None:
    """Edit one file of the project: the sine becomes a cosine. Its time is later by more than a tick."""
    path = project / "model.c"
    path.write_text(path.read_text().replace("sin(", "cos("))
    later = path.stat().st_mtime + 2
    os.utime(path, (later, later))


def needs(*tools: str) -> None:
    """Fail with the package's name where a build system is missing: `.ci/packages test` installs them."""
    missing = [tool for tool in tools if shutil.which(tool) is None]
    assert not missing, f"not installed: {', '.join(missing)}"
