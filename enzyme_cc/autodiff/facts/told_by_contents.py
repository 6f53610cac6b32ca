"""What types cannot tell of memory, contents may: whether nothing but integers, or nothing but numbers of one format,
is ever written where a value is read or copied from. It is then said in the slice, by the hooks of programs that know.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import Kind
from enzyme_cc.analysis.contents.bits import FREE, Masks, of_number
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.memory import CLEAN, NOTHING, RESTING, STILL, Content, joined
from enzyme_cc.analysis.contents.places import Places
from enzyme_cc.analysis.contents.regions import ADDRESS, MemoryRegion, Read
from enzyme_cc.analysis.contents.values import part_of_number
from enzyme_cc.analysis.solver import TooManyVisits
from enzyme_cc.analysis.value_copies import sources_of
from enzyme_cc.autodiff.facts.float_sinks import entry_functions, solved
from enzyme_cc.autodiff.facts.primals import Records
from enzyme_cc.autodiff.facts.slice_facts import SliceFacts
from enzyme_cc.ir import Builder, Call, Instruction, Load, Module, Value
from enzyme_cc.ir.opcodes import COPIES

HOOKS = {FREE: "__enzyme_integer", of_number(ir.f64): "__enzyme_double", of_number(ir.f32): "__enzyme_float"}
SIZES = {"__enzyme_integer": 1, "__enzyme_pointer": 8, "__enzyme_double": 8, "__enzyme_float": 4}
MOST_VISITS, MOST_FUNCTIONS = 20000, 64
"""Of instructions, and functions of a slice: the question is left open where it would take longer than all else."""
TO_THE_END = 1 << 48


class AllMove:
    """As long as it is not known what derivatives do: all numbers may carry one, which goes wherever they go."""

    def is_varied(self, value: Value) -> bool:
        return True

    def moved(self, value: Value) -> Masks:
        return Masks(0, 0, 0)  # whatever is there

    def is_counted(self, value: Value) -> bool:
        return False

    def replaces(self, call: Call) -> bool:
        return True


def say_what_lies_there(context: SliceFacts, undecided: Iterable[Instruction], said: set[Instruction]) -> bool:
    """Put into the slice what contents tell of loads and copies whose type nobody knows; `said`: where that has been
    done. Whether anything was said."""
    accesses = dict.fromkeys(access for each in undecided for access in _accesses(context, each) if access not in said)
    if not accesses or sum(function.has_body for function in context.module.functions.values()) > MOST_FUNCTIONS:
        return False
    try:
        contents = solved(context, AllMove(), entry_functions(context, context.entered, shown=True), MOST_VISITS)
    except TooManyVisits:
        said.update(accesses)
        return False
    found = False
    for access in accesses:
        said.add(access)
        if access.function not in contents.functions:  # of what is not followed nothing is known
            continue
        pointers, size = _where(context, access)
        length = size.value if isinstance(size, ir.ConstantInt) else None
        if isinstance(access, Call):
            numbers = _records(contents, pointers[-1], length)
            if numbers is not None:
                context.primals.told_records[access] = numbers
                found = True
                continue
        hook = _hook(_lies_there(contents, pointers[-1], length), isinstance(access, Load) and length == ADDRESS)
        if hook is not None and (length is None or length % SIZES[hook] == 0):
            _say(context.module, access, hook, pointers, size)
            found = True
    return found


def _accesses(context: SliceFacts, undecided: Instruction) -> list[Instruction]:
    """The loads that a value comes from, or the copy itself."""
    if isinstance(undecided, Call):
        return [undecided] if context.models.of(undecided).kind is Kind.COPY else []
    return [load for load in sources_of([undecided], COPIES) if isinstance(load, Load)]


def _where(context: SliceFacts, access: Instruction) -> tuple[list[Value], Value]:
    """The pointers of an access, the one that is read last, and how many bytes it accesses."""
    if isinstance(access, Load):
        return [access.pointer], ir.int_constant(ir.i64, context.layout.store_size(access.type))
    assert isinstance(access, Call)
    info = context.models.of(access).info
    assert info is not None and info.destination is not None and info.source is not None and info.length is not None
    return [access.args[info.destination], access.args[info.source]], access.args[info.length]


def _records(contents: SliceContents, pointer: Value, length: int | None) -> Records | None:
    """The numbers of records that lie behind a pointer, if all that is ever written there is known to be one thing in
    each place of them: by their offsets, and how many bytes a record has."""
    writes: list[tuple[int, int, Content]] = []
    strides: list[int] = []
    for target, where in contents.places_of(pointer):
        strides.append(where.stride)
        if contents.memory.initial(target.whole) is not NOTHING:
            return None
        for write in target.whole.writes:
            content = contents.memory.content(target, write)
            if write.fills:
                if content not in (CLEAN, RESTING):  # with bytes of the program's, which make no active number
                    return None
                continue
            strides.append(write.place.stride)
            writes.append((write.place.constant - where.constant, write.size, content))
    stride = gcd(*strides) or length or 0
    found: dict[int, ir.Type] = {}
    integers: set[int] = set()
    for offset, size, content in writes:
        if content.raw or content.raw_left or content.targets or content.left is not FREE or not stride:
            return None
        bytes_of = {(offset + k) % stride for k in range(size)}
        if content.numbers is FREE:
            integers |= bytes_of if content.clean != STILL else set()
            continue
        part = part_of_number(content.numbers, ir.int_type(8 * size)) if size in (4, 8) else None
        if part is None or content.clean & True or (part[1] > 0 and part[0].bits == 8 * size):
            return None
        number, at = part
        if found.setdefault((offset - at) % stride, number) is not number:
            return None
    taken = [byte % stride for at, number in found.items() for byte in range(at, at + number.bits // 8)]
    is_apart = len(taken) == len(set(taken)) and integers.isdisjoint(taken)
    return Records(stride, tuple(sorted(found.items()))) if found and is_apart else None


def _hook(there: Content, is_word: bool) -> str | None:
    """What says what lies there, if it is integers, numbers of one format, or an address (a word, which may be null);
    None of anything else, and of what nobody knows."""
    if there.raw or there.raw_left or there.left is not FREE or there is NOTHING:
        return None
    if there.targets:
        return "__enzyme_pointer" if is_word and there.numbers is FREE else None
    return None if there.clean and there.numbers is not FREE else HOOKS.get(there.numbers)


def _lies_there(contents: SliceContents, pointer: Value, length: int | None) -> Content:
    """All that lies behind a pointer."""
    found = NOTHING
    for target, where in contents.places_of(pointer):
        found = joined(found, contents.memory.initial(target.whole))
        found = joined(found, _written_there(contents, target, where, length))
    return found


def _written_there(contents: SliceContents, target: MemoryRegion, where: Places, length: int | None) -> Content:
    found = NOTHING
    for write, _ in contents.memory.writes_seen(target, Read(where, length or TO_THE_END)):
        found = joined(found, contents.memory.content(target, write))
    return found


def _say(module: Module, access: Instruction, hook: str, pointers: list[Value], size: Value) -> None:
    b = Builder()
    b.position_before(access)
    b.debug_location = access.metadata.get("dbg")
    function = module.get_or_declare(hook, ir.function_type(ir.void, (ir.ptr, ir.i64)))
    if size.type is not ir.i64:
        size = b.zext(size, ir.i64)
    for pointer in pointers:
        b.call(function, (pointer, size))
