"""Prints single instructions and debug records, given the names of local values."""

from __future__ import annotations

from collections.abc import Callable

from enzyme_cc.ir import exceptions, types
from enzyme_cc.ir import instructions as kinds
from enzyme_cc.ir.calls import Call, CallBr, Invoke
from enzyme_cc.ir.constants import ConstantExpr, ValueAsMetadata
from enzyme_cc.ir.debug_records import DebugRecord
from enzyme_cc.ir.function import Instruction, LocalValue, Phi
from enzyme_cc.ir.globals import GlobalValue
from enzyme_cc.ir.values import Value

Names = dict[LocalValue, str]
Group = Callable[[tuple[str, ...]], str]  # the text of a tuple of function attributes


def instruction_text(group: Group, instruction: Instruction, names: Names) -> str:
    """The instruction, with its name and metadata, without indentation."""
    text = _PRINTERS[instruction.__class__](group, instruction, names)
    if instruction.type is not types.void:
        text = f"{names.get(instruction) or instruction.ref()} = {text}"
    if instruction.metadata:
        for kind, node in instruction.metadata.items():
            text += f", !{kind} {node}"
    return text


def _ref(value: Value, names: Names) -> str:
    """An operand without its type."""
    found = names.get(value)  # type: ignore[call-overload]  # a key that is absent is no error
    if found is not None:
        return found
    if isinstance(value, ValueAsMetadata):
        return _wrapped(value.value, names)
    return value.ref()


def _typed(value: Value, names: Names) -> str:
    """An operand with its type."""
    found = names.get(value)  # type: ignore[call-overload]  # a key that is absent is no error
    if found is not None:
        return f"{value.type.text} {found}"
    if isinstance(value, ValueAsMetadata):
        return f"metadata {_wrapped(value.value, names)}"
    return value.typed_ref()


def _wrapped(value: Value, names: Names) -> str:
    """A value inside metadata; one that is no longer in the function or the module is poison."""
    if isinstance(value, LocalValue):
        return f"{value.type} {names.get(value, 'poison')}"
    return f"{value.type} poison" if _is_gone(value) else value.typed_ref()


def _is_gone(value: Value) -> bool:
    """Whether a constant names a global that was taken out of its module."""
    if isinstance(value, GlobalValue):
        return value.parent.global_value(value.name) is not value
    return isinstance(value, ConstantExpr) and any(map(_is_gone, value.operands))


def record_text(record: DebugRecord, names: Names) -> str:
    parts = []
    for operand in record.operands:
        if isinstance(operand, tuple):
            parts.append(f"!DIArgList({', '.join(_wrapped(value, names) for value in operand)})")
        elif isinstance(operand, Value):
            parts.append(_wrapped(operand, names))
        else:
            parts.append(str(operand))
    return f"#dbg_{record.kind}({', '.join(parts)})"


# One function for each kind of instruction: the text after `%x = `, without metadata.


def _flagged(instruction: Instruction) -> str:
    flags = instruction.flags
    return f"{instruction.opcode} {' '.join(flags)}" if flags else instruction.opcode


def _binary(_: Group, i: Instruction, names: Names) -> str:
    left, right = i.operands
    return f"{_flagged(i)} {_typed(left, names)}, {_ref(right, names)}"


def _listed(_: Group, i: Instruction, names: Names) -> str:
    """Opcode and typed operands: fneg, freeze, select, resume, extractelement, insertelement."""
    return f"{_flagged(i)} {', '.join([_typed(value, names) for value in i.operands])}"


def _cast(_: Group, i: Instruction, names: Names) -> str:
    return f"{_flagged(i)} {_typed(i.operands[0], names)} to {i.type}"


def _comparison(_: Group, i: kinds.ICmp, names: Names) -> str:
    left, right = i.operands
    return f"{_flagged(i)} {i.predicate} {_typed(left, names)}, {_ref(right, names)}"


def _phi(_: Group, i: Phi, names: Names) -> str:
    pairs = [
        f"[ {_ref(value, names)}, {_ref(block, names)} ]"
        for value, block in zip(i.operands, i.incoming_blocks, strict=True)
    ]
    return f"{_flagged(i)} {i.type} {', '.join(pairs)}"


def _access(i: kinds.Load | kinds.Store) -> str:
    text = i.opcode
    if i.ordering is not None:
        text += " atomic"
    return text + " volatile" if i.volatile else text


