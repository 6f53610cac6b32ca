"""The checks of the requests of one round: a module that is linked to the program beside the derivatives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from enzyme_cc import c_sources, ir
from enzyme_cc.analysis.call_models import message_model
from enzyme_cc.autodiff.arithmetic.derivative_types import adjoint_type
from enzyme_cc.autodiff.call_sites import entry_result_type
from enzyme_cc.autodiff.flang.library_bodies import text_with_bodies
from enzyme_cc.autodiff.gradcheck import rules as custom
from enzyme_cc.autodiff.gradcheck.check import Check, Checked, TooManyNumbers
from enzyme_cc.autodiff.gradcheck.numbers import narrowest
from enzyme_cc.autodiff.gradcheck.rules import CheckedRule, declared
from enzyme_cc.autodiff.gradcheck.tracing import RUNTIME, TRACE, Tables, Tracing
from enzyme_cc.autodiff.interface.hooks import FORWARD, REVERSE, Request
from enzyme_cc.autodiff.interface.operation_copies import COPIED
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.registration import Registrations
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.error_slots import move_errors_to_memory
from enzyme_cc.autodiff.prepare.library_bodies import link_library_bodies
from enzyme_cc.autodiff.prepare.slicing import make_slice, reachable_functions
from enzyme_cc.diagnostics import Diagnostic, Severity
from enzyme_cc.ir import Module, Type
from enzyme_cc.ir.unused_metadata import without_unused_metadata

SUFFIX = ".checked"
_RUNTIME = "autodiff/gradcheck/runtime.c"


@dataclass
class Checks:
    """What was made: the text to link, entry function -> its check, and the program's local names that it uses."""

    text: str = ""
    names: dict[str, str] = field(default_factory=dict)
    exposed: set[str] = field(default_factory=set)
    remarks: list[Diagnostic] = field(default_factory=list)


def checks(
    program: Module,
    requests: Sequence[tuple[Request, str]],
    registrations: Registrations,
    rules: Sequence[CheckedRule],
    link: Callable[..., str],
    promote: Callable[[str], str],
) -> Checks:
    """The checks of requests, each given with the name of its entry function, and of the custom rules given."""
    wanted = [(request, name) for request, name in requests
              if request.hook in (REVERSE, FORWARD) and COPIED not in request.function.attributes]
    made = Checks()
    for request, name in [each for each in wanted if _communicates(program, each[0].function)]:
        wanted.remove((request, name))
        made.remarks.append(Diagnostic(
            Severity.REMARK,
            f"gradcheck: this derivative of '{request.function.name}' is not checked: it sends messages of MPI, in "
            "which trial runs, processes of their own, cannot take part; take differences of the sum over all ranks",
            location_of(request.call), "gradcheck",
        ))
    if not wanted and not rules:
        return made
    roots = list(dict.fromkeys(
        name for name in (*(request.function.name for request, _ in wanted), *(rule.rule.function for rule in rules))
        if program.functions[name].has_body
    ))
    part = make_slice(program, roots, registrations.opaque)
    made.exposed = part.exposed | set(custom.local_names(program, rules))
    text = link_library_bodies(part.module, lambda slice: text_with_bodies(slice, link), link)
    module = ir.parse_module(promote(text))
    move_errors_to_memory(module)
    levels = _levels(module)
    tracing = Tracing(module, program, registrations.inactive_globals, registrations.inactive_functions)
    tables = tracing.tables("__enzyme_cc.trace")
    for request, name in wanted:
        check = _Builder(tracing, program, levels, tables)
        try:
            made.names[name] = check.build(request, name)
        except TooManyNumbers:
            made.remarks.append(Diagnostic(
                Severity.REMARK,
                f"gradcheck: this derivative of '{request.function.name}' is not checked: more than 256 numbers are "
                "passed or returned by value; pass them through a pointer",
                location_of(request.call), "gradcheck",
            ))
    for rule in rules:
        if custom.fits(rule, program):
            function = program.functions[rule.rule.function]
            custom.build(tracing, program, rule, tables, levels.get(function.name, 0))
        else:
            custom.pass_on(module, program, rule)
            made.remarks.append(Diagnostic(
                Severity.REMARK,
                f"gradcheck: the custom rule '{rule.called}' of '{rule.rule.function}' is not checked by itself: it "
                "passes its results in a way that is not followed; requests that use it are checked",
                program.functions[rule.called].debug_location, "gradcheck",
            ))
    _forget_places(module)
    made.text = without_unused_metadata(module.print())
    return made


