"""The functions of the user's that keep traces of probabilistic programs, and small functions of ours around them.

    get_trace(trace, address)                      the trace of a call
    get_choice(trace, address, to, bytes)          writes a choice, returns its bytes
    insert_call(trace, address, of the call)
    insert_choice(trace, address, log probability, choice, bytes)
    insert_argument(trace, name, value, bytes)
    insert_return(trace, value, bytes)
    insert_function(trace, function)
    insert_gradient_choice(trace, address, gradient, bytes)
    insert_gradient_argument(trace, name, gradient, bytes)
    newtrace(), freetrace(trace)
    has_call(trace, address), has_choice(trace, address)

They are defined by names that contain `__enzyme_NAME`, or their addresses stand in this order in a table, which is
given to a request. A value of at most eight bytes is handed over in the bits of the pointer itself, a larger one by its
address.

What calls them are functions of ours that carry no derivative, so that no analysis has to look into them, and
functions that hand on a number and, as the rule of their derivative, report the adjoint that comes back for it. They
take tables and traces as integers: no number that carries a derivative lies behind them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import TELLS_TRACE, TRACE_FUNCTIONS
from enzyme_cc.ir import Builder, Function, Module, Type, Value
from enzyme_cc.ir.constants import array_of_bytes
from enzyme_cc.rules.registered import CustomRule, RegisteredFunctions

SLOTS = {name.removeprefix("__enzyme_"): position for position, name in enumerate(TRACE_FUNCTIONS)}
_TABLE = "__enzyme_cc.trace.functions"
_I64, _PTR = ir.i64, ir.ptr
_TRACES = {"insert_call": (0, 2)}
"""Which arguments of a function are traces, where it is not the first alone."""


class TraceFunctions:
    """Our functions in a module, each made once."""

    def __init__(self, module: Module, registered: RegisteredFunctions) -> None:
        self.module, self.registered = module, registered
        self._made: dict[object, Function] = {}

    def table(self) -> Value:
        """The table of the functions that the program defines by their names; those that this file does not name are
        taken for functions of C in others."""
        found = self.module.globals.get(_TABLE)
        if found is None:
            type = ir.array_type(_PTR, len(SLOTS))
            named = ir.aggregate(type, tuple(map(self._named, TRACE_FUNCTIONS)))
            found = self.module.add_global(_TABLE, type, named, linkage="internal", constant=True)
        return found

    def _named(self, name: str) -> Function:
        found = next((f for f in self.module.functions.values() if name in f.name), None)
        return found or self.module.get_or_declare(name, ir.function_type(ir.void, ()))

    # ---- calls without derivative, each (table, ...); without a trace they do nothing

    def new(self) -> Function:
        """(table, trace of the caller) -> a new trace."""

        def body(b: Builder, args: Sequence[Value]) -> None:
            _only_with(b, args[1], ir.zero(_I64))
            b.ret(b.ptrtoint(_call(b, args[0], "newtrace", _PTR, ()), _I64))

        return self._inactive("newtrace", _I64, (_I64,), body)

    def insert(self, slot: str, type: Type, *before: Type) -> Function:
        """(table, trace, ..., value): insert_choice, insert_argument or insert_return."""

        def body(b: Builder, args: Sequence[Value]) -> None:
            *others, value = args[1:]
            _only_with(b, args[1], None)
            _call(b, args[0], slot, ir.void, [*others, *_handed_over(b, value)])
            b.ret()

        return self._inactive(slot, ir.void, (_I64, *before, type), body)

    def insert_plain(self, slot: str) -> Function:
        """(table, trace, ...): insert_call or insert_function."""
        types = (_I64, _PTR, _I64) if slot == "insert_call" else (_I64, _PTR)

        def body(b: Builder, args: Sequence[Value]) -> None:
            _only_with(b, args[1], None)
            _call(b, args[0], slot, ir.void, args[1:])
            b.ret()

        return self._inactive(slot, ir.void, types, body)

    def known_call(self) -> Function:
        """(table, observations, address) -> the trace of a call among the observations, null if there is none."""

        def body(b: Builder, args: Sequence[Value]) -> None:
            table, observations, address = args
            asked, found, none = (b.function.add_block(name) for name in ("asked", "found", "none"))
            b.cond_br(b.icmp("eq", observations, ir.zero(_I64)), none, asked)
            b.position_at_end(asked)
            b.cond_br(_call(b, table, "has_call", ir.i1, (observations, address)), found, none)
            b.position_at_end(found)
            b.ret(b.ptrtoint(_call(b, table, "get_trace", _PTR, (observations, address)), _I64))
            b.position_at_end(none)
            b.ret(ir.zero(_I64))

        return self._inactive("known_call", _I64, (_I64, _PTR), body)

    def sample(self, sampler: Function) -> Function:
        """(table, observations, address, arguments...) -> the choice among the observations, else the sampler's."""
        type = sampler.function_type.ret

        def body(b: Builder, args: Sequence[Value]) -> None:
            table, observations, address, *given = args
            slot = b.alloca(type)
            asked, found, none = (b.function.add_block(name) for name in ("asked", "found", "none"))
            b.cond_br(b.icmp("eq", observations, ir.zero(_I64)), none, asked)
            b.position_at_end(asked)
            b.cond_br(_call(b, table, "has_choice", ir.i1, (observations, address)), found, none)
            b.position_at_end(found)
            size = ir.int_constant(_I64, self.module.datalayout.store_size(type))
            _call(b, table, "get_choice", _I64, (observations, address, slot, size))
            b.ret(b.load(type, slot))
            b.position_at_end(none)
            b.ret(b.call(sampler, given))

        return self._inactive(f"sample.{sampler.name}", type, (_I64, _PTR, *sampler.function_type.params), body)

    def is_among(self, addresses: frozenset[str]) -> Function:
        """(table, address) -> whether it is one of these."""

        def body(b: Builder, args: Sequence[Value]) -> None:
            compare = self.module.get_or_declare("strcmp", ir.function_type(ir.i32, (_PTR, _PTR)))
            found: Value = ir.int_constant(ir.i1, 0)
            for address in sorted(addresses):
                order = b.call(compare, (args[1], self.text(address)), ir.function_type(ir.i32, (_PTR, _PTR)))
                found = b.or_(found, b.icmp("eq", order, ir.zero(ir.i32)))
            b.ret(found)

        return self._inactive(f"is_among.{'.'.join(sorted(addresses))}", ir.i1, (_PTR,), body)

    def text(self, text: str) -> Value:
        """The address of a text."""
        content = array_of_bytes(text.encode() + b"\0")
        name = self.module.unique_name("__enzyme_cc_trace_text")
        return self.module.add_global(name, content.type, content, linkage="private", constant=True)

    # ---- numbers on their way, with a derivative that is reported

    def choice(self, type: Type) -> Function:
        """(table, trace, address, likelihood, choice) -> the choice, a source of derivatives: it depends on the memory
        behind `likelihood` by name only, so that it counts as active where that is."""
        return self._reported("insert_gradient_choice", type, 1, passes=False)

    def argument(self, type: Type) -> Function:
        """(table, trace, name, number) -> the number."""
        return self._reported("insert_gradient_argument", type, 0, passes=True)

    def _reported(self, slot: str, type: Type, pointers: int, passes: bool) -> Function:
        key = slot, type
        found = self._made.get(key)
        if found is not None:
            return found
        name = self.module.unique_name(f"{TELLS_TRACE}{slot}.{type}")
        words = (_I64,) * 3
        primal = self._new(name, type, (*words, *[_PTR] * pointers, type))
        Builder(primal.add_block("entry")).ret(primal.args[-1])
        primal.attributes = ("memory(argmem: read)", "nounwind", "willreturn")  # it writes to none of what it is given
        doubled = (*words, *[_PTR] * (2 * pointers), type)
        augmented = self._new(f"{name}.augmented", type, doubled)
        Builder(augmented.add_block("entry")).ret(augmented.args[-1])
        reverse = self._new(f"{name}.reverse", type, (*doubled, type))
        b = Builder(reverse.add_block("entry"))
        table, trace, address = reverse.args[:3]
        adjoint = reverse.args[-1]
        back = adjoint if passes else ir.zero(type)
        _only_with(b, trace, back)
        _call(b, table, slot, ir.void, [trace, b.inttoptr(address), *_handed_over(b, adjoint)])
        b.ret(back)
        self.registered.custom[primal.name] = CustomRule(primal.name, augmented.name, reverse.name)
        self._made[key] = primal
        return primal

    # ---- how they are made

    def _inactive(
        self, what: str, result: Type, types: Sequence[Type], body: Callable[[Builder, Sequence[Value]], None]
    ) -> Function:
        key = (what, *types)
        found = self._made.get(key)
        if found is None:
            name = self.module.unique_name(f"{TELLS_TRACE}{what.partition('.')[0]}")
            found = self._made[key] = self._new(name, result, (_I64, *types))
            body(Builder(found.add_block("entry")), found.args)
            self.registered.inactive_functions.add(found.name)
        return found

    def _new(self, name: str, result: Type, types: Sequence[Type]) -> Function:
        return Function.create(self.module, name, ir.function_type(result, list(types)), "internal")


