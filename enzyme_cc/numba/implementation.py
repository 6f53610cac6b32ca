"""What a call of a derivative does, as source of a function that Numba compiles: written for the arguments' types.

Arguments whose strides are not known are made contiguous, those that the function writes to are copied, so that inputs
stay as they are; memory for shadows is made; the entry is called; gradients are put together.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numba import njit, typeof
from numba.core import errors, types
from numba.core.target_extension import current_target
from numba.np.numpy_support import as_dtype

import enzyme_cc.numba.least_squares  # noqa: F401  # functions of NumPy that Numba learns
from enzyme_cc.numba.calls import caller
from enzyme_cc.numba.derived import derivative_text
from enzyme_cc.numba.entries import FORWARD, REVERSE, SECOND, Primal, entry, primal
from enzyme_cc.numba.recompiled import TARGET, recompiled
from enzyme_cc.numba.words import MEMORY, NUMBER, ActiveLeaf, UnsupportedType, has_numbers, words_of
from enzyme_cc.python.errors import DifferentiationError

GRAD, VALUE_AND_GRAD, JVP, HESSIAN_VECTOR = "grad", "value_and_grad", "jvp", "hessian_vector"
_ENTRY = {GRAD: REVERSE, VALUE_AND_GRAD: REVERSE, JVP: FORWARD, HESSIAN_VECTOR: SECOND}


class Refusal(Exception):
    """Something that cannot be done; `problem` is what the user gets."""

    def __init__(self, problem: Exception) -> None:
        super().__init__(str(problem))
        self.problem = problem


@dataclass(frozen=True)
class Asked:
    """A derivative, whatever the types of its arguments."""

    kind: str
    function: Any
    names: tuple[str, ...]
    wrt: tuple[int, ...] | None
    single: bool

    @property
    def defaults(self) -> tuple[Any, ...]:
        """The defaults of its last parameters."""
        return self.function.py_func.__defaults__ or ()

    @property
    def place(self) -> str:
        """Where the function is defined."""
        code = self.function.py_func.__code__
        return f"{code.co_filename}:{code.co_firstlineno}"

    def refused(self, message: str) -> Refusal:
        """A TypeError that names the function."""
        return Refusal(TypeError(f"{self.place}: {self.kind} of '{self.function.py_func.__name__}': {message}"))


def implementation(asked: Asked, given: Sequence[Any]) -> Callable[..., Any]:
    """The function for these types. Raises Refusal, and Numba's errors."""
    given = [typeof(type_.value) if isinstance(type_, types.Omitted) else types.unliteral(type_) for type_ in given]
    count = len(given)
    names = asked.names
    tangents: list[Any] = []
    if asked.kind == JVP:
        first = given[0]
        given, tangents = _two_tuples(asked, given)
    elif asked.kind == HESSIAN_VECTOR:
        given, vector = given[:-1], given[-1]
        tangents = _vectors(asked, vector)
    prepared = tuple(_contiguous(type_) for type_ in given)
    try:
        for name, type_ in zip(names, given, strict=True):  # noqa: B007  # the message names it
            has_numbers(type_)
        words = words_of(prepared)
    except UnsupportedType as problem:
        raise asked.refused(f"parameter '{name}' is of type {type_}, and {problem} is no type that derivatives can be "
                            "taken through here: floats, complex numbers, arrays, records and tuples of them are"
                            ) from None
    code = recompiled(asked.function, prepared)
    if asked.kind != JVP and not isinstance(code.result, types.Float):
        raise asked.refused(f"it returns {code.result}, where one floating-point number is wanted; jvp gives the "
                            "tangents of other results")
    of = primal(code, words)
    wrt = asked.wrt
    if wrt is None:
        wrt = tuple(place for place, type_ in enumerate(prepared) if has_numbers(type_))
        if not wrt:
            raise asked.refused(f"no parameter holds floating-point numbers: {_listed(names, given)}")
    for place in wrt:
        if not has_numbers(prepared[place]):
            hint = f"; give a float: {names[place]}=2.0" if isinstance(prepared[place], types.Integer) else ""
            raise asked.refused(f"parameter '{names[place]}' is {prepared[place]}, and derivatives are taken by "
                                f"floating-point numbers{hint}")
    return _Source(asked, given, prepared, tangents, of, wrt, len(first) if asked.kind == JVP else 0).function(count)


def _listed(names: Sequence[str], given: Sequence[Any]) -> str:
    return ", ".join(f"{name}: {type_}" for name, type_ in zip(names, given, strict=True)) or "it has none"


