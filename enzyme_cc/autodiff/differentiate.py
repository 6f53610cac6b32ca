"""The pass: from a module with hook calls to one without.

Requests are answered in rounds, innermost first: a round takes those whose functions reach no further hook call. A
round cuts out what its requests reach (slicing.py), optimises it, synthesises the derivatives (engine.py), and
links them to the program, whose calls of hooks become calls of derivatives.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from enzyme_cc import ir
from enzyme_cc.autodiff import call_sites, gradcheck, joining, runtime, sanitize
from enzyme_cc.autodiff.answered import Answered, AnsweredRequest
from enzyme_cc.autodiff.engine import Engine
from enzyme_cc.autodiff.facts.call_walk import walked
from enzyme_cc.autodiff.facts.context import Assumptions, Entered
from enzyme_cc.autodiff.facts.float_sinks import FloatSinks
from enzyme_cc.autodiff.facts.primals import Primals
from enzyme_cc.autodiff.facts.request_results import check_result
from enzyme_cc.autodiff.facts.surrounding_types import SurroundingTypes
from enzyme_cc.autodiff.facts.told_by_contents import say_what_lies_there
from enzyme_cc.autodiff.facts.unknown_pointers import UNKNOWN_POINTER
from enzyme_cc.autodiff.flang.dummy_arguments import promise_disjoint
from enzyme_cc.autodiff.flang.library_bodies import text_with_bodies
from enzyme_cc.autodiff.frames import Frames
from enzyme_cc.autodiff.interface.annotations import forget_marks
from enzyme_cc.autodiff.interface.assignment_errors import follow_assignments
from enzyme_cc.autodiff.interface.batches import expand_batches
from enzyme_cc.autodiff.interface.checkpoints import outline_checkpointed_loops
from enzyme_cc.autodiff.interface.dense_arrays import answer_dense_arrays, mentions_dense_arrays
from enzyme_cc.autodiff.interface.error_estimates import follow_errors
from enzyme_cc.autodiff.interface.fixed_points import outline_fixed_points
from enzyme_cc.autodiff.interface.fortran_calls import take_addresses, take_numbers
from enzyme_cc.autodiff.interface.handed_variables import settle_descriptions
from enzyme_cc.autodiff.interface.hooks import ADJOINT, AUGMENTED, CALLS, FORWARD, REPLAY, VIRTUAL, Request, hook_calls
from enzyme_cc.autodiff.interface.index_sets import IndexCopies
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.autodiff.interface.refusals import (
    circular_request,
    half_again,
    in_source,
    missing_body,
    mixed_adjoints_again,
    of_host_only,
    one_shadow,
)
from enzyme_cc.autodiff.interface.registration import Registrations, read_registrations
from enzyme_cc.autodiff.interface.requests import function_elsewhere, read_request
from enzyme_cc.autodiff.interface.sparse_jacobians import answer_sparse_hooks, waiting_functions
from enzyme_cc.autodiff.interface.split_requests import mark_recordings
from enzyme_cc.autodiff.interface.tape_calls import answer_tape_calls
from enzyme_cc.autodiff.interface.taylor_calls import expand_taylor_calls
from enzyme_cc.autodiff.interface.traces import expand_traces
from enzyme_cc.autodiff.interface.truncations import truncate_functions
from enzyme_cc.autodiff.interface.wide_values import check_values
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.parallel_regions import start_threads
from enzyme_cc.autodiff.prepare import custom_wrappers, inactive_globals
from enzyme_cc.autodiff.prepare.atomic_order import order_atomic_operations
from enzyme_cc.autodiff.prepare.byte_loops import replace_byte_loops
from enzyme_cc.autodiff.prepare.callbacks import CalledBack
from enzyme_cc.autodiff.prepare.captured_values import pass_captured_values
from enzyme_cc.autodiff.prepare.closures import replace_trampolines
from enzyme_cc.autodiff.prepare.common_blocks import CommonBlocks
from enzyme_cc.autodiff.prepare.device_atomics import join_atomic_sums
from enzyme_cc.autodiff.prepare.device_blocks import divide_blocks
from enzyme_cc.autodiff.prepare.device_functions import is_device_code, lower_device_assembly, name_device_functions
from enzyme_cc.autodiff.prepare.device_loops import mark_device_loops
from enzyme_cc.autodiff.prepare.disjoint_versions import version_disjoint
from enzyme_cc.autodiff.prepare.dynamic_shared import dynamic_arrays, take_addresses_once
from enzyme_cc.autodiff.prepare.empty_slots import empty_chosen_slots
from enzyme_cc.autodiff.prepare.error_slots import move_errors_to_memory
from enzyme_cc.autodiff.prepare.iterations import lengthen_iterations
from enzyme_cc.autodiff.prepare.kept_results import keep_results, release_results
from enzyme_cc.autodiff.prepare.library_bodies import link_library_bodies
from enzyme_cc.autodiff.prepare.library_names import check_names, check_reserved_names
from enzyme_cc.autodiff.prepare.limited_loops import limit_loops
from enzyme_cc.autodiff.prepare.member_arrays import mark_member_arrays, mark_members_of_common
from enzyme_cc.autodiff.prepare.moved_words import hide_types_of_moves
from enzyme_cc.autodiff.prepare.moves_in_memory import move_in_memory
from enzyme_cc.autodiff.prepare.native_units import NativeUnits, leave_to_objects, names_before_merging
from enzyme_cc.autodiff.prepare.number_loads import with_number_loads
from enzyme_cc.autodiff.prepare.packet_functions import keep_packet_functions, release_packet_functions
from enzyme_cc.autodiff.prepare.private_arguments import mark_private_arguments
from enzyme_cc.autodiff.prepare.reversed_numbers import join_reversed_bytes
from enzyme_cc.autodiff.prepare.running_extrema import recompute_winners
from enzyme_cc.autodiff.prepare.short_loops import mark_short_loops
from enzyme_cc.autodiff.prepare.slicing import call_copies, make_slice, reachable_functions
from enzyme_cc.autodiff.prepare.split_moves import join_split_moves
from enzyme_cc.autodiff.prepare.temporaries import move_before_loops, move_to_stack
from enzyme_cc.autodiff.prepare.thread_marks import starts_threads
from enzyme_cc.autodiff.prepare.threadprivate import ask_for_copies
from enzyme_cc.autodiff.prepare.thrown_objects import outline_throws
from enzyme_cc.autodiff.prepare.thrown_values import catch_in_registers, catch_of_others
from enzyme_cc.autodiff.prepare.uniform_arguments import mark_uniform_arguments
from enzyme_cc.autodiff.prepare.volatile_accesses import calm_volatile_accesses
from enzyme_cc.autodiff.report import sections
from enzyme_cc.autodiff.shadow import mixed_words
from enzyme_cc.autodiff.structures_by_value import take_structures
from enzyme_cc.autodiff.threads import start_own_threads
from enzyme_cc.diagnostics import Diagnostic, DiagnosticError, InternalFault, Severity, report
from enzyme_cc.ir import Module
from enzyme_cc.ir.debug_info import describes_types
from enzyme_cc.ir.indirect_branches import lower_indirect_branches
from enzyme_cc.ir.inline_assembly import lower_simple_assembly
from enzyme_cc.ir.mentions import globals_named_by
from enzyme_cc.ir.unnamed_globals import with_names
from enzyme_cc.ir.unused_metadata import without_unused_metadata

Optimise = Callable[[str], str]
Link = Callable[..., str]


def differentiate(
    program: str | Module,
    optimise: Optimise,
    link: Link,
    options: Options,
    natives: NativeUnits | None = None,
    promote: Optimise = str,
) -> str:
    """LLVM IR of an unoptimised module -> the same with every request answered. See `answered`."""
    return answered(program, optimise, link, options, natives, promote).joined(link).print()


def answered(
    program: str | Module,
    optimise: Optimise,
    link: Link,
    options: Options,
    natives: NativeUnits | None = None,
    promote: Optimise = str,
) -> Answered:
    """An unoptimised module, text or parsed and then ours to change -> the same with every request answered.

    `optimise` prepares a module's text for differentiation, `link` joins modules. What `natives` define is only
    declared in the end, where that can be (native_units.py). `promote` puts local variables into registers. Raises
    DiagnosticError with all that is wrong with the program.
    """
    module = ir.parse_module(with_names(program)) if isinstance(program, str) else program
    if mentions_dense_arrays(module):
        module = ir.parse_module(promote(module.print()))
    registrations = read_registrations(module)
    forget_marks(module)
    take_addresses(module)
    take_numbers(module, registrations.function_like)
    settle_descriptions(module)
    expanded = expand_traces(module, registrations) + expand_taylor_calls(module)
    of_structures = take_structures(module)
    warnings = [diagnostic for diagnostic in of_structures if diagnostic.severity is Severity.WARNING]
    problems = [diagnostic for diagnostic in of_structures if diagnostic.severity is not Severity.WARNING]
    problems += expanded + truncate_functions(module) + outline_fixed_points(module)
    problems += outline_checkpointed_loops(module)
    problems += follow_errors(module, registrations.custom)
    if options.error_report:
        follow_assignments(module, registrations, options.error_report)
    problems += answer_tape_calls(module) + expand_batches(module) + _sparse(module, registrations)
    requests = _read_requests(module, registrations, [*registrations.problems, *problems])
    rules: list[gradcheck.CheckedRule] = []
    said: set[Diagnostic] = set()
    if options.gradcheck:
        registrations, rules = gradcheck.register_checked(module, registrations)
    first = 0
    told: list[AnsweredRequest] = []
    for _ in range(MAX_ROUNDS):
        if not requests:
            report(warnings)
            return Answered(module, _runtime([module], False, options), requests=tuple(told))
        ready = _innermost(module, requests)
        inner = _differentiated_again(module, requests, ready)
        nested = bool(inner)
        halves = [half_again(request) for request in inner if request.hook in (AUGMENTED, ADJOINT, REPLAY)]
        if halves:
            raise DiagnosticError(halves)
        if nested:
            ready = inner  # what nothing differentiates again is answered last, with the outermost run time
        round = _Round(module, ready, registrations, optimise, link, promote, options, nested, first, rules, said)
        asked = {request: AnsweredRequest.of(request) for request in ready}
        done = round.run(natives if not nested else None)
        told += [
            replace(asked[request], entry=name) for request, name in zip(round.requests, round.names, strict=False)]
        if not nested and done.is_final:
            report(warnings)
            return replace(done, requests=tuple(told))
        module = done.joined(link)
        first += len(ready)
        requests = _read_requests(module, registrations, _sparse(module, registrations))
    raise InternalFault("derivatives are nested too deep")


MAX_ROUNDS = 12


def _sparse(module: Module, registrations: Registrations) -> list[Diagnostic]:
    """Put requests in place of the sparse derivatives of functions that hold no request; what is wrong with them."""
    def is_ready(function: ir.Function) -> bool:
        callers = {call.function.name for call, _ in hook_calls(module)}  # type: ignore[union-attr]  # inside a function
        return not callers & reachable_functions(module, [function.name]).keys()

    copies = IndexCopies(module, registrations)
    told = answer_sparse_hooks(module, copies, is_ready) + answer_dense_arrays(module, copies, is_ready)
    report([diagnostic for diagnostic in told if diagnostic.severity is Severity.WARNING])
    return [diagnostic for diagnostic in told if diagnostic.severity is not Severity.WARNING]


def _read_requests(
    module: Module, registrations: Registrations, problems: Iterable[Diagnostic] = ()
) -> list[Request]:
    """All requests of the module; every one that makes no sense is reported, together with the problems given."""
    found: list[Request] = []
    wrong = list(problems)
    for call, hook in hook_calls(module):
        if hook in CALLS:
            continue  # what is wrong with it is said already
        try:
            request = read_request(call, hook)
            if request.by_value:
                continue  # what is wrong with it is said already
            check_result(request)
            found.append(request)
            wrong += _shared_shadows(module, request, registrations)
            wrong += request.doubts
        except DiagnosticError as problem:
            elsewhere = function_elsewhere(call)
            if elsewhere is not None and elsewhere.name not in registrations.custom:
                wrong.append(missing_body(Request(call, hook, elsewhere)))
            else:
                wrong += problem.diagnostics
    wrong += mark_recordings(found)
    if is_device_code(module):
        wrong += [of_host_only(request) for request in found if request.hook in (AUGMENTED, ADJOINT, REPLAY, VIRTUAL)]
    if wrong:
        raise DiagnosticError(wrong)
    return found


def _shared_shadows(module: Module, request: Request, registrations: Registrations) -> list[Diagnostic]:
    """What is wrong with several directions at once through variables that have one shadow each."""
    if request.width == 1 or not registrations.shadow_globals:
        return []
    used = {variable.name for name in reachable_functions(module, [request.function.name])
            for variable in globals_named_by(module.functions[name])}
    return [one_shadow(request, name) for name in registrations.shadow_globals if name in used]


def _innermost(module: Module, requests: list[Request]) -> list[Request]:
    """The requests whose functions reach no hook call."""
    callers = {request.call.function.name for request in requests}  # type: ignore[union-attr]  # inside a function
    ready = []
    for request in requests:
        if not callers & reachable_functions(module, [request.function.name]).keys():
            ready.append(request)
    if not ready:
        raise DiagnosticError([circular_request(request) for request in requests])
    return ready


def _differentiated_again(module: Module, requests: list[Request], ready: list[Request]) -> list[Request]:
    """Those of the ready requests whose derivatives other requests differentiate."""
    outer = [request.function.name for request in requests if request not in ready]
    outer += [function.name for function in waiting_functions(module)]
    if not outer:
        return []
    reached = reachable_functions(module, outer)
    return [request for request in ready if request.call.function.name in reached]  # type: ignore[union-attr]  # inside a function


@dataclass
class _Round:
    """One round: `module` with `requests` that can be answered now, of all that are answered the `first` and on. `said`
    are the warnings of rounds before."""

    module: Module
    requests: list[Request]
    registrations: Registrations
    optimise: Optimise
    link: Link
    promote: Optimise
    options: Options
    nested: bool
    first: int
    rules: list[gradcheck.CheckedRule]
    said: set[Diagnostic]
    wrong: list[Diagnostic] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    hidden: frozenset[str] = frozenset()
    personality: ir.Constant | None = None
    frames: Frames | None = None
    called_back: CalledBack = field(default_factory=CalledBack)

    def run(self, natives: NativeUnits | None) -> Answered:
        """The module with the requests answered, without what is left to native units."""
        self.wrong = self._without_bodies()
        roots = list(dict.fromkeys(request.function.name for request in self.requests))
        reached = reachable_functions(self.module, roots)
        lower_indirect_branches(self.module, reached)
        replace_trampolines(self.module, reached, self.options.preopt)
        common = CommonBlocks(self.module.functions[name] for name in reached)
        for function in common.functions:
            mark_members_of_common(function, common)
        for name in reached:
            check_values(self.module.functions[name])
            mark_member_arrays(self.module.functions[name])
            hide_types_of_moves(self.module.functions[name])
        part = make_slice(self.module, roots, self.registrations.opaque, self.options.addressed)
        self.called_back = part.called_back
        lengthen_iterations(part.module, self.nested)
        if self.options.tape_limit is not None and not self.nested:
            limit_loops(part.module)
        keep_results(part.module, self.registrations)
        check_names(part.module, self.registrations.opaque)
        keep_packet_functions(part.module, self.registrations)
        name_device_functions(part.module)
        lower_device_assembly(part.module)
        self.hidden = inactive_globals.hide(part.module, self.registrations.inactive_globals)
        promise_disjoint(part.module)
        bodies = None if self.options.preopt else self.optimise
        text = link_library_bodies(part.module, lambda module: text_with_bodies(module, self.link, bodies), self.link)
        if self.options.sanitize:
            return self._sanitized(self.promote(text), part.exposed)
        sliced = self._optimised(text) if self.options.preopt else self._read(text)
        move_errors_to_memory(sliced)
        release_results(sliced)
        outline_throws(sliced)
        mark_private_arguments(sliced, self.registrations, roots)
        if self.options.preopt and not is_device_code(sliced):  # whose threads must stay together at barriers
            version_disjoint(sliced, self.registrations)
            recompute_winners(sliced, self.registrations)
        functions = list(sliced.functions.values())
        if is_device_code(sliced):
            mark_uniform_arguments(sliced, self.requests)
            arrays = dynamic_arrays(self.module)
            for function in functions:
                divide_blocks(function)
                take_addresses_once(function, arrays)
        else:
            order_atomic_operations(sliced, functions, starts_threads(functions))
        made = self._synthesise(sliced)
        if self.wrong:
            raise DiagnosticError(self.wrong)
        entries = None if self.nested else self.names
        release_packet_functions(made)
        synthesised = call_sites.finished_slice(made, self.module, self.registrations.opaque, entries, self.frames)
        checks = self._checks(synthesised)
        # tables last: other requests may have their addresses among their arguments
        for request, name in sorted(
            zip(self.requests, self.names, strict=True), key=lambda pair: pair[0].hook == VIRTUAL
        ):
            call_sites.replace_call(self.module, request, checks.names.get(name, name))
        if natives is not None:
            leave_to_objects(self.module, synthesised + checks.text, natives)
        shadows = made.globals.keys() & set(self.registrations.shadow_globals.values())
        exposed = joining.expose(self.module, part.exposed | checks.exposed | shadows)
        others = list(_runtime([self.module, made], self.nested, self.options))
        if checks.text:
            runtime_text = gradcheck.runtime_text(self.module, _target_text(self.module))
            others += [checks.text, *filter(None, [runtime_text])]  # an earlier round may have brought it
        entries = [*self.names, *checks.names.values()]
        copies = [name for table in (made.functions, made.globals) for name in table if name.startswith(COPY)]
        return Answered(self.module, (synthesised, *others), exposed, (*entries, *copies), self.nested)

    def _sanitized(self, text: str, exposed: set[str]) -> Answered:
        """What `--enzyme-sanitize` asks for: the requests' functions themselves, followed byte by byte."""
        made = sanitize.sanitized(self.module, self.requests, self.first, text)
        for request, name in zip(self.requests, made.names, strict=True):
            call_sites.replace_call(self.module, request, name)
        others = [*_runtime([self.module, made.module], self.nested, self.options),
                  sanitize.runtime_text(self.module, _target_text(self.module))]
        text = without_unused_metadata(made.module.print())
        names = joining.expose(self.module, exposed)
        return Answered(self.module, (text, *filter(None, others)), names, tuple(made.names), self.nested)

    def _checks(self, synthesised: str) -> gradcheck.Checks:
        """What `--enzyme-gradcheck` asks for: checks of the requests whose derivatives are not differentiated again."""
        if not self.options.gradcheck:
            return gradcheck.Checks()
        outermost = [] if self.nested else list(zip(self.requests, self.names, strict=True))
        called = [rule for rule in self.rules if rule.name in synthesised
                  and not self.module.functions[rule.name].has_body]
        checks = gradcheck.checks(self.module, outermost, self.registrations, called, self.link, self.promote)
        report(checks.remarks)
        return checks

    def _optimised(self, text: str) -> Module:
        """The slice, optimised; again when calls through pointers became calls of known functions, assembly became
        instructions, volatile pointers plain ones, heap memory became local variables, loops over bytes became copies,
        what parallel regions read came by value, or a place of tables turned out to hold no function."""
        for _ in range(MAX_DEVIRTUALISATIONS):
            module = self._read(with_number_loads(self.optimise, text))
            functions = list(module.functions.values())
            lowered = [function for function in functions if lower_simple_assembly(function)]
            calmed = [function for function in functions if calm_volatile_accesses(function)]
            moved = [function for function in functions if move_to_stack(function)]
            copied = [function for function in functions if replace_byte_loops(function)]
            short = [function for function in functions if function not in copied and mark_short_loops(function)]
            joined = [function for function in functions if join_reversed_bytes(function)]
            if is_device_code(module):
                short += [function for function in functions if function not in short and mark_device_loops(function)]
                joined += [function for function in functions if join_atomic_sums(function)]
            given = pass_captured_values(module)
            emptied = [function for function in functions if empty_chosen_slots(function)]
            if not (call_copies(module) or lowered or calmed or moved or copied or short or joined or given or emptied):
                break
            text = module.print()
        else:
            module = ir.parse_module(text)
        functions = list(module.functions.values())
        if any([f(function) for f in (move_before_loops, join_split_moves) for function in functions]):
            return ir.parse_module(module.print())
        return module

    def _read(self, text: str) -> Module:
        """A slice whose calls of what compilers keep are what they seem to be."""
        module = ir.parse_module(text)
        check_reserved_names(module, self.registrations.opaque)
        return module

    def _without_bodies(self) -> list[Diagnostic]:
        """Set aside the requests for functions whose code is not at hand; what to say of them."""
        missing = [request for request in self.requests
                   if not request.function.has_body and request.function.name not in self.registrations.custom]
        if len(missing) == len(self.requests):
            raise DiagnosticError([missing_body(request) for request in missing])
        self.requests = [request for request in self.requests if request not in missing]
        return [missing_body(request) for request in missing]

    def _synthesise(self, module: Module) -> Module:
        """The optimised slice with its requests answered."""
        inactive_globals.reveal(module, self.hidden)
        names = [request.function.name for request in self.requests]
        tables = {COPY + request.function.name for request in self.requests if request.hook == VIRTUAL}
        self.personality = catch_in_registers(module, self.module, self.registrations.opaque, tables)
        custom_wrappers.wrap(module, self.module, [name for name in names if name in self.registrations.custom])
        custom_wrappers.wrap_addresses(module, self.registrations.opaque)
        module, engine, problems = self._found(module)
        if not self.options.unchecked:
            module, engine, problems = self._followed(module, engine, problems)
        self._answer(engine, problems)
        if not self.wrong:
            self.wrong = self._not_again(module)
        return module

    def _found(self, module: Module) -> tuple[Module, Engine, list[list[Diagnostic]]]:
        """What the derivatives depend on, and the slice to make them in. What debug information says of variables is
        asked only where all else does not suffice, so that a program is the same with -g: it guesses of memory that
        holds one thing or another."""
        if self.options.refused_before or not describes_types(module):
            return module, *self._known(module, self.options, True)
        text = module.print()
        engine, problems = self._known(module, replace(self.options, first_refusal=True), False)
        if not any(problems) and len(engine.left_out) == len(self.called_back.left_out):
            return module, engine, problems
        module = ir.parse_module(text)
        if self.personality is not None:
            self.personality = module.functions.get(self.personality.name or "", self.personality)
        return module, *self._known(module, self.options, True)

    def _followed(
        self, module: Module, engine: Engine, problems: list[list[Diagnostic]]
    ) -> tuple[Module, Engine, list[list[Diagnostic]]]:
        """The same with a slice that asks as it runs what only that can tell; or why it cannot be."""
        entered = [each for each in engine.entered if not problems[each.request]]
        if not entered:
            return module, engine, problems
        found = FloatSinks(engine, entered)
        sys.stderr.write(found.sections(self.options.print))
        for number, problem in found.refused.items():
            problems[number].append(problem)
        if found.found and not any(problems):
            found.follow(module)
            module, engine, problems = self._found(module)
        return module, engine, problems

    def _known(self, module: Module, options: Options, described: bool) -> tuple[Engine, list[list[Diagnostic]]]:
        """All that the derivatives depend on, and what speaks against each request. Functions that only pointers may
        reach, and that other files brought, are left out where they stand in the way: first those that cannot be
        differentiated, then all, to be taken in again as far as nothing speaks against it."""
        left_out = dict(self.called_back.left_out)
        engine, problems = self._settled(module, options, described, left_out)
        doubted = sorted(engine.tentative)
        if not any(problems) or not doubted:
            return engine, problems
        left_out |= dict.fromkeys(doubted, _in_words(next(filter(None, problems))[0]))
        engine, problems = self._settled(module, options, described, left_out)
        groups = [] if any(problems) or len(doubted) == 1 else _halves(doubted)
        while groups:
            group = groups.pop()
            fewer = {name: why for name, why in left_out.items() if name not in group}
            if not any(self._settled(module, options, described, fewer)[1]):
                left_out = fewer
            elif len(group) > 1:
                groups += _halves(group)
            if not groups:
                engine, problems = self._settled(module, options, described, left_out)
        return engine, problems

    def _settled(
        self, module: Module, options: Options, described: bool, left_out: dict[str, str]
    ) -> tuple[Engine, list[list[Diagnostic]]]:
        """The same, found by walks over the calls, each with the assumptions that the one before showed to be wanted,
        or on what it showed to be wanted of the code. Tentative functions that cannot be differentiated are added to
        those that are left out."""
        primals = Primals(module, self.registrations, described=described, left_out=left_out)
        around = SurroundingTypes(self.module, {request.function for request in self.requests}, described)
        first = assumptions = Assumptions(
            runtime_activity=options.runtime_activity, active_globals=frozenset(self.registrations.shadow_globals))
        said: set[ir.Instruction] = set()
        tentative = frozenset(
            name for name in self.called_back.bodies if not options.by_pointer.isdisjoint(names_before_merging(name)))
        while True:
            engine = Engine(primals, options, assumptions, self.module, self.nested)
            engine.keeps_tapes = any(request.hook == AUGMENTED for request in self.requests)
            engine.tentative = tentative - left_out.keys()
            engine.left_out = {
                name: (self.module.functions[name].function_type, why) for name, why in left_out.items()}
            engine.around = around
            engine.outside.entries.update(
                module.functions.get(COPY + request.function.name) for request in self.requests)
            problems = []
            for number, engine.request in enumerate(self.requests):
                entries = call_sites.entries(engine, engine.request)
                shown = partial(call_sites.shown, engine, engine.request)
                engine.entered += [
                    Entered(each.function, each.signature, each.types, shown, number) for each in entries]
                problems.append(walked(engine, entries))
            news = engine.news
            if news.active_globals - assumptions.active_globals:
                assumptions = replace(assumptions, active_globals=assumptions.active_globals | news.active_globals)
            elif news.undecided and say_what_lies_there(engine, news.undecided, said):
                primals = Primals(
                    module, self.registrations, primals.mixed, described, left_out, primals.told_records)
                assumptions = first
            elif news.mixed_words and not primals.mixed:
                move_in_memory(primals.types, [f for n, f in module.functions.items() if n.startswith(COPY)])
                primals = Primals(module, self.registrations, True, described, left_out, primals.told_records)
                assumptions = first
            elif news.of_several_formats - assumptions.of_several_formats:
                handed_on = assumptions.of_several_formats | news.of_several_formats
                assumptions = replace(assumptions, of_several_formats=handed_on)
            elif news.tells_more(assumptions):
                assumptions = assumptions.with_told(news)
            elif news.mixes_activity and not assumptions.runtime_activity:
                # asked last: variables that are active have shadows, and words in memory show what they are
                assumptions = replace(assumptions, runtime_activity=True)
            elif news.left_out:
                left_out |= {name: _in_words(why) for name, why in news.left_out.items()}
                primals = Primals(
                    module, self.registrations, primals.mixed, described, left_out, primals.told_records)
                assumptions = first
            else:
                return engine, problems

    def _not_again(self, module: Module) -> list[Diagnostic]:
        """What to say of the derivatives that other requests differentiate and that cannot be."""
        return [
            mixed_adjoints_again(request)
            for request, name in zip(self.requests, self.names, strict=True)
            if self.nested and request.hook != FORWARD
            and any(mixed_words.MARK in module.functions[f].attributes for f in reachable_functions(module, [name]))
        ]

    def _answer(self, engine: Engine, problems: list[list[Diagnostic]]) -> None:
        """Add the derivatives for all requests to the slice, if nothing speaks against any of them."""
        self._add_problems(
            in_source(problem, request)
            for request, against in zip(self.requests, problems, strict=True) for problem in against
        )
        if self.wrong:
            self._print_decisions(engine)
            return
        engine.is_settled = True
        self.names = [
            call_sites.answer(engine, request, number) for number, request in enumerate(self.requests, self.first)
        ]
        self._print_decisions(engine)  # the calls that a plan names are the program's until threads run them
        self.frames = engine.frames
        if engine.is_parallel:
            set_back = call_sites.set_back_for_threads(engine)
            start_threads(engine.module, set_back)
            start_own_threads(engine, set_back)
        catch_of_others(engine.module, self.personality)
        ask_for_copies(engine.module, engine.layout)
        if "ir" in self.options.print:
            sys.stderr.write(engine.module.print())
        remarks: list[Diagnostic] = []
        for remark in engine.remarks:
            # of a call through a pointer once, though derivatives of it are differentiated again
            key = replace(remark, message="", notes=(), help="") if remark.code == UNKNOWN_POINTER else remark
            if key not in self.said:
                self.said.add(key)
                remarks.append(remark)
        if remarks:
            report(remarks)

    def _add_problems(self, problems: Iterable[Diagnostic]) -> None:
        self.wrong += [problem for problem in dict.fromkeys(problems) if problem not in self.wrong]

    def _print_decisions(self, engine: Engine) -> None:
        """What `--enzyme-print` asks for, but the IR. Of refused requests what led to it: types and activity."""
        what = self.options.print
        if what:
            sys.stderr.write(sections(engine, what - {"cache"} if self.wrong else what))


