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

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.thread_marks import INLINED
from enzyme_cc.autodiff.prepare.virtual_tables import choose, hide, slot, tables
from enzyme_cc.ir import Builder, Function, Module
from enzyme_cc.ir.invokes import call_instead, drop_unwinding_of
from enzyme_cc.ir.structure import begin_body, remove_unreachable_blocks

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
_RESULT_ENDS = tuple(table.replace("_ZTV", "_Z") for table in (_RESULT, _OTHER_RESULT))
_COMMON = f"{_TABLE}21_Async_state_commonV2E"
_PLAIN = (_TASK, f"{_TABLE}13_State_baseV2E", f"{_TABLE}16_Task_state_baseI")
_COMPLETE, _IS_DEFERRED, _RUN, _RUN_LATE = 2, 3, 4, 5
"""Places in the tables of states, behind those of the two destructors."""
_DESTROY, _DELETE = 0, 2
"""Places in the tables of results."""
_COUNTS, _COUNTED = "_ZTVSt23_Sp_counted_ptr_inplaceINSt13__future_base", "_ZNSt16_Sp_counted_baseI"
_DISPOSE, _DESTROY_COUNTS = 2, 3
"""Tables of what counts the pointers to a state, its functions and places there."""
_STATE_ENDS = tuple(f"{what}INSt13__future_base13_State_baseV2E" for what in ("_ZSt10destroy_at", "_ZSt8_Destroy"))

_DELETE_RESULT = "_ZNKSt13__future_base12_Result_base8_DeleterclEPS0_"
_TASK_CALLED = "_ZNSt13packaged_taskIF"
_WORD = "_ZNSt23__atomic_futex_unsignedI"
_ENTER, _LEAVE = "__enzyme_cc_once_enter", "__enzyme_cc_once_leave"
_ON_POINTER = ir.function_type(ir.void, (ir.ptr,))


def is_of_futures(name: str) -> bool:
    """Whether a function is one of libstdc++'s behind futures."""
    return name.startswith((_STATE, "_ZNSt13__future_base", "_ZNKSt13__future_base"))


def lower_futures(module: Module, names: Iterable[str]) -> bool:
    """Let the named functions do themselves what futures do; whether there are any."""
    names = list(names)
    if not any(map(is_of_futures, names)):
        return False
    states = tables(module, (_ASYNC, _COMMON, _DEFERRED, *_PLAIN))
    results, counts = tables(module, (_RESULT, _OTHER_RESULT)), tables(module, (_COUNTS,))
    for name in names:
        function = module.functions[name]
        if name.startswith(_INLINED):
            function.attributes += (INLINED,)
        if name.startswith(_CATCHING):
            drop_unwinding_of(function, lambda invoke: True)
        if name == _WAIT:
            completed = {t: None if t.name.startswith(_PLAIN) else slot(t, _COMPLETE) for t in states}
            choose(module, function, completed)
        elif name == _DELETE_RESULT:
            choose(module, function, {t: slot(t, _DESTROY) for t in results})
        elif name.endswith("10_M_destroyEv") and name.startswith(_RESULT_ENDS):
            choose(module, function, {t: slot(t, _DELETE) for t in results if name.startswith(f"_Z{t.name[4:-1]}10")})
        elif name.startswith(_STATE_ENDS):
            choose(module, function, {t: slot(t, 0) for t in states if t.name == f"{_TABLE}13_State_baseV2E"})
        elif name.startswith(_COUNTED):
            for place in (_DISPOSE, _DESTROY_COUNTS):
                choose(module, function, {t: slot(t, place) for t in counts}, place, is_open=True)
        elif name.startswith(_TASK_CALLED) and "EEclE" in name:
            tasks = {t: slot(t, _RUN) for t in states if t.name.startswith(_TASK)}
            choose(module, function, tasks)
        elif name == _JOIN:
            _join_once(module, function)
        elif name.startswith(_WORD):
            _follow_word(module, function)
    for table in states:
        hide(module, table, range(6) if table.name.startswith(_TASK) else range(4))
    for table in results:
        hide(module, table, range(3))
    for table in counts:
        hide(module, table, range(4))
    return True


def _join_once(module: Module, function: Function) -> None:
    """`call_once(flag, &thread::join, thread)`: whoever comes first joins, the others find nothing to join."""
    for call in [i for i in function.instructions() if isinstance(i, ir.Call)]:
        if call.called_name.startswith("_ZSt9call_onceI"):
            if isinstance(call, ir.Invoke):
                call = call_instead(call)
            b = Builder.before(call)
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
    b = begin_body(function)
    for step in steps:
        b.call(module.get_or_declare(step, _ON_POINTER), function.args[:1])
    b.ret()
    remove_unreachable_blocks(function)