def _only_with(b: Builder, trace: Value, otherwise: Value | None) -> None:
    """Return at once where there is no trace."""
    kept, left = (b.function.add_block(name) for name in ("kept", "left"))
    b.cond_br(b.icmp("eq", trace, ir.zero(_I64)), left, kept)
    b.position_at_end(left)
    b.ret(otherwise)
    b.position_at_end(kept)


def _call(b: Builder, table: Value, slot: str, result: Type, args: Sequence[Value]) -> Value:
    """Call a function of the table. A trace, the first argument or, of a call, the last, is an integer here."""
    first = b.gep(_PTR, b.inttoptr(table), (ir.int_constant(_I64, SLOTS[slot]),))
    given = [b.inttoptr(arg) if arg.type is _I64 and at in _TRACES.get(slot, (0,)) else arg
             for at, arg in enumerate(args)]
    attributes = ("zeroext",) if result is ir.i1 else ()
    function_type = ir.function_type(result, [arg.type for arg in given])
    return b.call(b.load(_PTR, first), given, function_type, ret_attributes=attributes)


def _handed_over(b: Builder, value: Value) -> tuple[Value, Value]:
    """A value as the user's functions take it: in the bits of a pointer or by its address, and its bytes."""
    type, layout = value.type, b.module.datalayout
    size = layout.store_size(type)
    bytes = ir.int_constant(_I64, size)
    if type.is_pointer:
        return value, bytes
    if type.is_vector or type.is_aggregate or size > 8:
        slot = b.alloca(type)
        b.store(value, slot)
        return slot, bytes
    bits = value if type.is_int else b.bitcast(value, ir.int_type(8 * size))
    return b.inttoptr(bits if bits.type is _I64 else b.zext(bits, _I64)), bytes
