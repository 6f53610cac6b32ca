"""`__enzyme_batch(f, enzyme_width, n, enzyme_vector, x1, ..., xn, enzyme_scalar, y)`: f for n inputs at once.

Each lane is a call of its own, so lanes may branch differently; LLVM joins what they have in common. What is behind
`enzyme_vector`, which is the default, is given once for each lane, what is behind `enzyme_scalar` once for all, and
behind `enzyme_buffer, bytes` once, the pointer of the first lane: the next ones lie so many bytes further on.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import BATCH, MOST_LANES, function_position, hook_calls
from enzyme_cc.autodiff.interface.known_values import converted, converts, resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.ir.invokes import call_instead

VECTOR, SCALAR, BUFFER = "enzyme_vector", "enzyme_scalar", "enzyme_buffer"


class _Wrong(Exception):
    """A batch that makes no sense: what is wrong with it."""


def expand_batches(module: Module) -> list[Diagnostic]:
    """Put calls of the function, one for each lane, in place of calls of the hook. What is wrong with them."""
    wrong: list[Diagnostic] = []
    for call, hook in hook_calls(module):
        if hook != BATCH:
            continue
        try:
            _expand(module, call_instead(call) if isinstance(call, ir.Invoke) else call)
        except _Wrong as problem:
            wrong.append(error(str(problem), location_of(call), code="batch"))
    return wrong


def _expand(module: Module, call: ir.Call) -> None:
    position = function_position(call)
    function = resolved(call.args[position]) if call.arg_count > position else None
    if not isinstance(function, Function):
        raise _Wrong(f"'{BATCH}' needs the function as its first argument, known at compile time")
    width, lanes = _lanes(function, list(call.args[position + 1:]))
    layout, type = module.datalayout, function.function_type.ret
    b = Builder.before(call)
    results = [b.call(function, [_as(b, *pair) for pair in zip(lane(b), function.function_type.params, strict=True)])
               for lane in (_Lane(lanes, number) for number in range(width))]
    if not type.is_void and (call.users or position):
        size = width * layout.size(type)
        wanted = size if position else layout.size(call.type)
        if wanted != size:
            raise _Wrong(f"'{BATCH}' returns {width} results of '{source_name(function)}', {size} bytes in all; it is "
                         f"declared to return {wanted}")
        if position:
            slot: Value = call.args[0]
        else:
            entry = Builder(call.parent.parent.entry, 0)  # type: ignore[union-attr]  # inside a function
            slot = entry.alloca(ir.array_type(type, width), align=16, name="lanes")
            b = Builder.before(call)
        for number, result in enumerate(results):
            b.store(result, b.gep(type, slot, (ir.int_constant(ir.i64, number),)))
        if not position:
            call.replace_all_uses_with(b.load(call.type, slot))
    elif call.users:
        call.replace_all_uses_with(ir.zero(call.type))
    call.remove()


class _Lane:
    """The arguments of one lane."""

    def __init__(self, given: list[tuple[list[Value], Value | None]], number: int) -> None:
        self.given = given
        self.number = number

    def __call__(self, b: Builder) -> list[Value]:
        return [self._argument(b, *each) for each in self.given]

    def _argument(self, b: Builder, values: list[Value], step: Value | None) -> Value:
        if step is None:
            return values[self.number if len(values) > 1 else 0]
        distance = b.mul(b.sext(step, ir.i64), ir.int_constant(ir.i64, self.number))
        return b.gep(ir.i8, values[0], (distance,))


def _lanes(function: Function, args: list[Value]) -> tuple[int, list[tuple[list[Value], Value | None]]]:
    """How many lanes there are, and what each parameter is given: a value for each lane, or one; and the bytes from one
    lane to the next, of a buffer."""
    width = 0
    for at, arg in enumerate(args):
        if marker_of(arg) == "enzyme_width":
            given = resolved(args[at + 1]) if at + 1 < len(args) else None
            if not isinstance(given, ir.ConstantInt) or not 0 < given.value <= MOST_LANES:
                raise _Wrong(f"the vector width after enzyme_width must be a positive constant, at most {MOST_LANES}")
            width = given.value
    if not width:
        raise _Wrong(f"'{BATCH}' needs 'enzyme_width' and the number of lanes")
    found: list[tuple[list[Value], Value | None]] = []
    count, name = len(function.function_type.params), source_name(function)
    kind, at = VECTOR, 0
    while at < len(args):
        marker = marker_of(args[at])
        if marker == "enzyme_width":
            at += 2
        elif marker in (VECTOR, SCALAR, BUFFER):
            kind = marker
            at += 1
        elif marker is not None:
            raise _Wrong(f"the marker '{marker}' is not supported with '{BATCH}'")
        else:
            step = args[at] if kind == BUFFER else None
            at += int(kind == BUFFER)
            values = args[at:at + (width if kind == VECTOR else 1)]
            at += len(values)
            if len(values) < (width if kind == VECTOR else 1) or any(marker_of(value) for value in values):
                raise _Wrong(f"parameter {len(found) + 1} of '{name}' needs {width} values, one for each lane, or "
                             f"'{SCALAR}' and one for all")
            found.append((values, step))
            kind = VECTOR
    if len(found) != count:
        raise _Wrong(f"'{name}' takes {count} parameters, and {len(found)} are given for {width} lanes")
    return width, found


def _as(b: Builder, value: Value, type: Type) -> Value:
    if not converts(value.type, type):
        raise _Wrong(f"a value of type {value.type} is given, and the function takes {type}")
    return converted(b, value, type)
