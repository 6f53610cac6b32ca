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
from typing import NamedTuple

from enzyme_cc.autodiff.interface.described_arguments import DESCRIBED


class _Hook(NamedTuple):
    """A procedure of the module: its name, and its result, empty for a subroutine."""

    name: str
    result: str = ""
    single: int = 10
    """Before which argument one procedure may stand among the others."""
    two: int = 5
    """Before which argument two may."""


_HOOKS = (
    _Hook("enzyme_autodiff", "", 20, 6),  # reverse mode; a function's result is seeded with 1, or is the last argument
    _Hook("enzyme_fwddiff", "", 20, 6),  # forward mode of a subroutine, and of functions, whose tangent is the result
    _Hook("enzyme_fwddiff_real8", "real(c_double)", 20, 6),
    _Hook("enzyme_fwddiff_real4", "real(c_float)", 20, 6),
    _Hook("enzyme_autodiff_real8", "real(c_double)"),  # with enzyme_primal_return, the value of a function
    _Hook("enzyme_autodiff_real4", "real(c_float)"),
    _Hook("enzyme_augmentfwd", "type(c_ptr)"),  # the two halves of reverse mode, and the tape between them
    _Hook("enzyme_reverse"),
    _Hook("enzyme_fwdsplit", "", 10, 0),  # forward mode that reads a tape
    _Hook("enzyme_augmentsize", "integer(c_size_t)", 0, 0),
    _Hook("enzyme_batch", "", 0, 0),
    _Hook("enzyme_error_estimate", "", 6, 0),
    _Hook("enzyme_fixed_point", "", 12, 0),
    _Hook("enzyme_virtualreverse", "type(c_funptr)", 0, 0),
    _Hook("enzyme_sparse_jacobian", "", 0, 0),
    _Hook("enzyme_sparse_hessian", "", 0, 0),
)
_ARGUMENTS, _BESIDE_PROCEDURES = 99, 40
"""How many arguments there may be, also with procedures among them. With more, and with more places for procedures,
flang takes noticeably longer to read the module."""

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
    lines = [f"  {f'{hook.result}, ' if hook.result else ''}external :: {hook.name}" for hook in _HOOKS]
    return template.replace("  ! hooks\n", "\n".join(lines) + "\n")


def _interfaces() -> Iterator[str]:
    for hook in _HOOKS:
        yield f"  interface {hook.name}"
        for procedures in ((), *combinations(range(1, hook.single + 1), 1), *combinations(range(1, hook.two + 1), 2)):
            yield from _specific(hook.name, hook.result, procedures)
        yield "  end interface"


def _specific(hook: str, result: str, procedures: tuple[int, ...]) -> Iterator[str]:
    """One procedure of a generic name; what stands before the last procedure is no option, to tell them apart."""
    name = "_".join([hook + DESCRIBED, *map(str, procedures)])
    arguments = [f"a{place}" for place in range(1, (_BESIDE_PROCEDURES if procedures else _ARGUMENTS) + 1)]
    handed = [f"a{place}" for place in procedures]
    kind = "function" if result else "subroutine"
    yield f"    {kind} {name}(f, &"
    yield from _listed(arguments, ")" + (" result(made)" if result else ""))
    if result:
        yield f"      import :: {result.partition('(')[2][:-1]}"
        yield f"      {result} :: made"
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
