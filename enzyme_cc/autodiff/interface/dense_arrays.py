"""`__enzyme_todense(load, store, args...)`: an array that is a function of the program, as the shadow of an argument of
`__enzyme_fwddiff`: `load(byte offset, args...)` gives what it holds before, `store(value, byte offset, args...)` takes
each element that may be other than zero afterwards. And `__enzyme_post_sparse_todense`, of which an argument itself may
be one.

Such a call asks for a column of a sparse matrix, or for a sum of columns. The first one computes the whole matrix
(runtime/dense_columns.h), and the next ones, on the same arguments, take theirs out of it; the code around tells when
memory may have changed in between. So a loop over the columns takes time in proportion to the elements that are other
than zero. Which columns a call asks for is told by the code of `load` (nonzero_elements.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from enzyme_cc import ir
from enzyme_cc.autodiff.interface.hooks import FORWARD, POST_TO_DENSE, TO_DENSE, hook_calls
from enzyme_cc.autodiff.interface.index_sets import IndexCopies
from enzyme_cc.autodiff.interface.kept_columns import SITE, columns_of, invalidate
from enzyme_cc.autodiff.interface.known_values import converted, converts, resolved
from enzyme_cc.autodiff.interface.markers import marker_of
from enzyme_cc.autodiff.interface.nonzero_elements import Offsets, Untold, emitted, nonzero_elements
from enzyme_cc.autodiff.interface.operation_copies import is_followed
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.sparse_runs import INPUT, OUTPUT, VIRTUAL, Runs, SparseArray, runs, slot
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.autodiff.interface.touching_copies import TouchingCopies
from enzyme_cc.diagnostics import Diagnostic, error
from enzyme_cc.ir import BasicBlock, Builder, Function, Module, Type, Value
from enzyme_cc.ir.invokes import call_instead

_IGNORED = ("enzyme_noret", "enzyme_const_return")


class _Wrong(Exception):
    """A call that makes no sense: what is wrong with it, and where if that is elsewhere."""

    def __init__(self, message: str, at: ir.Instruction | None = None, help: str = "") -> None:
        super().__init__(message)
        self.at, self.help = at, help


@dataclass(frozen=True)
class _DenseArray:
    """What a call of the hook makes."""

    call: ir.Call
    load: Function
    store: Function | None
    args: list[Value]

    @property
    def element(self) -> Type:
        """The type of its numbers."""
        return self.load.function_type.ret


def mentions_dense_arrays(module: Module) -> bool:
    """Whether a module names the hook."""
    return any(TO_DENSE in name or POST_TO_DENSE in name for name in module.functions)


def answer_dense_arrays(
    module: Module, copies: IndexCopies, is_ready: Callable[[Function], bool]
) -> list[Diagnostic]:
    """Answer the calls of `__enzyme_fwddiff` with such shadows whose functions hold no request of their own
    (`is_ready`). What is wrong with them, and what costs more than it has to."""
    told: list[Diagnostic] = []
    if not mentions_dense_arrays(module):
        return told
    for call, hook in list(hook_calls(module)):
        if hook != FORWARD or not any(_made_dense(arg) for arg in call.args[1:]):
            continue
        function = resolved(call.args[0])
        if not isinstance(function, Function) or not function.has_body or not is_ready(function):
            continue  # the request is read as any other, which says what is wrong
        try:
            _Site(module, call_instead(call) if isinstance(call, ir.Invoke) else call, function, copies).answer(told)
        except _Wrong as problem:
            at = location_of(problem.at or call)
            told.append(error(str(problem), at, code="todense", help=problem.help))
    told += copies.wrong
    copies.wrong = []
    told += _left_over(module)
    return told


def _left_over(module: Module) -> list[Diagnostic]:
    """Calls of the hook whose result is no argument of `__enzyme_fwddiff` are wrong, and those that nobody uses go."""
    wrong = []
    for call, hook in hook_calls(module):
        if hook not in (TO_DENSE, POST_TO_DENSE):
            continue
        if not call.users:
            (call_instead(call) if isinstance(call, ir.Invoke) else call).remove()
            continue
        for user in call.users:
            callee = user.called_function if isinstance(user, ir.Call) else None
            if callee is None or FORWARD not in callee.name:
                wrong.append(error(
                    f"the pointer that '{hook}' returns leads to no memory: it can only be an argument of '{FORWARD}'",
                    location_of(user), code="todense"))
                break
    return wrong


def _made_dense(value: Value) -> ir.Call | None:
    """The call of the hook that an argument comes from."""
    while isinstance(value, ir.Cast):
        value = value.operands[0]
    callee = value.called_function if isinstance(value, ir.Call) else None
    if callee is None or not (TO_DENSE in callee.name or POST_TO_DENSE in callee.name) or callee.has_body:
        return None
    assert isinstance(value, ir.Call)
    return value


def _dense(call: ir.Call, stores: Callable[[Function], bool] = lambda load: False) -> _DenseArray:
    """A call of the hook, understood; `stores` says whether elements may have to be stored, given their `load`."""
    hook = POST_TO_DENSE if POST_TO_DENSE in (call.called_name or "") else TO_DENSE
    args = list(call.args)
    functions = [resolved(arg) for arg in args[:2]]
    for found, name, place in zip(functions, ("load", "store"), ("first", "second"), strict=False):
        if not isinstance(found, Function) or not found.has_body:
            raise _Wrong(f"the {place} argument of '{hook}' is the function '{name}', known at compile time, with its "
                         "code", call)
    if len(functions) < 2:
        raise _Wrong(f"'{hook}' needs two functions, 'load' and 'store', as its first arguments", call)
    load, store = functions
    assert isinstance(load, Function) and isinstance(store, Function)
    type = load.function_type
    if not is_followed(type.ret) or not type.params or not type.params[0].is_int:
        raise _Wrong(f"'{source_name(load)}' is no function that loads: it takes the offset in bytes, an integer, and "
                     "returns a double or a float", call)
    rest = args[2:]
    _check_given(call, load, list(type.params[1:]), rest)
    params = list(store.function_type.params)
    if not stores(load):
        return _DenseArray(call, load, None, rest)
    if len(params) < 2 or not converts(type.ret, params[0]) or not params[1].is_int:
        raise _Wrong(f"'{source_name(store)}' is no function that stores: it takes the value, as '{source_name(load)}' "
                     "returns it, and the offset in bytes, an integer", call)
    _check_given(call, store, params[2:], rest)
    return _DenseArray(call, load, store, rest)


def _check_given(call: ir.Call, function: Function, wanted: list[Type], given: list[Value]) -> None:
    name = source_name(function)
    if len(wanted) > len(given):
        raise _Wrong(f"'{name}' takes {len(wanted)} arguments behind the offset, and {len(given)} are given", call)
    for place, (type, value) in enumerate(zip(wanted, given, strict=False)):
        if not converts(value.type, type):
            raise _Wrong(f"argument {place + 1} of '{name}' behind the offset has type {type}, and one of type "
                         f"{value.type} is given", call)


class _Site:
    """One call of `__enzyme_fwddiff` with such shadows."""

    def __init__(self, module: Module, call: ir.Call, function: Function, copies: IndexCopies) -> None:
        self.module, self.call, self.function, self.copies = module, call, function, copies
        self.shadows: dict[int, tuple[_DenseArray, list[Offsets]]] = {}
        self.virtual: dict[int, _DenseArray] = {}
        """By the places of arrays in the record."""

    def answer(self, told: list[Diagnostic]) -> None:
        """Put the column in place of the call."""
        call, caller = self.call, self.call.function
        assert caller is not None
        if call.users:
            raise _Wrong(f"the tangent of what '{source_name(self.function)}' returns is not computed where a shadow "
                         f"is of '{TO_DENSE}': declare '{FORWARD}' without a result")
        args = self._read()
        if args is None:
            return
        more = [value for dense in self.virtual.values() for value in dense.args]
        made = runs(self.module, call, self.function, self.copies.of(self.function), args, more)
        if self.copies.wrong:
            return
        plan = columns_of(caller)
        touching: Value = ir.null()
        value: Value = ir.null()
        if self.virtual:
            touching = self._touching(args, made)
            value = self._value(args, made)
        given = [plan, made.record, *(arg for dense, _ in self.shadows.values() for arg in dense.args)]
        site = self._function(made, [arg.type for arg in given], touching, value)
        Builder.before(call).call(site, given)
        call.remove()
        told += invalidate(caller, plan, site, source_name(self.function))

    # ---- reading the call

    def _read(self) -> list[Value | SparseArray] | None:
        """The arguments; None where there are more or fewer than the function takes, which is said of any request."""
        rest, b = list(self.call.args[1:]), Builder.before(self.call)
        name, params = source_name(self.function), self.function.function_type.params
        found: list[Value | SparseArray] = []
        while rest:
            word = marker_of(rest[0])
            if word in _IGNORED:
                rest.pop(0)
                continue
            if word is not None:
                rest.pop(0)
            if word not in (None, "enzyme_const", "enzyme_dup", "enzyme_dupnoneed"):
                raise _Wrong(f"the marker '{word}' is not supported where a shadow is of '{TO_DENSE}'")
            if not rest or len(found) == len(params):
                break
            value, type = rest.pop(0), params[len(found)]
            if not converts(value.type, type):
                raise _Wrong(f"argument {len(found) + 1} of '{name}' has type {type}, and one of type {value.type} is "
                             "given")
            if word == "enzyme_const" or (word is None and type.is_int):
                found.append(self._constant(value, b, type, found))
                continue
            if not type.is_pointer or not rest or _made_dense(rest[0]) is None:
                raise _Wrong(f"argument {len(found) + 1} of '{name}' has a shadow that is no array of '{TO_DENSE}', as "
                             "others are", help="give it as 'enzyme_const', or as an array with such a shadow")
            found.append(self._shadowed(value, rest.pop(0), word == "enzyme_dupnoneed", found))
        return None if rest or len(found) != len(params) else found

    def _constant(self, value: Value, b: Builder, type: Type, found: list[Value | SparseArray]) -> Value | SparseArray:
        made = _made_dense(value)
        if made is None:
            return converted(b, value, type)
        dense = _dense(made)
        self.virtual[_arrays(found)] = dense
        return SparseArray(ir.null(), ir.int_constant(ir.i64, 0), VIRTUAL, dense.element)

    def _shadowed(
        self, value: Value, shadow: Value, is_unneeded: bool, found: list[Value | SparseArray]
    ) -> SparseArray:
        made = _made_dense(shadow)
        assert made is not None
        found_elements: list[Offsets] = []

        def stores(load: Function) -> bool:
            try:
                found_elements[:] = nonzero_elements(load, load.function_type.ret.bits // 8)
            except Untold as why:
                raise _Wrong(
                    f"which elements '{source_name(load)}' makes other than zero is not told by its code: {why}", made,
                    "compare the offset with what does not depend on it: "
                    "'return offset / sizeof(double) == i ? 1.0 : 0.0;'") from None
            return not found_elements

        dense, elements = _dense(made, stores), found_elements
        place, role = _arrays(found), INPUT if elements else OUTPUT
        self.shadows[place] = dense, elements
        primal = _made_dense(value)
        if primal is not None:
            self.virtual[place] = _dense(primal)
            role |= VIRTUAL
            value = ir.null()
        return SparseArray(value, ir.int_constant(ir.i64, 0), role, dense.element, not is_unneeded, True)

    # ---- the functions

    def _function(self, made: Runs, types: list[Type], touching: Value, value: Value) -> Function:
        """A column: begin it, add what `load` says, and hand its elements to `store`."""
        module = self.module
        site = Function.create(module, module.unique_name(f"{self.function.name}.dense.column"),
                               ir.function_type(ir.void, types), "internal")
        site.attributes = (SITE,)
        plan, record = site.args[:2]
        given: dict[int, list[Value]] = {}
        at = 2
        for place, (dense, _) in self.shadows.items():
            given[place] = list(site.args[at:at + len(dense.args)])
            at += len(dense.args)
        b = Builder(site.add_block("entry"))
        offset, number = b.alloca(ir.i64, align=8), b.alloca(ir.f64, align=8)
        size = ir.int_constant(ir.i64, module.datalayout.size(made.type))
        self._call(b, "begin", ir.void, plan, record, made.count, size, made.with_sets, made.columns, touching, value)
        for place, (dense, elements) in self.shadows.items():
            for each in elements:
                b = self._seed(b, plan, place, dense, each, given[place])
        self._stores(b, plan, offset, number, given)
        return site

    def _call(self, b: Builder, name: str, result: Type, *args: Value) -> Value:
        type = ir.function_type(result, [arg.type for arg in args])
        return b.call(self.module.get_or_declare(f"__enzyme_cc_dense_{name}", type), args)

    def _seed(
        self, b: Builder, plan: Value, place: int, dense: _DenseArray, elements: Offsets, given: list[Value]
    ) -> Builder:
        """Columns that an array's elements start, start + step, ... ask for."""
        site = b.function
        array = ir.int_constant(ir.i64, place)
        start = converted(b, emitted(b, elements.start, given), ir.i64)
        begin, end = (self._call(b, name, ir.i64, plan, array) for name in ("from", "to"))
        step = None if elements.step is None else converted(b, emitted(b, elements.step, given), ir.i64)
        head, inside, after = (site.add_block(site.unique_name(name)) for name in ("head", "inside", "after"))
        before = b.block
        b.br(head)
        b = Builder(head)
        offset = b.phi(ir.i64, [(start, before)])
        is_low, is_high = b.icmp("slt", offset, begin), b.icmp("sge", offset, end)
        rest = b.insert(ir.BinaryOp("srem", offset, ir.int_constant(ir.i64, dense.element.bits // 8)))
        is_split = b.icmp("ne", rest, ir.int_constant(ir.i64, 0))
        b.cond_br(b.or_(b.or_(is_low, is_high), is_split), after, inside)
        b = Builder(inside)
        params = dense.load.function_type.params
        value = b.call(dense.load, [converted(b, offset, params[0]), *(
            converted(b, arg, type) for arg, type in zip(given, params[1:], strict=False))])
        self._call(b, "add", ir.void, plan, array, offset, converted(b, value, ir.f64))
        if step is None:
            b.br(after)
        else:
            offset.add_incoming(b.add(offset, step), inside)
            b.cond_br(b.insert(ir.ICmp("sgt", step, ir.int_constant(ir.i64, 0))), head, after)
        return Builder(after)

    def _stores(
        self, b: Builder, plan: Value, offset: Value, number: Value, given: dict[int, list[Value]]
    ) -> None:
        site = b.function
        head, end = site.add_block("next"), site.add_block("end")
        b.br(head)
        b = Builder(head)
        array = self._call(b, "next", ir.i64, plan, offset, number)
        cases: list[tuple[ir.ConstantInt, BasicBlock]] = []
        for place, (dense, _) in self.shadows.items():
            if dense.store is None:
                continue
            block = site.add_block(site.unique_name("store"))
            inside = Builder(block)
            params = dense.store.function_type.params
            values = [converted(inside, inside.load(ir.f64, number), params[0]),
                      converted(inside, inside.load(ir.i64, offset), params[1]),
                      *(converted(inside, arg, type) for arg, type in zip(given[place], params[2:], strict=False))]
            inside.call(dense.store, values)
            inside.br(head)
            cases.append((ir.int_constant(ir.i64, place), block))  # type: ignore[arg-type]  # an integer
        b.switch(array, end, cases)
        Builder(end).ret()

    def _touching(self, args: list[Value | SparseArray], made: Runs) -> Function:
        """A run of the function that says beforehand what it reads."""
        module = self.module
        run = Function.create(module, module.unique_name(f"{self.function.name}.touching"),
                              ir.function_type(ir.void, (ir.ptr,)), "internal")
        b = Builder(run.add_block("entry"))
        given: list[Value] = []
        array, other = 0, _arrays(args)
        for arg in args:
            if isinstance(arg, SparseArray):
                given.append(b.load(ir.ptr, slot(b, made.type, run.args[0], array, 0)))
                array += 1
            else:
                given.append(b.load(arg.type, slot(b, made.type, run.args[0], other)))
                other += 1
        b.call(TouchingCopies(module).of(self.function), given)
        b.ret()
        return run

    def _value(self, args: list[Value | SparseArray], made: Runs) -> Function:
        """What an array of the arguments holds at an offset: a function of the record, the array and the offset."""
        module = self.module
        found = Function.create(module, module.unique_name(f"{self.function.name}.held"),
                                ir.function_type(ir.f64, (ir.ptr, ir.i64, ir.i64)), "internal")
        record, array, offset = found.args
        head, at = Builder(found.add_block("entry")), len(args)
        cases: list[tuple[ir.ConstantInt, BasicBlock]] = []
        for place, dense in self.virtual.items():
            block = found.add_block(found.unique_name("array"))
            b = Builder(block)
            loaded = [b.load(arg.type, slot(b, made.type, record, at + k)) for k, arg in enumerate(dense.args)]
            at += len(dense.args)
            params = dense.load.function_type.params
            values = [converted(b, value, type) for value, type in zip(loaded, params[1:], strict=False)]
            b.ret(converted(b, b.call(dense.load, [converted(b, offset, params[0]), *values]), ir.f64))
            cases.append((ir.int_constant(ir.i64, place), block))  # type: ignore[arg-type]  # an integer
        default = found.add_block("none")
        Builder(default).ret(ir.zero(ir.f64))
        head.switch(array, default, cases)
        return found


def _arrays(args: list[Value | SparseArray]) -> int:
    """How many arrays there are among arguments."""
    return sum(isinstance(arg, SparseArray) for arg in args)
