"""Cuts out of a module the part that is to be differentiated, as a module of its own.

The slice holds copies of the functions that the requests reach, so that they can be optimised and inlined at will
while the program keeps its own. Copies are called directly; the address of a function stays that of the original.
Variables stay where they are: the slice declares them, and linking joins them again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import LIBRARY_WRAPPER, OWN_MARKS, of_symbol
from enzyme_cc.analysis.type_calls import hook_hint
from enzyme_cc.analysis.unaddressed import KIND as UNADDRESSED
from enzyme_cc.autodiff.flang.fortran_types import Extensions
from enzyme_cc.autodiff.interface.registration import is_registration
from enzyme_cc.autodiff.names import COPY, LEFT_OUT, LOOPS, STEP
from enzyme_cc.autodiff.prepare.callbacks import WRAPPED, CalledBack, called_back
from enzyme_cc.autodiff.prepare.parallel_regions import lower_parallel_regions
from enzyme_cc.autodiff.prepare.shared_counts import mark_shared_counts
from enzyme_cc.autodiff.prepare.thread_marks import INLINED
from enzyme_cc.autodiff.prepare.threadprivate import stand_for_copies
from enzyme_cc.autodiff.prepare.threads import lower_threads
from enzyme_cc.autodiff.prepare.thrown_values import reached_by_tries
from enzyme_cc.autodiff.prepare.unaddressed_globals import mark_unaddressed
from enzyme_cc.autodiff.prepare.variadic import pass_variable_arguments_in_memory
from enzyme_cc.ir import Function, GlobalVariable, Module, Value
from enzyme_cc.ir.cursor import Cursor
from enzyme_cc.ir.invokes import drop_cleanups
from enzyme_cc.ir.mentions import globals_addressed_by, globals_in, globals_named_by, names_plainly, rename_called
from enzyme_cc.rules.cxx_library import is_opaque
from enzyme_cc.rules.fortran_runtime import describes_namelist
from enzyme_cc.rules.rust_library import is_called_only

SPECIAL = ("llvm.used", "llvm.compiler.used", "llvm.global_ctors", "llvm.global_dtors", "llvm.global.annotations")

STRIPPED = ("noinline", "optnone", "minsize", "optsize", "alwaysinline")
"""At -O0 clang marks everything noinline; what the user meant by it does not matter for a copy."""


KEPT = LOOPS | {STEP}
"""Functions with these attributes keep their parameters, and are called."""


@dataclass
class Slice:
    """The module of copies; `exposed` are local variables and functions of the program that it names, `called_back`
    those that only pointers may reach."""

    module: Module
    exposed: set[str] = field(default_factory=set)
    called_back: CalledBack = field(default_factory=CalledBack)


def reachable_functions(module: Module, roots: Iterable[str]) -> dict[str, None]:
    """Names of the functions with bodies that the roots reach by calls or addresses, constants' tables included."""
    found: dict[str, None] = {}
    seen: set[str] = set()
    work = [module.functions[r] for r in roots if r in module.functions]
    extensions = Extensions(module)

    def visit(named: Iterable[ir.GlobalValue]) -> None:
        for g in named:
            if g.name in seen:
                continue
            seen.add(g.name)
            if isinstance(g, Function):
                work.append(g)
            elif isinstance(g, ir.GlobalAlias):
                visit(globals_in(g.aliasee))
            elif isinstance(g, GlobalVariable) and g.initializer is not None and _may_name_functions(g):
                visit(globals_in(g.initializer))
                visit(extensions.of(g))

    for function in work:
        seen.add(function.name)
    while work:
        function = work.pop()
        if (
            not function.has_body or function.name in found
            or is_opaque(function.name) or is_called_only(function.name) or function.name.startswith(OWN_MARKS)
        ):
            continue
        found[function.name] = None
        visit(globals_named_by(function))
    return found


def _may_name_functions(variable: GlobalVariable) -> bool:
    """Whether an initialiser holds pointers at all, to functions that may be called."""
    return not variable.name.startswith(LEFT_OUT) and not isinstance(
        variable.initializer, (ir.ConstantString, ir.ZeroInit, ir.ConstantInt, ir.ConstantFP))


