"""Short loops marked for LLVM to unroll: those through small local arrays, so that the arrays become registers, those
that move the words of a record, so that each word has its place and its type, and those that take a word apart into
bytes or put it together, so that the bytes are side by side.

Loops stay loops before differentiation. But a vector of three numbers whose elements a loop computes, as C++ and
Rust write it (`from_fn`, `zip`), is memory because of the loop: its numbers are stored and loaded, it has a shadow,
and that is zeroed, stored and loaded as well. Unrolled, all of it is arithmetic.

An array gains when it is only loaded, stored, copied and filled, and each place where that happens is a number once
certain loops are unrolled. These are marked if they are short: an iteration count that is a number, and little code
when all of it is repeated.

Rust swaps records word by word, in a loop. A record may have a number in one word and two smaller members in another.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import DROPPED_CALLS
from enzyme_cc.analysis.induction import InductionAnalysis
from enzyme_cc.analysis.loops import LoopInfo
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Function, Instruction, Value
from enzyme_cc.ir.structure import terminator_of
from enzyme_cc.rules.functions import COPY, SET, known

MOST_BYTES = 512
"""Of an array that may become registers."""

MOST_INSTRUCTIONS = 400
"""Of a loop when it is unrolled."""

MOST_MOVING = 64
"""The same of one that moves words."""

_MOVED_WORD = "store i64 "

_SHIFTED = (" lshr i", " shl i", " shl nuw i", " shl nuw nsw i")
"""One of these stands where a word is taken apart or put together."""

MOST_IN_ALL = 4000
"""Of all loops of a function."""

_ARITHMETIC = frozenset(
    ("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor", "zext", "sext", "trunc", "udiv", "urem"))
_DISABLED = "llvm.loop.unroll.disable"
_MARK = '!{!"llvm.loop.unroll.full"}'

_Loops = dict[Loop[BasicBlock], None]


def mark_short_loops(function: Function) -> bool:
    """Mark the loops whose unrolling turns local arrays into registers; whether there was any."""
    text = function.body_text
    if not function.has_body or (
        text is not None and "= alloca " not in text and _MOVED_WORD not in text
        and not any(shift in text for shift in _SHIFTED)
    ):
        return False
    size = function.parent.datalayout.size
    arrays = [i for i in function.entry.instructions
              if isinstance(i, ir.Alloca) and i.size is None and size(i.allocated_type) <= MOST_BYTES]
    if not arrays and not any(_is_word_moved(i) or _is_shift(i) for i in function.instructions()):
        return False
    info = LoopInfo(function)
    if not info.forest.roots:
        return False
    short = ShortLoops(function, info)
    marked: _Loops = {loop: None for loop in info.loops if short.moves_words(loop) or short.turns_word(loop)}
    left = MOST_IN_ALL
    for array in arrays:
        found = {loop: None for loop in short.indexing(array) or () if loop not in marked}
        length = sum(short.unrolled(loop) or 0 for loop in found if loop.parent not in found)
        if length <= left:
            left -= length
            marked |= found
    for loop in marked:
        mark_to_unroll(loop)
    return bool(marked)


class ShortLoops:
    """Which loops of a function are short, and which of them index an array."""

    __slots__ = ("_function", "_info", "_induction", "_length")

    def __init__(self, function: Function, info: LoopInfo) -> None:
        self._function = function
        self._info = info
        self._induction = InductionAnalysis(info, function.parent.datalayout)
        self._length: dict[Loop[BasicBlock], int | None] = {}

    def indexing(self, array: ir.Alloca) -> _Loops | None:
        """The loops with whose unrolling every access of the array has its place, None where that cannot be had."""
        loops: _Loops = {}
        pointers: list[Instruction] = [array]
        for pointer in pointers:
            for user in pointer.users:
                if isinstance(user, ir.GetElementPtr):
                    if user.type.is_vector or user.operands[0] is not pointer:
                        return None
                    if not all(self._settled(index, loops) for index in user.operands[1:]):
                        return None
                    pointers.append(user)
                elif isinstance(user, ir.Phi):
                    if not self._settled(user, loops):
                        return None
                    if user not in pointers:
                        pointers.append(user)
                elif isinstance(user, ir.Store):
                    if user.value is pointer or user.flags:
                        return None
                elif not ((isinstance(user, ir.Load) and not user.flags) or _only_transfers(user)):
                    return None
        for loop in list(loops):
            for inner in self._info.loops:
                if loop.encloses(inner):
                    loops[inner] = None
        return loops if all(self._is_short(loop) for loop in loops) else None

    def moves_words(self, loop: Loop[BasicBlock]) -> bool:
        """Whether a short loop only moves the words of a record. Local ones would become registers, whose words are
        of several types where an enumeration's variants are."""
        length = self.unrolled(loop)
        if length is None or length > MOST_MOVING:
            return False
        inside = [i for block in loop.blocks for i in block.instructions]
        stores = [i for i in inside if isinstance(i, ir.Store)]
        if not stores or not all(_is_word_moved(i) and not _is_local(i.pointer) for i in stores):
            return False
        return all(
            i.called_name.startswith(DROPPED_CALLS) for i in inside if isinstance(i, ir.Call))

    def turns_word(self, loop: Loop[BasicBlock]) -> bool:
        """Whether a short loop only stores or loads bytes one after the other that a word is shifted for, as those of
        numbers are whose bytes are put in another order; or takes a word apart for another."""
        return _turns_bytes(loop) and self._is_short(loop)

    def _settled(self, value: Value, loops: _Loops, depth: int = 0) -> bool:
        """Whether an index is a number, and a pointer one number of bytes into its variable, in each copy that
        unrolling makes of its block; adds to the loops."""
        if isinstance(value, (ir.ConstantInt, ir.Alloca)):
            return True
        if not isinstance(value, Instruction) or depth > 12:
            return False
        if isinstance(value, ir.Phi):
            loop = self._info.loop_of(value.parent) if value.parent is not None else None
            if loop is None or value.parent is not loop.header or not self._is_short(loop):
                return False
            if loop in loops:
                return True  # the others of its phis, and this one's own increment
            loops[loop] = None
            return all(self._settled(operand, loops, depth + 1) for operand in value.operands)
        if isinstance(value, ir.GetElementPtr) or value.opcode in _ARITHMETIC:
            return all(self._settled(operand, loops, depth + 1) for operand in value.operands)
        return False

    def _is_short(self, loop: Loop[BasicBlock]) -> bool:
        length = self.unrolled(loop)
        return length is not None and length <= MOST_INSTRUCTIONS

    def unrolled(self, loop: Loop[BasicBlock]) -> int | None:
        """How many instructions the loop comes to when it and the loops in it are unrolled, None if it cannot be."""
        if loop not in self._length:
            self._length[loop] = self._count(loop)
        return self._length[loop]

    def count(self, loop: Loop[BasicBlock]) -> int | None:
        """How often a loop's header runs, if that is a small number and nothing is said against unrolling it."""
        latch = self._info.latch(loop)
        if latch is None or not self._info.is_canonical(loop):
            return None
        said = said_of_unrolling(latch)
        if said and not (said == {_DISABLED} and (_moves_bytes(loop) or _turns_bytes(loop))):
            return None
        trips = self._induction.trip_count(loop)
        if trips is None or trips.constant is None or trips.constant >= MOST_INSTRUCTIONS:
            return None
        return trips.constant + 1

    def _count(self, loop: Loop[BasicBlock]) -> int | None:
        count = self.count(loop)
        if count is None:
            return None
        length = 0
        for inner in loop.children:
            each = self.unrolled(inner)
            if each is None:
                return None
            length += each
        length += sum(len(block.instructions) for block in loop.blocks if self._info.loop_of(block) is loop)
        return length * count


