"""Slices in which words of memory hold now a number, now an address although no type says so, as those of function
objects and variants do (shadow/mixed_words.py has those of which a type says it).

Their shadow shows what they hold: the address of shadow memory, or an adjoint. The first 16 bits of an address are
zero; a double like that is less than 1.4e-309, and counts as zero. What is copied as bytes, of types that nothing
tells, is such a word too where no other numbers than doubles are computed with.

In the forward sweep a word that is copied takes an address along; of a number there is nothing to take. In the reverse
sweep the adjoint of a number goes back to where it came from, and an address stays. It may stay after its time, when
memory that first held a number and then an address is used backwards: an address in the place of a number's adjoint
counts as zero, wherever numbers are loaded or stored in memory that is not known to hold nothing else.
"""

from __future__ import annotations

from functools import cache

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import tbaa_access
from enzyme_cc.analysis.type_calls import hook_hint
from enzyme_cc.analysis.type_facts import (
    ANYTHING,
    FLOATS,
    HINT,
    INTEGER,
    POINTER,
    UNBOUNDED,
    Concrete,
    Fact,
    clip,
)
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.ir import Instruction, Module, Type, Value
from enzyme_cc.rules.functions import REALLOCATE, SORT, known

Layout = list[tuple[int, int, Concrete]]
WORD = 8
_ROW = 3
"""So many numbers one after the other are an array of numbers."""


def tells_words(facts: FunctionFacts, access: Instruction) -> bool:
    """Whether every word that is copied can be told by its shadow: any number in it is a double, and the memory is
    aligned as doubles are."""
    return has_only_doubles(facts.engine) and not facts.engine.options.unchecked and is_aligned(access)


def has_only_doubles(context: SliceContext) -> bool:
    """Whether all numbers that carry derivatives are doubles: no others are computed with, or none of these is made of
    a double, or lies in memory that the requested functions are given. Found once, so that all are told the same."""
    if context.has_only_doubles is None:
        primals = context.primals
        context.has_only_doubles = primals.only_doubles or (primals.makes_no_floats and not _is_given_floats(context))
    return context.has_only_doubles


def _is_given_floats(context: SliceContext) -> bool:
    types = context.types
    for entry in context.outside.entries:
        if entry is None or any(a.type.scalar.is_float and a.type.scalar is not ir.f64 for a in entry.args):
            return True
        known = [run.of for run in types.contexts.get(entry, {})] or [types.analyse(entry).of]
        if any(_leads_to_floats(of(argument)) for of in known for argument in entry.args):
            return True
    return any(_leads_to_floats(types.behind_global(variable)) for variable in context.active_globals)


@cache
def _leads_to_floats(tree: TypeTree) -> bool:
    """Whether numbers that are no doubles lie in memory, or anywhere behind it."""
    return any(
        (f.concrete.is_float and f.concrete is not FLOATS["double"])
        or (f.pointee is not None and _leads_to_floats(f.pointee)) for f in tree.facts)


def rows_of_words(size: int | None) -> tuple[int, tuple[tuple[int, Type], ...]]:
    """The pieces of copied_memory.py that are all words of either kind."""
    if size is None or size % WORD == 0:
        return WORD, ((0, ir.i64),)
    return size, tuple((at, ir.i64) for at in range(0, size - WORD + 1, WORD))


def contradicting_words(layouts: list[Layout]) -> set[int]:
    """Where one side of a copy says that there is an address, and the other that there is a double."""
    said: dict[Concrete, set[int]] = {POINTER: set(), FLOATS["double"]: set()}
    for layout in layouts:
        for offset, length, concrete in layout:
            if concrete in said:
                said[concrete].update(range(offset, offset + length - WORD + 1, WORD))
    return said[POINTER] & said[FLOATS["double"]]


