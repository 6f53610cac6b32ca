"""The kernels of kernels/*.cu, each with a launch."""

from __future__ import annotations

import numpy as np
from device_kernels import Case

PARTICLE = np.dtype([("x", "f8"), ("y", "f8"), ("z", "f8"), ("charge", "f4"), ("kind", "i4")])


def _particles(rng: np.random.Generator, n: int) -> np.ndarray:
    made = np.zeros(n, PARTICLE)
    for name in ("x", "y", "z", "charge"):
        made[name] = rng.uniform(0.2, 1, n)
    made["kind"] = rng.integers(0, 5, n)
    return made


def _normal(*shape: int):
    return lambda rng: rng.standard_normal(shape)


ELEMENTWISE = (
    Case("saxpy", 4, 32, lambda r: (100, r.standard_normal(100), r.standard_normal(100)), (1, 2)),
    Case("strided", 2, 32, lambda r: (200, r.standard_normal(200), np.zeros(200)), (1, 2)),
    Case("mathematics", 2, 32, lambda r: (r.standard_normal(64), np.zeros(64)), (0, 1), tolerance=1e-6),
    Case("float_mathematics", 2, 32, lambda r: (r.standard_normal(64).astype("f4"), np.zeros(64, "f4")), (0, 1),
         step=1e-3, tolerance=3e-3),
    Case("filtered", 3, 32, lambda r: (80, r.standard_normal(80), np.zeros(80)), (1, 2)),
    Case("local_array", 2, 32, lambda r: (r.integers(0, 14, 64).astype("i4"), r.standard_normal(64), np.zeros(64)),
         (1, 2)),
    Case("newton", 2, 32, lambda r: (r.uniform(0.5, 9, 64), np.zeros(64)), (0, 1)),
    Case("structures", 2, 32, lambda r: (_particles(r, 64), np.zeros(64)), (0, 1), step=1e-3, tolerance=1e-3,
         fields={0: ("x", "y", "z", "charge")}),
)
SHARED = (
    Case("matmul", (2, 2), (16, 16), lambda r: (20, r.standard_normal((20, 20)), r.standard_normal((20, 20)),
                                                np.zeros((20, 20))), (1, 2, 3)),
    Case("reduction", 3, 128, lambda r: (300, r.standard_normal(300), np.zeros(3)), (1, 2)),
    Case("product", 2, 64, lambda r: (100, r.uniform(0.7, 1.4, 100), np.zeros(2)), (1, 2)),
    Case("stencil", (2, 3), (16, 8), lambda r: (30, 20, r.standard_normal((20, 30)), np.zeros((20, 30))), (2, 3)),
    Case("nbody", 2, 32, lambda r: (50, r.standard_normal((50, 4)), np.zeros((50, 3))), (1, 2)),
    Case("smoothing", 2, 64, lambda r: (3, 1, r.uniform(0.3, 0.8, 128)), (2,)),
    Case("smoothing", 2, 64, lambda r: (4, 2, r.uniform(0.3, 0.8, 128)), (2,)),
)
SCATTERED = (
    Case("elements", 2, 32, lambda r: (50, r.integers(0, 40, (50, 4)).astype("i4"), r.standard_normal(40),
                                       r.standard_normal(40)), (2, 3)),
    Case("histogram", 3, 64, lambda r: (180, r.uniform(0.02, 0.95, 180), np.zeros(16)), (1, 2)),
    Case("cross_sections", 2, 32, lambda r: (
        60, 40, 5, np.linspace(0, 1, 40), r.standard_normal((5, 40)), r.uniform(0.01, 0.99, 60),
        r.standard_normal(5), np.zeros(60)), (4, 5, 6, 7)),
    Case("lattice", (2, 3), (8, 4), lambda r: (13, 11, r.uniform(0.8, 1.2, (9, 11, 13)), np.zeros((9, 11, 13))),
         (2, 3)),
)
WARPS = (
    Case("warp_sum", 2, 64, lambda r: (r.standard_normal(128), np.zeros(4)), (0, 1)),
    Case("warp_product", 2, 64, lambda r: (r.uniform(0.8, 1.2, 128).astype("f4"), np.zeros(128, "f4")), (0, 1),
         step=1e-3, tolerance=3e-3),
    Case("scan", 2, 64, lambda r: (r.uniform(0.1, 0.3, 128), np.zeros(128)), (0, 1)),
    Case("exchanges", 2, 64, lambda r: (r.integers(0, 32, 128).astype("i4"), r.standard_normal(128), np.zeros(128)),
         (1, 2), step=1e-3, tolerance=1e-4),
    Case("masked", 2, 64, lambda r: (r.standard_normal(128), np.zeros(128)), (0, 1)),
    Case("block_sum", 3, 128, lambda r: (r.standard_normal(384), np.zeros(1)), (0, 1)),
)
FEATURES = (
    Case("called_barrier", 2, 64, lambda r: (r.standard_normal(128), np.zeros(128)), (0, 1)),
    Case("called_array", 1, 32, lambda r: (r.integers(6, 15, 32).astype("i4"), r.uniform(0.3, 1, 32), np.zeros(32)),
         (1, 2), tolerance=1e-6),
    Case("early_return", 1, 64, lambda r: (40, r.standard_normal(40), np.zeros(40)), (1, 2)),
    Case("votes", 2, 64, lambda r: (r.standard_normal(128), np.zeros(128)), (0, 1)),
    Case("groups", 2, 64, lambda r: (r.standard_normal(128), np.zeros(128)), (0, 1)),
    Case("vectors", 2, 32, lambda r: (r.standard_normal((64, 2)), r.standard_normal((64, 4)).astype("f4"),
                                      np.zeros(64)), (0, 1, 2), step=1e-3, tolerance=1e-3),
    Case("heap", 2, 32, lambda r: (r.integers(1, 9, 64).astype("i4"), r.standard_normal(64), np.zeros(64)), (1, 2)),
    Case("talking", 2, 32, lambda r: (r.standard_normal(64), np.zeros(64)), (0, 1)),
    Case("pointers", 2, 32, lambda r: (r.standard_normal(64), np.zeros(64)), (0, 1)),
    Case("compaction", 2, 64, lambda r: (r.standard_normal(128), np.zeros(2), np.zeros(2, "i4")), (0, 1)),
    Case("rounds", 2, 64, lambda r: (300, r.standard_normal(300), np.zeros(1)), (1, 2), tolerance=1e-6),
    Case("solve", 2, 32, lambda r: (50, r.standard_normal((50, 9)), r.standard_normal((50, 3)), np.zeros((50, 3))),
         (1, 2, 3)),
    Case("ping_pong", 2, 64, lambda r: (3, r.uniform(0.3, 0.8, 128)), (1,)),
    Case("exchanged", 2, 64, lambda r: (3, r.uniform(0.3, 0.8, 128)), (1,)),
    Case("extremes", 2, 64, lambda r: (r.standard_normal(128), np.zeros(128)), (0, 1)),
    Case("float_product", (3, 3), (8, 8), lambda r: (24, r.standard_normal((24, 24)).astype("f4"),
                                                     r.standard_normal((24, 24)).astype("f4"),
                                                     np.zeros((24, 24), "f4")), (1, 2, 3), step=1e-2, tolerance=1e-3),
)
DYNAMIC = (
    Case("reversed", 2, 64, lambda r: (r.standard_normal(128), np.zeros(128)), (0, 1), shared_bytes=512),
    Case("divided", 2, 64, lambda r: (3, r.uniform(0.3, 0.8, 128), np.zeros(128)), (1, 2), shared_bytes=1024),
)
OPERATIONS = (
    Case("named_barrier", 1, 64, lambda r: (r.standard_normal(64), np.zeros(64)), (0, 1)),
    Case("recursion", 1, 32, lambda r: (r.standard_normal(32), np.zeros(32)), (0, 1)),
    Case("exchange", 1, 3, lambda r: (r.standard_normal(3).astype("f4"), np.ones(6, "f4")), (0, 1), step=1e-3,
         tolerance=1e-3),
    Case("swapped_sum", 2, 32, lambda r: (r.standard_normal(64), np.zeros(3)), (0, 1)),
    Case("halves", 1, 32, lambda r: (r.standard_normal(32).astype("f2"), np.zeros(32, "f4")), (0, 1), step=3e-2,
         tolerance=2e-2),
    Case("both", 2, 64, lambda r: (128, r.standard_normal(128), np.zeros(128), np.zeros(128)), (1, 2, 3)),
    Case("dispatched", 2, 32, lambda r: (r.standard_normal(64), np.zeros(64)), (0, 1)),
    Case("bits", 1, 32, lambda r: (r.uniform(0.35, 0.6, 32), np.zeros(32)), (0, 1), step=1e-3, tolerance=1e-3),
)
PROGRAMS = (
    Case("softmax", 2, 64, lambda r: (r.standard_normal(128), np.zeros(128)), (0, 1)),
    Case("layer_norm", 2, 64, lambda r: (70, r.standard_normal((4, 70)).astype("f4"),
                                         r.standard_normal(70).astype("f4"), np.zeros((4, 70), "f4")), (1, 2, 3),
         step=1e-3, tolerance=3e-3),
    Case("sparse_product", 2, 32, lambda r: (
        50, np.arange(0, 255, 5, dtype="i4"), r.integers(0, 40, 250).astype("i4"), r.standard_normal(250),
        r.standard_normal(40), np.zeros(50)), (3, 4, 5)),
    Case("walk", (2, 2), (8, 4), lambda r: (12, 8, 6, r.standard_normal((6, 8, 12)), np.zeros((6, 8, 12))), (3, 4)),
    Case("forces", 2, 32, lambda r: (40, 6, r.integers(0, 7, 40).astype("i4"), r.integers(0, 40, 240).astype("i4"),
                                     r.standard_normal((40, 3)), np.zeros((40, 3))), (4, 5), tolerance=1e-5),
    Case("paths", 2, 32, lambda r: (20, np.array([1.0, 0.05, 0.2]), np.zeros(1)), (1, 2), tolerance=1e-6),
    Case("oscillators", 2, 32, lambda r: (12, r.uniform(0.5, 2, 64), r.standard_normal((64, 2))), (1, 2)),
    Case("factor", 2, (8, 8), lambda r: (r.standard_normal((2, 8, 8)) + 6 * np.eye(8),), (0,)),
    Case("bitonic_sort", 2, 32, lambda r: (r.standard_normal(64),), (0,)),
    Case("sampled", 2, 32, lambda r: (10, 8, r.standard_normal((8, 10)).astype("f4"),
                                      (r.integers(0, 7, (64, 2)) + r.uniform(0.2, 0.8, (64, 2))).astype("f4"),
                                      np.zeros(64, "f4")), (2, 3, 4), step=1e-3, tolerance=3e-3),
    Case("transform", 2, 64, lambda r: (r.standard_normal((128, 2)),), (0,)),
    Case("relaxation", 2, 64, lambda r: (r.uniform(0.1, 0.3, 128), r.uniform(0.1, 0.3, 128)), (0, 1), tolerance=1e-6),
    Case("hydro", 2, 32, lambda r: (
        50, r.integers(0, 30, (50, 4)).astype("i4"), r.standard_normal(30), r.standard_normal(30),
        r.uniform(0.1, 3, 50), np.zeros(30), np.zeros(30)), (2, 3, 4, 5, 6), tolerance=1e-6),
    Case("conjugate", 1, 64, lambda r: (3, r.standard_normal(64), r.standard_normal(64)), (1, 2), tolerance=1e-6),
)
FILES = {
    "programs": PROGRAMS,
    "dynamic": DYNAMIC, "operations": OPERATIONS, "features": FEATURES, "elementwise": ELEMENTWISE, "shared": SHARED,
    "scattered": SCATTERED, "warps": WARPS,
}
