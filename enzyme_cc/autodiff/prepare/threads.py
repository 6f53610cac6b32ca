"""Threads that differentiated code starts and joins, as ordinary calls, before anything of a slice is optimised.

`pthread_create(&t, attributes, f, x)` becomes a direct call of a function of ours that calls f(x): a mark on the call
tells it from others, as with parallel regions. Analyses see what f does where the thread starts; the record of the
thread keeps the address of x, and joining, like taking a lock, may change any memory that others know. So no access
moves over it, and what a race-free program reads there is what was written. What is made of the call in a derivative
starts a thread (autodiff/threads.py).

What a thread returns goes through memory: beside the local variable that has the thread's number, or else through a
variable of the run time, at a place that is the thread's while it runs.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.called_once import call_once_here, call_rust_once_here, calls_once, calls_rust_once
from enzyme_cc.autodiff.prepare.futures import is_of_futures, lower_futures
from enzyme_cc.autodiff.prepare.rust_threads import lower_rust_threads, starts_rust_thread
from enzyme_cc.autodiff.prepare.thread_marks import (
    BEGUN,
    BEGUN_SURELY,
    BODY,
    DONE,
    JOIN,
    NEW,
    RESULTS,
    RETURN,
    SLOT,
    SLOT_DONE,
    SLOT_OF,
    THREAD,
    runtime_function,
)
from enzyme_cc.autodiff.prepare.virtual_tables import choose, hide, tables
from enzyme_cc.ir import Builder, Function, Module, Value
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.ir.mentions import globals_in
from enzyme_cc.ir.structure import block_of
from enzyme_cc.rules.refused import UNFOLLOWED, unfollowed_reason

_TABLE = ir.array_type(ir.ptr, 4096)

_CREATE = {"pthread_create": (1, 2, 3), "thrd_create": (None, 1, 2)}
"""The arguments that are attributes, the function, and what it gets; the first one is where the number goes."""

_JOIN = ("pthread_join", "thrd_join")

_CXX_START = "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE"
_CXX_FUTURE = ("_ZNSt3__15asyncI",)
_CXX_LATE_OF = ("_ZNSt7promiseI", "_ZNSt13packaged_taskI", "_ZNKSt14__basic_futureI")
_CXX_LATE = ("24set_value_at_thread_exitE", "28set_exception_at_thread_exitE", "25make_ready_at_thread_exitE",
             "8wait_forIl", "10wait_untilI")
_CXX_ASYNC, _CXX_ASYNC_RUN = "_ZNSt6threadC2IMNSt13__future_base17_Async_state_implI", "6_M_runEv"
"""The constructor of the thread of an asynchronous state, of libstdc++, and the function of the state that it runs."""
_CXX_JOIN = ("_ZNSt6thread4joinEv", "_ZNSt3__16thread4joinEv")
_CXX_STATE, _CXX_RUN, _CXX_END = "_ZNSt6thread11_State_implI", "6_M_runEv", "D0Ev"
"""std::thread: the library starts a thread that calls `_M_run` of a state, and deletes it. Which state shows where it
is made, in the constructor of the thread."""
_CXX_STATES, _CXX_DELETE = "_ZTVNSt6thread11_State_implI", "_ZNKSt14default_deleteINSt6thread6_StateEEclEPS1_"
_EXIT = ("pthread_exit", "thrd_exit")

_LOCKS = {
    f"pthread_{kind}_{what}": f"__enzyme_cc_{kind}_{what}"
    for kind, calls in {
        "mutex": "lock trylock timedlock clocklock unlock",
        "spin": "lock trylock unlock",
        "rwlock": "rdlock tryrdlock timedrdlock clockrdlock wrlock trywrlock timedwrlock clockwrlock unlock",
    }.items() for what in calls.split()
} | {f"mtx_{what}": f"__enzyme_cc_mutex_{what}" for what in ("lock", "trylock", "timedlock", "unlock")}
_FAILED = {"mtx_trylock": 1, "mtx_timedlock": 4}
"""What calls of C11 return where a lock is not to be had: thrd_busy, thrd_timedout."""


def _is_of_threads(name: str) -> bool:
    """Whether calls of a function start a thread, or mean what only threads make a difference to."""
    return (
        name in _CREATE or name == _CXX_START or name.startswith((*_CXX_FUTURE, *_CXX_LATE_OF))
        or is_of_futures(name) or starts_rust_thread(name) or calls_rust_once(name) or calls_once(name)
    )


def lower_threads(module: Module, names: Iterable[str]) -> list[str]:
    """Let the named functions call what their threads do; the names of the functions that are called so."""
    names = list(names)
    if not any(map(_is_of_threads, module.functions)):
        return []  # no body need become blocks for that
    calls = [i for name in names for i in module.functions[name].instructions() if isinstance(i, ir.Call)]
    for call in calls:
        if call.called_name.startswith(_CXX_FUTURE):
            _refuse(module, call, "std::async")
        elif call.called_name.startswith(_CXX_LATE_OF) and any(late in call.called_name for late in _CXX_LATE):
            _refuse(module, call, "std::future")
    call_rust_once_here(module, names)
    of_rust = lower_rust_threads(module, names)
    has_futures = lower_futures(module, names)
    calls = [i for name in names for i in module.functions[name].instructions() if isinstance(i, ir.Call)]
    starts = any(call.called_name in _CREATE or call.called_name == _CXX_START for call in calls)
    call_once_here(module, names)
    if not starts and not has_futures and not of_rust:
        return []
    calls = [call for call in calls if call.parent is not None]
    lowering = _Lowering(module, any(_wants_result(call) for call in calls))
    for call in calls:
        if call.parent is None:  # the end of a thread, which has become a return
            continue
        name = call.called_name
        if name in _CREATE:
            lowering.create(call, *_CREATE[name])
        elif name == _CXX_START:
            lowering.create_object(call)
        elif name.startswith(_CXX_ASYNC):
            lowering.create_asynchronous(call)
        elif name in _JOIN:
            lowering.join(call)
        elif name in _CXX_JOIN:
            lowering.join_object(call)
        elif name in _LOCKS:
            _replace_lock(module, call, _LOCKS[name])
        elif unfollowed_reason(name):
            _refuse(module, call, name)
    _forget_states(module, names)
    return [*of_rust, *lowering.made]


def _forget_states(module: Module, names: Iterable[str]) -> None:
    """Nobody calls what the states of std::thread do through their tables: the library does, where none is left."""
    calls = (i for name in names for i in module.functions[name].instructions() if isinstance(i, ir.Call))
    if any(call.called_name == _CXX_START for call in calls):
        return
    for table in tables(module, (_CXX_STATES,)):
        hide(module, table, range(3))
    ends = module.functions.get(_CXX_DELETE)
    if ends is not None and ends.has_body:  # of the pointer that has given its state to a thread
        choose(module, ends, {})


def _wants_result(call: ir.Call) -> bool:
    return call.called_name == "pthread_join" and not isinstance(call.args[1], ir.ConstantNull)


def _refuse(module: Module, call: ir.Call, name: str) -> None:
    """Call what is refused instead."""
    call.set_operand(len(call.operands) - 1, module.get_or_declare(UNFOLLOWED + name, call.function_type))


def _replace_lock(module: Module, call: ir.Call, name: str) -> None:
    """The run time's function in place of the library's, with the same lock."""
    failed = _FAILED.get(call.called_name)
    if isinstance(call, ir.Invoke):
        call = call_instead(call)
    b = Builder.before(call)
    type = call.function_type
    if not type.ret.is_void:
        type = ir.function_type(ir.i32, type.params)
    made: Value = b.call(module.get_or_declare(name, type), call.args)
    if failed is not None:
        taken = b.icmp("eq", made, ir.int_constant(ir.i32, 0))
        made = b.select(taken, made, ir.int_constant(ir.i32, failed))
    _answer(b, call, made)


def _answer(b: Builder, call: ir.Call, status: Value) -> None:
    """A status in place of a call that tells one. Zig declares these functions to return an enum of 16 bits."""
    if call.users:
        call.replace_all_uses_with(status if status.type is call.type else b.trunc(status, call.type))
    call.remove()


class _Lowering:
    """What is made once for a slice: `made` are the names of functions that threads run."""

    def __init__(self, module: Module, keeps_results: bool) -> None:
        self.module = module
        self.keeps_results = keeps_results
        self.made: list[str] = []
        self._bodies: dict[tuple[Value | None, ir.Type, ir.Type, bool], Function] = {}
        self._beside: dict[Value, ir.Alloca | None] = {}

    def _results(self) -> Value:
        found = self.module.globals.get(RESULTS)
        return found or self.module.add_global(RESULTS, _TABLE, None, linkage="external")

    def create(self, call: ir.Call, attributes: int | None, function: int, argument: int) -> None:
        """Start a thread with a call of its function."""
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        result = ir.ptr if attributes is not None else ir.i32
        beside = self._beside_of(call.args[0]) if result is ir.ptr and self.keeps_results else None
        b = Builder.before(call)
        place = None if beside is None else _same_place(b, call.args[0], beside)
        asked = ir.null() if attributes is None else call.args[attributes]
        address: Value = call.args[argument]
        given = address
        if isinstance(address, ir.Cast) and address.opcode == "inttoptr":  # a number, not an address
            given, address = address.operands[0], ir.null()
        record = b.call(runtime_function(self.module, NEW), (asked, address), name="thread")
        called = call.args[function]
        known = called if isinstance(called, Function) and called.has_body else None
        body = self._body(known, result, given.type, place is not None)
        values = (record, *(() if known is not None else (called,)), *(() if place is None else (place,)), given)
        b.call(body, values, fn_attributes=("noinline", THREAD))
        status: Value = b.call(runtime_function(self.module, BEGUN), (record, call.args[0]))
        if attributes is None:  # thrd_success, thrd_error
            failed = b.icmp("ne", status, ir.int_constant(ir.i32, 0))
            status = b.select(failed, ir.int_constant(ir.i32, 2), ir.int_constant(ir.i32, 0))
        _answer(b, call, status)

    def create_object(self, call: ir.Call) -> None:
        """Start the thread of a std::thread: (the object, a pointer to the pointer to its state, ...)."""
        run, end = _functions_of_state(self.module, call)
        if run is None or end is None:
            return
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        b = Builder.before(call)
        thread, owner = call.args[:2]
        state = b.load(ir.ptr, owner)
        b.store(ir.null(), owner)
        record = b.call(runtime_function(self.module, NEW), (ir.null(), state), name="thread")
        b.call(self._body_of_state(run, end), (record, state), fn_attributes=("noinline", THREAD))
        b.call(runtime_function(self.module, BEGUN_SURELY), (record, thread))
        call.remove()

    def create_asynchronous(self, call: ir.Call) -> None:
        """Start the thread of an asynchronous state: (the object, a pointer to member, a pointer to the pointer)."""
        starter = block_of(call).parent
        assert starter is not None
        run = next((f for i in starter.instructions() for o in i.operands if o.is_constant for f in globals_in(o)
                    if isinstance(f, Function) and f.name.endswith(_CXX_ASYNC_RUN)), None)
        if run is None or not run.has_body:
            return
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        b = Builder.before(call)
        state = b.load(ir.ptr, call.args[2])
        record = b.call(runtime_function(self.module, NEW), (ir.null(), state), name="thread")
        b.call(self._body_of_state(run, None), (record, state), fn_attributes=("noinline", THREAD))
        b.call(runtime_function(self.module, BEGUN_SURELY), (record, call.args[0]))
        call.remove()

    def _body_of_state(self, run: Function, end: Function | None) -> Function:
        found = self._bodies.get((run, ir.void, ir.ptr, False))
        if found is None:
            found = Function.create(self.module, self.module.unique_name(f"{DONE}{run.name}"),
                                    ir.function_type(ir.void, (ir.ptr, ir.ptr)), "internal", ["record", "state"])
            self._bodies[run, ir.void, ir.ptr, False] = found
            self.made.append(found.name)
            b = Builder(found.add_block("entry"))
            b.call(runtime_function(self.module, BODY), found.args[:1])
            for function in (run, end):
                if function is not None:
                    b.call(function, found.args[1:])
            b.ret()
        return found

    def join_object(self, call: ir.Call) -> None:
        """Wait for the thread of a std::thread, which has none afterwards."""
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        b = Builder.before(call)
        b.call(runtime_function(self.module, JOIN), (b.load(ir.i64, call.args[0]),))
        b.store(ir.int_constant(ir.i64, 0), call.args[0])
        call.remove()

    def _beside_of(self, number: Value) -> ir.Alloca | None:
        """A variable for what threads return, beside that of their numbers, where this is a local one that is used to
        start and join threads only."""
        while isinstance(number, ir.GetElementPtr):
            number = number.operands[0]
        if not isinstance(number, ir.Alloca):
            return None
        if number not in self._beside:
            beside: ir.Instruction | None = None
            if _holds_numbers_of_threads(number):
                b = Builder()
                b.position_after(number)
                beside = b.insert(number.clone())
            assert beside is None or isinstance(beside, ir.Alloca)
            self._beside[number] = beside
        return self._beside[number]

    def _body(self, function: Function | None, result: ir.Type, argument: ir.Type, keeps: bool) -> Function:
        """What the thread does: (record, function?, place of its result?, argument)."""
        found = self._bodies.get((function, result, argument, keeps))
        if found is not None:
            return found
        given = ["record", *(["function"] if function is None else []), *(["place"] if keeps else []), "argument"]
        name = "" if function is None else function.name
        type = ir.function_type(ir.void, [*[ir.ptr] * (len(given) - 1), argument])
        made = Function.create(
            self.module, self.module.unique_name(f"{DONE}{name}"), type, "internal", given)
        self._bodies[function, result, argument, keeps] = made
        self.made.append(made.name)
        b = Builder(made.add_block("entry"))
        record = made.args[0]
        b.call(runtime_function(self.module, BODY), (record,))
        if function is not None:
            _return_at_exit(function)
        value: Value = made.args[-1] if argument.is_pointer else b.inttoptr(made.args[-1])
        cc = "" if function is None else function.cc
        returned = b.call(function or made.args[1], (value,), ir.function_type(result, (ir.ptr,)), cc=cc)
        if result is ir.i32:
            b.call(runtime_function(self.module, RETURN), (record, returned))
        elif keeps:
            b.store(returned, made.args[-2])
        elif self.keeps_results:
            slot = b.call(runtime_function(self.module, SLOT), (record,))
            place = b.gep(_TABLE, self._results(), (ir.int_constant(ir.i64, 0), slot))
            b.store(returned, place)
        b.ret()
        return made

    def join(self, call: ir.Call) -> None:
        """Wait for a thread; what it returned."""
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        number, where = call.args
        of_pointer = call.called_name == "pthread_join"
        wanted = of_pointer and not isinstance(where, ir.ConstantNull)
        beside = self._beside_of(number.pointer) if wanted and isinstance(number, ir.Load) else None
        unwanted = _for_nothing(call, ir.ptr if of_pointer else ir.i32, where)
        b = Builder.before(call)
        slot = b.call(runtime_function(self.module, SLOT_OF), (number,)) if wanted and beside is None else None
        result = b.call(runtime_function(self.module, JOIN), (number,))
        if beside is not None:
            assert isinstance(number, ir.Load)
            _store(b, b.load(ir.ptr, _same_place(b, number.pointer, beside)), where, unwanted)
        elif slot is not None:
            place = b.gep(_TABLE, self._results(), (ir.int_constant(ir.i64, 0), slot))
            _store(b, b.load(ir.ptr, place), where, unwanted)
            b.call(runtime_function(self.module, SLOT_DONE), (slot,))
        elif not of_pointer:
            _store(b, result, where, unwanted)
        _answer(b, call, ir.int_constant(ir.i32, 0))


def _functions_of_state(module: Module, call: ir.Call) -> tuple[Function | None, Function | None]:
    """What the thread that a constructor starts runs, and what deletes its state."""
    starter = block_of(call).parent
    assert starter is not None
    for made in starter.instructions():
        name = made.called_name if isinstance(made, ir.Call) else ""
        if name.startswith(_CXX_STATE):
            for end in range(name.find("EC", len(_CXX_STATE)), len(name)):
                if end > 0 and name.startswith(("EC1I", "EC2I"), end):
                    prefix = name[:end + 1]
                    run, last = (module.functions.get(prefix + what) for what in (_CXX_RUN, _CXX_END))
                    if run is not None and last is not None and run.has_body and last.has_body:
                        return run, last
    return None, None


def _same_place(b: Builder, number: Value, beside: Value) -> Value:
    """In the variable beside the one that a number of a thread lies in."""
    path = []
    while isinstance(number, ir.GetElementPtr):
        path.append(number)
        number = number.operands[0]
    for step in reversed(path):
        again = step.clone()
        again.set_operand(0, beside)
        beside = b.insert(again)
    return beside


def _for_nothing(call: ir.Call, type: ir.Type, where: Value) -> Value | None:
    """A variable to write a result to where the program may want none."""
    if isinstance(where, (ir.ConstantNull, ir.Alloca, ir.GlobalVariable)):
        return None
    b = Builder()
    function = block_of(call).parent
    assert function is not None
    b.position_at_start(function.blocks[0])
    return b.alloca(type)


def _store(b: Builder, result: Value, where: Value, unwanted: Value | None) -> None:
    """Give a result to the program, if it wants it."""
    if unwanted is not None:
        where = b.select(b.icmp("eq", where, ir.null()), unwanted, where)
    if not isinstance(where, ir.ConstantNull):
        b.store(result, where)


def _holds_numbers_of_threads(variable: ir.Alloca) -> bool:
    """Whether a local variable is used for nothing else than to start and join threads."""
    pending: list[Value] = [variable]
    for value in pending:
        for user in value.users:
            if isinstance(user, ir.GetElementPtr) and user.operands[0] is value:
                pending.append(user)
            elif isinstance(user, ir.Load):
                if not all(isinstance(u, ir.Call) and u.called_name in _JOIN for u in user.users):
                    return False
            elif isinstance(user, ir.Call):
                if user.called_name not in _CREATE and not user.called_name.startswith(("llvm.lifetime", "llvm.dbg")):
                    return False
            else:
                return False
    return True


def _return_at_exit(function: Function) -> None:
    """Where a thread's function ends its thread, it returns."""
    for call in [i for i in function.instructions() if isinstance(i, ir.Call) and i.called_name in _EXIT]:
        last = call.next
        if isinstance(call, ir.Invoke) or last is None or last.opcode != "unreachable":
            continue
        b = Builder.before(call)
        b.ret(call.args[0])
        last.remove()
        call.remove()