def _communicates(program: Module, function: ir.Function) -> bool:
    """Whether a function sends messages of MPI, or one that it reaches does."""
    return any(
        isinstance(i, ir.Call) and i.called_function is not None and message_model(i.called_function, i.called_name)
        for name in reachable_functions(program, [function.name]) for i in program.functions[name].instructions()
    )


def runtime_text(program: Module, head: str) -> str:
    """The run time, for a program that does not have it yet."""
    found = program.functions.get(RUNTIME + "before")
    return "" if found is not None and found.has_body else head + c_sources.text(_RUNTIME)


@dataclass
class _Builder:
    tracing: Tracing
    program: Module
    levels: dict[str, int]
    tables: Tables

    def build(self, request: Request, entry_name: str) -> str:
        module = self.tracing.module
        original = request.function
        types: list[Type] = []
        for argument, type in zip(request.arguments, original.function_type.params, strict=True):
            types += [type] * (1 + (request.width if argument.activity.has_shadow else 0))
        entry = module.get_or_declare(entry_name, ir.function_type(entry_result_type(request), types))
        entry.visibility = "hidden"
        result = original.function_type.ret
        number = not result.is_void and adjoint_type(result, [], module.datalayout) is not None
        forward = request.hook == FORWARD
        place = location_of(request.call)
        types_used = (*original.function_type.params, result)
        level = _level(min([narrowest(t) for t in types_used if not t.is_void] or [64]))
        checked = Checked(
            where=str(place) if place is not None else "enzyme-cc",
            name=source_name(original),
            what="",
            function=declared(module, original),
            names=[ir.variable_name(a) or a.name for a in original.args],
            activities=[a.activity for a in request.arguments],
            forward=forward,
            width=request.width,
            primal_result=request.primal_result,
            has_derivative=number and not request.no_result,
            level=max(level, self.levels.get(original.name, 0)),
        )
        name = entry_name + SUFFIX
        Check(self.tracing, checked, entry, self.tables).build(name)
        return name


def _level(bits: int) -> int:
    return 0 if bits > 32 else 1 if bits == 32 else 2


def _levels(module: Module) -> dict[str, int]:
    """The precision of the narrowest numbers that each copied function and what it calls compute with."""
    own: dict[str, int] = {}
    calls: dict[str, set[str]] = {}
    for name, function in module.functions.items():
        if not name.startswith(COPY) or not function.has_body:
            continue
        bits, callees = 64, set()
        for instruction in function.instructions():
            if not instruction.type.is_void:
                bits = min(bits, narrowest(instruction.type))
            if isinstance(instruction, ir.Call):
                callees.add(instruction.called_name)
        own[name], calls[name] = _level(bits), callees
    changed = True
    while changed:
        changed = False
        for name, callees in calls.items():
            level = max([own[name], *(own.get(callee, 0) for callee in callees)])
            if level != own[name]:
                own[name], changed = level, True
    return {name[len(COPY):]: level for name, level in own.items()}


def _forget_places(module: Module) -> None:
    """Take debug information out: the functions have no place in the source."""
    module.named_metadata.pop("llvm.dbg.cu", None)
    for value in (*module.functions.values(), *module.globals.values()):
        value.metadata.pop("dbg", None)
    for function in module.functions.values():
        if not function.name.startswith(TRACE):
            continue
        for instruction in function.instructions():
            instruction.metadata.pop("dbg", None)
            instruction.debug_records = []