def _two_tuples(asked: Asked, given: Sequence[Any]) -> tuple[list[Any], list[Any]]:
    if len(given) != 2 or not all(isinstance(type_, types.BaseTuple) for type_ in given) or len(
            given[0]) != len(given[1]):
        raise asked.refused(f"two tuples of the same length are wanted, the arguments and their tangents: "
                            f"(({', '.join(asked.names)},), (t{', t'.join(asked.names)},))")
    least = len(asked.names) - len(asked.defaults)
    if not least <= len(given[0]) <= len(asked.names):
        raise asked.refused(f"it takes {len(asked.names)} arguments ({', '.join(asked.names)}), and {len(given[0])} "
                            "are given")
    missing = asked.defaults[len(given[0]) - least:]
    return ([*map(types.unliteral, given[0]), *(typeof(value) for value in missing)],
            [*map(types.unliteral, given[1]), *(types.none for _ in missing)])


def _vectors(asked: Asked, vector: Any) -> list[Any]:
    """The types of the vectors, by parameter."""
    wrt = asked.wrt if asked.wrt is not None else tuple(range(len(asked.names)))
    found: list[Any] = [types.none] * len(asked.names)
    if asked.single:
        found[wrt[0]] = vector
    elif not isinstance(vector, types.BaseTuple) or len(vector) != len(wrt):
        raise asked.refused(f"a tuple of {len(wrt)} vectors is wanted, not {vector}")
    else:
        for place, type_ in zip(wrt, vector, strict=True):
            found[place] = type_
    return found


def _contiguous(type_: Any) -> Any:
    """The type that an argument is handed on with."""
    if isinstance(type_, types.Array) and type_.layout == "A":
        return types.Array(type_.dtype, type_.ndim, "C")
    if isinstance(type_, types.BaseNamedTuple):
        return types.NamedTuple([_contiguous(part) for part in type_], type_.instance_class)
    if isinstance(type_, types.BaseTuple):
        return types.Tuple([_contiguous(part) for part in type_])
    return type_