def make_slice(
    module: Module, roots: Iterable[str], opaque: set[str], addressed: Collection[str] = ()
) -> Slice:
    """A copy of what the roots reach. `opaque` functions are kept from being inlined, the roots from vanishing; of the
    `addressed` ones other code may take the addresses."""
    roots = list(roots)
    part = ir.parse_module(module.print())
    result = Slice(part)
    wanted = reachable_functions(part, [*roots, *sorted(opaque)])
    lower_parallel_regions(part, wanted)
    stand_for_copies(part, wanted)
    mark_shared_counts(part, wanted)
    started = lower_threads(part, wanted)
    wanted.update(dict.fromkeys(started))
    result.called_back = called_back(part, wanted, reachable_functions, addressed)
    callbacks = result.called_back.bodies
    wanted.update(reachable_functions(part, callbacks))
    mark_unaddressed(part, wanted)
    for name in SPECIAL:
        if name in part.globals:
            part.remove(part.globals[name])
    for variable in [v for v in part.globals.values() if is_registration(v.name)]:
        part.remove(variable)
    _resolve_indirect_names(part, wanted)
    part.aliases.clear()
    part.ifuncs.clear()
    part.module_asm = []
    for function in list(part.functions.values()):
        if function.name not in wanted and function.has_body:
            if function.is_local:
                result.exposed.add(function.name)
            function.remove_body()
            _make_declaration(function)
        if function.is_declaration and hook_hint(function.name) is not None:
            _make_harmless(function)
    copies = {name: part.functions[name] for name in wanted}
    tried = reached_by_tries(part, copies.values())
    for function in copies.values():
        if function not in tried:
            drop_cleanups(function)
    originals = _separate_addresses(part, copies, result)
    taken = _addresses_taken(part, originals)
    pass_variable_arguments_in_memory(part, [function.name for function in copies.values()])
    copies = {name: part.functions[COPY + name] for name in copies}
    for name, function in copies.items():
        keep = name in roots or name in opaque or name in taken or name in callbacks or name in started
        keep = keep or not KEPT.isdisjoint(function.attributes)
        function.linkage = "external" if keep else "internal"
        function.visibility = "hidden" if keep else "default"
        function.comdat = None
        function.section = None
        function.dso_local = True
        function.attributes = tuple(a for a in function.attributes if a not in STRIPPED)
        if INLINED in function.attributes:
            function.attributes += ("alwaysinline",)
        if name in opaque or '"enzyme_inactive"' in function.attributes:
            function.attributes += ("noinline",)  # inlined, its code would be differentiated
        if not KEPT.isdisjoint(function.attributes):
            function.attributes += ("noinline",) if STEP in function.attributes else ("noinline", "optnone")
        lower_byval(function, part.datalayout)
    _wrap_library_functions(part, result.called_back.library)
    _declare_variables(part, result)
    _drop_unused(part)
    for function in copies.values():
        _strip_call_byval(function)
    return result


def restore_originals(module: Module, program: Module, opaque: set[str]) -> None:
    """After synthesis: call the program's own opaque functions, which registrations know by name, not copies.

    Structures by value are passed otherwise to copies (see lower_byval): functions that take them stay copies.
    """
    for name in sorted(opaque):
        copy, original = module.functions.get(COPY + name), program.functions.get(name)
        if copy is None or original is None or not copy.has_body or not original.has_body:
            continue
        if any(a.startswith(("byval(", "inreg")) for argument in original.args for a in argument.attributes):
            continue
        copy.remove_body()
        copy.visibility = "default"
        module.functions.pop(name, None)
        module.rename(copy, name)


def _resolve_indirect_names(part: Module, wanted: Iterable[str]) -> None:
    """Let copies name what an alias stands for, and a function chosen at load time as any other outside."""
    indirect = [*part.aliases, *part.ifuncs]
    outside = {}
    for ifunc in list(part.ifuncs.values()):
        part.remove(ifunc)
        if ifunc.value_type.is_function:
            outside[ifunc] = Function.create(part, ifunc.name, ifunc.value_type, "external", None)  # type: ignore[arg-type]  # an ifunc has the type of a function
    if not outside and not part.aliases:
        return

    def meant(value: Value) -> Value:
        while isinstance(value, ir.GlobalAlias):
            value = value.aliasee
        if isinstance(value, ir.ConstantExpr):
            operands = tuple(meant(o) for o in value.operands)
            return ir.ConstantExpr(value.opcode, value.type, operands, value.flags, value.source_type)  # type: ignore[arg-type]  # constants map to constants
        if isinstance(value, ir.ConstantAggregate):
            return ir.aggregate(value.type, tuple(meant(e) for e in value.elements))  # type: ignore[misc]  # as above
        return outside[value] if isinstance(value, ir.GlobalIFunc) and value in outside else value

    for name in wanted:
        function = part.functions[name]
        if not any(isinstance(g, (ir.GlobalAlias, ir.GlobalIFunc)) for g in globals_named_by(function)):
            continue
        for block in function.blocks:
            for instruction in block.instructions:
                for index, operand in enumerate(instruction.operands):
                    if any(isinstance(g, (ir.GlobalAlias, ir.GlobalIFunc)) for g in globals_in(operand)):
                        instruction.set_operand(index, meant(operand))
    for variable in part.globals.values():  # tables of functions, such as those of virtual ones
        text, value = variable.initializer_text, None
        if text is None or any(name in text for name in indirect):
            value = variable.initializer
        if value is not None and any(isinstance(g, (ir.GlobalAlias, ir.GlobalIFunc)) for g in globals_in(value)):
            variable.initializer = meant(value)  # type: ignore[assignment]  # a constant's is a constant


