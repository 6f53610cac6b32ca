"""Fortran's threadprivate variables: the copies of a thread that OpenMP's run time keeps, as variables of threads.

flang asks the run time for the address of the thread's copy. In a slice that is the address of a thread-local variable
that stands for it, which analyses know and whose shadow is one; in what is made of the slice the primal asks the run
time again, since the program's own code has its values there.

By copyin each thread copies the first one's variables, the first one too, onto themselves. Its adjoint would clear what
the others add to meanwhile: what would copy a variable onto itself is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc import ir
from enzyme_cc.ir import BasicBlock, Builder, Function, GlobalVariable, Instruction, Module, Value
from enzyme_cc.ir.structure import block_of, split_block

_ASKED, _NUMBER = "__kmpc_threadprivate_cached", "__kmpc_global_thread_num"
_BARRIER = "__kmpc_barrier"
_ASSIGNS = ("_FortranAAssignTemporary", "_FortranAAssign")
_STANDS = "__enzyme_cc_own."
_ADDRESS = "llvm.threadlocal.address.p0"
_OF_ADDRESS = ir.function_type(ir.ptr, (ir.ptr,))
_OF_COPY = ir.function_type(ir.ptr, (ir.ptr, ir.i32, ir.ptr, ir.i64, ir.ptr))


def stand_for_copies(module: Module, names: Iterable[str]) -> None:
    """Let the named functions take the addresses of thread-local variables."""
    if _ASKED not in module.functions:
        return  # no body need become blocks for that
    names = list(names)
    for name in names:
        for copy in list(_copyin(module.functions[name])):
            _unless_onto_itself(copy)
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


def _copyin(function: Function) -> Iterator[Instruction]:
    """What copies into variables of the thread before the first barrier of a region: numbers, and arrays by descriptors
    that the region was given."""
    calls = [i for i in function.instructions() if isinstance(i, ir.Call)]
    own = {i for i in calls if i.called_name == _ASKED}
    if not own or not any(i.called_name == _BARRIER for i in calls):
        return
    given = _words_of(function.args[-1])
    reached, work = {function.entry}, [function.entry]
    while work:
        for i in (block := work.pop()).instructions:
            if isinstance(i, ir.Call) and i.called_name == _BARRIER:
                break
            is_number = isinstance(i, ir.Store) and _root(i.pointer) in own and _was_just_loaded(i, block)
            if is_number or (isinstance(i, ir.Call) and i.called_name in _ASSIGNS and i.args[1] in given):
                yield i
        else:
            news = [b for b in block.successors if b not in reached]
            reached.update(news)
            work += news


def _was_just_loaded(store: ir.Store, block: BasicBlock) -> bool:
    """Whether nothing is written between the load of what is stored and the store."""
    if not isinstance(store.value, ir.Load) or store.value.parent is not block:
        return False
    instructions = block.instructions
    between = instructions[instructions.index(store.value) + 1: instructions.index(store)]
    return all(isinstance(i, (ir.Load, ir.GetElementPtr)) for i in between)


def _words_of(argument: Value) -> set[Value]:
    """What is loaded from an argument's memory."""
    found: set[Value] = set()
    for user in argument.users:
        if isinstance(user, ir.GetElementPtr):
            found |= _words_of(user)
        elif isinstance(user, ir.Load):
            found.add(user)
    return found


def _root(pointer: Value) -> Value:
    while isinstance(pointer, ir.GetElementPtr):
        pointer = pointer.operands[0]
    return pointer


def _unless_onto_itself(copy: Instruction) -> None:
    """`if (from != to)` around a copy."""
    before = block_of(copy)
    function = before.parent
    assert function is not None
    after = split_block(before, before.instructions.index(copy) + 1, "copied")
    copying = split_block(before, before.instructions.index(copy), "copyin")
    before.instructions[-1].remove()
    b = Builder(before)
    b.debug_location = copy.metadata.get("dbg")
    if isinstance(copy, ir.Store):
        assert isinstance(copy.value, ir.Load)
        to, from_ = copy.pointer, copy.value.pointer
    else:
        assert isinstance(copy, ir.Call)
        to, from_ = (b.load(ir.ptr, descriptor) for descriptor in copy.args[:2])
    b.cond_br(b.icmp("ne", to, from_), copying, after)


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
