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

- The sign of a zero is the side that it is on: |x| has slope +1 at +0 and -1 at -0, and to fmax, fmin, fdim and their
  kin -0 is below +0, so that second derivatives are those of the right branch; so it is where a program compares and
  chooses itself (autodiff/operations/choices.py). Other ties go to the first argument, a constant being the second
  (fdim(x, x) is flat), or where the program's comparison sends them; a NaN operand of fmax/fmin gives the slope to the
  number.
- Rounding functions are flat everywhere. fmod and remainder: slope 1 in x, minus the integer quotient in y.
- At an *edge* a function is finite and its slope is not, or differs by direction: sqrt, cbrt, rootn, csqrt and x^y for
  0 < y < 1 at 0, asin and acos at 1 and -1, acosh at 1, hypot, cabs, atan2, carg and norms at the origin. The slope is
  0 there: a sum over roots of which one vanishes keeps the derivatives by the others, as with Enzyme. `flat_at` and
  `steep` say so in a rule, and nothing else; gradcheck asks the rule where its edges are.
- At a *pole* the function itself is infinite (log at 0, 1/x, rsqrt, atanh at 1), and the slope is what IEEE arithmetic
  makes of the formula. The autodiff layer sees by `needs_zero_guard` which partials may be infinite or NaN, to keep
  0 * infinity at 0 where it must.
- Outside of the domain, and of NaN, the slope of an edge's function is NaN, as the result is: 0 would hide that the
  result is no number.
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
    "lacking",
    "literal",
    "lookup",
    "math_symbol",
    "may_be_infinite_or_nan",
    "may_be_the_programs_own",
    "mismatch",
    "rule",
    "rule_named",
    "uses",
]
