"""What waits for a future and what makes it ready, as plain calls and sections, before threads are looked for.

libstdc++ reaches the work behind a future through virtual functions, function objects and variables of each thread.
Here the functions of a future's state call what they come to:

    wait()              joins the thread of `std::launch::async`, does the work of `std::launch::deferred`, then waits
    _M_set_result()     is inlined where it is called, so that the function object that makes the result is known
    packaged_task()     chooses among the tasks of its type in the slice
    the end of a result chooses among the types of results in the slice

Which of them it is, the address of the object's table of virtual functions tells; the tables name them no more. Who
makes a result ready is alone with its word, who waits for it shares that (runtime/turns.c): backwards, the one waits
for the others. What a task throws is not caught: it ends the program, as what a thread throws does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, GlobalVariable, Module, Value
from enzyme_cc.ir.invokes import call_instead, drop_unwinding_of
from enzyme_cc.ir.structure import block_of, remove_unreachable_blocks, split_block

INLINED = '"enzyme_cc_inlined"'
"""Marks functions that are inlined wherever they are called."""

_STATE = "_ZNSt13__future_base13_State_baseV2"
_WAIT, _JOIN = f"{_STATE}4waitEv", "_ZNSt13__future_base21_Async_state_commonV27_M_joinEv"
_INLINED = (
    _WAIT, f"{_STATE}13_M_set_resultE", f"{_STATE}9_M_do_setE", f"_ZSt9call_onceIM{_STATE[3:]}EF",
    f"_ZZSt9call_onceIM{_STATE[3:]}EF",
)
_CATCHING = (
    "_ZNKSt13__future_base12_Task_setterI", "_ZNSt13__future_base17_Async_state_implI", "_ZSt5asyncI",
    "_ZNSt13__future_base16_Deferred_stateI", "_ZNSt13__future_base15_Deferred_stateI",
)
"""Functions that catch what tasks throw, and what the system says when it has no thread."""

_TABLE = "_ZTVNSt13__future_base"
_ASYNC, _DEFERRED = f"{_TABLE}17_Async_state_implI", f"{_TABLE}15_Deferred_stateI"
_TASK, _RESULT = f"{_TABLE}11_Task_stateI", f"{_TABLE}7_ResultI"
_OTHER_RESULT = f"{_TABLE}13_Result_allocI"
_COMMON = f"{_TABLE}21_Async_state_commonV2E"
_PLAIN = (_TASK, f"{_TABLE}13_State_baseV2E", f"{_TABLE}16_Task_state_baseI")
_COMPLETE, _IS_DEFERRED, _RUN, _RUN_LATE = 2, 3, 4, 5
"""Places in the tables of states."""
_DESTROY = 0
"""The place in the tables of results."""

_DELETE_RESULT = "_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_"
_TASK_CALLED = "_ZNSt13packaged_taskIF"
_WORD = "_ZNSt23__atomic_futex_unsignedI"
_ENTER, _LEAVE = "__enzyme_cc_once_enter", "__enzyme_cc_once_leave"
_FOREIGN = "__enzyme_cc_foreign_future"
_ON_POINTER = ir.function_type(ir.void, (ir.ptr,))


def lower_futures(module: Module, names: Iterable[str]) -> bool:
    """Let the named functions do themselves what futures do; whether there are any."""
    names = list(names)
    if not any(name.startswith((_STATE, "_ZNSt13__future_base", "_ZNKSt13__future_base")) for name in names):
        return False
    states = _tables(module, (_ASYNC, _COMMON, _DEFERRED, *_PLAIN))
    for name in names:
        function = module.functions[name]
        if name.startswith(_INLINED):
            function.attributes += (INLINED,)
        if name.startswith(_CATCHING):
            drop_unwinding_of(function, lambda invoke: True)
        if name == _WAIT:
            completed = {t: None if t.name.startswith(_PLAIN) else _slot(t, _COMPLETE) for t in states}
            _choose(module, function, completed)
        elif name == _DELETE_RESULT:
            results = _tables(module, (_RESULT, _OTHER_RESULT))
            _choose(module, function, {t: _slot(t, _DESTROY) for t in results})
        elif name.startswith(_TASK_CALLED) and "EEclE" in name:
            tasks = {t: _slot(t, _RUN) for t in states if t.name.startswith(_TASK)}
            _choose(module, function, tasks)
        elif name == _JOIN:
            _join_once(module, function)
        elif name.startswith(_WORD):
            _follow_word(module, function)
    for table in states:
        places = (_COMPLETE, _IS_DEFERRED, _RUN, _RUN_LATE) if table.name.startswith(_TASK) else (_COMPLETE, _IS_DEFERRED)
        _hide(module, table, places)
    for table in _tables(module, (_RESULT, _OTHER_RESULT)):
        _hide(module, table, (_DESTROY,))
    return True


def _tables(module: Module, prefixes: tuple[str, ...]) -> list[GlobalVariable]:
    return [v for name, v in module.globals.items() if name.startswith(prefixes) and not v.is_declaration]


def _slots(table: GlobalVariable) -> Sequence[ir.Constant]:
    """The functions of a table, behind the offset to the whole object and its type."""
    initializer = table.initializer
    assert isinstance(initializer, ir.ConstantAggregate)
    rows = initializer.elements[0]
    assert isinstance(rows, ir.ConstantAggregate)
    return rows.elements[2:]


def _slot(table: GlobalVariable, place: int) -> Function:
    function = _slots(table)[place]
    assert isinstance(function, Function)
    return function


def _hide(module: Module, table: GlobalVariable, places: Iterable[int]) -> None:
    """Name the functions at some places of a table no more."""
    initializer = table.initializer
    assert isinstance(initializer, ir.ConstantAggregate)
    rows = initializer.elements[0]
    assert isinstance(rows, ir.ConstantAggregate)
    elements = list(rows.elements)
    for place in places:
        if place + 2 < len(elements):
            elements[place + 2] = module.get_or_declare(_FOREIGN, ir.function_type(ir.void, ()))
    table.initializer = ir.aggregate(initializer.type, (ir.aggregate(rows.type, tuple(elements)),))


def _choose(module: Module, function: Function, choices: dict[GlobalVariable, Function | None]) -> None:
    """Direct calls in place of a function's calls through a table of virtual functions."""
    for call in [i for i in function.instructions() if isinstance(i, ir.Call) and _is_virtual(i)]:
        if isinstance(call, ir.Invoke):
            call = call_instead(call)
        object = call.args[0]
        before = block_of(call)
        after = split_block(before, before.instructions.index(call), "chosen")
        before.instructions[-1].remove()
        location = call.metadata.get("dbg")
        b = Builder(before)
        b.debug_location = location
        table = b.load(ir.ptr, object)
        for callee in dict.fromkeys(choices.values()):
            same: Value | None = None
            if callee is not None and callee.function_type is not call.function_type:
                continue
            for variable in (v for v, chosen in choices.items() if chosen is callee):
                known = b.icmp("eq", table, _address_of(variable))
                same = known if same is None else b.or_(same, known)
            assert same is not None
            taken = after if callee is None else function.insert_block(function.blocks.index(after), "known")
            other = function.insert_block(function.blocks.index(after), "other")
            b.cond_br(same, taken, other)
            if callee is not None:
                b = Builder(taken)
                b.debug_location = location
                b.call(callee, call.args, cc=callee.cc)
                b.br(after)
            b = Builder(other)
            b.debug_location = location
        b.call(module.get_or_declare(_FOREIGN, ir.function_type(ir.void, ())), ())
        b.unreachable()
        call.remove()