def _is_word_moved(i: Instruction) -> bool:
    return isinstance(i, ir.Store) and i.value.type is ir.i64 and isinstance(i.value, ir.Load)


def _is_local(pointer: Value) -> bool:
    while isinstance(pointer, ir.GetElementPtr):
        pointer = pointer.pointer
    return isinstance(pointer, ir.Alloca)


def _only_transfers(user: Instruction) -> bool:
    """Whether a call only copies or fills a known number of bytes, or says how long the variable lives."""
    if not isinstance(user, ir.Call) or user.called_function is None:
        return False
    name = user.called_function.name
    if name.startswith("llvm.lifetime."):
        return True
    info = known(name) if name.startswith("llvm.mem") else None
    return info is not None and info.kind in (COPY, SET) and isinstance(user.args[2], ir.ConstantInt)


def _moves_bytes(loop: Loop[BasicBlock]) -> bool:
    """Whether a loop does nothing to memory but move bytes, which may be those of a number. clang says of all loops at
    -O0 and -O1 that they are not to be unrolled, but only side by side are such bytes the number again."""
    stores = [i for block in loop.blocks for i in block.instructions if isinstance(i, ir.Store)]
    return bool(stores) and all(i.value.type is ir.i8 and isinstance(i.value, ir.Load) for i in stores)


def _is_shift(i: Instruction) -> bool:
    return i.opcode in ("lshr", "shl") and i.type in (ir.i64, ir.i32)


def _turns_bytes(loop: Loop[BasicBlock]) -> bool:
    """Whether a loop shifts a word, and does nothing to memory but store its bytes, or load them, if anything."""
    inside = [i for block in loop.blocks for i in block.instructions]
    shifts = {i.opcode for i in inside if _is_shift(i)}
    accesses = [i for i in inside if i.opcode in ("store", "load", "atomicrmw", "cmpxchg", "call", "invoke")]
    if not accesses:
        return len(shifts) == 2 and any(i.opcode == "or" for i in inside)
    access = accesses[0]
    if len(accesses) > 1 or not isinstance(access, ir.Load | ir.Store) or access.volatile:
        return False
    return bool(shifts) and (access.value.type if isinstance(access, ir.Store) else access.type) is ir.i8


def said_of_unrolling(latch: BasicBlock) -> set[str]:
    """The names of what the metadata of a loop says of unrolling it."""
    node = terminator_of(latch).metadata.get("llvm.loop")
    if node is None or latch.parent is None:
        return set()
    table = latch.parent.parent.metadata
    parts = [table.node(part) for part in table.node(node).operands[1:] if isinstance(part, ir.Metadata)]
    names = [part.operands[0] for part in parts if part.operands]  # the others are places in the source
    return {name for name in names if isinstance(name, str) and name.startswith("llvm.loop.unroll")}


def mark_to_unroll(loop: Loop[BasicBlock]) -> None:
    """Have LLVM unroll a loop whole, if it finds its iteration count."""
    latch = terminator_of(loop.latches[0])
    function = latch.function
    assert function is not None
    table = function.parent.metadata
    node = latch.metadata.get("llvm.loop")
    said = table.node(node).operands[1:] if node is not None else ()
    parts = [str(part) for part in said if not (
        isinstance(part, ir.Metadata) and table.node(part).operands[:1] == [_DISABLED])]
    latch.metadata["llvm.loop"] = table.add_distinct(f"!{{{', '.join(['$self', *parts, str(table.add(_MARK))])}}}")
