"""std::call_once and pthread_once as what they come to, where threads are started within what is differentiated.

libstdc++ reaches what it calls once through variables of each thread and a function of the shared library. In a slice
it is called where it is, between the ends of a section (operations/meetings.py): whoever comes later waits for it.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, Module, Value
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.ir.structure import block_of, split_block

_CALL_ONCE, _PREPARE = "_ZSt9call_onceI", "_ZNSt9once_flag18_Prepare_execution"
_ENTER, _IS_FIRST, _LEAVE = "__enzyme_cc_once_enter", "__enzyme_cc_once_is_first", "__enzyme_cc_once_leave"
_ON_FLAG = ir.function_type(ir.void, (ir.ptr,))


def call_once_here(module: Module, names: Iterable[str]) -> None:
    """Let the named functions do themselves what std::call_once and pthread_once do for them."""
    for name in names:
        function = module.functions[name]
        if name.startswith(_CALL_ONCE):
            _call_once(module, function)
        else:
            for call in [i for i in function.instructions() if isinstance(i, ir.Call)]:
                if call.called_name == "pthread_once" and isinstance(call.args[1], Function) and call.args[1].has_body:
                    _do_once(module, call, call.args[1], ())


def _call_once(module: Module, function: Function) -> None:
    """The body of std::call_once: what it calls is what it hands to the variables of the thread."""
    calls = [i for i in function.instructions() if isinstance(i, ir.Call)]
    prepared = [call for call in calls if call.called_name.startswith(_PREPARE + "C")]
    started = [call for call in calls if "gthread_once" in call.called_name or call.called_name == "pthread_once"]
    callee = module.functions.get(f"_ZZ{function.name[2:]}ENKUlvE_clEv")
    if len(prepared) != 1 or len(started) != 1 or callee is None or not callee.has_body:
        return
    _do_once(module, started[0], callee, (prepared[0].args[1],))
    for call in calls:
        if call.parent is not None and call.called_name.startswith(_PREPARE):
            if isinstance(call, ir.Invoke):
                call = call_instead(call)
            call.remove()


def _do_once(module: Module, call: ir.Call, callee: Function, given: tuple[Value, ...]) -> None:
    """`if (first(flag)) callee(given)` in place of a call whose first argument is the flag."""
    if isinstance(call, ir.Invoke):
        call = call_instead(call)
    flag = call.args[0]
    before = block_of(call)
    after = split_block(before, before.instructions.index(call), "once.done")
    function = before.parent
    assert function is not None
    first = function.insert_block(function.blocks.index(after), "once.first")
    location = call.metadata.get("dbg")
    before.instructions[-1].remove()
    b = Builder(before)
    b.debug_location = location
    b.call(module.get_or_declare(_ENTER, _ON_FLAG), (flag,))
    found = b.call(module.get_or_declare(_IS_FIRST, ir.function_type(ir.i32, (ir.ptr,))), (flag,))
    b.cond_br(b.icmp("ne", found, ir.int_constant(ir.i32, 0)), first, after)
    b = Builder(first)
    b.debug_location = location
    b.call(callee, given)
    b.br(after)
    b = Builder()
    b.position_before(call)
    b.debug_location = location
    b.call(module.get_or_declare(_LEAVE, _ON_FLAG), (flag,))
    if call.users:
        call.replace_all_uses_with(ir.int_constant(ir.i32, 0))
    call.remove()