@dataclass
class _Source:
    """Writes the function."""

    asked: Asked
    given: Sequence[Any]
    prepared: Sequence[Any]
    tangents: Sequence[Any]
    of: Primal
    wrt: tuple[int, ...]
    listed: int
    """jvp: how many arguments are given."""
    lines: list[str] = field(default_factory=list)
    space: dict[str, Any] = field(default_factory=lambda: {"np": np, "tangent_like": tangent_like})

    def function(self, count: int) -> Callable[..., Any]:
        """The function, of so many parameters."""
        kind = self.asked.kind
        written = {leaf.path for leaf, is_written in zip(self.of.words.leaves, self.of.written, strict=True)
                   if is_written}
        in_place = kind == JVP and isinstance(self.of.code.result, types.NoneType)
        moved = {leaf.path for leaf in self.of.words.leaves if self._moved(leaf)}
        if kind == JVP:
            active = [leaf.path in moved or leaf.path in written for leaf in self.of.words.leaves]
        else:
            active = [leaf.path[0] in self.wrt or leaf.path in written for leaf in self.of.words.leaves]
        leaves = [leaf for leaf, is_active in zip(self.of.words.leaves, active, strict=True) if is_active]
        source = self._source_of_arguments()
        for place, (name, given, prepared) in enumerate(zip(source, self.given, self.prepared, strict=True)):
            self._check_in_place(in_place, given, place, written)
            copied = self._copied(name, given, prepared, (place,), set() if in_place else written)
            self.lines.append(f"a{place} = {copied}")
        memory = [leaf for leaf in leaves if leaf.kind == MEMORY]
        shadows = {leaf.path: f"s{number}" for number, leaf in enumerate(memory)}
        if kind != JVP:
            self.lines += [f"{shadows[leaf.path]} = {self._zeros(leaf)}" for leaf in memory]
        tangents, moved_shadows = [], []
        if kind in (JVP, HESSIAN_VECTOR):
            for number, leaf in enumerate(leaves):
                self.lines.append(f"t{number} = {self._tangent(leaf, in_place and leaf.path in written)}")
                tangents.append(f"t{number}")
        if kind == HESSIAN_VECTOR:
            for number, leaf in enumerate(memory):
                self.lines.append(f"m{number} = {self._zeros(leaf)}")
                moved_shadows.append(f"m{number}")
        groups = ([f"a{place}" for place in range(len(self.given))], list(shadows.values()) if kind != JVP else [],
                  tangents, moved_shadows)
        self.space["call"] = self._caller(active, leaves, [len(group) for group in groups])
        self.lines.append(f"r = call({', '.join(name for group in groups for name in group)})")
        memory_of = dict(zip(shadows, moved_shadows, strict=True)) if kind == HESSIAN_VECTOR else shadows
        self.lines.append(f"return {self._result(leaves, memory_of)}")
        body = "\n    ".join(self.lines)
        parameters = [f"p{place}" for place in range(count)]
        head = f"def derivative({', '.join(parameters)}):\n    arguments = {_tuple(parameters)}"
        exec(f"{head}\n    {body}\n", self.space)
        return self.space["derivative"]

    def _caller(self, active: Sequence[bool], leaves: Sequence[ActiveLeaf], counts: Sequence[int]) -> Any:
        """The intrinsic, with the derivative made where it will run."""
        kind = _ENTRY[self.asked.kind]
        asks = entry(kind, self.of, active)
        text = None
        if current_target() != TARGET:
            title = f"{self.asked.function.py_func.__name__} ({self.asked.kind})"
            try:
                text = derivative_text(asks, title, not self.of.code.dynamic)
            except DifferentiationError as problem:
                raise Refusal(self._with_lines(problem, kind, active, title)) from None
        try:
            return caller(kind, asks, self.of, leaves, text, counts)
        except errors.TypingError as problem:
            raise self.asked.refused(str(problem)) from None

    def _with_lines(self, problem: DifferentiationError, kind: str, active: Sequence[bool],
                    title: str) -> DifferentiationError:
        """What was refused, with the lines of the Python code."""
        code = recompiled(self.asked.function, tuple(self.prepared), lines=True)
        try:
            derivative_text(entry(kind, primal(code, self.of.words), active), title, False)
        except DifferentiationError as again:
            return again
        return problem

    # -- arguments -------------------------------------------------------------------------------------

    def _source_of_arguments(self) -> list[str]:
        if self.asked.kind == JVP:
            count, defaults = self.listed, self.asked.defaults
            missing = len(self.given) - count
            self.space.update((f"D{place}", value) for place, value in enumerate(defaults[len(defaults) - missing:]))
            return [*(f"arguments[0][{place}]" for place in range(count)), *(f"D{place}" for place in range(missing))]
        return [f"arguments[{place}]" for place in range(len(self.given))]

    def _check_in_place(self, in_place: bool, given: Any, place: int, written: set[tuple[int, ...]]) -> None:
        if in_place and _contiguous(given) != given and any(path[0] == place for path in written):
            raise self.asked.refused(f"parameter '{self.asked.names[place]}' is written to and is not contiguous; "
                                     "give a contiguous array")

    def _copied(self, name: str, given: Any, prepared: Any, path: tuple[int, ...],
                written: set[tuple[int, ...]]) -> str:
        """The argument as it is handed on."""
        if isinstance(given, types.BaseTuple):
            parts = [self._copied(f"{name}[{place}]", g, p, (*path, place), written)
                     for place, (g, p) in enumerate(zip(given, prepared, strict=True))]
            if all(part == f"{name}[{place}]" for place, part in enumerate(parts)):
                return name
            return self._tuple_of(given, parts)
        if isinstance(given, types.Array) and given.layout == "A":
            return f"np.ascontiguousarray({name})" if given.ndim else f"{name}.copy()"
        if path in written:
            if isinstance(given, types.Record):
                return f"record_copy({name}, {self._record(given)})"
            return f"np.copy({name})"  # in the array's own order, other than its method
        return name

    def _tuple_of(self, type_: Any, parts: Sequence[str]) -> str:
        if isinstance(type_, types.BaseNamedTuple):
            name = f"N{len(self.space)}"
            self.space[name] = type_.instance_class
            return f"{name}({', '.join(parts)})"
        return _tuple(parts)

    def _record(self, type_: Any) -> str:
        name = f"d{len(self.space)}"
        self.space[name] = as_dtype(type_)
        self.space["record_copy"] = record_copy
        return name

    def _of(self, leaf: ActiveLeaf) -> str:
        """The leaf in the arguments as they are handed on."""
        return f"a{leaf.path[0]}" + "".join(f"[{place}]" for place in leaf.path[1:])

    def _zeros(self, leaf: ActiveLeaf) -> str:
        if isinstance(leaf.type, types.Record):
            return f"np.zeros(1, {self._record(leaf.type)})"
        return f"np.zeros_like({self._of(leaf)})"

    # -- tangents --------------------------------------------------------------------------------------

    def _tangent_type(self, leaf: ActiveLeaf) -> Any:
        """The type of what was given as the leaf's tangent; none where nothing was. Raises Refusal."""
        type_, primal_type = self.tangents[leaf.path[0]], self.given[leaf.path[0]]
        for place in leaf.path[1:]:
            if isinstance(type_, types.NoneType):
                return type_
            if not isinstance(type_, types.BaseTuple) or len(type_) != len(primal_type):
                raise self.asked.refused(f"the tangent of '{self.asked.names[leaf.path[0]]}' is {type_}, and a tuple "
                                         "like the argument is wanted")
            type_, primal_type = type_[place], primal_type[place]
        return types.unliteral(type_)

    def _moved(self, leaf: ActiveLeaf) -> bool:
        return self.asked.kind in (JVP, HESSIAN_VECTOR) and not isinstance(self._tangent_type(leaf), types.NoneType)

    def _tangent(self, leaf: ActiveLeaf, in_place: bool) -> str:
        """The leaf's tangent, laid out as the leaf is. Raises Refusal."""
        type_, name = self._tangent_type(leaf), self.asked.names[leaf.path[0]]
        if self.asked.kind == JVP:
            given = "arguments[1]" + "".join(f"[{place}]" for place in leaf.path)
        else:
            given = f"arguments[{len(self.given)}]"
            if not self.asked.single and not isinstance(type_, types.NoneType):
                given += f"[{self.wrt.index(leaf.path[0])}]"
            given += "".join(f"[{place}]" for place in leaf.path[1:])
        if isinstance(type_, types.NoneType):
            return self._zeros(leaf) if leaf.kind == MEMORY else f"{self._of(leaf)} * 0"
        wrong = self.asked.refused(f"the tangent of '{name}' is {type_}, and one like {leaf.type} is wanted")
        if leaf.kind == NUMBER:
            if not isinstance(type_, (types.Number, types.Boolean)) or (
                    isinstance(type_, types.Complex) and not isinstance(leaf.type, types.Complex)):
                raise wrong
            return f"np.{leaf.type.name}({given})"
        if isinstance(leaf.type, types.Record):
            if type_ != leaf.type:
                raise wrong
            return f"record_array({given}, {self._record(leaf.type)})" if self._has_record_array() else ""
        if not isinstance(type_, types.Array) or type_.ndim != leaf.type.ndim or (
                isinstance(type_.dtype, types.Complex) and not isinstance(leaf.type.dtype, types.Complex)):
            raise wrong
        if in_place:
            if type_.layout != leaf.type.layout or type_.dtype != leaf.type.dtype:
                raise wrong
            return given
        return f"tangent_like({self._of(leaf)}, {given})"

    def _has_record_array(self) -> bool:
        self.space["record_array"] = record_array
        return True

    # -- results ---------------------------------------------------------------------------------------

    def _result(self, leaves: Sequence[ActiveLeaf], memory: dict[tuple[int, ...], str]) -> str:
        if self.asked.kind == JVP:
            return "r"
        first = 0 if self.asked.kind == HESSIAN_VECTOR else 1
        numbers = [leaf.path for leaf in leaves if leaf.kind == NUMBER]
        values = {path: f"r[{first + place}]" for place, path in enumerate(numbers)} | memory
        gradients = [self._gradient(self.prepared[place], (place,), values) for place in self.wrt]
        if self.asked.single:
            found = gradients[0]
        else:
            names = [self.asked.names[place] for place in self.wrt]
            self.space["Gradients"] = _gradients(tuple(names))
            found = f"Gradients({', '.join(gradients)})"
        return f"(r[0], {found})" if self.asked.kind == VALUE_AND_GRAD else found

    def _gradient(self, type_: Any, path: tuple[int, ...], values: dict[tuple[int, ...], str]) -> str:
        if isinstance(type_, types.BaseTuple):
            return self._tuple_of(type_, [self._gradient(part, (*path, place), values)
                                          for place, part in enumerate(type_)])
        if isinstance(type_, types.Record):  # Numba's tuples hold no records: an array of one there
            alone = self.asked.single and self.asked.kind == GRAD and len(path) == 1
            return f"{values[path]}[0]" if alone else values[path]
        if path in values:
            return values[path]
        return "0" if isinstance(type_, (types.Integer, types.Boolean)) else "None"


_classes: dict[tuple[str, ...], Any] = {}


def _gradients(names: tuple[str, ...]) -> Any:
    if names not in _classes:
        _classes[names] = namedtuple("Gradients", names, rename=True)
    return _classes[names]


def _tuple(parts: Sequence[str]) -> str:
    return f"({', '.join(parts)}{',' if len(parts) == 1 else ''})"


@njit
def tangent_like(array: Any, tangent: Any) -> Any:
    """A tangent laid out as the array is."""
    if tangent.shape != array.shape:
        raise ValueError("a tangent has another shape than its array")
    made = np.zeros_like(array)
    made[...] = tangent
    return made


@njit
def record_array(record: Any, dtype: Any) -> Any:
    """An array of one record."""
    made = np.zeros(1, dtype)
    made[0] = record
    return made


@njit
def record_copy(record: Any, dtype: Any) -> Any:
    """Another record of the same content."""
    return record_array(record, dtype)[0]
