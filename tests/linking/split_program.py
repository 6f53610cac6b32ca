"""A program in three files whose request needs all of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable

Run = Callable[..., "subprocess.CompletedProcess[str]"]

MAIN = """
#include <stdio.h>
double loss(double x);
double __enzyme_autodiff(void *, ...);
int main(void) { printf("%.3f %.3f\\n", loss(2.0), __enzyme_autodiff((void *)loss, 2.0)); return 0; }
"""
# `scale` is another function in each file
LOSS = """
double model(double);
static double scale(double x) { return 3 * x; }
double loss(double x) { return scale(model(x)); }
"""
MODEL = """
#include <math.h>
int calls;
static double scale(double x) { return x * x; }
double model(double x) { calls++; return sin(scale(x)); }
"""
PRINTED = "-2.270 -7.844\n"  # 3 sin(x^2) and 6 x cos(x^2) at 2

WRAPPERS = {
    command: [sys.executable, "-c", f"import sys; from enzyme_cc.driver.{module} import main; sys.exit(main())"]
    for command, module in (("enzyme-clang", "clang"), ("enzyme-clang++", "clangxx"))
}
WRAPPER = WRAPPERS["enzyme-clang"]
