"""Derivatives with one instruction changed: none that computes something else is proved."""

import random
from fractions import Fraction

import pytest

pytest.importorskip("z3")

from enzyme_cc import ir
from enzyme_cc.prove.case import Case, flat
from enzyme_cc.prove.inputs import Uncovered
from enzyme_cc.prove.library import Ended
from enzyme_cc.prove.nearby import ConcreteInputs
from enzyme_cc.prove.obligations import ENDED, IMPOSSIBLE, PROVED, Prover
from enzyme_cc.prove.path import Path
from enzyme_cc.prove.program import read_program
from enzyme_cc.prove.run import Code, Run
from enzyme_cc.prove.solver import Z3
from enzyme_cc.prove.terms import Real

HEAD = "#include <math.h>\ndouble __enzyme_autodiff(void *, ...); double __enzyme_fwddiff(void *, ...);\n"
SLOPE = "\ndouble slope(double x) { return __enzyme_autodiff((void *)f, x); }\n"
PROGRAMS = {
    "branches": "double f(double x) { if (x > 0 && x < 1) return x * x; return x > 3 ? x * sin(x) : 1 / (1 + x * x); }"
    + SLOPE,
    "extremes": "double f(double x) { return fabs(x) * fmax(x, 2) + fmin(x * x, 3) / x; }" + SLOPE,
    "loop": "double f(double x) { double y = x; for (int i = 0; i < 3; i++) y = (y + x / y) / 2 + x * y; return y; }"
    + SLOPE,
    "forward": "double f(double x) { return exp(x) * x / (2 + cos(x)) + sqrt(x); }\n"
    "double slope(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }\n",
}
SWAPPED = {"fadd": "fsub", "fsub": "fadd", "fmul": "fadd", "fdiv": "fmul", "add": "sub", "sub": "add"}
PREDICATES = {"ogt": "olt", "olt": "ogt", "oeq": "une", "une": "oeq", "ult": "ugt", "ugt": "ult"}


def changes(module):
    """What can be changed in the derivatives of a module: functions that do it, and what they do."""
    for name, function in module.functions.items():
        if not name.startswith("__enzyme_cc.") or "request" in name or not function.has_body:
            continue
        for instruction in [i for block in function.blocks for i in block.instructions]:
            if instruction.opcode in SWAPPED:
                yield f"{instruction} swapped", lambda i=instruction: setattr(i, "opcode", SWAPPED[i.opcode])
            if isinstance(instruction, ir.Select):
                yield f"{instruction} decided", lambda i=instruction: i.set_operand(1, i.operands[2])
            if isinstance(instruction, ir.FCmp):
                yield f"{instruction} turned", lambda i=instruction: setattr(
                    i, "predicate", PREDICATES.get(i.predicate, "true"))
            if isinstance(instruction, ir.Store) and instruction.value.type.is_float:
                yield f"{instruction} dropped", lambda i=instruction: i.remove()


def is_proved(case, code):
    """Whether all paths of a derivative are proved."""
    prover = Prover(case, code, 3, 10)
    waiting = [()]
    while waiting:
        verdict = prover.prove(waiting.pop())
        waiting += verdict.others
        if verdict.outcome not in (PROVED, ENDED, IMPOSSIBLE):
            return False
    return True


def results(case, code, point):
    """What a derivative computes at a point; None where it computes nothing."""
    inputs = ConcreteInputs()
    inputs.point = point
    run = Run(code, inputs, Path(inputs, 100, Z3()))
    try:
        returned = run.call(case.request.entry, case.given(inputs).of_derivative)
        return [float(part.value) for part in flat(returned) if isinstance(part, Real)]
    except (Uncovered, Ended, ZeroDivisionError, ArithmeticError):
        return None


@pytest.mark.parametrize("name", [
    "branches", *(pytest.param(n, marks=pytest.mark.long) for n in ("extremes", "loop", "forward"))])
def test_none_that_differs_is_proved(name, tmp_path):
    path = tmp_path / "program.c"
    path.write_text(HEAD + PROGRAMS[name])
    program = read_program([str(path)], [])
    text = program.module.print()
    [request] = program.requests
    chance = random.Random(0)
    points = [{"x": Fraction(chance.randint(-80, 200), 16), "dx": Fraction(3, 2)} for _ in range(12)]
    right = Case(request, program.module, {}), Code(program.module, program.of_program)
    assert is_proved(*right)
    caught = 0
    for number in range(len(list(changes(program.module)))):
        module = ir.parse_module(text)
        what, change = list(changes(module))[number]
        change()
        wrong = Case(request, module, {}), Code(module, program.of_program)
        if not is_proved(*wrong):
            caught += 1
            continue
        for point in points:
            expected, found = results(*right, point), results(*wrong, point)
            assert expected is None or found == pytest.approx(expected, rel=1e-9), f"{what} at {point}"
    assert caught > 10