def _order(scope: str | None, *orderings: str | None) -> str:
    text = f' syncscope("{scope}")' if scope is not None else ""
    return text + "".join(f" {ordering}" for ordering in orderings if ordering is not None)


def _align(align: int | None) -> str:
    return "" if align is None else f", align {align}"


def _load(_: Group, i: kinds.Load, names: Names) -> str:
    pointer = _typed(i.operands[0], names)
    return f"{_access(i)} {i.type}, {pointer}{_order(i.syncscope, i.ordering)}{_align(i.align)}"


def _store(_: Group, i: kinds.Store, names: Names) -> str:
    value, pointer = _typed(i.operands[0], names), _typed(i.operands[1], names)
    return f"{_access(i)} {value}, {pointer}{_order(i.syncscope, i.ordering)}{_align(i.align)}"


def _gep(_: Group, i: kinds.GetElementPtr, names: Names) -> str:
    return f"{_flagged(i)} {i.source_type}, {', '.join([_typed(value, names) for value in i.operands])}"


def _alloca(_: Group, i: kinds.Alloca, names: Names) -> str:
    text = f"{_flagged(i)} {i.allocated_type}"
    if i.operands:
        text += ", " + _typed(i.operands[0], names)
    text += _align(i.align)
    return text + f", addrspace({i.addrspace})" if i.addrspace else text


def _ret(_: Group, i: Instruction, names: Names) -> str:
    return f"ret {_typed(i.operands[0], names)}" if i.operands else "ret void"


def _switch(_: Group, i: Instruction, names: Names) -> str:
    value, default, *rest = (_typed(operand, names) for operand in i.operands)
    cases = "".join(f"    {c}, {b}\n" for c, b in zip(rest[::2], rest[1::2], strict=True))
    return f"switch {value}, {default} [\n{cases}  ]"


def _indirectbr(_: Group, i: Instruction, names: Names) -> str:
    address, *blocks = (_typed(operand, names) for operand in i.operands)
    return f"indirectbr {address}, [{', '.join(blocks)}]"


def _unreachable(_: Group, i: Instruction, names: Names) -> str:
    return "unreachable"


def _aggregate(_: Group, i: kinds.ExtractValue | kinds.InsertValue, names: Names) -> str:
    indices = "".join([f", {index}" for index in i.indices])
    return f"{i.opcode} {', '.join([_typed(value, names) for value in i.operands])}{indices}"


def _shufflevector(_: Group, i: kinds.ShuffleVector, names: Names) -> str:
    type = i.type
    assert isinstance(type, types.VectorType)
    mask_type = types.vector_type(types.i32, type.count, type.scalable)
    if type.scalable:
        mask = "zeroinitializer" if i.mask[0] == 0 else "poison"
    else:
        mask = "<" + ", ".join([f"i32 {lane}" if lane >= 0 else "i32 poison" for lane in i.mask]) + ">"
    return f"shufflevector {_typed(i.operands[0], names)}, {_typed(i.operands[1], names)}, {mask_type} {mask}"


def _atomicrmw(_: Group, i: kinds.AtomicRMW, names: Names) -> str:
    volatile = "volatile " if i.volatile else ""
    pointer, value = _typed(i.operands[0], names), _typed(i.operands[1], names)
    order = _order(i.syncscope, i.ordering)
    return f"atomicrmw {volatile}{i.operation} {pointer}, {value}{order}{_align(i.align)}"


def _cmpxchg(_: Group, i: kinds.CmpXchg, names: Names) -> str:
    words = "cmpxchg" + (" weak" if i.weak else "") + (" volatile" if i.volatile else "")
    listed = ", ".join([_typed(value, names) for value in i.operands])
    return f"{words} {listed}{_order(i.syncscope, i.ordering, i.failure_ordering)}{_align(i.align)}"


def _fence(_: Group, i: kinds.Fence, names: Names) -> str:
    return f"fence{_order(i.syncscope, i.ordering)}"


def _va_arg(_: Group, i: Instruction, names: Names) -> str:
    return f"va_arg {_typed(i.operands[0], names)}, {i.type}"


