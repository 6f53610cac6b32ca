"""Which functions with bitcode in archives are BLAS and LAPACK, that derivatives call by rules instead of looking in.

A routine's derivative is calls of the same library (rules/blas.py): faster than what is made of a body, and as the
library computes. So the body of a routine in an archive is left where it is, if caller and body have the routine's
type and the archives of the link have all routines that rules call. A function of such a name in an object of the
program's own, or in an archive that holds but a few routines, is differentiated as any other, and all are with
`--enzyme-blas-bodies`. The functions of FFTW in an archive are left there, too: their rules read what FFTW's plans are.
"""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.driver.link_units import LinkUnit
from enzyme_cc.rules.blas import ROUTINES, Spoken
from enzyme_cc.rules.blas_names import is_name, recognised
from enzyme_cc.rules.fftw import is_name as is_of_fftw
from enzyme_cc.toolchain.archive import symbols

_CALLED = ("axpy copy dot dotu dotc gemm gemv ger geru gerc hemm hemv her her2 herk her2k scal symm symv syr syr2 "
           "syr2k syrk trmm trmv trsm trsv").split()
_CALLED_BY_LAPACK = ("getrs", "laswp", "potrs")


class LibraryRoutines:
    """The routines in the archives of a link that the rules are for."""

    def __init__(self, units: list[LinkUnit]) -> None:
        archives = dict.fromkeys(unit.member.archive for unit in units if unit.member is not None)
        self._archives = list(archives)
        self._symbols: frozenset[str] | None = None

    def has(self, name: str, caller: LinkUnit, definer: LinkUnit) -> bool:
        """Whether the function that one unit calls and another defines is such a routine, or FFTW's."""
        if definer.member is None:
            return False
        if is_of_fftw(name):
            return True
        if not is_name(name):
            return False
        spoken = _spoken(name, caller)
        return spoken is not None and _spoken(name, definer) is not None and self._is_whole(spoken)

    def _is_whole(self, spoken: Spoken) -> bool:
        if self._symbols is None:
            self._symbols = frozenset().union(*map(symbols, self._archives))
        if spoken.interface.kind == "lapacke":
            return False
        names = (*_CALLED, *(_CALLED_BY_LAPACK if spoken.routine.lapack else ()))
        return all(
            spoken.interface.symbol(each.spellings[spoken.precision] + each.name) in self._symbols
            for each in ROUTINES.values() if each.name in names and spoken.precision in each.spellings
        )


def _spoken(name: str, unit: LinkUnit) -> Spoken | None:
    function = unit.graph.module.functions.get(name)
    return recognised(name, function.function_type) if isinstance(function, ir.Function) else None
