"""Gradients of random kernels, whose threads work together through shared memory in loops and branches."""

from __future__ import annotations

import numpy as np
import pytest
from device_kernels import SCHEDULES, Case, Runner
from random_kernels import random_kernel

FEW, MANY = 4, 60


@pytest.mark.parametrize("seed", [
    *range(FEW), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(FEW, MANY))])
def test_gradients_of_random_kernels_are_right(enzyme_nvcc, tmp_path, seed: int) -> None:
    source, output = tmp_path / "random.cu", tmp_path / "random.ptx"
    source.write_text(random_kernel(seed))
    done = enzyme_nvcc(source, "--cuda-gpu-arch=sm_70", "-O2", "--cuda-device-only", "-S", "-o", output)
    assert done.returncode == 0, done.stderr
    case = Case("f", 2, 64, lambda r: (2, 4, r.uniform(0.1, 0.9, 128), np.zeros(128)), (2, 3), tolerance=1e-5)
    runner = Runner(output.read_text())
    values = runner.primal(case, case.arguments(np.random.default_rng(20)))[-1]
    if not np.isfinite(values).all() or np.abs(values).max() > 1e4:
        pytest.skip("the kernel itself leaves all bounds")
    for schedule in SCHEDULES:
        found = runner.check(case, schedule)
        assert found.races == [] and found.leaked == 0
        assert found.reverse_error < case.tolerance
        assert found.forward_error < case.tolerance
