"""From where memory is copied to the array that an integer is loaded from, by copies that no tag calls those of a
structure: what C knows of such an array is that integers are read there, and nothing of what was copied."""

from __future__ import annotations

from collections.abc import Iterator

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.ir import Call, ConstantInt, DataLayout, Function, GetElementPtr, Instruction, Value
from enzyme_cc.ir.opcodes import COPIES


def copied_from(load: Instruction, function: Function, models: CallModels, layout: DataLayout) -> Iterator[Value]:
    """The sources of the copies of a function into the array that one of its loads is from: those whose destination is
    counted from the same pointer, and reaches as far, where that is known."""
    bases = dict(_bases(load.operands[0], layout))
    for call in function.instructions():
        if not isinstance(call, Call) or "tbaa.struct" in call.metadata or models.of(call).kind is not Kind.COPY:
            continue
        info = models.of(call).info
        if info is None or info.source is None or info.destination is None or info.length is None:
            continue
        length = call.args[info.length]
        end = length.value if isinstance(length, ConstantInt) else None
        for base, start in _bases(call.args[info.destination], layout):
            if base in bases and _is_within(bases[base], start, end):
                yield call.args[info.source]
                break


def _is_within(at: int | None, start: int | None, length: int | None) -> bool:
    if at is None or start is None:
        return True
    return start <= at and (length is None or at < start + length)


def _bases(pointer: Value, layout: DataLayout) -> Iterator[tuple[Value, int | None]]:
    """What a pointer is counted from, by constants and by one index, or by walking along; and how far, None if it is
    not known. Who counts twice is in another array."""
    pending: list[tuple[Value, int | None, bool]] = [(pointer, 0, False)]
    seen = {pointer}
    for value, offset, is_indexed in pending:
        yield value, offset
        if isinstance(value, GetElementPtr):
            constant, variable = layout.gep_offset(value)
            if variable and is_indexed:
                continue
            further = None if variable or offset is None else offset + constant
            news = [(value.pointer, further, is_indexed or bool(variable))]
        elif isinstance(value, Instruction) and value.opcode in COPIES:
            news = [(o, None, is_indexed) for o in value.operands if o.type.is_pointer]
        else:
            continue
        pending += [each for each in news if each[0] not in seen]
        seen.update(each[0] for each in news)
