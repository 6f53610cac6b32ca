"""Derivatives of Numba's functions as libraries of Numba's: made once, kept by content."""

from __future__ import annotations

import functools
import os
from typing import Any

import llvmlite.binding as llvm

from enzyme_cc.numba import libraries
from enzyme_cc.numba.entries import DerivativeEntry
from enzyme_cc.numba.recompiled import library_of
from enzyme_cc.python.ir import answered_ir
from enzyme_cc.python.progress import watched
from enzyme_cc.python.store import store

_FILE = "derivative.ll"
_RUNTIME = ("__enzyme_cc_", "enzyme_cc_NRT_")
_texts: dict[str, str] = {}


def derivative_text(entry: DerivativeEntry, title: str, kept: bool = True) -> str:
    """The module of an entry with the derivative in it; `kept`: for others, too. Raises DifferentiationError."""
    if entry.name not in _texts:
        def make(work: str) -> None:
            with watched(f"differentiating {title}"):
                text = answered_ir(entry.text.encode(), ["--enzyme-thread-keys"])
            with open(os.path.join(work, _FILE), "w", encoding="utf-8") as file:
                file.write(libraries.with_own_names(_hidden(text, entry.name)))

        folder = store(kept).entry(entry.name, make)
        with open(os.path.join(folder, _FILE), encoding="utf-8") as file:
            _texts[entry.name] = file.read()
    return _texts[entry.name]


def library(context: Any, name: str, text: str) -> Any:
    """A library of Numba's with that module."""
    routines = libraries.wanted_by(text)
    for routine in routines:
        libraries.find(routine)
    made = library_of(context, name, text)
    made._reload_init.update(functools.partial(libraries.find, routine) for routine in routines)
    return made


def request_library(context: Any, entry: DerivativeEntry) -> Any:
    """A library that asks for the derivative, where it will be differentiated again."""
    return library_of(context, entry.name, _hidden(entry.text, entry.name))


def _hidden(text: str, name: str) -> str:
    """The module with all but the entry, and what all derivatives share, for itself alone. By names that nothing else
    has: LLVM's JIT takes a weak function of a later module (Numba's ends of lists) for a private one of the same name.
    """
    module = llvm.parse_assembly(text)
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name != name and not value.name.startswith((*_RUNTIME, "llvm.")):
            value.linkage = "internal"
            value.name = f"{value.name}.{name}"
    return str(module)
