"""A module of PTX with a device memory of its own, in which its kernels run."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.launching import granule, launch
from ptx_interpreter.parser import Parser
from ptx_interpreter.values import GLOBAL, NP, Buf, PtxError


class Module(Parser):
    """The functions and variables of a PTX text, with a device memory of their own."""

    def __init__(self, text, memory=1 << 20):
        self.arena = np.zeros(memory, np.uint8)
        self.valid = np.zeros(memory, np.uint8)  # 0 nothing, 1 read and write, 2 read only, 3 freed
        self.views = {}
        self.top = 4096
        self.heap = {}
        self.heaped = 0
        self.fns = {}
        self.symbols = {}
        self.shared = {}
        self.blocks = []
        self.insns = []
        self.static = 1024
        self.align_dynamic = 16
        self.dynamic = []
        self.code = []
        self.externs = {}
        self.free = []
        self.parse(text)

    # -- memory of the device

    def view(self, d):
        if d not in self.views:
            self.views[d] = self.arena.view(NP[d])
        return self.views[d]

    def room(self, n):
        if n > len(self.arena):
            new = max(n, 2 * len(self.arena)) + 63 & ~63
            if new > 1 << 30:
                raise PtxError("more than 1 GiB of device memory")
            for f in ("arena", "valid"):
                old = getattr(self, f)
                a = np.zeros(new, np.uint8)
                a[: len(old)] = old
                setattr(self, f, a)
            self.views = {}

    def take(self, n, mode=1, align=256):
        """n bytes with a gap of at least 512 bytes before the next ones."""
        for k, (at, cap) in enumerate(self.free):
            if cap >= n and cap <= 2 * n + 4096 and at % align == 0:
                del self.free[k]
                break
        else:
            at = -(-self.top // align) * align
            self.top = at + n + 512
            self.room(self.top + 4096)
        self.valid[at : at + n] = mode
        return at

    def alloc(self, array):
        a = np.ascontiguousarray(array)
        at = self.take(a.nbytes)
        b = Buf(GLOBAL + at, a.nbytes, a.dtype, a.shape)
        self.write(b, a)
        return b

    def release(self, b):
        at = b.addr - GLOBAL
        self.valid[at : at + b.nbytes] = 3
        self.free.append((at, b.nbytes))

    def write(self, b, array):
        a = np.ascontiguousarray(array, dtype=b.dtype)
        assert a.nbytes == b.nbytes
        self.arena[b.addr - GLOBAL :][: a.nbytes] = np.frombuffer(a.tobytes(), np.uint8)

    def read(self, b):
        return self.arena[b.addr - GLOBAL :][: b.nbytes].copy().view(b.dtype).reshape(b.shape)

    def variable(self, name, dtype=np.uint8):
        """A .global or .const variable of the text, as a buffer."""
        at, n = self.symbols[name]
        return Buf(at, n, np.dtype(dtype), (n // np.dtype(dtype).itemsize,))

    # -- text

    launch = launch
    granule = granule