def _make_declaration(function: Function) -> None:
    function.linkage = "external" if function.linkage != "extern_weak" else function.linkage
    function.visibility = "default"
    function.comdat = None
    function.section = None
    function.personality = None
    function.metadata = {}
    function.more_metadata = []


def _make_harmless(hint: Function) -> None:
    """What only says what lies in memory keeps LLVM from nothing."""
    hint.attributes = ("nounwind", "willreturn", "memory(inaccessiblemem: readwrite)")
    for argument in hint.args:
        if argument.type.is_pointer:
            argument.attributes = (*(a for a in argument.attributes if a != "readonly"), "captures(none)", "readnone")


def _separate_addresses(part: Module, copies: dict[str, Function], result: Slice) -> dict[str, Function]:
    """Rename the copies; where an address is taken, name the original instead."""
    originals: dict[str, Function] = {}
    for function in copies.values():
        if not names_plainly(function):
            function.parse()  # as long as names mean what they did
    for name, function in copies.items():
        if function.is_local:
            result.exposed.add(name)
        del part.functions[name]
        function.set_name(COPY + name)
    for name, function in copies.items():
        part.functions[function.name] = function
        original = Function.create(part, name, function.function_type, "external", None)
        original.cc = function.cc
        for mine, theirs in zip(original.args, function.args, strict=True):
            mine.attributes = tuple(a for a in theirs.attributes if a == "nest")  # a trampoline adds this one
        originals[name] = original

    def swapped(value: Value) -> Value:
        if isinstance(value, Function):
            return originals.get(value.name[len(COPY):], value) if value.name.startswith(COPY) else value
        if isinstance(value, ir.ConstantExpr):
            return ir.ConstantExpr(
                value.opcode, value.type, tuple(swapped(o) for o in value.operands), value.flags,  # type: ignore[misc]  # constants map to constants
                value.source_type,
            )
        if isinstance(value, ir.ConstantAggregate):
            return ir.aggregate(value.type, tuple(swapped(e) for e in value.elements))  # type: ignore[misc]  # constants map to constants
        return value

    for function in copies.values():
        if not function.is_parsed:
            rename_called(function, copies)
            continue
        for block in function.blocks:
            for instruction in block.instructions:
                last = len(instruction.operands) - 1
                for index, operand in enumerate(instruction.operands):
                    if not operand.is_constant or (isinstance(instruction, ir.Call) and index == last
                                                   and isinstance(operand, Function)):
                        continue
                    if any(isinstance(g, Function) and g.name.startswith(COPY) for g in globals_in(operand)):
                        instruction.set_operand(index, swapped(operand))
    for variable in part.globals.values():
        # what is still text names the originals by itself
        if variable.initializer_text is None and variable.initializer is not None and any(
            isinstance(g, Function) and g.name.startswith(COPY) for g in globals_in(variable.initializer)
        ):
            variable.initializer = swapped(variable.initializer)  # type: ignore[assignment]  # constants map to constants
    return originals


def _addresses_taken(part: Module, originals: dict[str, Function]) -> set[str]:
    """Functions that the slice names other than by calling them: a derivative may be asked of each."""
    found: set[str] = set()
    for function in part.functions.values():
        found.update(g.name for g in globals_named_by(function) if g.name in originals)
    for variable in part.globals.values():
        text = variable.initializer_text
        if variable.name.startswith(LEFT_OUT):
            continue
        if text is None:
            if variable.initializer is not None:
                found.update(g.name for g in globals_in(variable.initializer) if g.name in originals)
        elif "@" in text:
            found.update(name for name in originals if name in text)
    return found


def _wrap_library_functions(part: Module, called_back: Iterable[str]) -> None:
    """A function of the library, of mathematics or memory, whose address is taken gets a copy with a body: one that
    calls it."""
    named = set(called_back)
    for function in part.functions.values():
        named.update(g.name for g in globals_addressed_by(function) if isinstance(g, Function))
    for variable in part.globals.values():
        if variable.initializer_text is None or "@" in variable.initializer_text:
            if variable.initializer is not None:
                named.update(g.name for g in globals_in(variable.initializer) if isinstance(g, Function))
    for name in sorted(named):
        library = part.functions[name]
        if library.has_body or COPY + name in part.functions or library.function_type.vararg or (
            name.startswith("llvm.") or of_symbol(library).kind not in WRAPPED
        ):
            continue
        wrapper = Function.create(part, COPY + name, library.function_type, "external", None)
        wrapper.visibility = "hidden"
        wrapper.dso_local = True
        wrapper.attributes = ("nounwind", LIBRARY_WRAPPER)
        builder = ir.Builder(wrapper.add_block("entry"))
        result = builder.call(library, wrapper.args)
        builder.ret(None if library.function_type.ret.is_void else result)


