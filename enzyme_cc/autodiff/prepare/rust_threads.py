"""Threads of Rust's standard library, as threads that the run time starts and joins (prepare/threads.py).

`std::thread` hands a boxed closure to a function that is native code only. What the closure does is in the slice:

    Thread::new(stack, init)   becomes a marked call of the closure that `init` holds. The run time lets the standard
                               library start the thread, with a closure of its own in that one's place.
    Thread::join(number)       joins it
    thread::scope              joins the threads of the scope where it waits for their number to become zero
    a handle that is dropped   is of no matter in a scope; elsewhere nothing tells when the thread is through
    Mutex, RwLock              are locks of which the order is kept (runtime/turns.c)

What the functions of std::thread catch is not caught: a panic in a thread ends the program.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.thread_marks import (
    BODY,
    DONE,
    IN_SCOPE,
    INLINED,
    JOIN,
    LEFT_ALONE,
    NEW_OF_RUST,
    NUMBER,
    OF_SCOPE,
    THREAD,
    runtime_function,
)
from enzyme_cc.ir import Builder, Function, GlobalVariable, Module, Value
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.ir.structure import begin_body, block_of, predecessor_map, remove_unreachable_blocks, terminator_of
from enzyme_cc.rules.refused import UNFOLLOWED

_HASH = r"(?:17h[0-9a-f]{16}E)?"
_START = re.compile(rf"_(?:R|ZN)\w*3std3sys\w*6Thread3new{_HASH}")
_JOIN = re.compile(rf"_(?:R|ZN)\w*3std3sys\w*6Thread4join{_HASH}")
_DROP = re.compile(r"_(?:R\w*3std3sys\w*6threadB?\w*6Thread\w*|ZN.*std\.\.sys\.\..*thread.*Thread.*)4Drop\w*4drop\w*")
_PARK = re.compile(rf"_(?:R|ZN)\w*3std6thread\w*4park{_HASH}")
_COUNT = re.compile(rf"_(?:R|ZN)\w*3std6thread6scoped\w*29increment_num_running_threads{_HASH}")
"""Functions of the standard library that are native only, under both manglings."""
_LOCK = re.compile(rf"_(?:R|ZN)\w*3std3sys4sync(?:5mutex\w*14lock|6rwlock\w*15write)_contended{_HASH}")
_WAKE = re.compile(rf"_(?:R|ZN)\w*3std3sys4sync(?:5mutex\w*4wake|6rwlock\w*22wake_writer_or_readers){_HASH}")
_READ = re.compile(r"3std3sys4sync6rwlock\w*6RwLock4read(?:17h|$)")
_WAIT = re.compile(rf"_(?:R|ZN)\w*3std3sys4sync7condvar\w*4wait{_HASH}")
_TRY = re.compile(r"3std4sync6poison5mutex.*8try_lock")
_SCOPE = re.compile(r"6thread6scoped5scope")
_OWN = re.compile(r"3std6thread|std\.\.thread\.\.")
"""In the names of functions of std::thread, and of implementations for its types."""
_CATCHING = "__rust_try"
_MUTEX, _SHARED_LOCK = "__enzyme_cc_rust_mutex_", "__enzyme_cc_rust_rwlock_"
_ON_LOCK, _OF_LOCK = ir.function_type(ir.void, (ir.ptr,)), ir.function_type(ir.i32, (ir.ptr,))
_INIT = ir.array_type(ir.i8, 24)
"""What a thread is given: the handle of the thread, a closure, and the table of the closure."""
_ALLOCATE, _FREE = (re.compile(rf"_RNvC\w*7___rustc\d+_?__rust_{what}") for what in ("alloc", "dealloc"))


def starts_rust_thread(name: str) -> bool:
    """Whether a function of the standard library starts a thread."""
    return _START.fullmatch(name) is not None


def lower_rust_threads(module: Module, names: Iterable[str]) -> list[str]:
    """Let the named functions start and join threads of the run time; the names of what these threads do."""
    names = list(names)
    calls = [i for name in names for i in module.functions[name].instructions() if isinstance(i, ir.Call)]
    starts = [call for call in calls if starts_rust_thread(call.called_name) and call.arg_count == 2]
    if not starts:
        return []
    made = _Started(module)
    for call in starts:
        made.start(call)
    for call in calls:
        if call.parent is None:
            continue
        name = call.called_name
        if _JOIN.fullmatch(name):
            _instead(call, runtime_function(module, JOIN), call.args)
        elif _DROP.fullmatch(name):
            call = _plain(call)
            number = _before(call).load(ir.i64, call.args[0])
            _instead(call, runtime_function(module, LEFT_ALONE), (number,))
        elif _COUNT.fullmatch(name):
            call = _plain(call)
            _before(call).call(runtime_function(module, IN_SCOPE), call.args)
        elif _PARK.fullmatch(name) and _SCOPE.search(_around(call).name):
            _join_all(module, call)
        elif _LOCK.fullmatch(name):
            _lock(module, call)
        elif _WAKE.fullmatch(name):
            _unlock(module, call)
        elif _WAIT.fullmatch(name):
            call = _plain(call)
            _before(call).call(module.get_or_declare(f"{_MUTEX}waits", _ON_LOCK), call.args[1:])
            after = call.next
            assert after is not None
            _before(after).call(module.get_or_declare(f"{_MUTEX}woken", _ON_LOCK), call.args[1:])
        elif name == _CATCHING and _OWN.search(_around(call).name):
            _catch_nothing(call)
    for name in names:
        if _OWN.search(name):  # what it hands on has the types of whoever calls it
            module.functions[name].attributes += (INLINED,)
        if _READ.search(name):
            _lock_for_reading(module, module.functions[name])
        elif _TRY.search(name):
            _try_lock(module, module.functions[name])
    return made.names


def _around(call: ir.Call) -> Function:
    function = block_of(call).parent
    assert function is not None
    return function


def _plain(call: ir.Call) -> ir.Call:
    return call_instead(call) if isinstance(call, ir.Invoke) else call


def _before(call: ir.Instruction) -> Builder:
    b = Builder.before(call)
    return b


def _instead(call: ir.Call, function: Function, args: Sequence[Value]) -> None:
    """The call of another function, of which no result is used."""
    call = _plain(call)
    _before(call).call(function, args)
    call.remove()


def _catch_nothing(call: ir.Call) -> None:
    """`catch(work, data, handler)`, which is 0 if nothing was caught, as the work."""
    call = _plain(call)
    work, data = call.args[:2]
    cc = work.cc if isinstance(work, Function) else ""
    _before(call).call(work, (data,), ir.function_type(ir.void, (ir.ptr,)), cc=cc)
    call.replace_all_uses_with(ir.int_constant(ir.i32, 0))
    call.remove()


def _join_all(module: Module, park: ir.Call) -> None:
    """`while (running != 0) park();` as `while ((number = one of the scope's threads) != 0) join(number);`"""
    block = block_of(park)
    predecessors = predecessor_map(_around(park))
    while len(predecessors[block]) == 1 and not isinstance(terminator_of(predecessors[block][0]), ir.CondBr):
        block = predecessors[block][0]
    if len(predecessors[block]) != 1:
        return
    branch = terminator_of(predecessors[block][0])
    tested = branch.operands[0]
    running = tested.operands[0] if isinstance(tested, ir.ICmp) else None
    if isinstance(running, ir.Load):
        counter = running.pointer
    elif isinstance(running, ir.Call):
        counter = running.args[0]
    else:
        return
    assert isinstance(tested, ir.ICmp)
    number = _before(tested).call(runtime_function(module, OF_SCOPE), (counter,))
    tested.set_operand(0, number)
    _instead(park, runtime_function(module, JOIN), (number,))


def _lock(module: Module, contended: ir.Call) -> None:
    """`if (exchange(lock, 0, 1) fails) contended(lock)`"""
    exchange = _first_try(contended)
    if exchange is None:
        return
    b = _before(exchange)
    name = f"{_SHARED_LOCK}write" if "6rwlock" in contended.called_name else f"{_MUTEX}lock"
    b.call(module.get_or_declare(name, _ON_LOCK), contended.args)
    _answer(b, exchange, ir.int_constant(ir.i32, 0))
    _plain(contended).remove()


def _unlock(module: Module, wake: ir.Call) -> None:
    """`if (swap(lock, 0) == 2) wake(lock)`, or of a lock that is shared `if (taken(lock, held) ...) wake(lock, ...)`"""
    swap = _first_try(wake)
    if swap is None:
        refused = module.get_or_declare(f"{UNFOLLOWED}std::sync::MutexGuard", wake.function_type)
        wake.set_operand(len(wake.operands) - 1, refused)
        return
    b = _before(swap)
    if "6rwlock" in wake.called_name:
        unlock = module.get_or_declare(f"{_SHARED_LOCK}unlock", ir.function_type(ir.i32, (ir.ptr, ir.i32)))
        old = b.call(unlock, swap.operands[:2])
    else:
        old = b.call(module.get_or_declare(f"{_MUTEX}unlock", _OF_LOCK), wake.args[:1])
    swap.replace_all_uses_with(old)
    swap.remove()


def _lock_for_reading(module: Module, function: Function) -> None:
    """The body of RwLock::read: take the lock with other readers."""
    b = begin_body(function)
    b.call(module.get_or_declare(f"{_SHARED_LOCK}read", _ON_LOCK), function.args[:1])
    b.ret()
    remove_unreachable_blocks(function)


def _try_lock(module: Module, function: Function) -> None:
    """The body of Mutex::try_lock, `exchange(lock, 0, 1)`."""
    found = [i for i in function.instructions() if _is_exchange(i)]
    if len(found) == 1:
        b = _before(found[0])
        _answer(b, found[0], b.call(module.get_or_declare(f"{_MUTEX}trylock", _OF_LOCK), found[0].operands[:1]))


def _is_exchange(i: ir.Instruction) -> bool:
    return isinstance(i, ir.CmpXchg) or (isinstance(i, ir.Call) and "compare_exchange" in i.called_name)


def _answer(b: Builder, exchange: ir.Instruction, failed: Value) -> None:
    """What an exchange comes to that is done otherwise: {whether it failed, what was there} of the library's function,
    {what was there, whether it was done} of the instruction."""
    assert isinstance(exchange.type, ir.StructType)
    first, second = exchange.type.elements
    if isinstance(exchange, ir.CmpXchg):
        parts = (failed, b.icmp("eq", failed, ir.int_constant(ir.i32, 0)))
    else:
        parts = (b.trunc(failed, first) if first.bits < 32 else failed, ir.zero(second))
    result: Value = ir.poison(exchange.type)
    for place, part in enumerate(parts):
        result = b.insert_value(result, part, place)
    exchange.replace_all_uses_with(result)
    exchange.remove()


def _first_try(slow: ir.Call) -> ir.Instruction | None:
    """The atomic operation on a lock after which the slow way is taken."""
    found = [
        i for i in _around(slow).instructions()
        if slow.args[0] in i.operands[:1] and (isinstance(i, ir.AtomicRMW) or _is_exchange(i) or _is_swap(i))
    ]
    if len(found) != 1:
        return None
    return _plain(found[0]) if isinstance(found[0], ir.Call) else found[0]


def _is_swap(i: ir.Instruction) -> bool:
    return isinstance(i, ir.Call) and "atomic_swap" in i.called_name


class _Started:
    """What threads do: `names` are the functions that are made of it."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.names: list[str] = []
        self._bodies: dict[GlobalVariable, Function] = {}
        self._allocate = self._named(_ALLOCATE)
        self._free = self._named(_FREE)

    def _named(self, pattern: re.Pattern[str]) -> Function | None:
        return next((f for name, f in self.module.functions.items() if pattern.fullmatch(name)), None)

    def start(self, call: ir.Call) -> None:
        """Start a thread with a call of its closure, where it shows which one that is."""
        found = _stored_table(_around(call))
        if found is None or self._allocate is None or self._free is None:
            return
        store, table, place = found
        body = self._body(table)
        if body is None:
            return
        store.set_operand(0, ir.null())
        call = _plain(call)
        stack, init = call.args
        start = call.callee
        b = _before(call)
        words = (16 if place == 8 else 0, place - 8)
        handle, data = (b.load(ir.ptr, b.gep(ir.i8, init, (ir.int_constant(ir.i64, at),))) for at in words)
        _call(b, self._free, (init, ir.int_constant(ir.i64, 24), ir.int_constant(ir.i64, 8)))
        record = b.call(
            runtime_function(self.module, NEW_OF_RUST),
            (start, stack, self._allocate, handle, ir.int_constant(ir.i64, place - 8), data), name="thread")
        b.call(body, (record, data), fn_attributes=("noinline", THREAD))
        number = b.call(runtime_function(self.module, NUMBER), (record,))
        assert isinstance(call.type, ir.StructType)
        result: Value = b.insert_value(ir.poison(call.type), ir.zero(call.type.elements[0]), 0)
        whole = b.inttoptr(number) if call.type.elements[1].is_pointer else number
        call.replace_all_uses_with(b.insert_value(result, whole, 1))
        call.remove()

    def _body(self, table: GlobalVariable) -> Function | None:
        """What a thread does with the closure of a table: (record, closure)."""
        found = self._bodies.get(table)
        if found is not None:
            return found
        numbers, work = _words_of(table)
        if work is None or not work.has_body or self._free is None:
            return None
        made = Function.create(
            self.module, self.module.unique_name(f"{DONE}{work.name}"), ir.function_type(ir.void, (ir.ptr, ir.ptr)),
            "internal", ["record", "closure"])
        self._bodies[table] = made
        self.names.append(made.name)
        b = Builder(made.add_block("entry"))
        b.call(runtime_function(self.module, BODY), made.args[:1])
        b.call(work, made.args[1:], cc=work.cc)
        size, alignment = (ir.int_constant(ir.i64, n) for n in numbers)
        _call(b, self._free, (made.args[1], size, alignment))
        b.ret()
        return made


