"""`%%enzyme`: a cell of C, C++, Fortran or Rust in a notebook.

    %load_ext enzyme_cc
    %%enzyme c f = double f(const double x[n], int n)
    double f(const double *x, int n) { ... }

The first word is the language; what stands behind `NAME =` is a prototype, and the function gets that name in the
notebook. Several prototypes are separated by semicolons. `program` is the whole program.
"""

from __future__ import annotations

from typing import Any

from enzyme_cc.python.errors import BuildError
from enzyme_cc.python.program import build


def run_cell(line: str, cell: str, names: dict[str, Any]) -> None:
    """Build a cell, and put its functions among the notebook's names. Raises BuildError."""
    language, _, rest = line.strip().partition(" ")
    if not language:
        raise BuildError("%%enzyme: name the language: c, c++, fortran or rust")
    program = build(code=cell, language=language)
    names["program"] = program
    for wanted in filter(None, (part.strip() for part in rest.split(";"))):
        name, equals, prototype = wanted.partition("=")
        if not equals:
            name, prototype = "", wanted
        function = program.function(prototype.strip())
        names[name.strip() or function.__name__.rpartition("::")[2]] = function


def load_ipython_extension(ipython: Any) -> None:
    """What `%load_ext enzyme_cc` calls."""
    def enzyme(line: str, cell: str) -> None:
        run_cell(line, cell, ipython.user_ns)

    ipython.register_magic_function(enzyme, "cell", "enzyme")
