"""What the lanes of a warp exchange."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.values import POISON, U4, U8, PtxError, where


class Warps:
    """The part of a run that is about warps."""

    def on(self, m):
        return self.alive if m is None else m

    def shuffle(self, m, mode, a, b, c):
        lane = self.lane.astype("i8")
        a, b, c = (np.broadcast_to(x, (self.L,)).astype("i8") for x in (a, b, c))
        b = b & 31
        cv = c & 31
        seg = c >> 8 & 31
        top = lane & seg | cv & ~seg
        j = {"up": lane - b, "down": lane + b, "bfly": lane ^ b, "idx": lane & seg | b & ~seg}[mode]
        ok = j >= top if mode == "up" else j <= top
        j = where(ok, j, lane)
        src = self.base + (j & 31)
        return where(
            self.on(m)[src], a[src].astype("u4"), U4(POISON["u4"])
        ), ok  # what an absent lane gives is undefined

    def ballot(self, m, p):
        p = (self.on(m) & p).reshape(-1, 32)
        return np.repeat((p * (U8(1) << np.arange(32, dtype="u8"))).sum(1, dtype="u8").astype("u4"), 32)

    def match(self, m, a):
        a = np.broadcast_to(a, (self.L,)).reshape(-1, 32)
        on = self.on(m).reshape(-1, 32)
        return (
            ((a[:, :, None] == a[:, None, :]) & on[:, None, :] @ np.eye(32, dtype=bool))
            .dot(U8(1) << np.arange(32, dtype="u8"))
            .astype("u4")
            .ravel()
        )

    def redux(self, m, op, a, members):
        f = {
            "add": np.add,
            "min": np.minimum,
            "max": np.maximum,
            "and": np.bitwise_and,
            "or": np.bitwise_or,
            "xor": np.bitwise_xor,
        }[op]
        out = np.array(np.broadcast_to(a, (self.L,)))
        members = np.broadcast_to(members, (self.L,))
        on = self.on(m)
        src = out.copy()
        for w in range(0, self.L, 32):
            for k in set(members[w : w + 32][on[w : w + 32]].tolist()):
                lanes = [w + j for j in range(32) if k >> j & 1 and on[w + j]]
                out[lanes] = f.reduce(src[lanes])
        return out

    def warp_sync(self, m, members):
        on = self.on(m)
        e = where(on, self.weps, 0).reshape(-1, 32).max(1)
        self.weps = where(on, np.repeat(e, 32) + 1, self.weps)
        self.stamp()

    def trap(self, m, i):
        m = self.on(m)
        if m.any():
            raise PtxError(f"a trap in {self.where(i, int(np.flatnonzero(m)[0]))}")

    # -- calls
