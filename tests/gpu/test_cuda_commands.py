"""What commands of clang for CUDA make when device code asks for derivatives."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SOURCE = """#include <cuda_runtime.h>
extern __device__ int enzyme_dup;
template <class... T> __device__ void __enzyme_autodiff(void *, T...);
__device__ void square(const double *x, double *y) { y[threadIdx.x] = x[threadIdx.x] * x[threadIdx.x]; }
__global__ void gradient(const double *x, double *dx, double *y, double *dy) {
  __enzyme_autodiff((void *)square, enzyme_dup, x, dx, enzyme_dup, y, dy);
}
void run(double *x, double *dx, double *y, double *dy) { gradient<<<1, 32>>>(x, dx, y, dy); }
"""


@pytest.fixture
def source(tmp_path) -> Path:
    path = tmp_path / "square.cu"
    path.write_text(SOURCE)
    return path


def test_device_code_alone_is_ptx(enzyme_nvcc, source, tmp_path) -> None:
    made = tmp_path / "o.ptx"
    done = enzyme_nvcc("-x", "cuda", source, "--cuda-gpu-arch=sm_80", "--cuda-device-only", "-S", "-o", made)
    assert done.returncode == 0, done.stderr
    text = made.read_text()
    assert ".target sm_80" in text
    assert "__enzyme_" not in text
    assert ".extern" not in text


def test_device_code_alone_is_llvm_text(enzyme_nvcc, source, tmp_path) -> None:
    made = tmp_path / "o.ll"
    done = enzyme_nvcc(source, "--cuda-gpu-arch=sm_80", "--cuda-device-only", "-S", "-emit-llvm", "-o", made)
    assert done.returncode == 0, done.stderr
    assert "ptx_kernel" in made.read_text()


def test_host_code_alone_has_no_device_code(enzyme_nvcc, source, tmp_path) -> None:
    done = enzyme_nvcc(source, "--cuda-gpu-arch=sm_80", "--cuda-host-only", "-c", "-o", tmp_path / "o.o")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "o.o").read_bytes().startswith(b"\x7fELF")


@pytest.mark.skipif(shutil.which("fatbinary") is None, reason="NO FATBINARY: PyPI's CUDA 12 has none")
def test_an_object_has_the_code_of_each_architecture(enzyme_nvcc, source, tmp_path) -> None:
    done = enzyme_nvcc(source, "--cuda-gpu-arch=sm_80", "--cuda-gpu-arch=sm_90", "-O2", "-c", "-o", tmp_path / "o.o")
    assert done.returncode == 0, done.stderr
    code = (tmp_path / "o.o").read_bytes()
    assert code.count(b"\x7fELF") == 3  # its own and two of the device
    assert b".nv_fatbin" in code
    assert b"__enzyme_" not in code


def test_an_unknown_architecture_is_clangs_to_refuse(enzyme_nvcc, source, tmp_path) -> None:
    done = enzyme_nvcc(source, "--cuda-gpu-arch=sm_1234", "-c", "-o", tmp_path / "o.o")
    assert done.returncode == 1
    assert "sm_1234" in done.stderr
    assert not (tmp_path / "o.o").exists()


@pytest.mark.parametrize("architecture", ["sm_70", "sm_80", "sm_90"])
def test_ptxas_takes_gradients_and_spills_nothing(enzyme_nvcc, toolkit, source, tmp_path, architecture) -> None:
    done = enzyme_nvcc(source, f"--cuda-gpu-arch={architecture}", "-O2", "--cuda-device-only", "-S", "-o",
                       tmp_path / "o.ptx")
    assert done.returncode == 0, done.stderr
    made = subprocess.run([f"{toolkit}/bin/ptxas", "-v", f"-arch={architecture}", tmp_path / "o.ptx", "-o",
                           tmp_path / "o.cubin"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    assert "0 bytes spill stores" in made.stderr
