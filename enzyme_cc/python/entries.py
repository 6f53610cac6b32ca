"""The C code between NumPy's arrays and a function: one exported entry for each kind of call, and one for batches.

A kind is a list of slots and a core over them. An entry's arguments are its slots: an array's slot takes the array
object and reads its address (arrays.py measures where that lies), so that a call from Python costs no more than
handing objects over; a second entry takes addresses, for other frameworks' arrays. The core sees addresses of numbers;
the derivative kinds ask for it by the hooks.

    value     r = f(a...)
    reverse   and the adjoints: shadows of inputs are added to, shadows of outputs are the cotangents, and are used up
    forward   and the tangents
    sparse_jacobian, sparse_hessian   a sparse matrix (sparse_matrices.py)
    second    the tangent of `reverse` in one direction: forward over reverse
    twice     the tangent of `forward` in one direction: forward over forward
    taylor    and the coefficients of Taylor series, `order` arrays beside each
"""

from __future__ import annotations

from dataclasses import dataclass

from enzyme_cc.python.prototype import Parameter, Prototype
from enzyme_cc.python.target import Target

VALUE, REVERSE, FORWARD, SECOND, TWICE = "value", "reverse", "forward", "second", "twice"
TAYLOR = "taylor"
SPARSE_JACOBIAN, SPARSE_HESSIAN = "sparse_jacobian", "sparse_hessian"
ROLES: dict[str, tuple[str, ...]] = {
    VALUE: (), REVERSE: ("d",), FORWARD: ("t",), SECOND: ("t", "d", "e"), TWICE: ("t", "u", "w"),
    TAYLOR: ("t",), SPARSE_JACOBIAN: (), SPARSE_HESSIAN: (),
}
"""What stands beside each active number: tangent `t`, adjoint `d`, and the adjoint's tangent `e`; of `twice` the
tangent `u` along the other direction, and the tangent's tangent `w`; of `taylor` coefficients `t`."""
STRIDE = "s"
"""The role of a number beside them: the bytes of one parameter's array, from one coefficient to the next."""


@dataclass(frozen=True, slots=True)
class Slot:
    """One argument of an entry: of a parameter (or of the result, whose name is empty), in a role."""

    parameter: str
    role: str
    c: str
    dtype: str
    by_value: bool
    const: bool = False

    @property
    def ident(self) -> str:
        """Its name in C."""
        return f"{self.role or 'p'}_{self.parameter or 'result'}"


@dataclass(frozen=True, slots=True)
class CallKind:
    """What an entry does: the kind of call, and the inputs that are active; of a sparse matrix the output, too, and
    whether it is computed by rows."""

    name: str
    active: tuple[str, ...] = ()
    order: int = 0
    """Of a series."""
    of: str = ""
    by_rows: bool = False


