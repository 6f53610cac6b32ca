"""Functions that may make text of numbers; and those that may leave characters that they are given, or numbers read
out of them, where others find them.

A handler of errors that prints its message does not leave any: what it writes, if anything, is memory of its own.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.pointers import base_of
from enzyme_cc.analysis.reaching import Reaching
from enzyme_cc.ir import Alloca, Call, Function, GetElementPtr, GlobalVariable, Instruction, Value
from enzyme_cc.rules.functions import INACTIVE, FunctionInfo
from enzyme_cc.rules.text import TextInfo, text_info

CHARACTER_BITS = 8


def keeps_text(models: CallModels) -> Reaching:
    """Those of one module."""

    def keeps(i: Instruction) -> bool:
        if i.opcode == "store":
            return not _is_local(i.operands[1])
        if i.opcode == "ret":
            return bool(i.operands)
        if not isinstance(i, Call):
            return i.opcode in ("atomicrmw", "cmpxchg")
        model = models.of(i)
        if model.kind in (Kind.DROPPED, Kind.FREE, Kind.DEFINED):
            return False  # what it calls is looked at by itself
        if model.info is None or model.kind not in (Kind.INACTIVE, Kind.COPY, Kind.SET):
            return not i.called_name.startswith(("llvm.lifetime.", "llvm.va_"))
        info, file = model.info, text_info(model.name).file  # what is in files is followed beside
        written = [i.args[k] for k in info.writes if k < i.arg_count and k != file]
        if info.destination is not None:
            written.append(i.args[info.destination])
        return info.writes_from is not None or bool(info.fills) or not all(map(_is_local, written))

    return Reaching(models, keeps)


def makes_text(models: CallModels) -> Reaching:
    """Those of one module that call what may make text of numbers, or look up digits: where none does, there is no text
    to read."""

    def makes(i: Instruction) -> bool:
        if not isinstance(i, Call):
            return is_table_lookup(i)
        model = models.of(i)
        return (
            model.info is not None and model.kind is Kind.INACTIVE and not model.registered
            and model.function is not None and may_write(model.function, model.info, text_info(model.name)))

    return Reaching(models, makes)


def may_write(function: Function, info: FunctionInfo, row: TextInfo) -> bool:
    """Whether a library's function may make text of numbers, or hand on their bytes: it gets some by value, or its row
    says that it does so with what pointers lead to."""
    if row.stream:
        return True
    keeps = info.writes or info.writes_from is not None or info.text or row.file is not None
    gives = function.function_type.ret.is_pointer and info.returns is None  # an own buffer, not an argument again
    if info.kind != INACTIVE or row.free or not (keeps or gives):
        return False
    if row.numbers or row.bytes or row.opens is not None or row.opens_file:
        return True
    return function.function_type.vararg or any(not type.is_pointer for type in function.function_type.params)


def is_table_lookup(i: Instruction) -> bool:
    """Whether an instruction loads one or two characters out of a constant table, by an index."""
    if i.opcode != "load" or not i.type.is_int or i.type.bits > 2 * CHARACTER_BITS:
        return False
    table = base_of(i.operands[0])
    return isinstance(table, GlobalVariable) and table.is_constant_global and bool(indices_of(i.operands[0]))


def indices_of(pointer: Value) -> list[Value]:
    """What a pointer is indexed by that is no constant."""
    indices: list[Value] = []
    while isinstance(pointer, GetElementPtr):
        indices += [index for index in pointer.indices if not index.is_constant]
        pointer = pointer.pointer
    return indices


def _is_local(pointer: Value) -> bool:
    return isinstance(base_of(pointer), Alloca)
