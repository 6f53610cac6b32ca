"""Cells of a notebook: what `%%enzyme` puts among its names, and what it says of lines that it cannot take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import enzyme_cc
from enzyme_cc.python.notebook import load_ipython_extension

pytestmark = pytest.mark.slow


class Notebook:
    """As much of IPython's shell as `%load_ext` and a cell ask for."""

    def __init__(self) -> None:
        self.user_ns: dict[str, Any] = {}
        self.magics: dict[tuple[str, str], Callable[[str, str], None]] = {}
        load_ipython_extension(self)

    def register_magic_function(self, function: Callable[[str, str], None], kind: str, name: str) -> None:
        self.magics[kind, name] = function

    def cell(self, line: str, text: str) -> None:
        self.magics["cell", "enzyme"](line, text)


def test_a_cell_s_functions_are_names_of_the_notebook() -> None:
    notebook = Notebook()
    notebook.cell("c cube = double cube(double x); double norm(const double x[n], int n)", """
double cube(double x) { return x * x * x; }
double norm(const double *x, int n) { double s = 0; for (int i = 0; i < n; i++) s += x[i] * x[i]; return s; }
""")
    assert notebook.user_ns["cube"].grad(2.0).x == pytest.approx(12.0)
    np.testing.assert_allclose(notebook.user_ns["norm"].grad(np.array([1.0, 2.0]), wrt="x"), [2.0, 4.0])
    assert isinstance(notebook.user_ns["program"], enzyme_cc.Program)


def test_what_is_wrong_in_a_cell_is_an_error_with_the_compilers_text() -> None:
    notebook = Notebook()
    with pytest.raises(enzyme_cc.BuildError, match="name the language: c, c"):
        notebook.cell("", "double f(double x) { return x; }")
    with pytest.raises(enzyme_cc.BuildError, match=r"undeclared identifier 'y'"):
        notebook.cell("c f = double f(double x)", "double f(double x) { return y; }")
    assert "f" not in notebook.user_ns
