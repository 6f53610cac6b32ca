"""What is known of each operation and function, as data: derivatives, effects, memory behaviour.

Knows nothing of the IR's classes: derivatives are symbolic expressions (expression.py) of primal operands and
results, which the autodiff layer turns into IR.

    expression.py          the expressions
    registry.py            the @rule decorator and the table of rules
    arithmetic.py          instructions, fused operations, maxima, signs
    elementary.py          powers, exponentials, trigonometry, hyperbolics
    special.py             error, gamma, Bessel functions
    rounding.py            rounding, remainders, mantissa and exponent
    complex_functions.py   <complex.h> over pairs of reals
    x86.py                 vector intrinsics of x86
    spelling.py            symbols <-> rules
    literal.py             constants as LLVM writes them
    numeric.py             evaluation on numbers
    runtime.py             IR text of functions that derivatives call and libm lacks
    registered.py          what a program itself says of functions
    prototypes.py          whether a function of a known name is the known one
    functions.py           what other external functions and intrinsics do: with the tables of allocation.py,
                           c_library.py, cxx_library.py, fortran_runtime.py, language_support.py,
                           llvm_intrinsics.py, parallel_library.py, refused.py, rust_library.py, system_library.py

Conventions where mathematics leaves a choice, the same in forward and reverse mode:

- |x| has slope +1 at +0 and -0; fmax, fmin, fdim and their kin give a tie to the first argument
  (fdim(x, x) is flat); a NaN operand of fmax/fmin gives the slope to the number.
- Rounding functions are flat everywhere. fmod and remainder: slope 1 in x, minus the integer quotient in y.
- sqrt(0), cbrt(0), log(0), asin(1) have an infinite slope, as IEEE arithmetic gives it. The autodiff layer
  sees by `needs_zero_guard` which partials may be infinite or NaN, to keep 0 * infinity at 0 where it must.
- hypot, cabs, atan2 and carg have slope 0 at the origin.
- pow(x, 0) has slope 0 in x also at x = 0; pow(0, y) has slope 0 in y for y > 0.
- frexp: the mantissa's slope is 2^-exponent (1 at 0). modf: slope 1 of the fraction, 0 of the integral part.
- errno, signgam and the floating-point environment are not tracked: libm's functions are pure.
"""

from enzyme_cc.rules.expression import Expr, fold, may_be_infinite_or_nan, uses
from enzyme_cc.rules.functions import FunctionInfo, known
from enzyme_cc.rules.literal import literal
from enzyme_cc.rules.numeric import evaluate
from enzyme_cc.rules.prototypes import lacking, may_be_the_programs_own, mismatch
from enzyme_cc.rules.registry import FunctionRule, Output, Param, Partials, iterate_rules, rule
from enzyme_cc.rules.spelling import Spelling, lookup, math_symbol, rule_named

__all__ = [
    "Expr",
    "FunctionInfo",
    "FunctionRule",
    "Output",
    "Param",
    "Partials",
    "Spelling",
    "evaluate",
    "fold",
    "iterate_rules",
    "known",
    "literal",
    "lookup",
    "math_symbol",
    "may_be_infinite_or_nan",
    "may_be_the_programs_own",
    "lacking",
    "mismatch",
    "rule",
    "rule_named",
    "uses",
]
