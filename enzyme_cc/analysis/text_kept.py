"""Functions that may make or read text; and those that may leave characters that they are given, or numbers read out of
them, where others find them.

A handler of errors that prints its message does not leave any: what it writes, if anything, is memory of its own.
"""

from __future__ import annotations

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.reaching import Reaching
from enzyme_cc.ir import Alloca, Call, Instruction, Value
from enzyme_cc.rules.text import text_info


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
    """Those of one module that call what may make text of numbers, or numbers of text."""

    def makes(i: Instruction) -> bool:
        if not isinstance(i, Call):
            return False
        model = models.of(i)
        if model.info is None:
            return model.body is None and model.spelling is None and not model.name.startswith("llvm.")
        return model.kind is Kind.INACTIVE and not model.registered and not text_info(model.name).free

    return Reaching(models, makes)


def _is_local(pointer: Value) -> bool:
    while isinstance(pointer, Instruction) and pointer.opcode == "getelementptr":
        pointer = pointer.operands[0]
    return isinstance(pointer, Alloca)
