"""The routines of BLAS and LAPACK that derivatives call: SciPy's, which Numba calls too."""

from __future__ import annotations

import ctypes
import re
from functools import cache
from typing import Any

import llvmlite.binding as llvm

_PREFIX = "enzyme_cc_scipy_"
_ROUTINE = re.compile(r"^declare [^\n]*@([sdcz]\w+_)\(", re.M)


def with_own_names(text: str) -> str:
    """A module whose routines of BLAS and LAPACK have names that nothing else in the process has."""
    for name in sorted(set(_ROUTINE.findall(text))):
        text = re.sub(rf"@{name}\b", f"@{_PREFIX}{name}", text)
    return text


def wanted_by(text: str) -> tuple[str, ...]:
    """The routines that a module calls."""
    return tuple(sorted(set(re.findall(rf"^declare [^\n]*@{_PREFIX}(\w+)_\(", text, re.M))))


@cache
def find(name: str) -> None:
    """Tell LLVM where a routine is. Raises ImportError."""
    from scipy.linalg import cython_blas, cython_lapack

    for module in (cython_blas, cython_lapack):
        capsule = module.__pyx_capi__.get(name)
        if capsule is not None:
            llvm.add_symbol(f"{_PREFIX}{name}_", _address(capsule))
            return
    raise ImportError(f"SciPy has no routine {name}")


def _address(capsule: Any) -> int:
    name_of = ctypes.pythonapi.PyCapsule_GetName
    name_of.restype, name_of.argtypes = ctypes.c_char_p, [ctypes.py_object]
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    return int(pointer(capsule, name_of(capsule)))
