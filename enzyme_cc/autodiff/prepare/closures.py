"""Internal procedures of Fortran that are handed on to where no inlining reaches: they become plain functions.

flang hands an internal procedure on as a trampoline, code on the stack that adds the address of its host's variables.
Where what gets one is inlined, that goes away (flang/trampolines.py). Where one is stored, or a recursive procedure
gets it, a function stands for it here that takes that address from a variable of the thread, set where the trampoline
was made. That is the same as long as the host is not called again while it runs, for an internal procedure is not
called once its host has returned. Hosts that may be, and programs that start threads, keep their trampolines.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc import ir
from enzyme_cc.autodiff.prepare.callbacks import addresses_taken
from enzyme_cc.ir import Builder, Function, FunctionType, Module, Value

_INIT, _ADJUST = "llvm.init.trampoline", "llvm.adjust.trampoline"
_THREADS = ("__kmpc_fork", "pthread_create", "thrd_create")
_NEST = "nest"


def replace_trampolines(module: Module, names: Iterable[str], inlines: bool) -> None:
    """Have plain functions stand for the internal procedures that the named functions hand on; if calls are inlined
    later, for those that this does not reach."""
    if not any(name.startswith(_INIT) for name in module.functions):
        return
    if any(name.startswith(_THREADS) for name in module.functions):
        return
    calls = _Calls(module)
    made = [
        call
        for name in names
        for call in module.functions[name].instructions()
        if isinstance(call, ir.Call) and call.called_name.startswith(_INIT)
    ]
    for init in made:
        memory, procedure, frame = init.args
        adjusts = [u for u in memory.users if isinstance(u, ir.Call) and u.called_name.startswith(_ADJUST)]
        if not isinstance(procedure, Function) or not procedure.has_body or len(adjusts) + 1 != len(memory.users):
            continue
        host = init.function
        assert host is not None
        own = isinstance(frame, ir.Argument) and _NEST in frame.attributes  # of the host of both procedures
        if inlines and not any(_goes_beyond(call, calls) for call in adjusts):
            continue
        if not own and calls.returns_to(host):
            continue
        variable, function = _closure(module, procedure)
        Builder.before(init).store(frame, variable)
        for call in adjusts:
            call.replace_all_uses_with(function)
            call.remove()
        init.remove()


class _Calls:
    """Which functions may be called from which, as far as the module shows it."""

    def __init__(self, module: Module) -> None:
        self._taken: dict[FunctionType, list[Function]] = {}
        for function in addresses_taken(module):
            self._taken.setdefault(_type_without_nest(function), []).append(function)

    def returns_to(self, function: Function) -> bool:
        """Whether a function may be called while it runs."""
        seen: set[Function] = set()
        waiting = [function]
        while waiting:
            for callee in self._from(waiting.pop()):
                if callee is function:
                    return True
                if callee not in seen:
                    seen.add(callee)
                    waiting.append(callee)
        return False

    def _from(self, function: Function) -> Iterator[Function]:
        for call in function.instructions():
            if isinstance(call, ir.Call):
                yield from (o for o in call.operands if isinstance(o, Function) and o.has_body)
                if call.called_function is None:
                    yield from self._taken.get(call.function_type, ())


def _goes_beyond(made: Value, calls: _Calls) -> bool:
    """Whether a trampoline is stored, or handed to a function that is recursive."""
    waiting, seen = [made], {made}
    while waiting:
        value = waiting.pop()
        for user in value.users:
            if isinstance(user, (ir.Cast, ir.Phi, ir.Select)):
                found: list[Value] = [user]
            elif isinstance(user, ir.Call):
                receiver = user.called_function
                if receiver is None or not receiver.has_body:
                    if receiver is None and any(a is value for a in user.args):
                        return True
                    continue
                if calls.returns_to(receiver):
                    return True
                found = [p for p, a in zip(receiver.args, user.args, strict=False) if a is value]
            elif user.opcode == "icmp":
                continue
            else:
                return True
            for each in found:
                if each not in seen:
                    seen.add(each)
                    waiting.append(each)
    return False


def _type_without_nest(function: Function) -> FunctionType:
    kept = [a.type for a in function.args if _NEST not in a.attributes]
    type = function.function_type
    return type if len(kept) == len(type.params) else ir.function_type(type.ret, kept)


def _closure(module: Module, procedure: Function) -> tuple[Value, Function]:
    """The variable that has the address of the host's variables, and the function that calls the procedure with it."""
    name = f"{procedure.name}.closure"
    frame = f"{name}.host"
    if name in module.functions:
        return module.globals[frame], module.functions[name]
    variable = module.add_global(frame, ir.ptr, ir.null())
    variable.thread_local = "thread_local"
    made = Function.create(module, name, _type_without_nest(procedure), "internal")
    made.cc = procedure.cc
    theirs = [a for a in procedure.args if _NEST not in a.attributes]
    for mine, other in zip(made.args, theirs, strict=True):
        mine.attributes = other.attributes
    builder = Builder(made.add_block("entry"))
    given = iter(made.args)
    values: list[Value] = [
        builder.load(ir.ptr, variable) if _NEST in a.attributes else next(given) for a in procedure.args
    ]
    result = builder.call(procedure, values)
    result.cc = procedure.cc
    result.arg_attributes = [a.attributes for a in procedure.args]
    builder.ret(None if result.type.is_void else result)
    return variable, made
