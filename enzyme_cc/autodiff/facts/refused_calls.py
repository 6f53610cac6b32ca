"""Calls that nothing can be made of: refused before anything else of the function is looked at more closely.

What a table says cannot be differentiated is refused wherever it is called; a callee whose code is not at hand, and of
which no table tells, where a derivative would pass through it or through a variable that it may use; a function that a
library calls back, where it does more than to look at numbers.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.analysis.effects import call_effects
from enzyme_cc.analysis.numbers_in_memory import overlaps_fixed_number
from enzyme_cc.autodiff.facts import message_bytes
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.flang.fortran_types import input_output_procedures
from enzyme_cc.autodiff.interface.refusals import internal_procedure, obstacle, other_function, unknown_callee
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.prepare.thrown_values import THROWS
from enzyme_cc.ir.debug_info import language_of
from enzyme_cc.rules.blas import ENUMERATIONS, FLAG, Spoken
from enzyme_cc.rules.mpi import Message

_CONSTANT = ("_ZTV", "_ZTI", "_ZTS", "_ZTT", "_ZTC")
"""Tables of classes and what says of types what they are: constant by the ABI of C++, be they declared so or not."""
_OF_MPI = "ompi_"
"""What OpenMPI's handles point to: it holds no numbers of the program's."""
_COPIES_OF_TEXT = {
    **dict.fromkeys(("strcpy", "strncpy", "stpcpy", "stpncpy", "strlcpy", "strcat", "strncat"), 1),
    **dict.fromkeys(("__strcpy_chk", "__strncpy_chk", "__stpcpy_chk", "__stpncpy_chk", "__strcat_chk"), 1),
    **dict.fromkeys(("strdup", "strndup", "__strdup", "__strndup"), 0),
}
"""Functions that copy bytes up to the first that is 0, and which argument they copy from."""
_READS_OF_RECORDS = {
    "_FortranAioInputDerivedType": "READ of a derived type",
    "_FortranAioInputNamelist": "READ of a namelist",
}
"""Functions that read what a type or a list names, and how a program says that."""
_RUN_PROCEDURES = {
    **_READS_OF_RECORDS,
    "_FortranAioOutputDerivedType": "WRITE of a derived type",
    "_FortranAioOutputNamelist": "WRITE of a namelist",
}
"""Functions that call procedures of the program for derived types that have such."""
_EARNEST = frozenset((Kind.CUSTOM, Kind.SORT, Kind.SEARCH))
_UNKNOWN = frozenset((Kind.UNKNOWN, Kind.CALLBACK))


def refuse_calls(shadowing: Shadowing) -> None:
    """Give up at the first call that is refused, in the order in which emission visits them."""
    context = shadowing.facts.engine
    for block in shadowing.facts.order:
        for call in block.instructions:
            if not isinstance(call, ir.Call):
                continue
            model = context.models.of(call)
            if model.kind is Kind.REFUSED and model.info is not None:
                context.fail(obstacle(call, model.info.name, model.info.reason))
            if model.kind is Kind.DEFINED and shadowing.is_differentiated(call):
                _refuse_other_arguments(context, call, model)
            if model.info is not None and model.info.blas is not None:
                _refuse_results(context, shadowing, call, model.info.blas)
            if model.info is not None and model.info.mpi is not None:
                _refuse_messages(context, shadowing, call, model.info.mpi)
            if _copies_number_as_text(shadowing, call, model.name):
                context.fail(obstacle(call, model.name, "the bytes of a number lie where it copies text from"))
            if model.name.startswith("llvm.init.trampoline"):
                context.fail(internal_procedure(call))
            if model.name in _READS_OF_RECORDS:
                _refuse_reading(context, shadowing, call, _READS_OF_RECORDS[model.name])
            if model.name in _RUN_PROCEDURES and context.active_globals:
                _refuse_procedures(context, call, _RUN_PROCEDURES[model.name])
            function = shadowing.facts.activity.active_callback(call)
            if function is not None:
                _refuse_callback(context, call, function)
            if THROWS in call.fn_attributes and model.kind in _EARNEST and shadowing.is_differentiated(call):
                context.refuse(
                    call,
                    "cannot differentiate a call in a 'try' block that may throw out of code which is not "
                    "differentiated",
                    code="catch",
                    help=remedy("call in try", call),
                )
            if model.kind in _UNKNOWN and shadowing.is_differentiated(call):
                context.fail(unknown_callee(shadowing.facts, call))
            if _may_keep_numbers(context, call, model.kind) and shadowing.facts.activity.hands_over_varied(call):
                context.fail(unknown_callee(shadowing.facts, call))
            shared = _shared_with_others(context) if _may_be_elsewhere(context, call, model.kind) else None
            if shared is not None:
                context.fail(unknown_callee(shadowing.facts, call, shared))


def _refuse_other_arguments(context: SliceContext, call: ir.Call, model: CallModel) -> None:
    """Calls by another type than the function's: what it gets is not known."""
    assert model.body is not None
    count = len(model.body.args)
    if call.arg_count == count or (call.arg_count > count and model.body.function_type.vararg):
        return
    context.refuse(
        call,
        f"cannot differentiate this call of '{spoken(context.original_name(model.body), language_of(call))}': it hands "
        f"over {call.arg_count} argument(s), and the function has {count}",
        code="other-arguments",
        help="call it by the type that it is defined with",
    )


def _copies_number_as_text(shadowing: Shadowing, call: ir.Call, name: str) -> bool:
    position = _COPIES_OF_TEXT.get(name)
    if position is None or position >= len(call.args):
        return False
    facts, source = shadowing.facts, call.args[position]
    return facts.activity.may_be_varied_memory(source) and overlaps_fixed_number(facts.types, source, 1)


