"""Functions in which integers may come to hold bits of numbers: those that number_bits.py looks at for every caller.

Purely by what stands in them, and in those that they call: a number that becomes an integer, an integer that is loaded
or stored where no tag says that one is declared there, memory that is copied. Any other function only hands on what it
is given.
"""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.declared_types import COUNT, declared_access, is_integer_field
from enzyme_cc.analysis.reaching import Reaching
from enzyme_cc.analysis.type_facts import INTEGER
from enzyme_cc.ir import Call, GlobalVariable, Instruction, Store
from enzyme_cc.ir.opcodes import FLOAT_TO_INTEGER

_LIBRARY_VARIABLES = frozenset(("__libc_single_threaded",))
"""Integers of the C library's own, which tell a C++ library how to count."""


def word_readers(models: CallModels) -> Reaching:
    """Those of one module, and the functions that load any integer, whatever it is declared to be."""
    return _makers(models, is_declared=lambda load, size: False)


def word_makers(models: CallModels) -> Reaching:
    """Those of one module."""
    return _makers(models, is_declared=lambda load, size: declared_access(load, size) is INTEGER)


def _makers(models: CallModels, is_declared: Callable[[Instruction, int], bool]) -> Reaching:
    def makes_words(i: Instruction) -> bool:
        opcode = i.opcode
        if opcode == "bitcast":
            return i.operands[0].type.is_fp and i.type.scalar.is_int
        if opcode in ("load", "atomicrmw"):
            scalar = i.type.scalar
            if not scalar.is_int or scalar.bits == 1 or _is_of_library(i):
                return False
            return not is_declared(i, max(scalar.bits // 8, 1))
        if isinstance(i, Store):  # over a part of a number
            type = i.value.type
            return type.is_int and not is_integer_field(i, max(type.bits // 8, 1))
        if isinstance(i, Call):
            return models.of(i).kind is Kind.COPY
        return opcode in FLOAT_TO_INTEGER

    return Reaching(models, makes_words)


def _is_of_library(access: Instruction) -> bool:
    """Whether it reads a count of a C++ library's. LLVM drops the mark where it makes one load of two: then another
    access through the same pointer has it."""
    pointer = access.operands[0]
    if isinstance(pointer, GlobalVariable):
        return pointer.name in _LIBRARY_VARIABLES
    return any(COUNT in user.metadata for user in pointer.users)
