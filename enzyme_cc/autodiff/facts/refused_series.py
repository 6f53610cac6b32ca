"""What Taylor mode has no recurrence for: refused where a series would pass through it, before any code is made.

Arithmetic and functions with rules have one (rules/series.py). Derivatives that the program registers, and kernels of
libraries, tell first derivatives only.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.analysis.call_models import CallModel, Kind
from enzyme_cc.autodiff.arithmetic.data_operands import x86_operation
from enzyme_cc.autodiff.arithmetic.function_places import FunctionPlaces, arithmetic_spelling
from enzyme_cc.autodiff.arithmetic.taylor_series import SUFFIXES
from enzyme_cc.autodiff.facts.registered_rules import registered_rule
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.interface.spoken_names import spoken
from enzyme_cc.ir import Instruction
from enzyme_cc.ir.debug_info import language_of
from enzyme_cc.ir.opcodes import FLOAT_ARITHMETIC
from enzyme_cc.rules import Spelling
from enzyme_cc.rules.series import is_linear

_PRODUCTS = ("llvm.vector.reduce.fmul", "llvm.matrix.multiply")
_OF_LANES = frozenset("dp dppd dpps rcp rsqrt".split())
_LIBRARIES = {Kind.BLAS: "of BLAS or LAPACK", Kind.MPI: "of MPI"}


def refuse_without_series(shadowing: Shadowing) -> None:
    """Give up at the first operation that has no recurrence, in the order in which emission visits them."""
    if not shadowing.signature.taylor:
        return
    for block in shadowing.facts.order:
        for i in block.instructions:
            if i.opcode in FLOAT_ARITHMETIC:
                _check_kind(shadowing, i, arithmetic_spelling(i))
            elif isinstance(i, ir.Call) and shadowing.is_differentiated(i):
                _check_call(shadowing, i, shadowing.facts.engine.models.of(i))


def _check_kind(shadowing: Shadowing, i: Instruction, spelling: Spelling) -> None:
    """Numbers of a kind for which the run time has no sums."""
    facts = shadowing.facts
    places = FunctionPlaces(i, spelling)
    active = frozenset(
        name for name in places.rule.differentiable
        if not places.operand(name).is_constant and not facts.is_constant_value(places.operand(name)))
    kind = places.type.scalar.kind
    if active and kind not in SUFFIXES and not is_linear(places.rule, active):
        facts.engine.refuse(
            i, f"no Taylor series are computed of numbers of type {kind}", code="taylor",
            help="compute in float, double or long double")


def _check_call(shadowing: Shadowing, call: ir.Call, model: CallModel) -> None:
    name = call.called_name
    if model.kind is Kind.MATH:
        assert model.spelling is not None
        if not model.spelling.rule.inactive:
            _check_kind(shadowing, call, model.spelling)
    elif model.kind is Kind.CUSTOM and registered_rule(shadowing, call, model).body is None:
        said = spoken(shadowing.facts.engine.original_name(call.called_function), language_of(call)) if (
            call.called_function is not None) else name
        _refuse(shadowing, call, f"'{said}' has a derivative of its own, registered or by a hook, which says nothing "
                "of higher ones", "have the program compute it by code that has no such derivative, or mark what "
                "leads there with enzyme_const")
    elif model.kind in _LIBRARIES:
        help = "link a library with its code and build with --enzyme-blas-bodies, or write it as loops"
        _refuse(shadowing, call, f"'{name}' is a function {_LIBRARIES[model.kind]}",
                help if model.kind is Kind.BLAS else "")
    elif model.kind is Kind.STRUCTURAL and (name.startswith(_PRODUCTS) or x86_operation(name) in _OF_LANES):
        _refuse(shadowing, call, f"the intrinsic '{name}' combines lanes", "write it with vectors' own operators")


def _refuse(shadowing: Shadowing, call: ir.Call, why: str, help: str) -> None:
    shadowing.facts.engine.refuse(call, f"this call has no Taylor series: {why}", code="taylor", help=help)
