"""Random kernels that are free of races: phases that write a thread's own places, or read others', between barriers."""

from __future__ import annotations

import random

_EXPRESSIONS = ("v * 0.9", "sin(v)", "v * w", "0.5 * v + w", "w * w * 0.3", "exp(-v * v)", "v / (1 + w * w)",
                "fmax(v, w)")
_BARRIER = "__syncthreads();"


class _Kernel:
    """One kernel in the making."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self.arrays = ["s", "q"][:self._random.randint(1, 2)]

    def text(self) -> str:
        """The source."""
        begin = {"s": "x[INDEX]", "q": "x[INDEX] * 0.5"}
        lines = [f"__shared__ double {name}[64];" for name in self.arrays]
        lines += ["int t = threadIdx.x;", "double v = x[INDEX], w = 0.5 + 0.3 * v;"]
        lines += [f"{name}[t] = {begin[name]};" for name in self.arrays]
        lines += [_BARRIER, *self._block(0), "y[INDEX] = v * w" + "".join(f" + {n}[t]" for n in self.arrays) + ";"]
        body = "\n".join(f"  {line}" for line in lines)
        return (
            '#include "requests.cuh"\n'
            f"__device__ void f(int steps, int m, const double *x, double *y) {{\n{body}\n}}\n"
            "KERNELS(f, PACK(int steps, int m, const double *x, double *y), PACK(steps, m, x, y),\n"
            "        PACK(int steps, int m, const double *x, double *d_x, double *y, double *d_y),\n"
            "        PACK(CONST(steps), CONST(m), DUP(x), DUP(y)))\n")

    def _block(self, depth: int) -> list[str]:
        lines: list[str] = []
        for _ in range(self._random.randint(2, 4)):
            kind = self._random.random()
            if kind < 0.35:
                lines += [*self._write(), _BARRIER]
            elif kind < 0.65:
                lines += [*self._read(), _BARRIER]
            elif kind < 0.72:
                at = f"(t + {self._random.randint(0, 63)}) % 64"
                lines += [f"atomicAdd(&{self._array()}[{at}], 0.1 * v * w);", _BARRIER]
            elif kind < 0.8:
                lines.append(self._shuffle())
            elif depth < 2:
                lines += [self._head(depth), *(f"  {line}" for line in self._block(depth + 1)), "}"]
            else:
                lines.append("v = 0.6 * v + 0.2 * sin(w);")
        return lines

    def _array(self) -> str:
        return self._random.choice(self.arrays)

    def _head(self, depth: int) -> str:
        i = f"i{depth}"
        return self._random.choice((
            f"for (int {i} = 0; {i} < steps; {i}++) {{", f"for (int {i} = 3; {i}; {i}--) {{",
            f"for (int {i} = 8; {i}; {i} /= 2) {{", f"if (m > {self._random.randint(0, 6)}) {{"))

    def _write(self) -> list[str]:
        array, expression = self._array(), self._random.choice(_EXPRESSIONS)
        rest = f"t % {self._random.randint(2, 5)} == {self._random.randint(0, 1)}"
        return self._random.choice((
            [f"{array}[t] = {expression};"], [f"if ({rest}) {array}[t] = {expression};"],
            [f"{array}[t] = {array}[t] * 0.8 + {expression};"],
            [f"if (v > 0.2) {array}[t] *= w;", f"v = {array}[t] * v + 0.1;"],
            [f"{array}[t] = v;", f"v = {array}[t] * w;"]))

    def _read(self) -> list[str]:
        array, by = self._array(), self._random.randint(1, 63)
        times, count = self._random.choice((3, 5, 7)), self._random.choice(("4", "m", "9"))
        return self._random.choice((
            [f"w = {array}[(t + {by}) % 64] * v + 0.1 * w;"],
            [f"v += 0.1 * {array}[(t * {times} + {by}) % 64] * {array}[63 - t];"],
            [f"for (int k = 0; k < {count}; k++) w += 0.05 * {array}[(t + k) % 64] * v;"],
            [f"if (w < 0.6) v = 0.5 * v + {array}[{by}] * {array}[(t + {by}) % 64];"]))

    def _shuffle(self) -> str:
        by = self._random.choice((1, 2, 4, 8))
        return self._random.choice((
            f"v = 0.7 * v + 0.3 * __shfl_down_sync(~0u, v, {by}) * w;",
            f"w *= 0.5 + __shfl_xor_sync(~0u, v, {by}) * 0.2;", f"v += 0.1 * __shfl_up_sync(~0u, w, {by});"))


def random_kernel(seed: int) -> str:
    """A source with the kernels of requests.cuh for a function `f(int steps, int m, const double *x, double *y)`."""
    return _Kernel(seed).text()