def _refuse_reading(context: SliceContext, shadowing: Shadowing, call: ir.Call, statement: str) -> None:
    """What is read ends the derivative of what lay there, and which components those are the input decides."""
    activity = shadowing.facts.activity
    if not activity.hands_over_varied(call) or not activity.leads_to_useful_memory(call.args[1]):
        return
    context.refuse(
        call,
        f"cannot differentiate this {statement}: numbers that carry derivatives lie where it reads to, and which of "
        "them it replaces is not known",
        code="read-record",
        help=remedy("read of a record", call),
    )


def _refuse_procedures(context: SliceContext, call: ir.Call, statement: str) -> None:
    """Input or output of a derived type by a procedure of the program, which may change variables."""
    for function in input_output_procedures(context.program or context.module):
        body = context.module.functions.get(COPY + function.name)
        if body is None or not body.has_body or context.region.changes_variables(body):
            name = spoken(function.name, "Fortran")
            context.refuse(
                call,
                f"cannot differentiate this {statement}: the procedure '{name}', which it calls, may change variables "
                "that carry derivatives",
                code="callback",
                help=remedy("callback that writes", call, name=name),
            )


def _may_keep_numbers(context: SliceContext, call: ir.Call, kind: Kind) -> bool:
    """Whether a call runs code that is not at hand and that may bring what it gets into results on ways that nobody
    sees: variables of its own or the program's, functions of the program that it calls."""
    if kind is not Kind.UNKNOWN or isinstance(call.callee, ir.InlineAsm) or "noreturn" in call.fn_attributes:
        return False
    function = call.called_function
    if function is not None and "noreturn" in function.attributes:
        return False
    return call_effects(call, context.models.of(call)).writes_any


def _may_be_elsewhere(context: SliceContext, call: ir.Call, kind: Kind) -> bool:
    """Whether a call may run code that is not at hand and that names variables."""
    if kind is Kind.INDIRECT:  # without a link, a function that is only declared here
        return context.options.foreign is not None or any(
            not function.has_body
            and function.function_type is call.function_type
            and context.models.of_function(function).kind is Kind.UNKNOWN
            for function in context.module.functions.values()
        )
    # Assembly that is given nothing active may order memory or count cycles.
    return kind is Kind.UNKNOWN and not isinstance(call.callee, ir.InlineAsm)


def _shared_with_others(context: SliceContext) -> ir.GlobalVariable | None:
    """A variable that carries a derivative and that code which is not at hand may read or change."""
    foreign, program = context.options.foreign, context.program
    for variable in context.active_globals:
        if variable.name.startswith(_CONSTANT) or (variable.name.startswith(_OF_MPI) and variable.initializer is None):
            continue
        original = None if program is None else program.globals.get(variable.name)
        if original is None or not original.is_local:
            if foreign is None or variable.name in foreign:
                return variable
    return None


def _refuse_messages(context: SliceContext, shadowing: Shadowing, call: ir.Call, message: Message) -> None:
    """Bytes of which it is not known what they are; receives that adjoints would be taken for."""
    facts = shadowing.facts
    for position in (message.sends, message.receives):
        if position is not None and message_bytes.hides_numbers(facts, call, message, position):
            _refuse_bytes(
                context, call, "its datatype is one of integers, but numbers that carry derivatives lie in its memory")
        if position is None or not message.sends_bytes(call) or facts.is_constant_value(call.args[position]):
            continue
        if message_bytes.hold(facts, call, position) >= message_bytes.UNKNOWN:
            _refuse_bytes(context, call, "which of the bytes are numbers is not known")
    if shadowing.signature.mode is not Mode.FORWARD and message.is_wild(call):
        context.refuse(
            call,
            f"cannot differentiate this call of '{call.called_name}' in reverse mode: a receive of any tag from any "
            "source that does not wait may be given what other ranks already send back",
            code="any-message",
            help=remedy("any message", call, name=call.called_name),
        )


def _refuse_bytes(context: SliceContext, call: ir.Call, why: str) -> None:
    context.refuse(
        call,
        f"cannot differentiate this call of '{call.called_name}': {why}",
        code="message-bytes",
        help=remedy("bytes of a message", call, name=call.called_name),
    )


def _refuse_results(context: SliceContext, shadowing: Shadowing, call: ir.Call, routine: Spoken) -> None:
    """What a routine of LAPACK writes and has no derivative of; flags of cblas that only some libraries know."""
    if routine.interface.kind == "cblas" and shadowing.is_differentiated(call):
        for parameter in routine.of_kind(FLAG):
            flag = call.args[routine.positions[parameter.name]]
            if isinstance(flag, ir.ConstantInt) and flag.value not in ENUMERATIONS[parameter.name].values():
                context.fail(other_function(call, call.called_name, f"has no derivative for its flag {flag.value}"))
    for name in getattr(routine.routine.body, "without_derivative", ()):
        written = call.args[routine.positions[name]]
        if not shadowing.facts.is_constant_value(written) and shadowing.facts.activity.is_useful_memory(written):
            context.refuse(
                call,
                f"cannot differentiate this call of '{call.called_name}': results depend on its argument {name}, of "
                "which no derivative is known",
                code="blas-result",
                help=remedy("estimate", call, name=call.called_name) if name == "rcond"
                else remedy("singular vectors", call, name=call.called_name),
            )


def _refuse_callback(context: SliceContext, call: ir.Call, function: ir.Function) -> None:
    name = spoken(context.original_name(function), language_of(call))
    context.refuse(
        call,
        f"cannot differentiate this call of '{call.called_name}': '{name}', which it calls, changes numbers that "
        "results depend on, and how often it is called is not known",
        code="callback",
        help=remedy("callback that writes", call, name=name),
    )
