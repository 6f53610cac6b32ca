"""What cannot be differentiated on a GPU is refused by name and line, with what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

FOLDER = Path(__file__).parent / "refused"
REFUSED = {
    "assembly": (5, "inline assembly that may handle active values"),
    "divergent_branch": (8, "a barrier that some threads of a block may not come to"),
    "divergent_loop": (9, "a barrier that some threads of a block may not come to"),
    "variable": (None, "the __device__ variable 'scale'"),
    "swap_loop": (8, "compare-and-exchange of a number"),
    "arrival": (8, "a barrier in assembly"),
}
"""Source -> the line that is named, if it is that of an instruction, and what is said."""


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_what_cannot_be_is_refused_by_line(enzyme_nvcc, tmp_path, name: str) -> None:
    line, said = REFUSED[name]
    output = tmp_path / "made.ptx"
    done = enzyme_nvcc(FOLDER / f"{name}.cu", "--cuda-gpu-arch=sm_70", "-O2", "--cuda-device-only", "-S", "-o", output)
    assert done.returncode == 1
    assert said in done.stderr
    assert "error: cannot differentiate" in done.stderr
    if line is not None:
        assert f"{name}.cu:{line}:" in done.stderr
    assert not output.exists()


def test_a_request_in_host_code_is_refused(enzyme_nvcc, tmp_path) -> None:
    source = tmp_path / "host.cu"
    source.write_text("""#include <cuda_runtime.h>
template <class... T> void __enzyme_autodiff(void *, T...);
double f(double x) { return x * x; }
void gradient(double x) { __enzyme_autodiff((void *)f, x); }
""")
    done = enzyme_nvcc(source, "--cuda-gpu-arch=sm_70", "-c", "-o", tmp_path / "host.o")
    assert done.returncode == 1
    assert "host.cu:4:" in done.stderr
    assert "a request in the host code of a CUDA source" in done.stderr
    assert not (tmp_path / "host.o").exists()


def test_relocatable_device_code_is_refused(enzyme_nvcc, tmp_path) -> None:
    source = Path(__file__).parent / "kernels" / "warps.cu"
    done = enzyme_nvcc(source, "--cuda-gpu-arch=sm_70", "-fgpu-rdc", "-c", "-o", tmp_path / "w.o")
    assert done.returncode == 1
    assert "-fgpu-rdc" in done.stderr
