"""std::call_once, call_once of C and pthread_once as what they come to; so is what OnceLock, LazyLock and Once of Rust
do once.

libstdc++ reaches what it calls once through variables of each thread and a function of the shared library. In a slice
it is called where it is, between the ends of a section (operations/meetings.py): whoever comes later waits for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.ir import Builder, Function, GlobalVariable, Module, Value
from enzyme_cc.ir.invokes import call_instead
from enzyme_cc.ir.structure import block_of, split_block
from enzyme_cc.rules.refused import UNFOLLOWED

_CALL_ONCE, _PREPARE = "_ZSt9call_onceI", "_ZNSt9once_flag18_Prepare_execution"
_OF_C = ("call_once", "pthread_once")
_ENTER, _IS_FIRST, _LEAVE = "__enzyme_cc_once_enter", "__enzyme_cc_once_is_first", "__enzyme_cc_once_leave"
_OF_RUST = ("__enzyme_cc_rust_once_enter", "__enzyme_cc_rust_once_is_first", "__enzyme_cc_rust_once_leave")
_RUST_CALL = re.compile(r"_(?:R|ZN)\w*3std3sys4sync4once\w*4Once4call(?:17h[0-9a-f]{16}E)?")
_ON_FLAG = ir.function_type(ir.void, (ir.ptr,))


def call_once_here(module: Module, names: Iterable[str]) -> None:
    """Let the named functions do themselves what std::call_once, call_once and pthread_once do for them."""
    for name in names:
        function = module.functions[name]
        if name.startswith(_CALL_ONCE):
            _call_once(module, function)
        else:
            for call in [i for i in function.instructions() if isinstance(i, ir.Call)]:
                if call.called_name in _OF_C and isinstance(call.args[1], Function) and call.args[1].has_body:
                    _do_once(module, call, call.args[1], ())


def calls_once(name: str) -> bool:
    """Whether a function is std::call_once, call_once of C or pthread_once."""
    return name in _OF_C or name.startswith(_CALL_ONCE)


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


def calls_rust_once(name: str) -> bool:
    """Whether a function is `Once::call` of Rust's standard library."""
    return _RUST_CALL.fullmatch(name) is not None


def call_rust_once_here(module: Module, names: Iterable[str]) -> None:
    """Let the named functions do themselves what `Once::call(flag, ..., closure, table, place)`, native code, does."""
    for name in names:
        for call in [i for i in module.functions[name].instructions() if isinstance(i, ir.Call)]:
            if calls_rust_once(call.called_name) and call.arg_count == 5:
                table = call.args[3]
                words = table.initializer if isinstance(table, GlobalVariable) else None
                work = words.elements[-1] if isinstance(words, ir.ConstantAggregate) else None
                if not isinstance(work, Function) or not work.has_body or len(work.args) != 2:
                    refused = module.get_or_declare(UNFOLLOWED + call.called_name, call.function_type)
                    call.set_operand(len(call.operands) - 1, refused)
                    continue
                function = module.functions[name]
                b = Builder()
                b.position_at_start(function.blocks[0])
                state = b.alloca(ir.i64)
                b = Builder()
                b.position_before(call)
                b.store(ir.int_constant(ir.i64, 0), state)
                _do_once(module, call, work, (call.args[2], state), of_rust=True)


def _do_once(
    module: Module, call: ir.Call, callee: Function, given: tuple[Value, ...], of_rust: bool = False
) -> None:
    """`if (first(flag)) callee(given)` in place of a call whose first argument is the flag."""
    enter, is_first, leave = _OF_RUST if of_rust else (_ENTER, _IS_FIRST, _LEAVE)
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
    b.call(module.get_or_declare(enter, _ON_FLAG), (flag,))
    found = b.call(module.get_or_declare(is_first, ir.function_type(ir.i32, (ir.ptr,))), (flag,))
    b.cond_br(b.icmp("ne", found, ir.int_constant(ir.i32, 0)), first, after)
    b = Builder(first)
    b.debug_location = location
    b.call(callee, given, cc=callee.cc)
    b.br(after)
    b = Builder()
    b.position_before(call)
    b.debug_location = location
    b.call(module.get_or_declare(leave, _ON_FLAG), (flag,))
    if call.users:
        call.replace_all_uses_with(ir.int_constant(ir.i32, 0))
    call.remove()
