"""What lies in memory that is copied or set: numbers, addresses, words of either kind (told_words.py)."""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel
from enzyme_cc.analysis.numbers_in_memory import is_guessed_row, is_room, overlaps_address, overlaps_number
from enzyme_cc.analysis.pointer_steps import counts_down
from enzyme_cc.analysis.pointers import object_size
from enzyme_cc.analysis.type_facts import Fact, clip
from enzyme_cc.analysis.type_tree import (
    ANYTHING,
    FLOATS,
    HINT,
    INTEGER,
    POINTER,
    STRIDED,
    UNKNOWN,
    numbers_of_records,
    tree,
)
from enzyme_cc.autodiff.facts import told_words
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.function_facts import FunctionFacts
from enzyme_cc.autodiff.facts.told_words import WORD
from enzyme_cc.autodiff.interface.refusals import undeduced_memory
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.runtime import byte_copies
from enzyme_cc.ir import Type, Value
from enzyme_cc.ir.debug_info import has_types_of_c, language_of

Places = list[tuple[int, Type]]
"""Offset and type of floats and pointers; MIXED for either."""
MIXED = ir.i64
Pieces = tuple[int, tuple[tuple[int, Type], ...]]
"""Stride in bytes, and (offset, type) of the floats and pointers in it."""
WORDS: Pieces = (8, ((0, MIXED),))
"""Memory of which no more is known than that its numbers are doubles in their natural places."""
PARTS: Pieces = (1, ((0, ir.i8),))
"""Bytes of numbers, not each of which is copied whole."""
UNTOLD: Pieces = (1, ((0, MIXED),))
"""Memory of which nothing is known but that any number in it is a double: words where it lies as words do, as the
running program sees, and parts of numbers elsewhere."""
ASKEW: Pieces = (2, ((0, MIXED),))
"""The same of memory in which numbers may lie anywhere, as in a buffer of packed bytes: what seems to be a word may be
parts of two numbers."""
UNSEEN = (UNTOLD, ASKEW)
ANY_LENGTH = 1 << 40
_SMALL = 128
"""Bytes of a variable whose numbers are moved one by one."""
_NOTHING_KNOWN = Fact(0, 1, 0, 1, UNKNOWN, HINT, None)
_LEAST_MEMBER = 4
"""Bytes of the members that a pointer may lead to before numbers."""


def pieces_behind(facts: FunctionFacts, access: ir.Instruction, size: int | None, *pointers: Value) -> Pieces:
    """What lies behind the pointers, which hold the same types, as far as any of them tells; refused where that is not
    enough to move derivatives."""
    pieces = _pieces_behind(facts, access, size, *pointers)
    if size is None and pieces in (WORDS, UNTOLD) and _may_lie_anywhere(facts, pointers):
        pieces = ASKEW
    length, places = pieces
    numbers = sum(facts.engine.layout.store_size(type) for _, type in places if not type.is_pointer)
    if numbers < length and not all(facts.is_local_object(pointer) for pointer in pointers):
        facts.engine.news.asks_callers = True
    return pieces


