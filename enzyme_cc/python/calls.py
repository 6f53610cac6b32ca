"""Calls of a function's entries: arguments checked and laid out, shadows made, results gathered.

What the public methods of `Function`, matrices and batches are made of.
"""

from __future__ import annotations

import difflib
import keyword
import threading
from collections import namedtuple
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from enzyme_cc.python.arrays import as_array, check_extents, offset_of_data, taker_of
from enzyme_cc.python.entries import FORWARD, REVERSE, STRIDE, CallKind, EntryCode
from enzyme_cc.python.library import LoadedEntry
from enzyme_cc.python.prototype import Parameter, Prototype
from enzyme_cc.python.target import Target

Array = np.ndarray[Any, Any]
Slots = dict[tuple[str, str], Any]
Wrt = str | Sequence[str] | None
RESULT = "result"


class EntryMaker(Protocol):
    """What makes entries: a program."""

    @property
    def digest(self) -> str:
        """What it is, in a word."""

    def library(self, code: EntryCode) -> str:
        """The path of the library of an entry. Raises BuildError, DiagnosticError."""

    def entry(self, code: EntryCode) -> LoadedEntry:
        """The library of an entry, loaded. Raises BuildError, DiagnosticError."""


def tuple_class(name: str, fields: Sequence[str]) -> Callable[..., Any]:
    """A class of named tuples, which can be pickled; a field that Python has another use for gets an underscore behind
    it."""
    spelled = [f"{field}_" if keyword.iskeyword(field) else field.lstrip("_") or "field" for field in fields]
    title = name.rpartition(":")[2].partition("<")[0].lstrip("_") or "Function"
    pickled = {"__slots__": (), "__module__": __name__,
               "__reduce__": lambda found: (_unpickled_tuple, (name, tuple(fields), tuple(found)))}
    return type(title, (namedtuple(title, spelled),), pickled)


def _unpickled_tuple(name: str, fields: tuple[str, ...], values: tuple[Any, ...]) -> Any:
    return tuple_class(name, fields)(*values)