def _is_virtual(call: ir.Call) -> bool:
    return not isinstance(call.callee, (Function, ir.InlineAsm)) and call.type.is_void


def _address_of(table: GlobalVariable) -> Value:
    """What objects hold: the address of the first of the functions."""
    return ir.ConstantExpr("getelementptr", ir.ptr, (table, ir.int_constant(ir.i64, 16)), (), ir.i8)


def _join_once(module: Module, function: Function) -> None:
    """`call_once(flag, &thread::join, thread)`: whoever comes first joins, the others find nothing to join."""
    for call in [i for i in function.instructions() if isinstance(i, ir.Call)]:
        if call.called_name.startswith("_ZSt9call_onceI"):
            if isinstance(call, ir.Invoke):
                call = call_instead(call)
            b = Builder()
            b.position_before(call)
            b.debug_location = call.metadata.get("dbg")
            flag, _, thread = call.args
            b.call(module.get_or_declare(_ENTER, _ON_POINTER), (flag,))
            b.call(module.get_or_declare("_ZNSt6thread4joinEv", _ON_POINTER), (b.load(ir.ptr, thread),))
            b.call(module.get_or_declare(_LEAVE, _ON_POINTER), (flag,))
            call.remove()


def _follow_word(module: Module, function: Function) -> None:
    """The bodies of what waits for the word of a state, and of what makes it ready."""
    if "18_M_load_when_equalE" in function.name:
        steps = ("__enzyme_cc_future_wait", "__enzyme_cc_future_seen")
    elif "19_M_store_notify_allE" in function.name:
        steps = ("__enzyme_cc_future_begin", "__enzyme_cc_future_ready")
    else:
        return
    location = next((i.metadata["dbg"] for i in function.instructions() if "dbg" in i.metadata), None)
    first = function.blocks[0]
    split_block(first, 0, "never")
    first.instructions[-1].remove()
    b = Builder(first)
    b.debug_location = location
    for step in steps:
        b.call(module.get_or_declare(step, _ON_POINTER), function.args[:1])
    b.ret()
    remove_unreachable_blocks(function)
