"""Fortran's threadprivate variables: the copies of a thread that OpenMP's run time keeps, as variables of threads.

flang asks the run time for the address of the thread's copy. In a slice that is the address of a thread-local variable
that stands for it, which analyses know and whose shadow is one; in what is made of the slice the primal asks the run
time again, since the program's own code has its values there.
"""

from __future__ import annotations

from collections.abc import Iterable

from enzyme_cc import ir
from enzyme_cc.ir import Builder, GlobalVariable, Module

_ASKED, _NUMBER = "__kmpc_threadprivate_cached", "__kmpc_global_thread_num"
_STANDS = "__enzyme_cc_own."
_ADDRESS = "llvm.threadlocal.address.p0"
_OF_ADDRESS = ir.function_type(ir.ptr, (ir.ptr,))
_OF_COPY = ir.function_type(ir.ptr, (ir.ptr, ir.i32, ir.ptr, ir.i64, ir.ptr))


def stand_for_copies(module: Module, names: Iterable[str]) -> None:
    """Let the named functions take the addresses of thread-local variables."""
    for name in names:
        for call in [i for i in module.functions[name].instructions() if isinstance(i, ir.Call)]:
            if call.called_name != _ASKED or not isinstance(call.args[2], GlobalVariable):
                continue
            variable, cache = call.args[2], call.args[4]
            if not isinstance(cache, GlobalVariable):
                continue
            stands = f"{_STANDS}{cache.name}.of.{variable.name}"
            own = module.globals.get(stands)
            if own is None:
                own = module.add_global(stands, variable.value_type, None, linkage="external", align=variable.align)
                own.thread_local = "thread_local"
            b = Builder.before(call)
            call.replace_all_uses_with(b.call(module.get_or_declare(_ADDRESS, _OF_ADDRESS), (own,)))
            call.remove()


def ask_for_copies(module: Module, layout: ir.DataLayout) -> None:
    """Where derivatives take the addresses of the primal's variables, ask for the copy that the thread has."""
    standing = [v for name, v in module.globals.items() if name.startswith(_STANDS) and v.is_declaration]
    if not standing:
        return
    for function in [f for f in module.functions.values() if f.has_body]:
        for call in [i for i in function.instructions() if isinstance(i, ir.Call) and i.called_name == _ADDRESS]:
            if call.args[0] in standing:
                _ask(module, call, layout)
    module.remove(*standing)


def _ask(module: Module, call: ir.Call, layout: ir.DataLayout) -> None:
    own = call.args[0]
    assert isinstance(own, GlobalVariable)
    cache_name, _, variable_name = own.name.removeprefix(_STANDS).partition(".of.")
    variable, cache = (
        module.globals.get(name) or module.add_global(name, type, None, linkage="external")
        for name, type in ((variable_name, own.value_type), (cache_name, ir.ptr))
    )
    b = Builder.before(call)
    number = b.call(module.get_or_declare(_NUMBER, ir.function_type(ir.i32, (ir.ptr,))), (ir.null(),))
    size = ir.int_constant(ir.i64, layout.size(own.value_type))
    asked = module.get_or_declare(_ASKED, _OF_COPY)
    call.replace_all_uses_with(b.call(asked, (ir.null(), number, variable, size, cache)))
    call.remove()
