"""The text of the Fortran module `enzyme`: markers, and hooks that take whatever a differentiated procedure takes.

The hooks have explicit interfaces whose dummies are CLASS(*), DIMENSION(..): an actual argument of any type, kind and
rank comes with a descriptor, which knows its shape. Procedures with dummies of assumed shape, or that are allocatable,
pointers or CLASS, are given that descriptor; others the address in it (autodiff/interface/described_arguments.py).
CONTIGUOUS has flang pack sections with strides, as it does for dummies of explicit shape.

Such a dummy takes no procedure, so a hook is a generic name: of one specific procedure that takes data only, and of
others with procedures in some places. flang up to 18 cannot pass to an assumed rank; there the hooks have implicit
interfaces, and pass addresses only.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from enzyme_cc.autodiff.interface.described_arguments import DESCRIBED

_HOOKS = (
    ("enzyme_autodiff", ""),  # reverse mode; a function's result is seeded with 1
    ("enzyme_fwddiff", ""),  # forward mode of a subroutine, and of functions, whose tangent is the result
    ("enzyme_fwddiff_real8", "real(c_double)"),
    ("enzyme_fwddiff_real4", "real(c_float)"),
    ("enzyme_sparse_jacobian", ""),
    ("enzyme_sparse_hessian", ""),
)
_ARGUMENTS, _BESIDE_PROCEDURES = 99, 40
_SINGLE_PROCEDURE, _TWO_PROCEDURES = 21, 7
"""How many arguments there may be, also with procedures among them; before which one procedure, or two, may stand.
With more flang takes noticeably longer to read the module."""

PROBE = """
program probe
  use enzyme
  call enzyme_autodiff(f, enzyme_dup, [1d0, 2d0])
contains
  subroutine f(x)
    real(8) :: x(:)
  end subroutine
end program
"""
"""A program that only a flang compiles which can pass to an assumed rank."""


def described(template: str) -> str:
    """The module whose hooks are given descriptors."""
    return template.replace("  ! hooks\n", "".join(f"{line}\n" for line in _interfaces()))


def implicit(template: str) -> str:
    """The module whose hooks are given addresses."""
    lines = [f"  {f'{result}, ' if result else ''}external :: {name}" for name, result in _HOOKS]
    return template.replace("  ! hooks\n", "\n".join(lines) + "\n")


def _interfaces() -> Iterator[str]:
    places = [(), *combinations(range(1, _SINGLE_PROCEDURE), 1), *combinations(range(1, _TWO_PROCEDURES), 2)]
    for hook, result in _HOOKS:
        yield f"  interface {hook}"
        for procedures in places if "sparse" not in hook else places[:1]:
            yield from _specific(hook, result, procedures)
        yield "  end interface"


def _specific(hook: str, result: str, procedures: tuple[int, ...]) -> Iterator[str]:
    """One procedure of a generic name; what stands before the last procedure is no option, to tell them apart."""
    name = "_".join([hook + DESCRIBED, *map(str, procedures)])
    arguments = [f"a{place}" for place in range(1, (_BESIDE_PROCEDURES if procedures else _ARGUMENTS) + 1)]
    handed = [f"a{place}" for place in procedures]
    kind = "function" if result else "subroutine"
    yield f"    {kind} {name}(f, &"
    yield from _listed(arguments, ")" + (" result(tangent)" if result else ""))
    if result:
        yield "      import :: c_double, c_float"
        yield f"      {result} :: tangent"
    yield f"      procedure() :: {', '.join(['f', *handed])}"
    required = procedures[-1] if procedures else 0
    for names, option in ((arguments[:required], ""), (arguments[required:], ", optional")):
        data = [each for each in names if each not in handed]
        if data:
            yield f"      class(*), dimension(..), contiguous{option} :: &"
            yield from _listed(data, "")
    yield f"    end {kind}"


def _listed(names: list[str], end: str) -> Iterator[str]:
    rows = [", ".join(names[at:at + 16]) for at in range(0, len(names), 16)]
    yield from (f"        {row}, &" for row in rows[:-1])
    yield f"        {rows[-1]}{end}"
