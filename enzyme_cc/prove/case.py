"""A request as a case to prove: what the function and its derivative are given, and what the derivative claims."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from enzyme_cc import ir
from enzyme_cc.autodiff.answered import AnsweredRequest
from enzyme_cc.autodiff.interface.hooks import FORWARD, REVERSE
from enzyme_cc.autodiff.interface.signature import Activity
from enzyme_cc.prove import parameters, terms
from enzyme_cc.prove.calculus import gradient, tangents
from enzyme_cc.prove.inputs import FLOAT, InputObject, Inputs, Raw, Uncovered, address_of, cell_name, place_of
from enzyme_cc.prove.integers import SymbolicInteger
from enzyme_cc.prove.library import Ended
from enzyme_cc.prove.memory import Bits, Object, Packed
from enzyme_cc.prove.path import Impossible, Path
from enzyme_cc.prove.run import Code, Run, WatchedCall
from enzyme_cc.prove.solver import Z3
from enzyme_cc.prove.terms import ZERO, Real


@dataclass(frozen=True)
class Claim:
    """That two numbers are equal: what the derivative computes, and what it should."""

    what: str
    derivative: Real
    primal: Real


@dataclass
class Given:
    """The inputs of one path, and the arguments made of them."""

    inputs: Inputs
    of_primal: list[Any] = field(default_factory=list)
    of_derivative: list[Any] = field(default_factory=list)
    active: list[list[Real]] = field(default_factory=list)
    """By parameters whose adjoints are returned: their numbers."""
    tangents: list[dict[Real, Real]] = field(default_factory=list)
    """By directions: of numbers that are passed by value, the tangents."""
    arguments: dict[int, int] = field(default_factory=dict)
    """Objects behind pointers that are passed -> parameters."""
    shown: list[tuple[str, Any]] = field(default_factory=list)
    """Parameters by name and value, for reports."""


class Case:
    """A request, with its function as the program has it."""

    def __init__(self, request: AnsweredRequest, module: ir.Module, sizes: Mapping[str, int]) -> None:
        self.request = request
        self.function = module.functions[request.function]
        self.layout = module.datalayout
        self.sizes = dict(sizes)
        self.names = parameters.names_of(self.function)
        self.users = parameters.users_function(module, self.function)
        self.users_names = parameters.names_of(self.users)
        self.layouts: dict[str, parameters.Layout] = {}
        """By names of objects, before they are renamed."""
        self.members: dict[str, dict[int, str]] = {}
        self.renamed: dict[str, str] = {}
        if self.users is self.function:
            self.layouts = {self.names[place]: layout for place, layout in parameters.layouts_of(self.users).items()}
            self.members = {self.names[place]: found for place, found in parameters.members_of(self.users).items()}

    def look(self, code: Code) -> None:
        """Find out which inputs are which parameters of the user's function, where another calls it: by a run that ends
        there."""
        if self.users is self.function:
            return
        inputs = Inputs()
        run = Run(code, inputs, Path(inputs, 1, Z3()))
        run.watched = self.users.name
        try:
            given = self.given(inputs)
            run.call(self.function.name, given.of_primal)
        except (WatchedCall, Uncovered, Ended, Impossible, terms.NotANumber):
            pass
        layouts, members = parameters.layouts_of(self.users), parameters.members_of(self.users)
        for place, (name, value) in enumerate(zip(self.users_names, run.seen or (), strict=False)):
            if isinstance(value, Real) and value.op is terms.SYMBOL:
                self.renamed[value.value] = name
            elif isinstance(value, SymbolicInteger) and len(value.factors) == 1:
                self.renamed[value.factors[0][0]] = name
            elif isinstance(value, Raw):
                self.renamed[cell_name(inputs.objects[value.object].name, value.offset, value.size)] = name
            elif isinstance(value, int) and not isinstance(value, bool):
                object = inputs.objects.get(place_of(value)[0])
                if object is not None:
                    self.renamed[object.name] = name
                    self.members[object.name] = members.get(place, {})
                    if place in layouts:
                        self.layouts[object.name] = layouts[place]

    def why_not(self) -> str:
        """Why nothing can be said of the request, empty where something can."""
        if self.request.hook not in (REVERSE, FORWARD):
            return f"{self.request.hook} is answered in several calls, which are not followed"
        if not self.function.has_body:
            return f"'{self.function.name}' has no code here"
        return ""

    @property
    def is_forward(self) -> bool:
        return self.request.hook == FORWARD

    # -- what is given

    def given(self, inputs: Inputs) -> Given:
        """Arguments for both. Raises Uncovered."""
        inputs.given_integers.update(self.sizes)
        inputs.given_integers.update({f"{name}.len": size for name, size in self.sizes.items()})
        inputs.renamed.update(self.renamed)
        made = Given(inputs, tangents=[{} for _ in range(self.request.width)])
        params = self.function.function_type.params
        for number, (type, activity) in enumerate(zip(params, self.request.activities, strict=True)):
            name = self.names[number]
            value = self._made(type, name, made, number, activity)
            made.of_primal.append(value)
            made.of_derivative.append(value)
            made.shown.append((name, value))
            if activity.has_shadow:
                made.of_derivative += [
                    self._shadow(type, value, name, lane, made) for lane in range(self.request.width)]
            if activity.has_adjoint:
                made.active.append([part for part in flat(value) if isinstance(part, Real)])
        return made

    def _made(self, type: ir.Type, name: str, given: Given, parameter: int, activity: Activity) -> Any:
        if type.is_float:
            return given.inputs.real(name)
        if type.is_int:
            return given.inputs.integer(name, type.bits)
        if type.is_pointer:
            object = given.inputs.object(name)
            given.arguments[object.number] = parameter
            object.members = self.members.get(name, {})
            if name in self.layouts:
                given.inputs.shape(object.number, self.layouts[name])
            return address_of(object.number)
        return tuple(self._made(part, f"{name}.{place}", given, parameter, activity) for place, part in _parts(type))

    def _shadow(self, type: ir.Type, value: Any, name: str, lane: int, given: Given) -> Any:
        label = f"d{name}" if self.request.width == 1 else f"d{name}.{lane}"
        if type.is_float:
            tangent = given.inputs.real(label)
            given.tangents[lane][value] = tangent
            return tangent
        if type.is_int:
            return value
        if type.is_pointer:
            shadow = given.inputs.object(label, shadow_of=place_of(value)[0], lane=lane)
            if name in self.layouts:
                given.inputs.shape(shadow.number, self.layouts[name])
            return address_of(shadow.number)
        return tuple(self._shadow(part, value[place], f"{name}.{place}", lane, given) for place, part in _parts(type))

    # -- what is claimed

    def results(self, primal: Run, result: Any, given: Given) -> list[Real]:
        """All numbers that the primal computes for its caller."""
        found = [part for part in flat(result) if isinstance(part, Real)]
        for object in list(given.inputs.objects.values()):
            if object.shadow_of is None:
                found += [value for _, _, value in self._finals(primal, object)]
        return found

    def _finals(self, run: Run, object: InputObject, more: Object | None = None) -> list[tuple[int, int, Real]]:
        """(offset, size, value) of the numbers in an object at the end of a run."""
        number = object.number
        stored = run.memory.objects.get(number)
        places: dict[int, int] = {offset: size for offset, (kind, size, _) in object.cells.items() if kind == FLOAT}
        for cells in filter(None, (stored, more)):
            for offset, (size, value) in cells.cells.items():
                if isinstance(value, (Real, Bits)):
                    places[offset] = size
                elif isinstance(value, Packed):
                    places.update({offset + at: length for at, length, _ in value.parts})
        found = []
        for offset, size in sorted(places.items()):
            value = object.cells[offset][2] if stored is None else run.memory.read(stored, offset, size, FLOAT)
            if isinstance(value, Real):
                found.append((offset, size, value))
        return found

    def claims(self, primal: Run, result: Any, derivative: Run, returned: Any, given: Given) -> list[Claim]:
        """All that the derivative's results say of the primal's. Raises Uncovered, NoDerivative."""
        numbers = [part for part in flat(result) if isinstance(part, Real)]
        parts = [part for part in flat(returned) if isinstance(part, Real)]
        found: list[Claim] = []
        if self.request.primal_result:
            for number, part in zip(numbers, parts, strict=False):
                found.append(Claim("the result", part, number))
            parts = parts[len(numbers):]
        seeds = [] if self.request.no_result else numbers
        if self.is_forward:
            found += self._tangents(primal, derivative, seeds, parts, given)
        else:
            found += self._adjoints(primal, derivative, seeds, parts, given)
        found += self._kept(primal, derivative, given)
        return found

    def _shadows(self, inputs: Inputs, lane: int) -> Iterator[tuple[InputObject, InputObject]]:
        """Objects with their shadows of a direction."""
        for shadow in list(inputs.objects.values()):
            if shadow.shadow_of is not None and shadow.lane == lane:
                yield inputs.objects[shadow.shadow_of], shadow

    def _places(self, primal: Run, derivative: Run, object: InputObject, shadow: InputObject, inputs: Inputs
                ) -> list[tuple[int, int, Real, Real, Real]]:
        """Of each number: (offset, size, at the start, at the end, what its shadow starts with)."""
        finals = {offset: (size, value) for offset, size, value in self._finals(
            primal, object, derivative.memory.objects.get(shadow.number))}
        for offset, (kind, size, _) in list(shadow.cells.items()):
            if kind == FLOAT and offset not in finals:
                finals[offset] = (size, None)  # type: ignore[assignment]  # filled in below
        found = []
        for offset, (size, value) in sorted(finals.items()):
            cell = object.cells.get(offset)
            if cell is not None and cell[0] != FLOAT:
                continue
            start = inputs.at(object.number, offset, FLOAT, size)
            seed = inputs.at(shadow.number, offset, FLOAT, size)
            found.append((offset, size, start, value if value is not None else start, seed))
        return found

    def _adjoints(self, primal: Run, derivative: Run, seeds: list[Real], parts: list[Real], given: Given
                  ) -> list[Claim]:
        found = []
        returned: list[list[Real]] = [[] for _ in range(self.request.width)]
        for active in given.active:
            for lane in range(self.request.width):
                returned[lane] += parts[:len(active)]
                parts = parts[len(active):]
        by_value = [number for active in given.active for number in active]
        for lane in range(self.request.width):
            pairs = list(self._shadows(given.inputs, lane))
            places = [(object, shadow, self._places(primal, derivative, object, shadow, given.inputs))
                      for object, shadow in pairs]
            sum = terms.total(seeds)
            for _, _, rows in places:
                for _, _, _, end, seed in rows:
                    sum = terms.add(sum, terms.multiply(seed, end))
            starts = [start for _, _, rows in places for _, _, start, _, _ in rows]
            slopes = iter(gradient(sum, [*by_value, *starts]))
            for number, part in zip(by_value, returned[lane], strict=True):
                found.append(Claim(f"the derivative by {number.value}", part, next(slopes)))
            for object, shadow, rows in places:
                for offset, size, start, _, _ in rows:
                    got = derivative.memory.read(derivative.memory.object(shadow.number), offset, size, FLOAT)
                    found.append(Claim(f"the derivative by {start.value}", _number(got, object), next(slopes)))
        return found

    def _tangents(self, primal: Run, derivative: Run, seeds: list[Real], parts: list[Real], given: Given
                  ) -> list[Claim]:
        found = []
        for lane in range(self.request.width):
            places = [(object, shadow, self._places(primal, derivative, object, shadow, given.inputs))
                      for object, shadow in self._shadows(given.inputs, lane)]
            directions = dict(given.tangents[lane])
            for _, _, rows in places:
                directions.update({start: seed for _, _, start, _, seed in rows})
            ends = [end for _, _, rows in places for _, _, _, end, _ in rows]
            slopes = iter(tangents([*seeds, *ends], directions))
            for part in parts[:len(seeds)]:
                found.append(Claim("the result's derivative", part, next(slopes)))
            if seeds and len(parts) < len(seeds):
                for _ in range(len(seeds) - len(parts[:len(seeds)])):
                    next(slopes)
            parts = parts[len(seeds):]
            for object, shadow, rows in places:
                for offset, size, start, _, _ in rows:
                    got = derivative.memory.read(derivative.memory.object(shadow.number), offset, size, FLOAT)
                    found.append(Claim(f"the tangent of {start.value}", _number(got, object), next(slopes)))
        return found

    def _kept(self, primal: Run, derivative: Run, given: Given) -> list[Claim]:
        """What the primal leaves in memory, the derivative leaves there too."""
        found = []
        for object in list(given.inputs.objects.values()):
            parameter = given.arguments.get(_root(object, given.inputs))
            if object.shadow_of is not None or (
                    parameter is not None and self.request.activities[parameter] is Activity.DUP_NONEED):
                continue
            if object.number not in primal.memory.objects:
                continue
            here = primal.memory.objects[object.number]
            there = derivative.memory.object(object.number)
            for offset, size, value in self._finals(primal, object, there):
                got = derivative.memory.read(there, offset, size, FLOAT)
                if got is not value:
                    name = object.cells[offset][2] if offset in object.cells else f"{object.name}[+{offset}]"
                    found.append(Claim(f"what lies in {getattr(name, 'value', name)}", _number(got, object), value))
            for offset, (size, value) in here.cells.items():
                if isinstance(value, int) and not isinstance(value, bool):
                    got = derivative.memory.read(there, offset, size, "integer")
                    if isinstance(got, int) and got != value:
                        found.append(Claim(f"what lies in {object.name}[+{offset}]", terms.constant(int(got)),
                                           terms.constant(value)))
        return found


def _root(object: InputObject, inputs: Inputs) -> int:
    while object.origin is not None:
        object = inputs.objects[object.origin[0]]
    return object.number


def _number(value: Any, object: InputObject) -> Real:
    if not isinstance(value, Real):
        raise Uncovered(f"no number lies where a derivative of '{object.name}' should")
    return value


def flat(value: Any) -> Iterator[Any]:
    """The parts of a value."""
    if isinstance(value, tuple):
        for part in value:
            yield from flat(part)
    elif value is not None:
        yield value


def _parts(type: ir.Type) -> list[tuple[int, ir.Type]]:
    if type.is_struct:
        return list(enumerate(type.elements))
    if type.is_array or type.is_vector:
        return [(place, type.element) for place in range(type.count)]
    raise Uncovered(f"an argument of type {type} has no symbols here")


__all__ = ["ZERO", "Case", "Claim", "Given"]
