"""Numbers whose bytes lie in the other order in memory, as in packets of networks and portable files.

    put(u >> 56), ..., put(u)                    store i64 bswap(u)
    ((get() << 8 | get()) << 8 | ...)       ->   bswap(load i64)

The same of halves: put(htonl(u >> 32)), put(htonl(u)).
Such words have a place in memory as wide as a number's. With them, the number's bytes in that order are a number, too,
if one that nobody can read: `enzyme_cc_sloped(value, x, 1)`, whose derivative is that of x (rules/special.py). So it
lies in memory with its derivative beside it, until it is turned again. What else is done with its bytes is refused, as
with those of other numbers (analysis/contents/).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from enzyme_cc import ir
from enzyme_cc.analysis.numbers_in_memory import number_loaded
from enzyme_cc.ir import Builder, Function, Instruction, Type, Value
from enzyme_cc.ir.debug_info import replace_in_records
from enzyme_cc.rules.runtime import SLOPED

_NUMBERS: dict[Type, Type] = {ir.i64: ir.f64, ir.i32: ir.f32}
"""By the word that has the bits."""
_SUFFIX: dict[Type, str] = {ir.f64: "", ir.f32: "f"}
_BYTE = 8
_PARTS = frozenset((ir.i8, ir.i32))
_TURNING = "llvm.bswap."
_OF_LOADS = frozenset(("range", "noundef", "nonnull"))
"""What is said of a word that is loaded, and cannot be said of a number."""


_SIGNS = (("store i8 ", " lshr "), (" load i8, ", " shl "))
"""In the text of functions that take words apart, or put them together."""
_WRITING = frozenset("store fence atomicrmw cmpxchg call invoke va_arg".split())
_HARMLESS = (_TURNING, "llvm.fmuladd.", "llvm.assume", "llvm.lifetime.")
_MOST_BLOCKS = 8
"""On the way between the loads of a word's bytes."""


class _Part(NamedTuple):
    """A byte, or a turned half, of a word: its bits, how far it was shifted, and where it lies, counted from another
    pointer."""

    access: Instruction
    bits: int
    shift: int
    base: Value
    offset: int


def follow_reversed_numbers(function: Function) -> None:
    """Turn words that hold numbers in the other order of bytes into numbers."""
    for block in function.blocks:
        for i in list(block.instructions):
            if isinstance(i, ir.Call) and i.called_name.startswith(_TURNING) and i.type in _NUMBERS:
                _follow(i)


def _follow(turned: ir.Call) -> None:
    number = _NUMBERS[turned.type]
    word, users = turned.args[0], list(turned.users)
    ends = [user for user in users if user.opcode == "bitcast" and user.type is number]
    stores = [user for user in users if isinstance(user, ir.Store) and user.value is turned and not user.volatile
              and user.ordering is None]
    if not users or len(ends) + len(stores) != len(users):
        return
    x = _number_of(word, number, bool(ends) or any(_is_of_numbers(store.pointer, number) for store in stores))
    if x is None or (ends and not isinstance(x, ir.Load | ir.Phi | ir.Cast)):
        return  # no number as it was computed is one when it is turned
    block = turned.parent
    assert block is not None
    builder = Builder(block, block.instructions.index(turned) + 1)
    builder.debug_location = turned.metadata.get("dbg")
    value = builder.bitcast(turned, number)
    type = ir.function_type(number, [number] * 3)
    assert block.parent is not None
    declared = block.parent.parent.get_or_declare(SLOPED + _SUFFIX[number], type)
    result = builder.call(declared, (value, x, ir.fp_constant(number, 1.0)))
    for end in ends:
        _replace(end, result)
    for store in stores:
        store.set_operand(0, result)


def _number_of(word: Value, number: Type, is_number: bool) -> Value | None:
    """The number that has the bits of a word, if it is known to be one: `is_number`, by where its bytes go."""
    if not isinstance(word, Instruction):
        return None
    if word.opcode == "bitcast" and word.operands[0].type is number:
        return word.operands[0]
    if not is_number and not (isinstance(word, ir.Load) and (
        number_loaded(word) == number.kind or _is_of_numbers(word.pointer, number)
    )):
        return None
    block = word.parent
    assert block is not None
    at = block.instructions.index(word) + 1
    while word.opcode == "phi" and block.instructions[at].opcode == "phi":
        at += 1
    builder = Builder(block, at)
    builder.debug_location = word.metadata.get("dbg")
    if not isinstance(word, ir.Load) or word.volatile or word.ordering is not None:
        return builder.bitcast(word, number)
    loaded = builder.load(number, word.pointer, word.align)
    assert isinstance(loaded, Instruction)
    loaded.metadata |= {kind: said for kind, said in word.metadata.items() if kind not in _OF_LOADS}
    _replace(word, builder.bitcast(loaded, word.type))
    return loaded


