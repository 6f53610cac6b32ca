"""The table of FFTW's functions against its header, and which calls are theirs."""

import re
from pathlib import Path

import pytest

from enzyme_cc import ir
from enzyme_cc.rules import fftw, known

HEADER = Path("/usr/include/fftw3.h")
_DECLARED = re.compile(r"FFTW_CDECL X\((\w+)\)\(([^;]*)\);", re.S)
UNFOLLOWED = {"copy_plan", "export_wisdom", "import_wisdom", "threads_set_callback"}
"""What calls functions of the program, and what no program has yet."""


def _type_of(parameter: str) -> ir.Type:
    return ir.ptr if "*" in parameter or re.search(r"\bplan\)", parameter) else \
        ir.f64 if parameter.startswith("double") else ir.i32


@pytest.mark.skipif(not HEADER.exists(), reason="libfftw3-dev is not installed")
def test_every_function_of_the_header_has_a_line() -> None:
    text = HEADER.read_text().replace("\\\n", "\n")
    seen = 0
    for name, declared in _DECLARED.findall(text):
        if name in UNFOLLOWED or name.startswith("alloc_"):
            continue
        given = [" ".join(each.split()) for each in declared.split(",")]
        params = tuple(_type_of(each) for each in given if each != "void")
        result = ir.ptr if name.startswith("plan_") and name not in ("plan_with_nthreads",) else ir.void
        for prefix in ("fftw", "fftwf", "fftwl"):
            symbol = f"{prefix}_{name}"
            transform = fftw.recognised(symbol, ir.function_type(result, params))
            assert transform is not None or known(symbol) is not None, symbol
            seen += transform is not None
    assert seen > 100


def test_other_types_and_names_are_not_fftws() -> None:
    one = ir.function_type(ir.void, (ir.ptr,))
    assert fftw.recognised("fftw_execute", one) is not None
    assert fftw.recognised("fftw_execute", ir.function_type(ir.void, (ir.ptr, ir.ptr))) is None
    assert fftw.recognised("fftw_execute", ir.function_type(ir.i32, (ir.ptr,))) is None
    assert fftw.recognised("myfftw_execute", one) is None
    assert fftw.recognised("dfftw_execute_", one) is not None
    assert known("fftw_mpi_plan_dft_2d") is None
    assert fftw.is_name("fftwf_plan_many_dft") and not fftw.is_name("fftw_plan")


def test_a_plan_for_fortran_is_the_first_argument() -> None:
    transform = fftw.recognised("sfftw_plan_dft_1d_", ir.function_type(ir.void, (ir.ptr,) * 6))
    assert transform is not None
    assert (transform.element, transform.makes_plan, transform.arrays) == ("float", True, {"in": 2, "out": 3})