class EntryCode:
    """The C text of a function's entry, and the slots that Python fills."""

    def __init__(self, prototype: Prototype, target: Target, kind: CallKind, offset: int) -> None:
        self.prototype, self.target, self.kind, self.offset = prototype, target, kind, offset
        self.slots: list[Slot] = []
        for parameter in prototype.parameters:
            self._add(parameter)
        result = prototype.result
        if result is not None:
            self.slots.append(Slot("", "", result.c, result.dtype, False))
            for role in ROLES[kind.name] if result.is_active else ():
                is_seed = role in "de" and result.kind != "c"
                self.slots.append(Slot("", role, result.c, result.dtype, is_seed))

    def is_active(self, parameter: Parameter) -> bool:
        """Whether the parameter has a shadow."""
        if self.kind.name == VALUE or not parameter.type.is_active:
            return False
        return parameter.is_output or parameter.name in self.kind.active

    def _add(self, parameter: Parameter) -> None:
        type = parameter.type
        active = self.is_active(parameter)
        by_value = not parameter.pointer and type.kind != "c"
        self.slots.append(Slot(parameter.name, "", type.c, type.dtype, by_value,
                               not parameter.is_output or not parameter.pointer))
        for role in ROLES[self.kind.name] if active else ():
            self.slots.append(Slot(parameter.name, role, type.c, type.dtype, False))
        if active and self.kind.name == TAYLOR:
            self.slots.append(Slot(parameter.name, STRIDE, "long", "i8", True))

    # -- text ------------------------------------------------------------------------------------------

    def text(self) -> str:
        """The C file."""
        core = {VALUE: self._value, REVERSE: self._reverse, FORWARD: self._forward, SECOND: self._second,
                TWICE: self._twice, TAYLOR: self._taylor}
        return "\n".join([
            "// Made by enzyme-cc: how Python's arrays reach a function.",
            f"#define AT(T, object) (*(T **)((char *)(object) + {self.offset}))",
            "extern int enzyme_dup, enzyme_const, enzyme_dupv;",
            "extern void __enzyme_autodiff(void *, ...), __enzyme_fwddiff(void *, ...);",
            "extern void __enzyme_taylor(void *, int, ...);",
            self._declaration(), *core[self.kind.name](), self._single(), self._single(addresses=True),
            self._batched(), ""])

    def _declaration(self) -> str:
        prototype = self.prototype
        result = prototype.result.c if prototype.result is not None else "void"
        inside = ", ".join(
            ("const " if p.pointer and p.const else "") + p.type.c
            + (" *" if p.pointer or p.name in self.target.by_reference else "") for p in prototype.parameters)
        return f'extern {result} enzyme_cc_function({inside or "void"}) __asm__("{self.target.symbol}");'

    def _parameters(self, roles: tuple[str, ...]) -> str:
        """The parameters of a function over these roles of the slots: active numbers by address."""
        return ", ".join(self._parameter(slot) for slot in self.slots if slot.role in roles) or "void"

    def _parameter(self, slot: Slot) -> str:
        if slot.by_value and not self._by_address(slot):
            return f"{slot.c} {slot.ident}"
        return f"{'const ' if slot.const else ''}{slot.c} *restrict {slot.ident}"

    def _by_address(self, slot: Slot) -> bool:
        return not slot.by_value or not slot.parameter or slot.parameter in self.kind.active

    def _value(self) -> list[str]:
        """The function over addresses, which is what is differentiated."""
        lines, given = [], []
        for p in self.prototype.parameters:
            slot = next(s for s in self.slots if s.parameter == p.name and not s.role)
            if p.pointer:
                given.append(slot.ident)
                continue
            value = f"*{slot.ident}" if self._by_address(slot) else slot.ident
            if p.name in self.target.by_reference:  # of a copy, which the function may change
                lines.append(f"  {p.type.c} v_{p.name} = {value};")
                value = f"&v_{p.name}"
            given.append(value)
        result = "*p_result = " if self.prototype.result is not None else ""
        return [f"static void value({self._parameters(('',))}) {{", *lines,
                f"  {result}enzyme_cc_function({', '.join(given)});", "}"]

    def _marked(self, roles: tuple[str, ...], *shadows: tuple[str, str]) -> str:
        """The arguments of a hook: what has a shadow in one of these pairs of roles with it, the rest as constants."""
        words = []
        for slot in self.slots:
            if slot.role not in roles:
                continue
            shadow = next((s for primal, role in shadows if slot.role == primal for s in self.slots
                           if s.parameter == slot.parameter and s.role == role), None)
            words.append(f"enzyme_dup, {slot.ident}, {shadow.ident}" if shadow else f"enzyme_const, {slot.ident}")
        return ", ".join(words)

    def _reverse(self, name: str = "core") -> list[str]:
        roles = ("", "d")
        return [*self._value(), f"static void {name}({self._parameters(roles)}) {{",
                f"  __enzyme_autodiff((void *)value, {self._marked(('',), ('', 'd'))});", "}"]

    def _forward(self, name: str = "core") -> list[str]:
        return [*self._value(), f"static void {name}({self._parameters(('', 't'))}) {{",
                f"  __enzyme_fwddiff((void *)value, {self._marked(('',), ('', 't'))});", "}"]

    def _second(self) -> list[str]:
        return [*self._reverse("gradient"), f"static void core({self._parameters(('', 't', 'd', 'e'))}) {{",
                f"  __enzyme_fwddiff((void *)gradient, {self._marked(('', 'd'), ('', 't'), ('d', 'e'))});", "}"]

    def _twice(self) -> list[str]:
        return [*self._forward("tangent"), f"static void core({self._parameters(('', 't', 'u', 'w'))}) {{",
                f"  __enzyme_fwddiff((void *)tangent, {self._marked(('', 't'), ('', 'u'), ('t', 'w'))});", "}"]

    def _taylor(self) -> list[str]:
        words = []
        for slot in (s for s in self.slots if not s.role):
            beside = {s.role: s for s in self.slots if s.parameter == slot.parameter}
            if "t" not in beside:
                words.append(f"enzyme_const, {slot.ident}")
                continue
            stride = beside.get(STRIDE)
            if stride is None:
                bytes = f"(long)sizeof({slot.c})"
            else:
                bytes = f"*{stride.ident}" if self._by_address(stride) else stride.ident
            words.append(f"enzyme_dupv, {bytes}, {slot.ident}, {beside['t'].ident}")
        return [*self._value(), f"static void core({self._parameters(('', 't', STRIDE))}) {{",
                f"  __enzyme_taylor((void *)value, {self.kind.order}, {', '.join(words)});", "}"]

    # -- what Python calls -----------------------------------------------------------------------------

    @property
    def core(self) -> str:
        """The name of the function that an entry calls."""
        return "value" if self.kind.name == VALUE else "core"

    def _single(self, addresses: bool = False) -> str:
        """The entry that takes arrays, or the addresses of their elements."""
        returned = self.returned
        name = "enzyme_cc_at" if addresses else "enzyme_cc_entry"
        taken = [s for s in self.slots if not (returned and s is returned)]
        declared = ", ".join(f"{s.c} {s.ident}" if s.by_value else f"void *{s.ident}" for s in taken)
        given = []
        for slot in self.slots:
            if slot is returned or (slot.by_value and self._by_address(slot)):
                given.append(f"&{slot.ident}")
            else:
                given.append(slot.ident if slot.by_value or addresses else f"AT({slot.c}, {slot.ident})")
        call = f"{self.core}({', '.join(given)});"
        if returned is None:
            return f"void {name}({declared or 'void'}) {{ {call} }}"
        return (f"{returned.c} {name}({declared or 'void'}) {{\n"
                f"  {returned.c} {returned.ident} = 0;\n  {call}\n  return {returned.ident};\n}}")

    @property
    def returned(self) -> Slot | None:
        """The result where the entry returns it: a real number. Complex ones lie in an array."""
        result = self.prototype.result
        if result is None or result.kind == "c":
            return None
        return next(s for s in self.slots if not s.parameter and not s.role)

    def batch_slots(self) -> list[Slot]:
        """The slots that have an array and the bytes from item to item in a batch: all but sizes."""
        filled = {p.name for p in self.prototype.parameters if p.filled}
        return [s for s in self.slots if s.parameter not in filled]

    def _batched(self) -> str:
        arrays = self.batch_slots()
        declared = ["long from", "long to"]
        given = []
        for slot in self.slots:
            if slot not in arrays:
                declared.append(f"{slot.c} {slot.ident}")
                given.append(slot.ident)
                continue
            declared += [f"void *{slot.ident}", f"long s_{slot.ident}"]
            place = f"({slot.c} *)(AT(char, {slot.ident}) + i * s_{slot.ident})"
            given.append(f"*{place}" if slot.by_value and not self._by_address(slot) else place)
        return (f"void enzyme_cc_batch({', '.join(declared)}) {{\n  for (long i = from; i < to; i++)\n"
                f"    {self.core}({', '.join(given)});\n}}")
