"""Libraries that programs are linked with as they come, and whose functions have no rules: whose a symbol is, and what
keeps its derivative there.

Only what is sure to be a library's is named: the names are its prefix, or are listed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KnownLibrary:
    """A library, by its functions' names.

    name    as its users call it
    keeps   what to do that keeps derivatives, in words that hold for every language, without a comma before an "or"
    """

    pattern: re.Pattern[str]
    name: str
    keeps: str


_ON_DEVICE = "compute on the host what is differentiated (what runs on a device is not followed)"
_VECTOR_MATHEMATICS = (
    "Abs|Acosh?|Add|Asinh?|Atan[2h]?|Cbrt|CdfNorm|CdfNormInv|Cosh?|Div|Erf|Erfc|ErfcInv|ErfInv|Exp|Exp10|Exp2|Expm1|"
    "Fmax|Fmin|Hypot|Inv|InvCbrt|InvSqrt|LGamma|Linear|Ln|Log10|Log1p|Log2|Logb|Mul|Pow|Pow2o3|Pow3o2|Powr|Powx|Sinh?|"
    "SinCos|Sqr|Sqrt|Sub|Tanh?|TGamma"
)

_LIBRARIES = (
    KnownLibrary(
        re.compile(r"gsl_"), "GSL",
        "build GSL as a static library with enzyme-clang (./configure CC=enzyme-clang --disable-shared) and link that, "
        "so that its code is differentiated"),
    KnownLibrary(
        re.compile(r"(?:fftw[fl]?|[dsl]fftw)_"), "FFTW",
        "use the plans that have derivatives (fftw_plan_dft_1d, fftw_plan_many_r2r and their like)"),
    KnownLibrary(
        re.compile(f"v[sd](?:{_VECTOR_MATHEMATICS})I?$"), "MKL",
        "write it as a loop over the function of <math.h>, which has a derivative"),
    KnownLibrary(
        re.compile(r"Dfti[A-Z]"), "MKL",
        "transform with FFTW (fftw_plan_dft_1d, ..., linked with -lfftw3), whose plans have derivatives"),
    KnownLibrary(
        re.compile(r"mkl_|MKL_|pardiso(?:init|_64)?_?$"), "MKL",
        "write it as loops (calls of the BLAS and LAPACK have derivatives)"),
    KnownLibrary(
        re.compile(r"(?:cublas|cufft|cusparse|cusolver|curand|cudnn|cutensor|cuda|nccl)[A-Z]|"
                   r"cu(?:Ctx|Device|Event|Func|Launch|Mem|Module|Stream)[A-Z]"), "CUDA", _ON_DEVICE),
)


def library_of(symbol: str) -> KnownLibrary | None:
    """The library that a function is known to be of."""
    return next((library for library in _LIBRARIES if library.pattern.match(symbol)), None)
