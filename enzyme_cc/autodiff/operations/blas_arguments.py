"""What a call of BLAS says: its flags, sizes and scalars, and how its arrays lie in memory; in one
form for all interfaces.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Value
from enzyme_cc.rules.blas import ARRAY, COLUMN_MAJOR, ENUMERATIONS, FLAG, INTEGER, SCALAR, Operand, Spoken

ValueOf = Callable[[Value], Value]
Given = dict[str, Value]
"""What a kernel is given, by the names of its parameters."""


def parts_of(spoken: Spoken, p: Operand) -> int:
    return 2 if spoken.is_complex and not p.real else 1


def places_of(spoken: Spoken, p: Operand, pointer: Value, b: Builder) -> list[Value]:
    """Where the parts of a scalar lie."""
    number = ir.float_type(spoken.element)
    return [b.gep(number, pointer, (ir.int_constant(ir.i64, part),)) for part in range(parts_of(spoken, p))]


@dataclass
class Reader:
    """Reads the flags, sizes and scalars of a call. What lies in memory that may change is read in the forward sweep
    (`of_memory`), and found again among what was `kept`. Of scalars only those that are `read`."""

    spoken: Spoken
    call: ir.Call
    value_of: ValueOf
    b: Builder
    kept: dict[str, Value] | None = None
    fetch: ValueOf | None = None
    read: frozenset[str] | None = None

    def all(self) -> Given:
        """All of them, by the names of a kernel's parameters; the arrays' steps as `A.step`."""
        found: Given = {}
        spoken = self.spoken
        found["layout"] = ir.int_constant(ir.i32, COLUMN_MAJOR)
        if spoken.layout is not None:
            found["layout"] = self.value_of(self.call.args[spoken.layout])
        for p in spoken.of_kind(FLAG, INTEGER, SCALAR):
            if self._is_read(p):
                found |= self._one(p)
        for p in spoken.of_kind(ARRAY):
            found |= self._step(p)
        return found

    def _at(self, p: Operand, further: int = 0) -> Value:
        return self.call.args[self.spoken.positions[p.name] + further]

    def _is_read(self, p: Operand) -> bool:
        return p.kind != SCALAR or self.read is None or p.name in self.read

    def of_memory(self, stays: Callable[[Value], bool]) -> dict[str, Value]:
        """Those that the reverse sweep cannot read again, unless their memory `stays` as it is."""
        found: dict[str, Value] = {}
        for p in self.spoken.of_kind(FLAG, INTEGER, SCALAR):
            if self._is_read(p) and not self.spoken.by_value(p) and not stays(self._at(p)):
                found |= self._one(p)
        if self.spoken.interface.kind == "fortran":
            for p in self.spoken.of_kind(ARRAY):
                if p.stepped and not stays(self._at(p, 1)):
                    found |= self._step(p)
        return found

    def _one(self, p: Operand) -> Given:
        names = [f"{p.name}.{part}" for part in range(parts_of(self.spoken, p))] if p.kind == SCALAR else [p.name]
        if self.kept is not None and names[0] in self.kept:
            assert self.fetch is not None
            return {name: self.fetch(self.kept[name]) for name in names}
        value, b = self.value_of(self._at(p)), self.b
        by_value = self.spoken.by_value(p)
        if p.kind == INTEGER:
            return {p.name: self._integer(value, by_value)}
        if p.kind == SCALAR:
            if by_value:
                return {names[0]: value}
            number = ir.float_type(self.spoken.element)
            places = places_of(self.spoken, p, value, b)
            return {name: b.load(number, place) for name, place in zip(names, places, strict=True)}
        if self.spoken.interface.kind == "cblas":
            letter: Value = ir.int_constant(ir.i32, 0)
            for name, number_of in ENUMERATIONS[p.name].items():
                same = b.icmp("eq", value, ir.int_constant(ir.i32, number_of))
                letter = b.select(same, ir.int_constant(ir.i32, ord(name)), letter)
        else:
            letter = value if by_value else b.load(ir.i8, value)
            letter = b.and_(b.zext(letter, ir.i32), ir.int_constant(ir.i32, 0xDF))  # in upper case
        if p.name in ("ta", "tb") and not self.spoken.is_complex:
            conjugate = b.icmp("eq", letter, ir.int_constant(ir.i32, ord("C")))
            letter = b.select(conjugate, ir.int_constant(ir.i32, ord("T")), letter)
        return {p.name: letter}

    def _step(self, p: Operand) -> Given:
        name = f"{p.name}.step"
        if not p.stepped:
            return {name: ir.int_constant(ir.i64, 1)}
        if self.kept is not None and name in self.kept:
            assert self.fetch is not None
            return {name: self.fetch(self.kept[name])}
        value = self.value_of(self._at(p, 1))
        return {name: self._integer(value, self.spoken.interface.kind != "fortran")}

    def _integer(self, value: Value, by_value: bool) -> Value:
        if not by_value:
            value = self.b.load(ir.i32 if self.spoken.interface.integers == 32 else ir.i64, value)
        return self.b.sext(value, ir.i64)


def sizes_of(spoken: Spoken, p: Operand, given: Given, b: Builder) -> tuple[Value, Value]:
    """Rows and columns of an array; a vector has one column."""

    def size(text: str) -> Value:
        for sign, chosen in (("&", "slt"), ("^", "sgt")):  # the smaller one, the larger
            if sign in text:
                one, two = (given[word] for word in text.split(sign))
                return b.select(b.icmp(chosen, one, two), one, two)
        found: Value = ir.int_constant(ir.i64, 0)
        for minus, number, word in re.findall(r"(-?)\+?(?:(\d+)|(\w+))", text):
            term = ir.int_constant(ir.i64, int(number)) if number else given[word]
            found = b.sub(found, term) if minus else b.add(found, term)
        return found

    single = ir.int_constant(ir.i64, 1)
    if p.by is None:
        found = [size(text) for text in p.shape]
        return found[0], found[1] if len(found) == 2 else single
    first = b.icmp("eq", given[p.by], ir.int_constant(ir.i32, ord("L" if p.by == "side" else "N")))
    if p.by == "side" and len(p.shape) == 2:
        one, other = map(size, p.shape[0].split("|"))
        return b.select(first, one, other), size(p.shape[1])
    if p.is_matrix and p.by != "side":
        rows, columns = map(size, p.shape)
        return b.select(first, rows, columns), b.select(first, columns, rows)
    one, other = map(size, p.shape[0].split("|"))
    chosen = b.select(first, one, other)
    return chosen, chosen if p.is_matrix else single


def lines_of(spoken: Spoken, p: Operand, given: Given, b: Builder) -> tuple[Value, Value]:
    """How many lines of a matrix lie side by side in memory, and their length; of a vector, one by one."""
    by_rows = b.icmp("ne", given["layout"], ir.int_constant(ir.i32, COLUMN_MAJOR))
    if p.shape == ("band",):
        length = b.add(b.add(given["kl"], given["ku"]), ir.int_constant(ir.i64, 1))
        return b.select(by_rows, given["m"], given["n"]), length
    rows, columns = sizes_of(spoken, p, given, b)
    if not p.is_matrix:
        return rows, columns
    return b.select(by_rows, rows, columns), b.select(by_rows, columns, rows)


def each_line(b: Builder, count: Value, step: Value, do: Callable[[Value, Value], None]) -> None:
    """A loop over the lines of an array: `do` writes what is done for one, given its number and how far behind the
    array's begin it lies. Where steps are negative, the first line lies at the other end."""
    zero, one = ir.int_constant(ir.i64, 0), ir.int_constant(ir.i64, 1)
    before = b.block
    assert before is not None and before.function is not None
    body, done = before.function.add_block("line"), before.function.add_block("done")
    first = b.select(b.icmp("slt", step, zero), b.mul(b.sub(one, count), step), zero)
    b.cond_br(b.icmp("sgt", count, zero), body, done)
    b.position_at_end(body)
    number = b.phi(ir.i64, [(zero, before)])
    do(number, b.add(first, b.mul(number, step)))
    following = b.add(number, one)
    number.add_incoming(following, b.block)
    b.cond_br(b.icmp("slt", following, count), body, done)
    b.position_at_end(done)
