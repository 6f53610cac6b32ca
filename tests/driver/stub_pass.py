"""An AD pass that answers every request with 42, as a program that is otherwise enzyme-clang."""

from __future__ import annotations

import subprocess
from collections.abc import Callable

STUB = '''
import os, re, signal, sys, types
from enzyme_cc.diagnostics import DiagnosticError, Location, error

DECLARATION = re.compile(r"^declare .*double @__enzyme_autodiff[.\\w]*\\(.*$", re.M)

def answered(program, optimise, link, options, natives=None, inline=None):
    text = program.print()
    if "@refuse_me" in text:
        raise DiagnosticError([error("cannot differentiate this", Location("gone.c", 3, 7), code="test")])
    if "@crash_me" in text:
        os.kill(os.getpid(), signal.SIGSEGV)
    if "@break_me" in text:
        raise ZeroDivisionError("broken inside")
    if "@say_options" in text:
        print(options, file=sys.stderr)
    if options.preopt:
        text = optimise(text)
    closed = "@other_unit" not in text or re.search("^define .*@other_unit", text, re.M)
    answer = 42.0 if closed else 0.0
    body = f"define internal double @derivative(ptr %f, ...) {{\\n  ret double {answer}\\n}}"
    text, count = DECLARATION.subn(body, text)
    assert count == 1, text
    from enzyme_cc import ir
    from enzyme_cc.autodiff.answered import Answered
    return Answered(ir.parse_module(text.replace("@__enzyme_autodiff", "@derivative")))

differentiate = types.ModuleType("enzyme_cc.autodiff.differentiate")
differentiate.answered = answered
sys.modules["enzyme_cc.autodiff.differentiate"] = differentiate
from enzyme_cc.driver.clang import main
sys.exit(main())
'''

Run = Callable[..., "subprocess.CompletedProcess[str]"]


REQUEST = """
#include <stdio.h>
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)square, 3.0)); return 0; }
"""