class Calls:
    """A function's entries, and how they are called."""

    def __init__(self, program: EntryMaker, prototype: Prototype, target: Target) -> None:
        self.program, self.prototype, self.target = program, prototype, target
        self.__name__ = prototype.name
        self.__doc__ = prototype.declared()
        self._entries: dict[CallKind, LoadedEntry] = {}
        self._making = threading.Lock()
        self._tuples: dict[tuple[str, ...], Callable[..., Any]] = {}
        self._fast: Callable[..., Any] | None = None
        self._gradient_calls: dict[tuple[bool, Wrt], Callable[..., Any]] = {}
        self._inputs = prototype.inputs
        self._names = tuple(p.name for p in self._inputs)
        self._takers = tuple(taker_of(p, target.fortran) for p in self._inputs)
        self._bound = {p.name: (p, self._names.index(p.name) if p.is_input else -1) for p in prototype.parameters}
        self._late = [(p, self._names.index(p.name)) for p in self._inputs
                      if any(e.names != (e.text,) for e in p.extents)
                      or any(q.name in e.names and not q.filled for e in p.extents for q in prototype.parameters)]
        self._late.sort(key=lambda late: max(len(extent.names) for extent in late[0].extents))  # the surest first
        self._limits = [(p.name, np.iinfo(p.type.dtype).max) for p in prototype.parameters
                        if p.filled and p.type.bytes < 8]
        self._outputs = prototype.outputs
        self._dtypes = {p.name: np.dtype(p.type.dtype) for p in prototype.parameters}
        fields = ([RESULT] if prototype.result is not None else []) + [p.name for p in self._outputs]
        self._results = tuple_class(prototype.name, fields)
        self._fields = tuple(fields)

    # -- arguments -------------------------------------------------------------------------------------

    def _bind(self, arguments: tuple[Any, ...], named: dict[str, Any]) -> tuple[list[Any], dict[str, int]]:
        """The checked inputs, and the sizes that their shapes tell. Raises TypeError, ValueError."""
        if named or len(arguments) != len(self._takers):
            arguments = self.in_order(arguments, named)
        sizes: dict[str, int] = {}
        values = [take(value, sizes) for take, value in zip(self._takers, arguments, strict=True)]
        self._check_sizes(values, sizes)
        return values, sizes

    def _check_sizes(self, values: list[Any], sizes: dict[str, int], lead: int = 0) -> None:
        for turn in range(len(self._late) + 1 if self._late else 0):  # one may tell what another waits for
            for parameter, place in self._late:
                value = values[place]
                check_extents(parameter, value.shape[value.ndim - len(parameter.extents):], sizes,
                              turn == len(self._late))
        for name, most in self._limits:
            if sizes[name] > most:
                raise ValueError(f"{name}: {sizes[name]} elements are more than its type can count")

    def in_order(self, arguments: tuple[Any, ...], named: Mapping[str, Any]) -> tuple[Any, ...]:
        """Arguments by place and by name in the prototype's order. Raises TypeError."""
        if not named and len(arguments) == len(self._names):
            return arguments
        call = f"{self.__name__}({', '.join(self._names)})"
        filled = [p.name for p in self.prototype.parameters if p.filled]
        told = f"; {', '.join(filled)} {'are' if len(filled) > 1 else 'is'} filled in from the shapes" if filled else ""
        if len(arguments) > len(self._names):
            raise TypeError(f"{call} takes {len(self._names)} argument{'s' if len(self._names) != 1 else ''}, "
                            f"{len(arguments)} were given{told}")
        known = self._names[len(arguments):]
        for name in named:
            if name in known:
                continue
            if name in self._names:
                raise TypeError(f"{call}: '{name}' is given twice")
            if name in filled:
                raise TypeError(f"{call}: '{name}' is no argument{told}")
            if name in (p.name for p in self._outputs):
                raise TypeError(f"{call}: '{name}' is an output, which the call makes; inout=('{name}',) makes it an "
                                "input as well")
            raise TypeError(f"{call}: there is no argument '{name}'")
        for name in known:
            if name not in named:
                raise TypeError(f"{call}: the argument '{name}' is missing")
        return (*arguments, *(named[name] for name in known))

    def _active(self, wrt: Wrt) -> tuple[str, ...]:
        """The inputs to differentiate by. Raises TypeError, ValueError."""
        if wrt is None:
            active = tuple(p.name for p in self._inputs if p.type.is_active)
            if not active:
                raise TypeError(f"{self.__name__} has no floating-point input to differentiate by")
            return active
        if not isinstance(wrt, Iterable):
            raise TypeError(f"wrt: a name or a tuple of names is wanted ({', '.join(self._names)}), not {wrt!r}")
        names = (wrt,) if isinstance(wrt, str) else tuple(wrt)
        if not names:
            raise ValueError("wrt: no input is named")
        for name in names:
            self._check_floating(name)
        if len(set(names)) < len(names):
            raise ValueError(f"wrt: {', '.join(names)} names an input twice")
        return names

    def _check_floating(self, name: str) -> None:
        if not isinstance(name, str):
            raise TypeError(f"wrt: names of inputs are wanted, not {name!r}")
        known = {p.name: p for p in self.prototype.parameters}
        if name not in known:
            near = difflib.get_close_matches(name, self._names, 1, 0.5)
            raise ValueError(f"wrt: '{name}' is no input of {self.__name__}" + (
                f"; '{near[0]}' is one" if near else f"; there are {', '.join(self._names)}"))
        if not known[name].is_input:
            what = "an output" if known[name].is_output else "a size that is filled in from the shapes"
            raise ValueError(f"{name}: it is {what}, not an input")
        if not known[name].type.is_active:
            raise TypeError(f"{name}: it is of type {known[name].type.name}, by which nothing can be differentiated")

    def _needs_a_scalar(self, what: str) -> None:
        result = self.prototype.result
        if result is None or result.kind != "f":
            kind = "has no result" if result is None else f"has a result of type {result.name}"
            raise TypeError(f"{what}: {self.__name__} {kind}, and only of one real number is there a gradient; "
                            "vjp takes cotangents of any result and of outputs, jacobian makes the whole matrix")

    def _like(self, name: str, given: Any, values: list[Any], what: str) -> Array:
        """A tangent or the like for an input, of its shape and type and in the function's order."""
        place = self._names.index(name)
        return self._shaped(self._inputs[place], given, np.shape(values[place]), what)

    def _shaped(self, parameter: Parameter, given: Any, shape: tuple[int, ...], what: str) -> Array:
        dtype = self._dtypes[parameter.name]
        if parameter.pointer or isinstance(given, np.ndarray):
            try:
                array = as_array(given, dtype, parameter) if not (
                    isinstance(given, np.ndarray) and given.dtype == dtype) else given
            except TypeError as problem:
                raise TypeError(f"{what} of {problem}") from None
        else:
            if isinstance(given, (str, bytes)) or not np.can_cast(np.asarray(given).dtype, np.dtype(
                    "c16" if dtype.kind == "c" else "f8")):
                raise TypeError(f"{what} of {parameter.name}: a number is wanted, not {given!r}")
            array = np.asarray(given, dtype)
        if array.shape != shape:
            raise ValueError(f"{what} of {parameter.name}: an array of shape {shape} is wanted, not {array.shape}")
        return np.require(array, None, ("A", "F" if self.target.fortran else "C"))

    def _vectors(self, vector: Any, values: list[Any], active: tuple[str, ...], wrt: Wrt) -> dict[str, Array]:
        if vector is None:
            raise TypeError(f"vector: an array for each of {', '.join(active)} is wanted, not None")
        if isinstance(wrt, str) or (wrt is None and len(active) == 1 and not isinstance(vector, (Mapping, tuple))):
            vector = (vector,)
        if isinstance(vector, Mapping):
            for name in vector:
                if name not in active:
                    raise ValueError(f"vector: '{name}' is none of {', '.join(active)}")
            given = {name: vector[name] for name in active if name in vector}
        else:
            if isinstance(vector, np.ndarray) or not isinstance(vector, Sequence) or len(vector) != len(active):
                raise TypeError(f"vector: a tuple of {len(active)} is wanted, one for each of {', '.join(active)}")
            given = {name: part for name, part in zip(active, vector, strict=True) if part is not None}
        taken = {name: self._like(name, part, values, "vector") for name, part in given.items()}
        for name in active:
            if name not in taken:
                place = self._names.index(name)
                taken[name] = self._zeros(self._inputs[place], np.shape(values[place]))
        return taken

    def _cotangents(self, cotangent: Any, values: list[Any], sizes: dict[str, int]) -> tuple[Any, dict[str, Array]]:
        """The result's cotangent and the outputs'."""
        result = self.prototype.result
        if cotangent is None:
            raise TypeError(f"cotangent: that of the result, or a mapping from names of outputs is wanted "
                            f"({', '.join(self._fields)}), not None")
        if isinstance(cotangent, tuple) and hasattr(cotangent, "_asdict"):
            cotangent = cotangent._asdict()
        if not isinstance(cotangent, Mapping):
            if result is None and len(self._outputs) == 1:
                cotangent = {self._outputs[0].name: cotangent}
            elif result is None:
                raise TypeError(f"cotangent: {self.__name__} has no result; give a mapping from "
                                f"{', '.join(p.name for p in self._outputs)}")
            else:
                cotangent = {RESULT: cotangent}
        seed: Any = 0.0
        taken: dict[str, Array] = {}
        outputs = {p.name: p for p in self._outputs}
        for name, given in cotangent.items():
            if given is None:
                continue
            if name == RESULT and result is not None and name not in outputs:
                if not result.is_active:
                    raise TypeError(f"cotangent: the result is of type {result.name} and has no derivative")
                if np.shape(given) not in ((), (1,)) or isinstance(given, str):
                    raise ValueError(f"cotangent of the result: one number is wanted, not {given!r}")
                array = np.asarray(given)
                if array.dtype.kind not in ("fiubc" if result.kind == "c" else "fiub"):
                    raise TypeError(f"cotangent of the result: a number is wanted, not {given!r}")
                seed = complex(array.reshape(())[()]) if result.kind == "c" else float(array.reshape(())[()])
            elif name in outputs:
                parameter = outputs[name]
                if not parameter.type.is_active:
                    raise TypeError(f"cotangent: '{name}' is of type {parameter.type.name} and has no derivative")
                taken[name] = self._shaped(parameter, given, self._shape(parameter, sizes), "cotangent")
            else:
                raise ValueError(f"cotangent: '{name}' is no output of {self.__name__}; there are "
                                 f"{', '.join(self._fields)}")
        return seed, taken

    def _output_named(self, of: str | None) -> str:
        fields = [name for name in self._fields if name == RESULT or self._dtypes[name].kind in "fc"]
        if of is None:
            if len(fields) != 1:
                raise TypeError(f"of: {self.__name__} has several outputs; name one of {', '.join(fields)}")
            return fields[0]
        if not isinstance(of, str):
            raise TypeError(f"of: a name is wanted, not {of!r}")
        if of not in fields:
            raise ValueError(f"of: '{of}' is no output of {self.__name__} with a derivative; there are "
                             f"{', '.join(fields)}")
        return of

    # -- entries ---------------------------------------------------------------------------------------

    def _entry(self, kind: CallKind) -> LoadedEntry:
        """The entry of a kind, built at its first use."""
        found = self._entries.get(kind)
        if found is not None:
            return found
        with self._making:
            if kind not in self._entries:
                code = EntryCode(self.prototype, self.target, kind, offset_of_data())
                self._entries[kind] = self.program.entry(code)
            return self._entries[kind]

    def _called(self, entry: LoadedEntry, given: list[Any], more: Sequence[Any]) -> tuple[Any]:
        """Call an entry; `more` is what stands behind the result. Gives the result, in a tuple."""
        result = self.prototype.result
        if result is not None and result.kind == "c":
            place = np.zeros((), result.dtype)
            entry.call(*given, place, *more)
            return (place[()],)
        return (entry.call(*given, *more),)

    def _run(self, kind: CallKind, values: list[Any], sizes: dict[str, int], given: Mapping[tuple[str, str], Any]
             ) -> tuple[Any, Slots]:
        """The result, and what the slots hold after a call of this kind, by parameter (the result's name is empty) and
        role (entries.py). What is not given begins as zeros; what belongs to outputs is copied."""
        result = self.prototype.result
        entry = self._entries.get(kind) or self._entry(kind)
        held: Slots = {}
        words: list[Any] = []
        for slot in entry.slots:
            key = slot.parameter, slot.role
            parameter, place = self._bound.get(slot.parameter, (None, -1))
            word: Any
            if slot.role == STRIDE:
                words.append(given[key])
                continue
            if parameter is None:
                if result is None or (result.kind != "c" and not slot.role):
                    continue  # which the call returns
                word = float(given.get(key, 0.0)) if slot.by_value else np.array(given.get(key, 0.0), result.dtype)
            elif parameter.is_output:
                word = self._made(parameter, sizes, given.get(key) if slot.role else values[place] if place >= 0
                                  else None)
            elif place < 0:
                word = sizes[slot.parameter]
            elif not slot.role:
                word = values[place]
            else:
                word = given[key] if key in given else self._zeros(parameter, np.shape(values[place]))
            held[key] = word
            words.append(word)
        returned = entry.call(*words)
        return held["", ""][()] if result is not None and result.kind == "c" else returned, held

    def _reversed(self, values: list[Any], sizes: dict[str, int], active: tuple[str, ...], seed: Any,
                  cotangents: Mapping[str, Array]) -> tuple[Any, list[Any], dict[str, Any]]:
        """The result, the outputs, and the gradients by the active inputs."""
        given = in_role("d", cotangents) | {("", "d"): seed}
        result, held = self._run(CallKind(REVERSE, active), values, sizes, given)
        return result, self._outputs_of(held), {name: held[name, "d"] for name in active}

    def _forwarded(self, values: list[Any], sizes: dict[str, int], tangents: Mapping[str, Array]
                   ) -> tuple[Any, list[Any], Any, list[Any]]:
        """The result and the outputs, and their tangents."""
        kind = CallKind(FORWARD, tuple(name for name in self._names if name in tangents))
        result, held = self._run(kind, values, sizes, in_role("t", tangents))
        outputs = self._outputs_of(held)
        moved = [held[p.name, "t"] if p.type.is_active else np.zeros(output.shape, output.dtype)
                 for p, output in zip(self._outputs, outputs, strict=True)]
        type = self.prototype.result
        tangent = held.get(("", "t"), np.zeros((), type.dtype))[()] if type is not None else None
        return result, outputs, tangent, moved

    def _outputs_of(self, held: Slots) -> list[Any]:
        return [held[p.name, ""] for p in self._outputs]

    # -- what comes out --------------------------------------------------------------------------------

    def _shape(self, parameter: Parameter, sizes: dict[str, int]) -> tuple[int, ...]:
        shape = tuple(extent.value(sizes) for extent in parameter.extents)
        if any(extent < 0 for extent in shape):
            raise ValueError(f"{parameter.name}: {parameter.declared()} would have the shape {shape}")
        return shape

    def _made(self, parameter: Parameter, sizes: dict[str, int], like: Array | None = None) -> Array:
        """Memory for an output: zeros, or a copy of what goes in."""
        order: Any = "F" if self.target.fortran else "C"
        if like is not None:
            return np.array(like, self._dtypes[parameter.name], order=order, copy=True)
        return np.zeros(self._shape(parameter, sizes), self._dtypes[parameter.name], order)

    def _zeros(self, parameter: Parameter, shape: tuple[int, ...]) -> Array:
        return np.zeros(shape, self._dtypes[parameter.name], "F" if self.target.fortran else "C")

    def _gathered(self, result: Any, outputs: Sequence[Any]) -> Any:
        """What a call gives."""
        if not self._outputs:
            return result
        listed = [output if output.ndim else output[()] for output in outputs]
        if self.prototype.result is not None:
            listed.insert(0, result)
        return self._results(*listed)

    def _by_name(self, found: Mapping[str, Any], active: tuple[str, ...], wrt: Wrt, alone: bool = False) -> Any:
        """Gradients as they are given back: numbers for numbers, the one alone where one name was asked for."""
        if isinstance(wrt, str) or (alone and wrt is None and len(active) == 1):
            return _plain(found[active[0]])
        return self._gradients(active)(*[_plain(found[name]) for name in active])

    def _gradients(self, active: tuple[str, ...]) -> Callable[..., Any]:
        """The class of the named tuples of gradients by these inputs."""
        made = self._tuples.get(active)
        if made is None:
            made = self._tuples[active] = tuple_class(f"{self.__name__}_gradients", active)
        return made


def in_role(role: str, parts: Mapping[str, Any]) -> Slots:
    """Parts by parameter as what slots hold."""
    return {(name, role): part for name, part in parts.items()}


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.ndarray) and value.ndim == 0 else value