def _call(b: Builder, function: Function, args: Sequence[Value]) -> None:
    b.call(function, args, cc=function.cc)


def _stored_table(function: Function) -> tuple[ir.Store, GlobalVariable, int] | None:
    """Where a function stores the table of a closure behind the address of it, and at which byte of which variable."""
    found = []
    for store in function.instructions():
        if isinstance(store, ir.Store) and isinstance(store.value, GlobalVariable):
            base, place = _place(store.pointer)
            if base is not None and base.allocated_type is _INIT and _words_of(store.value)[1] is not None:
                found.append((store, store.value, place))
    return found[0] if len(found) == 1 and found[0][2] in (8, 16) else None


def _place(pointer: Value) -> tuple[ir.Alloca | None, int]:
    """The byte of a local variable that an address is of."""
    place = 0
    while isinstance(pointer, ir.GetElementPtr):
        step = pointer.operands[1]
        if len(pointer.operands) != 2 or pointer.source_type is not ir.i8 or not isinstance(step, ir.ConstantInt):
            return None, 0
        place += step.value
        pointer = pointer.operands[0]
    return (pointer if isinstance(pointer, ir.Alloca) else None), place


def _words_of(table: GlobalVariable) -> tuple[tuple[int, int], Function | None]:
    """The size and alignment in the table of a closure that is called once, and what the call does."""
    words = table.initializer
    parts = words.elements if isinstance(words, ir.ConstantAggregate) else ()
    if len(parts) != 3 or not isinstance(parts[1], ir.ConstantString) or not isinstance(parts[2], Function):
        return (0, 0), None
    data = parts[1].data
    work = parts[2]
    if len(data) != 16 or tuple(a.type for a in work.args) != (ir.ptr,) or not work.function_type.ret.is_void:
        return (0, 0), None
    return (int.from_bytes(data[:8], "little"), int.from_bytes(data[8:], "little")), work