def _pieces_behind(facts: FunctionFacts, access: ir.Instruction, size: int | None, *pointers: Value) -> Pieces:
    """As pieces_behind, of what is seen."""
    told = facts.engine.primals.told_records.get(access)
    if told is not None:
        length = told.stride if size is None else size
        places = [(at, type) for start in range(-told.stride, length, told.stride) for offset, type in told.numbers
                  if 0 <= (at := start + offset) and at + type.bits // 8 <= length]
        return compressed(length, places, facts.engine.layout, size)
    length, found, unknown = layout_behind(facts, size, *pointers)
    if not found and any(map(told_words.is_said_to_hold_integers, pointers)):
        return compressed(length, [], facts.engine.layout)
    first = _first_word(facts, size, pointers)
    start = first or 0
    of_variable = _in_variable(facts, pointers) if size is None and unknown else None
    if of_variable is not None:
        return of_variable
    numbers = [o for o, t in found if not t.is_pointer]
    is_told = told_words.tells_words(facts, access)
    room = told_words.words_in_rooms(
        facts, pointers, numbers, start, length, _is_varied(facts, access, pointers), is_told)
    guesses = [at for at, is_guess in room.items() if is_guess and (at, MIXED) not in found]
    found = [(o, MIXED if o in room and t.is_pointer else t) for o, t in found if o not in guesses]
    if guesses and not numbers:
        facts.engine.expect_mixed_words()
    if is_told:
        found = sorted([*found, *((at, MIXED) for at in guesses)], key=lambda place: place[0])
        guesses = []
    unknown = sorted([*unknown, *((at, WORD) for at in guesses)])
    if any(_only_rows_beside(facts, access, pointer) for pointer in pointers):
        length, found, unknown = size or WORD, [], [(0, size or WORD)]
    guessed = [pointer for pointer in pointers if _holds_integers_by_guess(facts, access, size, pointer)]
    if guessed and not found:
        length, unknown = size or WORD, [(0, size or WORD)]
    # In memory of the slice's own there are but such numbers as it computes with.
    is_outside = len(guessed) == len(pointers) and all(
        facts.engine.outside.is_behind(pointer, facts.function) for pointer in guessed)
    is_outside |= bool(unknown) and any(_is_unknown_outside(facts, pointer, size) for pointer in pointers)
    if facts.engine.primals.mixed and not is_outside and is_told and (
        unknown or any(told_words.may_hold_addresses(facts, pointer, size or 8) for pointer in pointers)
    ) and first == 0:
        return told_words.rows_of_words(size)
    if not facts.engine.options.unchecked and (
        _may_hold_more(unknown, found, facts.engine) or _may_be_packed(facts, unknown, pointers)
        if found and not guesses else unknown
    ):
        if is_outside or not _holds_words(facts, pointers, start):
            facts.engine.expect_mixed_words()
            if not is_outside and facts.engine.primals.mixed and first == 0 and (
                    _is_of_records(facts, size, found, pointers)):
                return told_words.rows_of_words(size)
            if not is_outside and told_words.has_only_doubles(facts.engine) and (
                size is None or (not found and _holds_numbers_only(facts, access, pointers))
            ):
                if first == 0:
                    return UNTOLD
                if _holds_numbers_only(facts, access, (*pointers, *map(_base, pointers))):
                    return PARTS
            facts.engine.fail_undecided(access, undeduced_memory(facts, access))
        if first is None:
            facts.engine.fail_undecided(access, undeduced_memory(facts, access))
        if size is None:
            return WORDS
        words = [(at, MIXED) for o, n in unknown for at in range(o + (first - o) % WORD, o + n - WORD + 1, WORD)]
        found = sorted([*found, *words], key=lambda place: place[0])
    if size is not None:
        is_row_believed = bool(facts.engine.assumptions.told) or language_of(access) == "Rust"
        among = _numbers_among_integers(facts, size, found, unknown, pointers, is_row_believed)
        found = sorted([*found, *among], key=lambda place: place[0])
    if found:
        guesses = _words_guessed_beside(facts, access, size, start, found, pointers)
        if guesses:
            facts.engine.expect_mixed_words()
            if not told_words.tells_words(facts, access):
                facts.engine.fail_undecided(access, undeduced_memory(facts, access))
            found = sorted([*found, *((at, MIXED) for at in guesses)], key=lambda place: place[0])
        return compressed(length, found, facts.engine.layout, size)
    reach = size or ANY_LENGTH
    if all(_only_rows(facts, pointer, size) for pointer in pointers) and any(
        overlaps_address(facts.types, pointer, reach, STRIDED) for pointer in pointers
    ):
        facts.engine.expect_mixed_words()
        if told_words.tells_words(facts, access):
            return told_words.rows_of_words(size)
        if size is None and first == 0 and not is_outside and told_words.has_only_doubles(facts.engine):
            return UNTOLD
        facts.engine.fail_undecided(access, undeduced_memory(facts, access))
    if any(overlaps_number(facts.types, pointer, reach, STRIDED) for pointer in pointers):
        return PARTS
    return compressed(length, found, facts.engine.layout)


def _may_lie_anywhere(facts: FunctionFacts, pointers: tuple[Value, ...]) -> bool:
    """Whether numbers are known behind the pointers, or what they are counted from, that need not be aligned."""
    known = (fact for pointer in (*pointers, *map(_base, pointers)) for fact in facts.types.of(pointer).data0().facts)
    return any(fact.is_anywhere and fact.concrete.is_float for fact in known)


def _numbers_among_integers(
    facts: FunctionFacts, size: int, found: Places, unknown: list[tuple[int, int]], pointers: tuple[Value, ...],
    is_row_believed: bool,
) -> Places:
    """Where some elements of an array are known to hold numbers, though this one is seen to hold an integer, such as
    the capacity of a vector in an enumeration, or a member that is declared one and holds a number's bits: no adjoint
    comes to an integer, and so none is moved where one lies. Rows of numbers, of which C does not say where they end,
    are believed where `is_row_believed`."""
    taken = [(o, o + facts.engine.layout.store_size(t)) for o, t in found] + [(o, o + n) for o, n in unknown]
    places: Places = []
    for pointer in pointers:
        known = facts.types.of(pointer).data0().facts
        if not any(f.concrete is INTEGER and f.strength > STRIDED for f in known):
            continue
        numbers = tree(f for f in known if f.concrete.is_float and f.strength >= STRIDED)
        if not is_row_believed:
            numbers = numbers_of_records(numbers)
        for offset, n, concrete in numbers.resolve(0, size):
            if not concrete.is_float:
                continue
            type, step = ir.float_type(concrete.kind), concrete.stride
            for at in range(offset, offset + n - concrete.size + 1, step):
                if not any(start < at + step and at < end for start, end in taken):
                    places.append((at, type))
                    taken.append((at, at + step))
    return places


def _is_unknown_outside(facts: FunctionFacts, pointer: Value, size: int | None) -> bool:
    """Whether the caller of the derivative hands the memory over, and what it holds there is not known."""
    return (
        not facts.is_constant_value(pointer) and facts.engine.outside.is_behind(pointer, facts.function)
        and any(concrete is UNKNOWN for _, _, concrete in facts.memory_layout(pointer, size))
    )


def _holds_integers_by_guess(facts: FunctionFacts, access: ir.Instruction, size: int | None, pointer: Value) -> bool:
    """Whether memory that may hold active numbers is said to hold integers only because of what else lies in the row,
    or in one that it is copied to: there may be integers and, at other places, numbers; of memory of unknown length
    behind integers that are known, too, as those are that a record begins with. Without C's tags most is said so: there
    it must be what the caller of the derivative hands over."""
    behind = facts.types.of(pointer).data0()
    if size is None and not facts.engine.outside.is_behind(pointer, facts.function):
        behind = tree(fact for fact in behind.facts if fact.concrete is not INTEGER or fact.stride)
    return (
        is_guessed_row(behind) and not facts.is_constant_value(pointer)
        and facts.activity.may_be_varied_memory(pointer)
        and (has_types_of_c(access) or facts.engine.outside.is_seen_behind(pointer, facts.function))
    )


def _words_guessed_beside(
    facts: FunctionFacts, access: ir.Instruction, size: int | None, start: int, found: Places,
    pointers: tuple[Value, ...],
) -> list[int]:
    """Words beside addresses that are integers by nothing but a guess, as all of a row may be
    (_holds_integers_by_guess): the zero of a closure without numbers, say, where others of the kind hold one. So are
    words in room for whatever is put there."""
    if size is None or any(t.is_fp for _, t in found) or not _is_varied(facts, access, pointers):
        return []
    known = [fact for pointer in pointers for fact in facts.types.of(pointer).data0().facts]
    taken = {at for start, type in found for at in range(start, start + facts.engine.layout.store_size(type))}
    places: list[int] = []
    for at in range(start, size - WORD + 1, WORD):
        said = tree(piece for fact in known for piece in clip(fact, at, at + WORD))
        if at not in taken and (is_guessed_row(said) or is_room(said)):
            places.append(at)
    return places


def _is_varied(facts: FunctionFacts, access: ir.Instruction, pointers: tuple[Value, ...]) -> bool:
    """Whether C or C++ accesses memory that may hold numbers which carry derivatives."""
    return has_types_of_c(access) and any(
        not facts.is_constant_value(pointer) and facts.activity.may_be_varied_memory(pointer) for pointer in pointers)


def check_reallocated(facts: FunctionFacts, call: ir.Call) -> None:
    """Give up on a block with such words that is reallocated, where no word shows what it holds."""
    pointers = call.args[0], call
    length, found, _ = layout_behind(facts, None, *pointers)
    if _words_guessed_beside(facts, call, length, 0, found, pointers) and any(t.is_pointer for _, t in found):
        facts.engine.expect_mixed_words()
        if not told_words.tells_words(facts, call):
            facts.engine.fail_undecided(call, undeduced_memory(facts, call))


def _holds_numbers_only(facts: FunctionFacts, access: ir.Instruction, pointers: tuple[Value, ...]) -> bool:
    """Whether numbers are known to lie somewhere behind the pointers, and no addresses. In Rust, whose accesses say
    nothing of types, too little is known for that."""
    if language_of(access) == "Rust":
        return False
    known = {fact.concrete for pointer in pointers for fact in facts.types.of(pointer).data0().facts}
    return POINTER not in known and any(concrete.is_float for concrete in known)


def _in_variable(facts: FunctionFacts, pointers: tuple[Value, ...]) -> Pieces | None:
    """What lies behind pointers of which one leads into a small variable, if all of that is known."""
    reach = _reach(facts, pointers)
    _, found, unknown = layout_behind(facts, reach, *pointers) if reach is not None else (0, [], [])
    return (reach, tuple(found)) if reach is not None and found and not unknown else None


def ends_of_numbers(facts: FunctionFacts, call: ir.Call, callee: CallModel) -> Pieces:
    """The numbers in whose midst a copy must not end whose length only the running program knows. Rows of numbers may
    be copied in parts, as a ring of bytes does it."""
    to, source, length = transfer_operands(call, callee)
    if source is None or isinstance(length, ir.ConstantInt) or repeats_bytes(callee):
        return 1, ()
    layout = facts.engine.layout
    stride, found, unknown = layout_behind(facts, None, to, source)
    pieces = _in_variable(facts, (to, source)) if unknown else compressed(stride, found, layout)
    is_row = pieces is not None and [(0, pieces[0])] == [(o, layout.store_size(type)) for o, type in pieces[1]]
    return (1, ()) if pieces is None or is_row else (pieces[0], tuple((o, t) for o, t in pieces[1] if t.is_fp))


def row_of_numbers(facts: FunctionFacts, call: ir.Call, callee: CallModel) -> int:
    """The bytes of a number, where a copy whose length only the running program knows is from a row of nothing but such
    to another: parts of them that are copied alone have no derivative. 0 if it is not. A ring of bytes is no row."""
    to, source, length = transfer_operands(call, callee)
    if source is None or isinstance(length, ir.ConstantInt):
        return 0
    kinds = {fact.concrete for base in (*_objects(facts, to), *_objects(facts, source))
             for fact in facts.types.of(base).data0().facts or (_NOTHING_KNOWN,)}
    kind = kinds.pop()
    if kinds or not kind.is_float or kind.size != kind.stride or _are_askew(facts, (to, source)):
        return 0
    return kind.size


def _objects(facts: FunctionFacts, pointer: Value) -> Iterable[Value]:
    """What a pointer is counted from, as far back as is seen."""
    objects = facts.flow.alias.pointers.objects(pointer) or ()
    return [each for each in objects if each.type.is_pointer] or [_base(pointer)]


def _reach(facts: FunctionFacts, pointers: tuple[Value, ...]) -> int | None:
    """How many bytes can be copied at most, where one of the pointers leads into a small variable: no pattern of bytes
    repeats then. None if that is not known."""
    found: list[int] = []
    for pointer in pointers:
        start = 0
        while isinstance(pointer, ir.GetElementPtr):
            constant, variable = facts.engine.layout.gep_offset(pointer)
            if variable:
                break
            start += constant
            pointer = pointer.pointer
        size = object_size(facts.engine.layout, pointer)
        if size is not None and 0 <= start < size:
            found.append(size - start)
    reach = min(found, default=0)
    return reach if 0 < reach <= _SMALL else None


def _first_word(facts: FunctionFacts, size: int | None, pointers: tuple[Value, ...]) -> int | None:
    """How many bytes lie before the first whole word of memory: none as a rule, but LLVM moves the tag of an
    enumeration alone, and then the 31 bytes behind it. None where numbers are not aligned as words are."""
    known = [fact for pointer in pointers for fact in _aligned_numbers(facts, pointer)]
    firsts = {fact.start % WORD for fact in known}
    if size is None or firsts <= {0} or len(firsts) > 1:
        return None if _are_askew(facts, pointers) else 0
    if any(fact.concrete is not FLOATS["double"] or fact.stride % WORD for fact in known):
        return None
    objects = {base for pointer in pointers for base in (_base(pointer), *_objects(facts, pointer))}
    return None if any(
        _is_askew(fact, True) for base in objects - set(pointers) for fact in facts.types.of(base).data0().facts
        if not _is_piece(base)
    ) else firsts.pop()


def _aligned_numbers(facts: FunctionFacts, pointer: Value) -> list[Fact]:
    """What is known of numbers behind a pointer, and where they lie."""
    return [fact for fact in facts.types.of(pointer).data0().facts
            if fact.concrete.is_float and fact.strength >= STRIDED and not fact.is_anywhere]


def _is_piece(base: Value) -> bool:
    """Whether a variable is a piece of one that LLVM has split, which need not be aligned as numbers are."""
    return isinstance(base, ir.Alloca) and base.align is not None and base.align < WORD


def _holds_words(facts: FunctionFacts, pointers: tuple[Value, ...], first: int) -> bool:
    """Whether memory holds doubles in its words, the first of which begins so many bytes behind the pointers, and no
    other numbers."""
    bases = [base for base in map(_base, pointers) if not first or base not in pointers]
    if not first:
        return facts.types.holds_words(*pointers, *bases)
    return facts.types.holds_words(*pointers, first=first) and (
        not any(_aligned_numbers(facts, base) for base in bases) or facts.types.holds_words(*bases))


def _are_askew(facts: FunctionFacts, pointers: tuple[Value, ...]) -> bool:
    """Whether numbers are known to lie behind the pointers that are not aligned as their words are: in packed
    structures, say."""
    for pointer in pointers:
        objects = facts.flow.alias.pointers.objects(pointer) or ()
        for base in (pointer, _base(pointer), *objects):
            known = facts.types.of(base).data0().facts if base.type.is_pointer else ()
            if any(_is_askew(fact, base in objects) for fact in known):
                return True
    return False


def _is_askew(fact: Fact, is_object: bool) -> bool:
    """Whether a fact is of numbers that are not aligned; a pointer may lead to a member before them, a whole object is
    aligned."""
    if not fact.concrete.is_float or fact.strength < STRIDED or fact.is_anywhere:
        return False
    natural = fact.concrete.stride
    return bool(fact.stride % natural or fact.start % (natural if is_object else min(natural, _LEAST_MEMBER)))


def _base(pointer: Value) -> Value:
    """The pointer that an address is computed from."""
    while isinstance(pointer, ir.GetElementPtr):
        pointer = pointer.operands[0]
    return pointer


def layout_behind(
    facts: FunctionFacts, size: int | None, *pointers: Value
) -> tuple[int, Places, list[tuple[int, int]]]:
    """Length, numbers and pointers, and unknown (offset, bytes) of memory or of its repeating unit."""
    if size is None and any(_only_guesses(facts, pointer) for pointer in pointers):
        return WORD, [], [(0, WORD)]
    layouts = [facts.memory_layout(pointer, size) for pointer in pointers]
    best: list = []
    for layout in layouts:
        if not best or _knows_more(layout, best):
            best = layout
    found: Places = []
    length = _length(best)
    for offset, n, concrete in best:
        if concrete.is_float or concrete is POINTER:
            type: Type = ir.ptr if concrete is POINTER else ir.float_type(concrete.kind)
            step = facts.engine.layout.size(type)
            found += [(at, type) for at in range(offset, offset + n - facts.engine.layout.store_size(type) + 1, step)]
    # Of a union LLVM's type says what its longest member is; what others of an array hold, this one may hold.
    is_union = any(_is_union(pointer) for pointer in pointers)
    words = [facts.types.mixed.behind(pointer, size, HINT if is_union and size else STRIDED) for pointer in pointers]
    mixed = sorted({at for found_there in words for at in found_there} | told_words.contradicting_words(layouts))
    if size is None and any(
        at != facts.types.mixed.behind(pointer, None, HINT) or (at and length < max(at[-1] + WORD, _length(layout)))
        for pointer, at, layout in zip(pointers, words, layouts, strict=True)
    ):
        # What is known of the memory is of several kinds of it: that of an array of numbers, say, and that of the nodes
        # of a tree, which hold each the address of one or the other. No unit of it repeats.
        return WORD, [], [(0, WORD)]
    if mixed:
        found = [(o, t) for o, t in found if all(o + facts.engine.layout.size(t) <= at or at + 8 <= o for at in mixed)]
        found = sorted([*found, *((at, MIXED) for at in mixed)], key=lambda place: place[0])
    unknown = [(o, n) for o, n, c in best if c is UNKNOWN and not all(
        any(at <= byte < at + 8 for at in mixed) for byte in range(o, o + n))]
    return length if size is None else max(size, 1), found, unknown


def _is_union(pointer: Value) -> bool:
    """Whether a pointer leads to a variable or to an element of a type with a union."""
    type = getattr(pointer, "allocated_type", None) or getattr(pointer, "source_type", None)
    return type is not None and _has_union(type)


def _has_union(type: Type) -> bool:
    """Whether a union is one of a type's members, or the type itself."""
    if type.is_struct:
        return "union." in (getattr(type, "name", None) or "") or any(map(_has_union, type.elements))
    return type.is_array and _has_union(type.element)


def _only_guesses(facts: FunctionFacts, pointer: Value) -> bool:
    """Whether rows of integers and numbers are said to lie in the same memory, of which no access is known: what went
    from one kind of memory to the other by copies."""
    known = facts.types.of(pointer).data0().facts
    return (
        all(fact.strength <= STRIDED for fact in known)
        and any(fact.concrete is INTEGER and fact.stride == 1 and fact.strength == STRIDED for fact in known)
        and any(fact.concrete.is_float for fact in known)
    )


def _only_rows_beside(facts: FunctionFacts, access: ir.Instruction, pointer: Value) -> bool:
    """Whether all that is said of memory is a guess, that rows of bytes lie in it, though what is copied is no text: it
    is aligned as numbers are; or lies in a table before a pointer, where the guess is of what lies behind that, as a
    hash table's tags do."""
    known = facts.types.of(pointer).data0().facts
    return bool(known) and all(
        fact.strength == HINT and fact.stride == 1 and fact.concrete in (INTEGER, ANYTHING) for fact in known
    ) and (told_words.is_aligned(access) or _is_counted_down(pointer))


def _only_rows(facts: FunctionFacts, pointer: Value, size: int | None) -> bool:
    """Whether memory is said to be rows of bytes throughout: what is seen of one integer where an index steps by bytes,
    which says nothing of the other words. Nor do integers that memory of unknown length begins with."""
    behind = facts.types.of(pointer).data0().facts
    rows = [fact for fact in behind if size is not None or fact.concrete is not INTEGER or fact.stride]
    return (bool(rows) or not behind) and all(
        fact.strength <= STRIDED and fact.stride == 1 and fact.concrete in (INTEGER, ANYTHING) for fact in rows)


def _is_counted_down(pointer: Value) -> bool:
    """Whether a pointer, perhaps one of several, is computed by an index below zero that the running program knows."""
    work, seen = [pointer], {pointer}
    while work:
        value = work.pop()
        if isinstance(value, ir.GetElementPtr) and any(
            not index.is_constant and counts_down(index) for index in value.operands[1:]
        ):
            return True
        if isinstance(value, ir.Instruction) and value.opcode in ("phi", "select"):
            work += [o for o in value.operands if o.type.is_pointer and o not in seen]
            seen.update(work)
    return False


def _length(layout: list) -> int:
    return max((o + n for o, n, _ in layout), default=1)


def _may_hold_more(unknown: list[tuple[int, int]], found: Places, context: SliceContext) -> bool:
    """Whether bytes that only this copy touches have room for one more of the numbers found: it would carry a
    derivative too, and an integer must not. Beside pointers alone bytes are asked about while there is more to ask."""
    numbers = [type for _, type in found if type.is_fp]
    if not numbers and not context.options.first_refusal:
        return False
    least = min(context.layout.size(type) for type in numbers or (type for _, type in found))
    return any(length >= least for _, length in unknown)


def _may_be_packed(facts: FunctionFacts, unknown: list[tuple[int, int]], pointers: tuple[Value, ...]) -> bool:
    """Whether numbers that may overlap, as those in a buffer of packed bytes, may be what lies in unknown bytes."""
    return any(
        fact.is_anywhere and fact.start < offset + length and offset < fact.end and length >= fact.concrete.size
        for pointer in pointers for fact in facts.types.of(pointer).data0().facts if fact.concrete.is_float
        for offset, length in unknown)


def _is_of_records(facts: FunctionFacts, size: int | None, found: Places, pointers: tuple[Value, ...]) -> bool:
    """Whether records with addresses and no numbers but doubles are copied whole, by pointers to bytes: though these
    say nothing of how records are aligned, their addresses are, and doubles beside these."""
    kinds = {f.concrete for pointer in pointers for f in facts.types.of(pointer).data0().facts if f.concrete.is_float}
    return (told_words.has_only_doubles(facts.engine) or kinds == {FLOATS["double"]}) and size is not None and (
        size % WORD == 0 and any(not type.is_fp for _, type in found) and all(at % WORD == 0 for at, _ in found))


def _knows_more(a: list, b: list) -> bool:
    def known_bytes(layout: list) -> float:
        total = sum(n for _, n, _ in layout) or 1
        return sum(n for _, n, c in layout if c is not UNKNOWN and c is not ANYTHING) / total

    return known_bytes(a) > known_bytes(b)


def compressed(
    stride: int, found: list[tuple[int, Type]], layout: ir.DataLayout, size: int | None = None
) -> Pieces:
    """An array of one type has that type's stride, if a known size ends with it: no more than its ten bytes may be
    copied of a `long double`."""
    if found:
        first = found[0][1]
        step = layout.size(first)
        is_row = all(t is first for _, t in found) and [o for o, _ in found] == list(range(0, stride, step))
        if is_row and (size or 0) % step == 0:
            return step, ((0, first),)
    return stride, tuple(found)


def only(pieces: Pieces, pointers: bool) -> Pieces:
    return pieces[0], tuple((o, t) for o, t in pieces[1] if t.is_pointer == pointers or t is MIXED)


def transfer_operands(call: ir.Call, callee: CallModel) -> tuple[Value, Value | None, Value]:
    """Destination, source (None for memset) and length of a transfer."""
    info = callee.info
    assert info is not None and info.destination is not None and info.length is not None
    source = None if info.source is None else call.args[info.source]
    return call.args[info.destination], source, call.args[info.length]


def is_literal(facts: FunctionFacts, source: Value) -> bool:
    """Whether what is copied is written in the program, as a string is, and holds no address: no derivative comes from
    there, whatever the bytes are."""
    objects = facts.flow.alias.pointers.objects(source)
    return bool(objects) and all(
        isinstance(o, ir.GlobalVariable) and o.is_constant_global and o.has_definitive_initializer
        and o.initializer is not None and _holds_no_address(o.initializer)
        for o in objects or ()
    )


def _holds_no_address(constant: ir.Constant) -> bool:
    if isinstance(constant, ir.ConstantAggregate):
        return all(_holds_no_address(element) for element in constant.elements)
    return isinstance(constant, (ir.ConstantString, ir.ConstantInt, ir.ConstantFP)) or ir.is_zero_constant(constant)


def moved_pieces(facts: FunctionFacts, call: ir.Call, callee: CallModel) -> Pieces:
    """The numbers and addresses that a copy moves or a memset ends; none where the destination has no shadow."""
    to, source, length = transfer_operands(call, callee)
    if facts.is_constant_value(to):
        return 1, ()
    size = length.value if isinstance(length, ir.ConstantInt) else None
    if (source is None or is_literal(facts, source)) and not facts.layout_has_pointers(to, size):
        return 1, ()
    return pieces_behind(facts, call, size, to, *([source] if source is not None else []))


def may_move_addresses(facts: FunctionFacts, call: ir.Call, callee: CallModel) -> bool:
    """Whether what a copy moves may hold addresses that have shadows. Types alone do not tell of a word that is now a
    number, now an address."""
    _, source, length = transfer_operands(call, callee)
    size = length.value if isinstance(length, ir.ConstantInt) else None
    if source is not None and facts.layout_has_pointers(source, size):
        return True
    return bool(only(moved_pieces(facts, call, callee), True)[1])


def repeats_bytes(callee: CallModel) -> bool:
    """Whether bytes may be copied several times (runtime/byte_copies.py): fine while none of them is a number."""
    return callee.info is not None and callee.info.name in byte_copies.FUNCTIONS


def sorted_pieces(facts: FunctionFacts, call: ir.Call) -> Pieces:
    """What lies in memory that is sorted; refused where addresses move with elements of which it is not known how long
    they are, or that do not lie one behind the other as words do."""
    size = call.args[2]
    known = size.value if isinstance(size, ir.ConstantInt) else None
    if _holds_integers_by_guess(facts, call, known, call.args[0]):
        return known or 1, ()  # without addresses elements move whole, whatever their words are
    pieces = pieces_behind(facts, call, known, call.args[0])
    if pieces in UNSEEN and known is not None:
        pieces = PARTS if known % WORD else WORDS
    if not hold_no_addresses(pieces[1]) and (known is None or (pieces == WORDS and known % WORD)):
        facts.engine.refuse(
            call, "cannot differentiate the sorting of elements that hold pointers and are of unknown size",
            help=remedy("sort of unknown size", call))
    return pieces


def hold_no_addresses(places: Iterable[tuple[int, Type]]) -> bool:
    """Whether there are only numbers, and parts of numbers, so that all may move that lies beside them."""
    return all(type.is_fp or (offset, type) in PARTS[1] for offset, type in places)