def call_copies(module: Module) -> bool:
    """Where optimisation found out which function a pointer names, call the copy; whether there was any."""
    changed = False
    for function in module.functions.values():
        for block in function.blocks:
            for call in block.instructions:
                if not isinstance(call, ir.Call):
                    continue
                callee = call.called_function
                if callee is not None and not callee.has_body:
                    copy = module.functions.get(COPY + callee.name)
                    if copy is not None and copy.has_body and copy.function_type is call.function_type and (
                        LIBRARY_WRAPPER not in copy.attributes
                    ):
                        call.set_operand(len(call.operands) - 1, copy)
                        changed = True
        if changed:
            _strip_call_byval(function)
    return changed


def _declare_variables(part: Module, result: Slice) -> None:
    for variable in list(part.globals.values()):
        variable.comdat = None
        variable.section = None
        variable.metadata = {kind: node for kind, node in variable.metadata.items() if kind == UNADDRESSED}
        variable.more_metadata = []
        if variable.is_declaration:
            continue
        if variable.is_constant_global and (describes_namelist(variable.name) or _is_merged_text(variable)):
            variable.linkage = "internal"  # a copy, for LLVM drops what is only available externally
            variable.visibility = "default"
            continue
        if variable.is_constant_global and variable.has_definitive_initializer:
            variable.linkage = "internal" if variable.is_local else "available_externally"
            continue
        if variable.is_local:
            result.exposed.add(variable.name)
        variable.initializer = None
        variable.linkage = "external"
        variable.visibility = "default"
        variable.unnamed_addr = None


def _is_merged_text(variable: ir.GlobalVariable) -> bool:
    """Whether a constant is a text that each file has a copy of (as flang's are), of which none is the one. Names of
    types of C++ are known by where they lie."""
    type = variable.value_type
    is_text = type.is_array and type.element is ir.i8 and not variable.name.startswith("_ZT")
    return is_text and variable.linkage.startswith("linkonce")


def _drop_unused(part: Module) -> None:
    used: set[str] = set()
    extensions = Extensions(part)
    work: list[Value] = []
    for function in part.functions.values():
        if function.has_body:
            work += globals_named_by(function)
            if function.personality is not None:
                work.append(function.personality)
    while work:
        for g in globals_in(work.pop()):
            if g.name not in used:
                used.add(g.name)
                if isinstance(g, GlobalVariable) and g.initializer is not None:
                    work.append(g.initializer)
                    work += extensions.of(g)
    part.remove(*[f for f in part.functions.values() if not f.has_body and f.name not in used],
                *[v for v in part.globals.values() if v.name not in used])


PRIMAL_PROMISES = (
    "returned", "readonly", "writeonly", "readnone", "nocapture", "dead_on_return", "dead_on_unwind"
)
"""Attributes of arguments that are not true of a derivative."""


def lower_byval(function: Function, layout: ir.DataLayout) -> None:
    """Structures passed by value in memory: the callee copies what the pointer points to, openly."""
    builder: ir.Builder | None = None
    for argument in function.args:
        passed = next((a for a in argument.attributes if a.startswith("byval(")), None)
        if passed is not None:
            builder = builder or ir.Builder(function.entry, 0)
            type = _attribute_type(function.parent, passed)
            aligned = max(layout.align(type), 16)
            local = builder.alloca(type, align=aligned, name=f"{argument.name or 'byval'}.copy")
            argument.replace_all_uses_with(local)
            given = next((int(a.split()[1]) for a in argument.attributes if a.startswith("align ")), None)
            builder.memcpy(local, argument, ir.int_constant(ir.i64, layout.size(type)), align=(aligned, given))
        argument.attributes = tuple(
            a for a in argument.attributes if not a.startswith(("byval(", "sret(", "inreg", "initializes", "captures"))
            and a not in PRIMAL_PROMISES
        )


def _strip_call_byval(function: Function) -> None:
    text = function.body_text
    if text is not None and not any(word in text for word in ("byval(", "sret(", "inreg")):
        return
    for block in function.blocks:
        for call in block.instructions:
            if isinstance(call, ir.Call):
                callee = call.called_function
                if callee is not None and callee.name.startswith(COPY):
                    call.arg_attributes = [
                        tuple(a for a in attributes if not a.startswith(("byval(", "sret(", "inreg")))
                        for attributes in call.arg_attributes
                    ]


def _attribute_type(module: ir.OwningModule, attribute: str) -> ir.Type:
    """The type T of an attribute byval(T)."""
    return Cursor(module, attribute[attribute.index("(") + 1 : -1]).type()
