"""Values that are only moved, of which it is not known whether they are a number or an address: moved in memory.

LLVM copies a function object or a variant word by word, through registers, phis and selects, as integers or pointers
of its choice. In memory the shadow of a word shows what it holds (mixed_words.py), in a register nothing does. So what
goes from loads to stores and nowhere else goes through stack slots here: a load becomes a copy to a slot, a select
one between the addresses of two slots, a phi copies to a slot at the end of the blocks before it, and a store becomes
a copy from a slot.

So does a word that is known to be made of a number on one way and of an address on another, as the payload of an
enumeration that a loop hands on: where it is used, it is loaded from its slot as what it is used as.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.declared_types import COPIED_WORD, declared, tbaa_access
from enzyme_cc.analysis.member_marks import INTEGERS_OF_MEMBER, is_marked
from enzyme_cc.analysis.numbers_in_memory import is_guessed_row
from enzyme_cc.analysis.type_facts import ANYTHING, FLOATS, POINTER, UNKNOWN, USED
from enzyme_cc.analysis.type_inference import TypeInference
from enzyme_cc.analysis.type_tree import TypeTree
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.ir import Builder, Function, Instruction, Type, Value

_CASTS = frozenset(("inttoptr", "ptrtoint", "bitcast", "freeze"))


@dataclass
class Web:
    """Values of one size that are the same word: `moved` instructions, and the stores that they end in."""

    moved: dict[Instruction, None] = field(default_factory=dict)
    stores: dict[ir.Store, None] = field(default_factory=dict)

    @property
    def used(self) -> list[tuple[Instruction, Instruction]]:
        """Those of the values that are used for more than to be moved, each with a user."""
        return [(i, user) for i in self.moved for user in dict.fromkeys(i.users)
                if user not in self.moved and user not in self.stores]


def move_in_memory(types: TypeAnalysis, functions: Iterable[Function]) -> bool:
    """Move in memory what may be numbers or addresses, by all that was found out of the functions; whether any was."""
    found = False
    for function in functions:
        contexts = list(types.contexts.get(function, ()))
        webs = [web for web in webs_of(function) if not _is_plain(web, types, contexts)]
        taken = {i for web in webs for i in web.moved}
        webs += [web for web in _used_webs(function, taken) if _is_of_both_kinds(web, types, contexts)]
        for web in webs:
            _Mover(function, web).run()
        found = found or bool(webs)
    return found


def webs_of(function: Function) -> list[Web]:
    """The webs of a function that end in stores only and begin with a load or an address made of a number."""
    webs: list[Web] = []
    taken: set[Instruction] = set()
    for block in function.blocks:
        for instruction in block.instructions:
            if instruction not in taken and _may_be_moved(instruction):
                web = _web_around(instruction, _may_be_moved)
                taken.update(web.moved)
                if _is_only_moved(web):
                    webs.append(web)
    return webs


def _used_webs(function: Function, taken: set[Instruction]) -> list[Web]:
    """The webs around words that become numbers or are made of numbers, be they used for more than to be moved."""
    webs: list[Web] = []
    for i in function.instructions():
        if i not in taken and i.opcode == "bitcast" and {i.type, i.operands[0].type} == {ir.i64, ir.f64}:
            web = _web_around(i, _moves_word, True)
            if not taken.intersection(web.moved) and _can_be_moved(web):
                webs.append(web)
            taken.update(web.moved)
    return webs


def _moves_word(i: Instruction) -> bool:
    """Whether an instruction moves a word of eight bytes, whatever type it is moved as."""
    if i.type is ir.f64:
        return i.is_phi or i.opcode in ("select", "freeze") or (i.opcode == "bitcast" and i.operands[0].type is ir.i64)
    return i.type in (ir.i64, ir.ptr) and _may_be_moved(i)


def _may_be_moved(i: Instruction) -> bool:
    type = i.type
    if type.is_vector and type.scalable:
        return False
    scalar = type.scalar if type.is_vector or type.is_int or type.is_pointer else None
    if scalar is None or not (scalar.is_pointer or (scalar.is_int and scalar.bits % 64 == 0)):
        return False
    if isinstance(i, ir.Load):
        return i.ordering is None and not i.volatile and (i.align or 1) >= 8
    if isinstance(i, ir.Select):
        return not i.operands[0].type.is_vector
    return i.is_phi or (i.opcode in _CASTS and _may_be_word(i.operands[0].type))


def _may_be_word(type: Type) -> bool:
    return type.scalar.is_pointer or type.scalar.is_float or (type.scalar.is_int and type.scalar.bits % 64 == 0)


def _sources(i: Instruction) -> list[Value]:
    """The operands that are the same word."""
    if isinstance(i, ir.Load):
        return []
    return list(i.operands[1:] if isinstance(i, ir.Select) else i.operands)


def _web_around(start: Instruction, is_move: Callable[[Instruction], bool], whatever_else: bool = False) -> Web:
    """`whatever_else`: sources are of the web whatever else they are used for."""
    web = Web()
    waiting = [start]
    while waiting:
        i = waiting.pop()
        if i in web.moved:
            continue
        web.moved[i] = None
        waiting += [s for s in _sources(i) if isinstance(s, Instruction) and is_move(s)
                    and (whatever_else or _is_moved_on(s))]
        for user in i.users:
            if isinstance(user, ir.Store) and user.value is i:
                web.stores[user] = None
            elif isinstance(user, Instruction) and is_move(user) and i in _sources(user):
                waiting.append(user)
    return web


def _is_moved_on(i: Instruction) -> bool:
    """Whether a value is used for nothing but to be moved; else it is a source of the web as any other."""
    return all(
        user.value is i and user.pointer is not i
        if isinstance(user, ir.Store)
        else isinstance(user, Instruction) and _may_be_moved(user) and i in _sources(user)
        for user in i.users
    )


def _is_only_moved(web: Web) -> bool:
    return bool(web.stores) and all(_is_moved_on(i) for i in web.moved) and _can_be_moved(web)


def _can_be_moved(web: Web) -> bool:
    if any(store.volatile or store.ordering is not None or (store.align or 1) < 8 for store in web.stores):
        return False
    for i in web.moved:
        if i.is_phi:
            for value, block in zip(i.operands, i.incoming_blocks, strict=True):  # type: ignore[attr-defined]  # a phi
                if value is block.terminator:
                    return False
    return True


def _is_of_both_kinds(web: Web, types: TypeAnalysis, contexts: list[TypeInference]) -> bool:
    """Whether a word is made of numbers and of addresses."""
    words = _Words(8)
    words.hear([inference.of(s) for i in web.moved for s in _sources(i)
                if s not in web.moved and not s.is_constant for inference in contexts])
    return bool(words.addresses & words.others)


def _is_plain(web: Web, types: TypeAnalysis, contexts: list[TypeInference]) -> bool:
    """Whether each word of a web is known for an address, or for a number or integer: by the declared types of its
    accesses and by where it comes from; if these say nothing, by what the memory around it holds. That it holds
    addresses is no evidence then: it may be known from this very load. Nor is it that other words of
    the row are integers, but for a member that is declared an array of such."""
    sources = {source: None for i in web.moved for source in _sources(i) if source not in web.moved}
    if any(i.opcode == "inttoptr" for i in web.moved) and any(source.type.scalar.is_float for source in sources):
        return False  # a number that is stored in the guise of an address
    size = types.layout.store_size(next(iter(web.moved)).type)
    accesses = [*(i for i in web.moved if isinstance(i, ir.Load)), *web.stores]
    tags = [i.metadata["tbaa"] for i in accesses if "tbaa" in i.metadata]
    evidence = [tbaa_access(types.module.metadata, tag, size) for tag in tags]
    for source in sources:
        if contexts:
            evidence += [inference.of(source) for inference in contexts]
        elif not source.is_constant or source.type.is_pointer:
            evidence.append(declared(source.type, types.layout, USED, 0))
    words = _Words(size)
    words.hear(evidence)
    if not words.addresses and not words.others:
        if not all(is_marked(i, INTEGERS_OF_MEMBER) for i in accesses) and any(
            is_guessed_row(inference.behind(load.pointer)) for inference in contexts
            for load in web.moved if isinstance(load, ir.Load)
        ):
            return False
        words.hear([inference.behind(i.pointer) for inference in contexts for i in accesses])  # type: ignore[attr-defined]  # loads and stores
        return words.others == set(range(0, size, 8)) and not words.addresses
    return not words.addresses & words.others and words.addresses | words.others == set(range(0, size, 8))


class _Words:
    """What is said of the words of a value."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.addresses: set[int] = set()
        self.others: set[int] = set()

    def hear(self, trees: Iterable[TypeTree]) -> None:
        for tree in trees:
            for offset, length, concrete in tree.resolve(0, self.size):
                if concrete is not UNKNOWN and concrete is not ANYTHING:
                    said = self.addresses if concrete is POINTER else self.others
                    said.update(range(offset // 8 * 8, offset + length, 8))
            self.addresses |= tree.words_of(POINTER, self.size)
            self.others |= tree.words_of(FLOATS["double"], self.size)


class _Mover:
    """Rewrites one web."""

    def __init__(self, function: Function, web: Web) -> None:
        self.function, self.web = function, web
        self.layout = function.parent.datalayout
        self.size = self.layout.store_size(next(iter(web.moved)).type)
        self.addresses: dict[Instruction, Value] = {}
        self.arrivals: dict[Instruction, Value] = {}
        self.slots: list[Instruction] = []

    def run(self) -> None:
        for i in self.web.moved:
            if i.is_phi:
                self.addresses[i], self.arrivals[i] = self._slot(), self._slot()
        for block in self.function.blocks:
            for i in list(block.instructions):
                if i in self.web.moved and not i.is_phi:
                    self._address(i)
        for i in self.web.moved:
            if i.is_phi:
                self._arrive(i)
        for store in self.web.stores:
            builder = self._before(store)
            self._copy(builder, self._pointer(store.pointer, builder), self._place(store.value, builder), store)
        for i, user in self.web.used:
            self._load(i, user)
        entry = Builder(self.function.entry, 0)
        for slot in self.slots:
            entry.insert(slot)
        for i in self.web.moved:
            i.replace_all_uses_with(ir.poison(i.type))
        for i in (*self.web.stores, *self.web.moved):
            i.remove()

    def _load(self, i: Instruction, user: Instruction) -> None:
        """Load a word for a user that does more than move it."""
        builder = self._before(user)
        user.replace_operand(i, builder.load(i.type, self._place(i, builder), align=8))

    def _before(self, i: Instruction) -> Builder:
        builder = Builder.before(i)
        return builder

    def _slot(self) -> Value:
        slot = ir.Alloca(ir.array_type(ir.i8, self.size), align=16)
        self.slots.append(slot)
        return slot

    def _copy(self, builder: Builder, to: Value, source: Value, access: Instruction | None = None) -> None:
        copy = builder.memcpy(to, source, ir.int_constant(ir.i64, self.size), align=(8, 8))
        if access is not None and "tbaa" in access.metadata:
            copy.metadata["tbaa"] = access.metadata["tbaa"]
        copy.metadata[COPIED_WORD] = self.function.parent.metadata.tuple(())

    def _address(self, i: Instruction) -> Value:
        """Where the word of a moved instruction lies."""
        found = self.addresses.get(i)
        if found is not None:
            return found
        builder = self._before(i)
        if isinstance(i, ir.Load):
            found = self._slot()
            self._copy(builder, found, self._pointer(i.pointer, builder), i)
        elif isinstance(i, ir.Select):
            first, second = (self._place(source, builder) for source in i.operands[1:])
            found = builder.select(i.operands[0], first, second)
        else:
            found = self._place(i.operands[0], builder)
        self.addresses[i] = found
        return found

    def _pointer(self, pointer: Value, builder: Builder) -> Value:
        """Where an access of the web goes, which may be a word of the web itself."""
        if isinstance(pointer, Instruction) and pointer in self.web.moved:
            return builder.load(pointer.type, self._address(pointer), align=8)
        return pointer

    def _place(self, value: Value, builder: Builder) -> Value:
        """Where a word lies; one from outside of the web is stored first."""
        if isinstance(value, Instruction) and value in self.web.moved:
            return self._address(value)
        slot = self._slot()
        builder.store(value, slot)
        return slot

    def _arrive(self, phi: Instruction) -> None:
        for value, block in zip(phi.operands, phi.incoming_blocks, strict=True):  # type: ignore[attr-defined]  # a phi
            builder = Builder()
            builder.position_before_terminator(block)
            if isinstance(value, Instruction) and value in self.web.moved:
                self._copy(builder, self.arrivals[phi], self._address(value))
            else:
                builder.store(value, self.arrivals[phi])
        builder = Builder()
        builder.position_at_start(phi.parent)  # type: ignore[arg-type]  # in a block
        self._copy(builder, self.addresses[phi], self.arrivals[phi])