def words_in_rooms(
    facts: FunctionFacts, pointers: tuple[Value, ...], numbers: list[int], first: int, length: int,
    is_varied: bool, is_told: bool,
) -> dict[int, bool]:
    """Words of memory, from the first on, in room for whatever is put there (`char storage[16]`), a number among
    others; whether what is said of the word is but a guess: that other elements of an array hold a number there, an
    integer or an address, as the closures of a row of `std::function` do, or both a number and an address. Where no
    number is seen in the room, those of which but a guess says that they are addresses, as the union around the room
    may hold. Where words can be told, nothing that is said of a room with a number or an address is believed: types
    forget what lies far behind pointers, the number in the room of another element, say."""
    known = [fact for pointer in pointers for fact in facts.types.of(pointer).data0().facts]
    rooms = [
        (fact.start, fact.start + fact.width) for fact in known
        if fact.concrete in (ANYTHING, INTEGER) and fact.strength == HINT and fact.width > WORD
    ]
    objects = [fact for fact in known if fact.concrete is POINTER or fact.concrete is FLOATS["double"]]
    found: dict[int, bool] = {}
    for at in range(first, length - WORD + 1, WORD):
        said = [fact for fact in known if any(True for _ in clip(fact, at, at + WORD))]
        around = [(start, end) for start, end in rooms if start <= at and at + WORD <= end]
        if is_varied and is_told and any(
            True for start, end in around for fact in objects for _ in clip(fact, start, end)
        ):
            found[at] = True
        elif any(start <= o < end for start, end in around for o in numbers):
            found[at] = _is_guess(said)
        elif around and is_varied and all(fact.strength == HINT for fact in said) and any(
            fact.concrete is POINTER for fact in said
        ):
            found[at] = True
    return found


def _is_guess(said: list[Fact]) -> bool:
    """Whether facts of one word are guesses, or a number and an address that is known to lead somewhere."""
    kinds = {fact.concrete.is_float for fact in said if fact.concrete.is_float or (
        fact.concrete is POINTER and fact.pointee is not None)}
    return len(kinds) > 1 or all(fact.strength == HINT for fact in said)


def is_aligned(access: Instruction) -> bool:
    """Whether what a call copies is said to be aligned as doubles are; of what qsort does nothing is said, but
    elements that hold addresses and have the size of so many words are, unless they are packed."""
    if not isinstance(access, ir.Call):
        return False
    info = known(access.called_name)
    if info is not None and info.kind == REALLOCATE:
        return True
    if info is not None and info.kind == SORT:
        size = access.args[2]
        return isinstance(size, ir.ConstantInt) and size.value % WORD == 0
    alignments = [int(a[6:]) for attributes in access.arg_attributes for a in attributes if a.startswith("align ")]
    return bool(alignments) and min(alignments) >= WORD


def is_declared_address(load: Instruction, module: Module) -> bool:
    """Whether the source loads a pointer here: what is loaded as a word of either kind has no type."""
    tag = load.metadata.get("tbaa")
    return tag is not None and tbaa_access(module.metadata, tag, WORD).lookup(0, WORD) is POINTER


def may_hold_addresses(facts: FunctionFacts, pointer: Value, size: int) -> bool:
    """Whether an address may lie in place of a number's adjoint: not in what is known for an array of numbers."""
    if not facts.engine.primals.mixed:
        return False
    behind = facts.types.of(pointer).data0()
    if behind.words_of(POINTER, size):
        return True
    return not any(
        f.concrete.is_float and f.start == 0
        and ((f.stride == f.concrete.size and f.end == UNBOUNDED) or f.width >= _ROW * f.concrete.size)
        for f in behind.facts
    )


def is_said_to_hold_integers(pointer: Value) -> bool:
    """Whether the program says so of the memory behind a pointer, by __enzyme_integer."""
    return any(
        isinstance(user, ir.Call) and user.called_function is not None and user.args and user.args[0] is pointer
        and hook_hint(user.called_function.name) is INTEGER
        for user in pointer.users
    )
