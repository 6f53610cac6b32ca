"""The language that derivatives of BLAS's routines are written in (rules/blas*.py), as code of a kernel.

A kernel is a function of the module that gets what the routine got, in one form for all interfaces, with the shadows of
its arrays, and calls the library as the program does. `Kernel` gives the rule's statements what they name:

    k.m, k.alpha, k.ta          sizes, scalars, flags of the call
    k.A                         an array that is only read; k.old.C and k.new.C of one that the call changes
    for dA in k.active("A")     runs once with the shadow, not at all where A carries no derivative
    k.blas("gemm", ...)         a call of the library
    k.seed, k.result            of functions: the adjoint of what they return, and that itself
    k.adjoin("alpha", number)   adds to the adjoint of a scalar; k.tangent("alpha") is its tangent in forward mode
    with k.when(condition), with k.loop(n) as i, k.temporary(rows, columns)
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from enzyme_cc import ir
from enzyme_cc.autodiff.operations.blas_values import Array, Condition, Flag, Number, Size, letter
from enzyme_cc.ir import BasicBlock, Builder, Function, Module, Value
from enzyme_cc.rules.blas import (
    ARRAY,
    ENUMERATIONS,
    FLAG,
    INFO,
    INTEGER,
    ROUTINES,
    ROW_MAJOR,
    SCALAR,
    WORK,
    Interface,
    Operand,
    Spoken,
    is_passed,
)

UNKNOWN_FLAG = "__enzyme_cc_unknown_flag"


@dataclass(frozen=True)
class Wanted:
    """Which kernel: the statements of `phase` (before, after, adjoint) for these active parameters, of which those that
    are `guarded` may turn out inactive at run time."""

    spoken: Spoken
    phase: str
    active: frozenset[str]
    guarded: frozenset[str]

    @property
    def key(self) -> object:
        """What tells kernels apart."""
        one = self.spoken
        words = tuple(p.name for p in one.routine.parameters)
        return "blas", one.routine.name, words, one.precision, one.interface, self.phase, self.active, self.guarded


@dataclass(frozen=True)
class MadeKernel:
    """A kernel, the names of its parameters, of the values that it reads, and the scalars whose adjoints it returns."""

    function: Function
    names: tuple[str, ...]
    read: frozenset[str]
    scalars: tuple[str, ...]


class Versions:
    """The arrays that the call changes, as they were before or are after it."""

    def __init__(self, kernel: Kernel, when: str) -> None:
        self._kernel, self._when = kernel, when

    def __getattr__(self, name: str) -> Array:
        return self._kernel.array(name, self._when)


class Kernel:
    """One kernel while it is written."""

    def __init__(self, module: Module, wanted: Wanted) -> None:
        spoken = wanted.spoken
        self.wanted, self.spoken, self.module = wanted, spoken, module
        self.number = ir.float_type(spoken.element)
        self.is_complex = spoken.is_complex
        self.read: set[str] = set()
        self.parameters = {p.name: p for p in spoken.routine.parameters}
        self.old, self.new = Versions(self, "old"), Versions(self, "new")
        names, types = self._declared()
        self.scalars = tuple(
            p.name for p in spoken.of_kind(SCALAR) if p.name in wanted.active) if wanted.phase == "adjoint" else ()
        results: list[ir.Type] = [self.number] * sum(self._parts(self.parameters[s]) for s in self.scalars)
        tangent = wanted.phase == "after" and spoken.routine.result
        if tangent:
            results = [self.number] * self.result_parts
        returned = ir.struct_type(results) if results else ir.void
        name = module.unique_name(f"__enzyme_cc.{wanted.phase}.{spoken.precision}{spoken.routine.name}")
        self.function = Function.create(module, name, ir.function_type(returned, types), "internal")
        self.function.attributes = ("nounwind",)
        self._given = dict(zip(names, self.function.args, strict=True))
        self.names = tuple(names)
        self.entry = Builder(self.function.add_block("entry"))
        self.start = self.function.add_block("start")
        self.b = Builder(self.start)
        self._temporaries: list[list[Value]] = [[]]
        self._sums = {s: self._zeros(self._parts(self.parameters[s])) for s in self.scalars}
        if tangent:
            self._sums["result"] = self._zeros(self.result_parts)

    @property
    def result_parts(self) -> int:
        """Of what the function returns."""
        return 2 if self.is_complex and self.spoken.routine.result == "number" else 1

    def _zeros(self, count: int) -> list[Value]:
        slots = [self._slot(self.number) for _ in range(count)]
        for slot in slots:
            self.entry.store(ir.zero(self.number), slot)
        return slots

    def _parts(self, parameter: Operand) -> int:
        return 2 if self.is_complex and not parameter.real else 1

    def _declared(self) -> tuple[list[str], list[ir.Type]]:
        """Names and types of the kernel's own parameters."""
        found: list[tuple[str, ir.Type]] = [("layout", ir.i32)]
        for p in self.spoken.routine.parameters:
            if p.kind == FLAG:
                found.append((p.name, ir.i32))
            elif p.kind == INTEGER:
                found.append((p.name, ir.i64))
            elif p.kind == SCALAR:
                for what in ("", "'"):
                    found += [(f"{p.name}{what}.{part}", self.number) for part in range(self._parts(p))]
            elif p.kind == ARRAY:
                for what in ("old", "new", "shadow"):
                    found += [(f"{p.name}.{what}", ir.ptr), (f"{p.name}.{what}.step", ir.i64)]
        if self.spoken.routine.result:
            for what in ("result", "seed"):
                found += [(f"{what}.{part}", self.number) for part in range(self.result_parts)]
        return [n for n, _ in found], [t for _, t in found]

    # ---- what the call got

    def __getattr__(self, name: str) -> Any:
        parameter = self.__dict__.get("parameters", {}).get(name)
        if parameter is None:
            raise AttributeError(name)
        if parameter.kind == ARRAY:
            return self.array(name, "new" if parameter.written else "old")
        self.read.add(name)
        if parameter.kind == FLAG:
            return Flag(self.b, self._given[name])
        if parameter.kind == INTEGER:
            return Size(self.b, self._given[name])
        return self._number(name, parameter)

    def _number(self, name: str, parameter: Operand) -> Number:
        return Number(self.b, *(self._given[f"{name}.{part}"] for part in range(self._parts(parameter))))

    def array(self, name: str, when: str) -> Array:
        """An array before or after the call."""
        self.read.add(f"{name}.{when}")
        return self._array(name, when)

    def _array(self, name: str, what: str) -> Array:
        step = Size(self.b, self._given[f"{name}.{what}.step"])
        return Array(self._given[f"{name}.{what}"], step, self.is_complex and self.parameters[name].real)

    @property
    def result(self) -> Number:
        """What the function returned."""
        self.read.add("result")
        return Number(self.b, *(self._given[f"result.{part}"] for part in range(self.result_parts)))

    @property
    def seed(self) -> Number:
        """The adjoint of what the function returned."""
        return Number(self.b, *(self._given[f"seed.{part}"] for part in range(self.result_parts)))

    def has(self, name: str) -> bool:
        """Whether the parameter may carry a derivative."""
        return name in self.wanted.active

    def active(self, name: str) -> Iterator[Array]:
        """The shadow of an array, where there is one."""
        if name not in self.wanted.active:
            return
        shadow = self._array(name, "shadow")
        if name not in self.wanted.guarded:
            yield shadow
            return
        with self.when(Condition(self.b, self.b.icmp("ne", shadow.pointer, ir.null()))):
            yield shadow

    def tangent(self, name: str) -> Number:
        """The tangent of a scalar."""
        parts = range(self._parts(self.parameters[name]))
        return Number(self.b, *(self._given[f"{name}'.{part}"] for part in parts))

    def adjoin(self, name: str, number: Number) -> None:
        """Add to the adjoint of a scalar."""
        for slot, part in zip(self._sums[name], number.parts, strict=False):
            self.b.store(self.b.fadd(self.b.load(self.number, slot), part), slot)

    def returns(self, number: Number) -> None:
        """Add to the tangent of what the function returned."""
        self.adjoin("result", number)

    # ---- control

    @contextmanager
    def when(self, condition: Condition) -> Iterator[None]:
        """Statements for one case only."""
        then, after = self._block("then"), self._block("after")
        self.b.cond_br(condition.value, then, after)
        self.b.position_at_end(then)
        with self._scope():
            yield
        self.b.br(after)
        self.b.position_at_end(after)

    @contextmanager
    def loop(self, count: Size) -> Iterator[Size]:
        """Statements for each number from 0 on."""
        before, body, after = self.b.block, self._block("body"), self._block("after")
        self.b.cond_br(self.b.icmp("sgt", count.value, ir.int_constant(ir.i64, 0)), body, after)
        self.b.position_at_end(body)
        number = self.b.phi(ir.i64, [(ir.int_constant(ir.i64, 0), before)])
        with self._scope():
            yield Size(self.b, number)
        following = self.b.add(number, ir.int_constant(ir.i64, 1))
        number.add_incoming(following, self.b.block)
        self.b.cond_br(self.b.icmp("slt", following, count.value), body, after)
        self.b.position_at_end(after)

    def _block(self, name: str) -> BasicBlock:
        block = BasicBlock(name, self.function)
        self.function.blocks.append(block)
        return block

    # ---- memory

    def _slot(self, type: ir.Type) -> Value:
        return self.entry.alloca(type)

    @contextmanager
    def _scope(self) -> Iterator[None]:
        self._temporaries.append([])
        yield
        self._free(self._temporaries.pop())

    def _free(self, pointers: list[Value]) -> None:
        free = self.module.get_or_declare("free", ir.function_type(ir.void, (ir.ptr,)))
        for pointer in reversed(pointers):
            self.b.call(free, (pointer,))

    def allocated(self, count: Size, bytes: int) -> Value:
        """Memory until the scope ends."""
        malloc = self.module.get_or_declare("malloc", ir.function_type(ir.ptr, (ir.i64,)))
        pointer = self.b.call(malloc, ((count.at_least(1) * bytes).value,))
        self._temporaries[-1].append(pointer)
        return pointer

    @property
    def bytes(self) -> int:
        """Of an element."""
        return (4 if self.spoken.element == "float" else 8) * (2 if self.is_complex else 1)

    @property
    def by_rows(self) -> Condition:
        """Whether matrices lie row by row."""
        return Condition(self.b, self.b.icmp("eq", self._given["layout"], ir.int_constant(ir.i32, ROW_MAJOR)))

    def lines(self, rows: Size, columns: Size) -> tuple[Size, Size]:
        """How many columns or rows lie side by side in memory, and how long each is."""
        return self.by_rows.choose(rows, columns), self.by_rows.choose(columns, rows)

    def temporary(self, rows: Size, columns: Size) -> Array:
        """A matrix of no defined content."""
        _, length = self.lines(rows, columns)
        return Array(self.allocated(rows * columns, self.bytes), length.at_least(1))

    def temporary_vector(self, count: Size, real: bool = False) -> Array:
        """A vector of no defined content."""
        found = Array(ir.null(), Size(self.b, 1), real and self.is_complex)
        return replace(found, pointer=self.allocated(count, self._bytes_in(found)))

    def _bytes_in(self, array: Array) -> int:
        return self.bytes // 2 if array.real else self.bytes

    def place(self, array: Array, at: Size) -> Value:
        """The address of the element that many elements behind the first."""
        return self.b.gep(ir.i8, array.pointer, ((at * self._bytes_in(array)).value,))

    def line(self, matrix: Array, number: Size, first: Size | int = 0) -> Array:
        """One column or row, as it lies in memory, from an element on."""
        assert matrix.step is not None
        return Array(self.place(matrix, matrix.step * number + first), Size(self.b, 1))

    def across(self, matrix: Array, number: Size) -> Array:
        """One row or column that lies across memory."""
        return Array(self.place(matrix, number + 0), matrix.step)

    def row(self, matrix: Array, number: Size) -> Array:
        """A row."""
        return self.by_rows.choose(self.line(matrix, number), self.across(matrix, number))

    def column(self, matrix: Array, number: Size) -> Array:
        """A column."""
        return self.by_rows.choose(self.across(matrix, number), self.line(matrix, number))

    def entry_of(self, matrix: Array, row: Size, column: Size) -> Array:
        """An element, as a vector of one."""
        step = matrix.step
        assert step is not None
        return Array(self.place(matrix, self.by_rows.choose(step * row + column, step * column + row)), self.size(1))

    def block(self, matrix: Array, row: Size, column: Size) -> Array:
        """The matrix that begins with this element."""
        return Array(self.entry_of(matrix, row, column).pointer, matrix.step)

    def diagonal(self, matrix: Array, at: Size) -> Array:
        """An element of the diagonal, as a vector of one."""
        assert matrix.step is not None
        return Array(self.place(matrix, (matrix.step + 1) * at), Size(self.b, 1))

    def part(self, vector: Array, count: Size, first: Size, length: Size) -> Array:
        """Some elements of a vector of `count`: with a negative increment they lie backwards."""
        step = vector.step
        assert step is not None
        forwards, backwards = step * first, (step * (first + length - count))
        return Array(self.place(vector, (step < 0).choose(backwards, forwards)), step, vector.real)

    def element(self, vector: Array, count: Size, at: Size) -> Number:
        """An element of a vector."""
        return self.load(self.part(vector, count, at, Size(self.b, 1)))

    def integer(self, array: Array, count: Size, at: Size) -> Size:
        """One of the positive integers in an array; where the routine's name does not tell their width, an upper half
        that is zero shows 64 bits."""
        b, interface = self.b, self.spoken.interface
        if interface.integers == 64:
            return Size(b, b.load(ir.i64, b.gep(ir.i64, array.pointer, (at.value,))))
        place = at
        if interface.kind == "fortran":
            half = b.load(ir.i32, b.gep(ir.i32, array.pointer, ((count - 1).at_most(1).value,)))
            is_wide = Condition(b, b.icmp("eq", half, ir.zero(ir.i32)))
            place = is_wide.choose(at * 2, at)
        return Size(b, b.zext(b.load(ir.i32, b.gep(ir.i32, array.pointer, (place.value,))), ir.i64))

    def load(self, place: Array) -> Number:
        """The number at a place."""
        b = self.b
        parts = [b.load(self.number, place.pointer)]
        if self.is_complex and not place.real:
            parts.append(b.load(self.number, b.gep(self.number, place.pointer, (ir.int_constant(ir.i64, 1),))))
        return Number(b, *parts)

    def store(self, number: Number, place: Array) -> None:
        """Put a number at a place."""
        b = self.b
        b.store(number.re, place.pointer)
        if self.is_complex and not place.real:
            im = ir.zero(self.number) if number.im is None else number.im
            b.store(im, b.gep(self.number, place.pointer, (ir.int_constant(ir.i64, 1),)))

    def variable(self) -> Array:
        """A number that changes; at first zero."""
        place = Array(self._slot(ir.array_type(self.number, 2 if self.is_complex else 1)), Size(self.b, 1))
        self.store(self.constant(0.0), place)
        return place

    def add_to(self, place: Array, number: Number) -> None:
        """Add to the number at a place."""
        self.store(self.load(place) + number, place)

    # ---- constants

    def constant(self, value: float) -> Number:
        """A number."""
        im = ir.zero(self.number) if self.is_complex else None
        return Number(self.b, ir.fp_constant(self.number, value), im)

    def size(self, value: int) -> Size:
        """An integer."""
        return Size(self.b, value)

    @property
    def true(self) -> Condition:
        """What always holds."""
        return Condition(self.b, ir.int_constant(ir.i1, 1))

    def flag(self, letter: str) -> Flag:
        """A flag's letter."""
        return Flag(self.b, ir.int_constant(ir.i32, ord(letter)))

    def other(self, flag: Flag, one: str, two: str) -> Flag:
        """`one` instead of `two`, and the other way round."""
        return flag.is_(one).choose(two, flag.is_(two).choose(one, flag))

    # ---- calls of the library

    def blas(self, name: str, *given: Any) -> Number | None:
        """Call the library's routine, in the precision and by the interface that the program uses."""
        routine = ROUTINES[name]
        interface = _interface_of(self.spoken.interface, routine.lapack)
        spoken = replace(self.spoken, routine=routine, interface=interface, positions={}, layout=None)
        types: list[ir.Type] = []
        values: list[Value] = []

        def pass_(value: Value) -> None:
            types.append(value.type)
            values.append(value)

        if interface.kind == "lapacke" or (interface.kind == "cblas" and routine.layout):
            pass_(self._given["layout"])
        flags = 0
        rest = list(given)
        for p in routine.parameters:
            if not is_passed(p, interface.kind):
                if p.kind != INFO:
                    rest.pop(0)
                continue
            if p.kind == INFO:
                pass_(self._slot(ir.i64))
                continue
            what = rest.pop(0)
            if p.kind in (ARRAY, WORK):
                pass_(what.pointer)
                if p.stepped and p.kind == ARRAY:
                    pass_(self._size(what.step, interface))
            elif p.kind == FLAG:
                flags += 1
                pass_(self._flag(p, what, interface))
            elif p.kind == INTEGER:
                pass_(self._size(what, interface))
            else:
                pass_(self._scalar(what, spoken, p))
        assert not rest, name
        for _ in range(flags if interface.lengths else 0):
            pass_(ir.int_constant(ir.i64, 1))
        returned = self.number if routine.result else ir.i32 if interface.kind == "lapacke" else ir.void
        type = ir.function_type(returned, types)
        symbol = interface.symbol(routine.spellings[self.spoken.precision] + routine.name)
        callee = self.module.get_or_declare(symbol, type)
        call = self.b.call(callee, values, type, flags=())
        return Number(self.b, call) if routine.result else None

    def _size(self, what: Size | int, interface: Interface) -> Value:
        value = ir.int_constant(ir.i64, what) if isinstance(what, int) else what.value
        if interface.kind == "fortran":
            slot = self._slot(ir.i64)  # its lower half is the same number
            self.b.store(value, slot)
            return slot
        return self.b.trunc(value, ir.i32) if interface.integers == 32 else value

    def _flag(self, p: Operand, what: Flag | str, interface: Interface) -> Value:
        value = letter(what)
        if interface.kind == "cblas":
            found: Value = ir.int_constant(ir.i32, 0)
            for name, number in ENUMERATIONS[p.name].items():
                is_it = self.b.icmp("eq", value, letter(name))
                found = self.b.select(is_it, ir.int_constant(ir.i32, number), found)
            return found
        if interface.kind == "lapacke":
            return self.b.trunc(value, ir.i8)
        slot = self._slot(ir.i8)
        self.b.store(self.b.trunc(value, ir.i8), slot)
        return slot

    def _scalar(self, what: Number | float, spoken: Spoken, p: Operand) -> Value:
        number = self.constant(what) if isinstance(what, (int, float)) else what
        if spoken.by_value(p):
            return number.re
        slot = Array(self._slot(ir.array_type(self.number, 2 if self.is_complex else 1)), None)
        self.store(number, slot)
        return slot.pointer

    # ---- the end

    def finish(self) -> MadeKernel:
        """Close the function."""
        self._free(self._temporaries.pop())
        b = self.b
        result: Value | None = None
        if not self.function.ret_type.is_void:
            parts = [b.load(self.number, slot) for slots in self._sums.values() for slot in slots]
            result = ir.poison(self.function.ret_type)
            for index, part in enumerate(parts):
                result = b.insert_value(result, part, index)
        b.ret(result)
        self._check_flags()
        self.function.blocks_changed()
        return MadeKernel(self.function, self.names, frozenset(self.read), self.scalars)


    def _check_flags(self) -> None:
        """From the entry to the start, unless cblas got a flag whose meaning only its library knows."""
        b, checked = self.entry, self.read.intersection(ENUMERATIONS) if self.spoken.interface.kind == "cblas" else ()
        for name in sorted(checked):
            known, unknown = self.function.add_block("known"), self.function.add_block("unknown")
            b.cond_br(b.icmp("eq", self._given[name], ir.int_constant(ir.i32, 0)), unknown, known)
            b = Builder(unknown)
            type = ir.function_type(ir.void, ())
            b.call(self.module.get_or_declare(UNKNOWN_FLAG, type, ("nounwind", "noreturn", "cold")), (), type)
            b.unreachable()
            b = Builder(known)
        b.br(self.start)


def _interface_of(interface: Interface, lapack: bool) -> Interface:
    """LAPACKE is for LAPACK only, cblas for BLAS only: they come together."""
    if interface.kind == "lapacke" and not lapack:
        return replace(interface, kind="cblas")
    return replace(interface, kind="lapacke") if interface.kind == "cblas" and lapack else interface


def make(module: Module, wanted: Wanted) -> MadeKernel | None:
    """The kernel of a rule's statements; None if it has none for the phase."""
    statements = getattr(wanted.spoken.routine.body, wanted.phase, None)
    if statements is None:
        return None
    kernel = Kernel(module, wanted)
    statements(kernel)
    return kernel.finish()
