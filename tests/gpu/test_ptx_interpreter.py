"""The interpreter of PTX: its results are numpy's, and it finds what a kernel does wrong."""

from __future__ import annotations

import math
from pathlib import Path

import numpy as np
import pytest
from ptx_interpreter import Module, PtxError


@pytest.fixture(scope="module")
def module(enzyme_nvcc, tmp_path_factory):
    output = tmp_path_factory.mktemp("interpreted") / "k.ptx"
    kernels = Path(__file__).parent / "kernels"
    done = enzyme_nvcc(kernels / "interpreted.cu", "--cuda-gpu-arch=sm_70", "-O2", "--cuda-device-only", "-S",
                       "-o", output)
    assert done.returncode == 0, done.stderr
    return Module(output.read_text())


def zeros(module: Module, count: int, type: str = "f8"):
    return module.alloc(np.zeros(count, type))


def test_mathematics_is_numpys(module) -> None:
    n = 300
    x = np.random.default_rng(5).normal(size=n) * 3
    y = module.alloc(np.zeros((14, n)))
    assert module.launch("elementary", 3, 128, [module.alloc(x), y, n]).races == []
    wanted = [math.sin, math.exp, lambda v: math.log(abs(v) + 1), lambda v: abs(v) ** 1.3, math.tanh,
              lambda v: math.atan2(v, 2), np.cbrt, math.erf, lambda v: math.fmod(v, 0.3), math.floor, np.rint,
              lambda v: v / 3.7, lambda v: v * v + 1, lambda v: math.sin(v * 1e9)]
    for row, function in zip(module.read(y), wanted, strict=True):
        np.testing.assert_allclose(row, [function(float(v)) for v in x], rtol=1e-15, atol=1e-15)


def test_integers_wrap_as_those_of_the_machine(module) -> None:
    n = 200
    x = np.random.default_rng(6).integers(-2**31, 2**31, 2 * n).astype("i4")
    y = module.alloc(np.zeros((14, n), "i4"))
    module.launch("integers", 2, 128, [module.alloc(x), y, n])
    for i, found in enumerate(module.read(y).T):
        v, w = int(x[i]), int(x[n + i])
        u, t, by = v % 2**32, w % 2**32, i & 31
        quotient = abs(v) // abs(w) * (1 if (v < 0) == (w < 0) else -1)
        wanted = [v + w, v * w, quotient, v - quotient * w, u // t, v >> by, u >> by, v * w >> 32, u.bit_count(),
                  32 - u.bit_length(), int(f"{u:032b}"[::-1], 2), int(v / 7), v, 3 if u < t else 4]
        wanted[12] = np.int64(v).astype("i2")
        assert [int(f) % 2**32 for f in found] == [int(k) % 2**32 for k in wanted]


@pytest.mark.parametrize("seed", [0, 1, 3])
def test_lanes_exchange_and_warps_meet_in_every_schedule(module, seed) -> None:
    x = np.random.default_rng(7).normal(size=512).astype("f4")
    y = zeros(module, 512, "f4")
    counts = module.launch("prefix_sums", 2, 256, [module.alloc(x), y], 64, seed)
    assert counts.races == []
    np.testing.assert_allclose(module.read(y), np.cumsum(x.reshape(2, 256).astype("f8"), 1).ravel(), atol=1e-4)


def test_atomics_are_counted(module) -> None:
    x = np.random.default_rng(8).integers(0, 1000, 300).astype("i4")
    bins, extremes = zeros(module, 16, "i4"), module.alloc(np.array([9999, 0], "i4"))
    counts = module.launch("counts", 3, 128, [module.alloc(x), bins, extremes, 300], seed=1)
    assert module.read(bins).tolist() == np.bincount(x & 15, minlength=16).tolist()
    assert module.read(extremes).tolist() == [x.min(), x.max()]
    assert counts.atomics == 900 and counts.races == []


def test_locks_recursion_and_warps_work(module) -> None:
    sums = zeros(module, 1, "i4")
    assert module.launch("spin", 2, 32, [zeros(module, 1, "i4"), sums]).races == []
    assert module.read(sums)[0] == 2 * sum(range(32))
    numbers = zeros(module, 64, "i4")
    module.launch("recursion", 1, 64, [numbers])
    assert module.read(numbers).tolist() == [[0, 1, 1, 2, 3, 5, 8, 13, 21][i % 9] for i in range(64)]
    turned = zeros(module, 32)
    assert module.launch("exchange_in_warp", 1, 32, [turned]).races == []
    assert module.read(turned).tolist() == list(range(32))[::-1]


@pytest.mark.parametrize(("name", "threads", "count", "said"), [
    ("out_of_bounds", 128, 100, "out of bounds"), ("misaligned", 32, 64, "misaligned"),
    ("two_barriers", 32, 64, "divergent barrier"),
])
def test_faults_end_a_launch(module, name, threads, count, said) -> None:
    with pytest.raises(PtxError, match=said):
        module.launch(name, 1, threads, [zeros(module, count)])


@pytest.mark.parametrize(("name", "blocks", "threads"), [
    ("forgets_a_barrier", 1, 64), ("forgets_an_atomic", 4, 32), ("reads_too_early", 1, 64),
])
def test_races_are_found(module, name, blocks, threads) -> None:
    assert module.launch(name, blocks, threads, [zeros(module, 64)]).races


def test_shared_memory_begins_poisoned(module) -> None:
    y = zeros(module, 32)
    module.launch("reads_nothing", 1, 32, [y])
    assert np.flatnonzero(np.isnan(module.read(y))).tolist() == [3]


def test_what_is_left_on_the_heap_is_counted_and_assertions_end_a_launch(module) -> None:
    assert module.launch("leaks", 1, 8, [zeros(module, 8, "u8")]).leaked == 8
    module.launch("asserts", 1, 1, [4])
    with pytest.raises(PtxError, match="n == 4"):
        module.launch("asserts", 1, 1, [3])