def _is_of_numbers(pointer: Value, number: Type) -> bool:
    """Whether a pointer is counted in numbers, or is a variable of such."""
    if isinstance(pointer, ir.GetElementPtr):
        return pointer.source_type is number
    type = pointer.allocated_type if isinstance(pointer, ir.Alloca) else None
    while type is not None and type.is_array:
        type = type.element
    return type is number


def _replace(old: Instruction, new: Value) -> None:
    assert old.function is not None
    old.replace_all_uses_with(new)
    replace_in_records(old.function, {old: new})
    old.remove()


def join_reversed_bytes(function: Function) -> bool:
    """Join the bytes of a word that are stored or loaded one by one, the highest first, or the lowest first (where LLVM
    does not: among other memory, in loops); whether there were any."""
    text = function.body_text
    if not function.has_body or (text is not None and _TURNING not in text and not any(
        access in text and shift in text for access, shift in _SIGNS)
    ):
        return False
    changed = False
    for block in function.blocks:
        for group in _stored(block):
            _join_stores(group)
            changed = True
    for i in list(function.instructions()):
        if i.opcode == "or" and i.type in _NUMBERS and any(
            user.opcode == "bitcast" and user.type is _NUMBERS[i.type] for user in _merged(i)
        ):
            loads = _loaded(i)
            changed = (loads is not None and _join_loads(i, loads)) or changed
    return changed


def _merged(word: Instruction) -> Iterator[Instruction]:
    """The users of a word, through phis that have nothing else."""
    for user in word.users:
        if isinstance(user, ir.Phi) and len(user.operands) == 1:
            yield from user.users
        else:
            yield user


def _place(pointer: Value, layout: ir.DataLayout) -> tuple[Value, int]:
    offset = 0
    while isinstance(pointer, ir.GetElementPtr) and pointer.type.is_pointer:
        constant, variable = layout.gep_offset(pointer)
        if variable:
            break
        pointer, offset = pointer.pointer, offset + constant
    return pointer, offset


def _stored(block: ir.BasicBlock) -> Iterator[list[_Part]]:
    """The stores of all parts of a word, one after the other, with nothing between them that touches memory."""
    assert block.parent is not None
    layout = block.parent.parent.datalayout
    of: Value | None = None
    found: list[_Part] = []
    for i in list(block.instructions):
        part = word = None
        if isinstance(i, ir.Store) and i.value.type in _PARTS and not i.volatile and i.ordering is None:
            word, shift = _shifted(_before_turned(i.value))
            if word is not None:
                part = _Part(i, i.value.type.bits, shift, *_place(i.pointer, layout))
        if part is None:
            if i.opcode in _WRITING or i.opcode == "load":
                if not (isinstance(i, ir.Call) and i.called_name.startswith(_HARMLESS)):
                    of, found = None, []
            continue
        if word is not of or (found and found[0].base is not part.base):
            of, found = word, []
        found.append(part)
        assert word is not None
        if sum(part.bits for part in found) == word.type.bits:
            if _is_reversed(found) or _is_in_order(found):
                yield found
            of, found = None, []


def _before_turned(part: Value) -> Value | None:
    """A byte, or what a half is before its bytes are turned."""
    if part.type is ir.i8:
        return part
    return part.args[0] if isinstance(part, ir.Call) and part.called_name.startswith(_TURNING) else None


def _shifted(part: Value | None) -> tuple[Value | None, int]:
    """The word that something is a part of, if it may be a number's, and by how much that is shifted."""
    if not (isinstance(part, Instruction) and part.opcode == "trunc"):
        return None, 0
    word: Value = part.operands[0]
    shift = 0
    if isinstance(word, Instruction) and word.opcode == "lshr":
        amount = word.operands[1]
        if isinstance(amount, ir.ConstantInt):
            word, shift = word.operands[0], amount.value
    may_be_number = word.type in _NUMBERS and isinstance(word, Instruction) and word.opcode in ("bitcast", "load")
    return (word, shift) if may_be_number else (None, 0)