def _runtime(modules: Sequence[Module], nested: bool, options: Options) -> tuple[str, ...]:
    """Modules of the run-time functions that the modules call: derivatives, those of an earlier round, the program."""
    defined = {name for module in modules for name, f in module.functions.items() if f.has_body}
    missing = {name for module in modules for name in module.functions if name not in defined}
    missing |= {name for module in modules for name, table in module.globals.items() if table.initializer is None}
    if is_device_code(modules[0]) and not nested:
        texts = runtime.device_definitions(missing)
    else:
        texts = runtime.definitions(missing, nested, options.tape_limit, options.thread_keys)
    return tuple(_target_text(modules[0]) + text for text in texts)


def _halves(names: list[str]) -> list[list[str]]:
    """A list in two parts, the first of them last."""
    return [names[len(names) // 2:], names[:len(names) // 2]]


def _in_words(problem: Diagnostic) -> str:
    """A refusal as a part of a sentence."""
    return f"{problem.location}: {problem.message}" if problem.location is not None else problem.message


def _target_text(module: Module) -> str:
    """The head of a module for the same target."""
    text = f'target datalayout = "{module.datalayout}"\n'
    return text + f'target triple = "{module.triple}"\n' if module.triple else text


MAX_DEVIRTUALISATIONS = 6

