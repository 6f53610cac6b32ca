"""Whose a function is that has neither code nor a rule, and that remedies say which of them keeps a derivative."""

import pytest

from enzyme_cc.autodiff.interface.known_libraries import library_of
from enzyme_cc.autodiff.interface.remedies import NO_DERIVATIVE, REMEDIES


@pytest.mark.parametrize(
    ("symbol", "library"),
    [
        ("gsl_sf_bessel_J0", "GSL"),
        ("gsl_integration_qags", "GSL"),
        ("fftw_mpi_plan_dft_2d", "FFTW"),
        ("sfftw_plan_guru_", "FFTW"),
        ("vdExp", "MKL"),
        ("vsPowxI", "MKL"),
        ("DftiComputeForward", "MKL"),
        ("mkl_sparse_d_mv", "MKL"),
        ("pardiso_", "MKL"),
        ("cublasDgemm_v2", "CUDA"),
        ("cudaMemcpy", "CUDA"),
        ("cuLaunchKernel", "CUDA"),
        ("cufftExecZ2Z", "CUDA"),
    ],
)
def test_a_library_is_known_by_its_functions(symbol: str, library: str) -> None:
    found = library_of(symbol)
    assert found is not None and found.name == library
    assert ", or " not in found.keeps  # where the link goes on with what the language says


@pytest.mark.parametrize("symbol", "vdExpand cumulative cudagraph currency mkl gsl fftwrap pardisolve".split())
def test_a_function_of_the_programs_own_is_nobodys(symbol: str) -> None:
    assert library_of(symbol) is None


@pytest.mark.parametrize("kind", ["unknown function", "function of a library", "inline assembly"])
def test_the_remedy_that_discards_a_derivative_comes_last_and_says_so(kind: str) -> None:
    for said in REMEDIES[kind].values():
        keeps, _, discards = said.partition("__enzyme_inactivefn")
        assert "__enzyme_register_gradient" in keeps
        assert "__enzyme_inactivefn" + discards == NO_DERIVATIVE.removeprefix("; ")