def _landingpad(_: Group, i: exceptions.LandingPad, names: Names) -> str:
    text = f"landingpad {i.type}"
    if i.cleanup:
        text += "\n          cleanup"
    for clause, value in zip(i.clauses, i.operands, strict=True):
        text += f"\n          {clause} {_typed(value, names)}"
    return text


def _unwind(block: Value | None, names: Names) -> str:
    return "unwind to caller" if block is None else f"unwind {_typed(block, names)}"


def _catchswitch(_: Group, i: exceptions.CatchSwitch, names: Names) -> str:
    handlers = ", ".join([_typed(block, names) for block in i.handlers])
    return f"catchswitch within {_ref(i.operands[0], names)} [{handlers}] {_unwind(i.unwind_dest, names)}"


def _funclet_pad(_: Group, i: exceptions.FuncletPad, names: Names) -> str:
    listed = ", ".join([_typed(value, names) for value in i.args])
    return f"{i.opcode} within {_ref(i.parent_pad, names)} [{listed}]"


def _catchret(_: Group, i: Instruction, names: Names) -> str:
    return f"catchret from {_ref(i.operands[0], names)} to {_typed(i.operands[1], names)}"


def _cleanupret(_: Group, i: Instruction, names: Names) -> str:
    block = i.operands[1] if len(i.operands) > 1 else None
    return f"cleanupret from {_ref(i.operands[0], names)} {_unwind(block, names)}"


def _call(group: Group, call: Call, names: Names) -> str:
    words = [call.opcode, *call.flags]
    if call.tail is not None:
        words.insert(0, call.tail)
    if call.cc:
        words.append(call.cc)
    words += call.ret_attributes
    if call.addrspace:
        words.append(f"addrspace({call.addrspace})")
    type = call.function_type
    words.append(str(type) if type.vararg else str(type.ret))
    args = []
    for value, attributes in zip(call.operands, call.arg_attributes, strict=False):
        if attributes:
            args.append(f"{value.type} {' '.join(attributes)} {_ref(value, names)}")
        else:
            args.append(_typed(value, names))
    words.append(f"{_ref(call.operands[-1], names)}({', '.join(args)})")
    if call.fn_attributes:
        words.append(group(call.fn_attributes))
    if call.bundle_layout:
        listed = (
            f'"{tag}"({", ".join(_typed(value, names) for value in values)})' for tag, values in call.bundles
        )
        words.append(f"[ {', '.join(listed)} ]")
    text = " ".join(words)
    if isinstance(call, Invoke):
        normal, unwind = _typed(call.normal_dest, names), _typed(call.unwind_dest, names)
        return f"{text}\n          to {normal} unwind {unwind}"
    if isinstance(call, CallBr):
        default, *others = (_typed(block, names) for block in call.destinations)
        return f"{text}\n          to {default} [{', '.join(others)}]"
    return text


_PRINTERS: dict[type, Callable[..., str]] = {
    kinds.BinaryOp: _binary,
    kinds.UnaryOp: _listed,
    kinds.Freeze: _listed,
    kinds.Cast: _cast,
    kinds.ICmp: _comparison,
    kinds.FCmp: _comparison,
    kinds.Select: _listed,
    Phi: _phi,
    kinds.Load: _load,
    kinds.Store: _store,
    kinds.GetElementPtr: _gep,
    kinds.Alloca: _alloca,
    kinds.Ret: _ret,
    kinds.Br: _listed,
    kinds.CondBr: _listed,
    kinds.Switch: _switch,
    kinds.IndirectBr: _indirectbr,
    kinds.Unreachable: _unreachable,
    kinds.ExtractValue: _aggregate,
    kinds.InsertValue: _aggregate,
    kinds.ExtractElement: _listed,
    kinds.InsertElement: _listed,
    kinds.ShuffleVector: _shufflevector,
    kinds.AtomicRMW: _atomicrmw,
    kinds.CmpXchg: _cmpxchg,
    kinds.Fence: _fence,
    kinds.VAArg: _va_arg,
    Call: _call,
    Invoke: _call,
    CallBr: _call,
    exceptions.Resume: _listed,
    exceptions.LandingPad: _landingpad,
    exceptions.CatchSwitch: _catchswitch,
    exceptions.CatchPad: _funclet_pad,
    exceptions.CleanupPad: _funclet_pad,
    exceptions.CatchRet: _catchret,
    exceptions.CleanupRet: _cleanupret,
}
