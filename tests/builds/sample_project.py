"""The project that every build system builds here: a request that reaches through a library of two units."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
Run = Callable[..., str]
# what pip installed beside the tests (Meson) counts as installed
TOOLS = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))

# `scale` is another function in each unit.
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
CHANGED = "-1.961 9.082\n"  # the same with the cosine


def change_model(project: Path) -> None:
    """Edit one file of the project: the sine becomes a cosine."""
    path = project / "model.c"
    path.write_text(path.read_text().replace("sin(", "cos("))


def needs(*tools: str) -> None:
    """Fail with the package's name where a build system is missing: `.ci/packages test` installs them."""
    missing = [tool for tool in tools if shutil.which(tool, path=TOOLS) is None]
    assert not missing, f"not installed: {', '.join(missing)}"