def _is_reversed(parts: list[_Part]) -> bool:
    """Whether parts lie one behind the other, the highest first."""
    place, shift = min(part.offset for part in parts), sum(part.bits for part in parts)
    for part in sorted(parts, key=lambda part: part.offset):
        shift -= part.bits
        if part.base is not parts[0].base or part.offset != place or part.shift != shift:
            return False
        place += part.bits // _BYTE
    return True


def _is_in_order(parts: list[_Part]) -> bool:
    """Whether bytes lie one behind the other, the lowest first, as memory has them."""
    places = sorted((part.offset, part.shift) for part in parts)
    first = places[0][0]
    return all(part.bits == _BYTE and part.base is parts[0].base for part in parts) and places == [
        (first + k, _BYTE * k) for k in range(len(parts))]


def _join_stores(parts: list[_Part]) -> None:
    last = parts[-1].access
    assert isinstance(last, ir.Store) and last.parent is not None
    word, _ = _shifted(_before_turned(last.value))
    lowest = min(parts, key=lambda part: part.offset)
    assert word is not None and isinstance(lowest.access, ir.Store)
    builder = Builder(last.parent, last.parent.instructions.index(last))
    builder.debug_location = last.metadata.get("dbg")
    builder.store(_turned(builder, word) if _is_reversed(parts) else word, lowest.access.pointer, 1)
    for part in parts:
        part.access.remove()


def _loaded(word: Instruction) -> list[_Part] | None:
    """The loads of all bytes of a word that is put together."""
    assert word.function is not None
    layout = word.function.parent.datalayout
    found: list[_Part] = []
    pending: list[tuple[Value, int]] = [(word, 0)]
    while pending and len(found) * _BYTE <= word.type.bits:  # so many bytes at most
        part, shift = pending.pop()
        if not isinstance(part, Instruction):
            return None
        if part.opcode == "or":
            pending += [(operand, shift) for operand in part.operands]
        elif part.opcode == "shl" and isinstance(part.operands[1], ir.ConstantInt):
            pending.append((part.operands[0], shift + part.operands[1].value))
        elif part.opcode == "zext":
            pending.append((part.operands[0], shift))
        else:
            load = _before_turned(part)
            if not isinstance(load, ir.Load) or load.type not in _PARTS or load.volatile or load.ordering is not None:
                return None
            found.append(_Part(load, load.type.bits, shift, *_place(load.pointer, layout)))
    is_whole = not pending and sum(part.bits for part in found) == word.type.bits
    return found if is_whole and (_is_reversed(found) or _is_in_order(found)) else None


def _last_of(loads: set[Instruction], word: Instruction) -> Instruction | None:
    """The last of the loads that a word is made of, if memory is the same at all of them: on the one way to it."""
    block, last, left = word.parent, None, set(loads)
    for _ in range(_MOST_BLOCKS):
        if block is None:
            return None
        for i in reversed(block.instructions):
            if i in left:
                left.remove(i)
                last = last or i
                if not left:
                    return last
            elif last is not None and i.opcode in _WRITING and not (
                isinstance(i, ir.Call) and i.called_name.startswith(_HARMLESS)
            ):
                return None
        before = set(block.predecessors)
        block = before.pop() if len(before) == 1 else None
    return None


def _join_loads(word: Instruction, parts: list[_Part]) -> bool:
    last = _last_of({part.access for part in parts}, word)
    if last is None or last.parent is None:
        return False
    lowest = min(parts, key=lambda part: part.offset)
    builder = Builder(last.parent, last.parent.instructions.index(last) + 1)
    builder.debug_location = word.metadata.get("dbg")
    pointer = builder.gep(ir.i8, lowest.base, [ir.int_constant(ir.i64, lowest.offset)])
    loaded = builder.load(word.type, pointer, 1)
    word.replace_all_uses_with(_turned(builder, loaded) if _is_reversed(parts) else loaded)
    return True


def _turned(builder: Builder, word: Value) -> Value:
    type = word.type
    assert builder.block is not None and builder.block.parent is not None
    declared = builder.block.parent.parent.get_or_declare(f"{_TURNING}{type}", ir.function_type(type, [type]))
    return builder.call(declared, (word,))
