"""Who accessed which byte last, and in which order barriers put that."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.values import GLOBAL


class Shadow:
    """Who touched what of a memory since when: the last plain writer, three readers and three atomics (the last one,
    another thread, another block), of each granule of bytes."""

    def __init__(self, n, shift):
        self.shift = shift
        self.n = 0
        self.t = {}
        self.grow(n)

    def grow(self, n):
        n = (n >> self.shift) + 1
        if n <= self.n:
            return
        for k in ("w", "ra", "rb", "rc", "aa", "ab", "ac", "nc"):
            a = np.full(n, -1, "i8")
            a[: self.n] = self.t.get(k, a[:0])
            self.t[k] = a
        self.n = n


class Races:
    """The part of a run that finds unordered accesses."""

    def race(self, s, idx, off, n, kind, i, nc=False, differs=None):
        if s == "global":
            sh = self.shadow
            sh.grow(len(self.mod.arena))
        else:
            sh = self.shshadow
        rec = self.rec if idx is None else self.rec[idx]
        g = off >> sh.shift
        T = sh.t
        for j in range(max(1, n >> sh.shift)):
            self.race1(sh, s, T, g + j if j else g, rec, idx, kind, i, nc, differs)

    def unordered(self, old, rec):
        if old.max() < 0:
            return np.zeros(len(old), bool)  # as for what is only read
        t, p = rec >> 39, old >> 39
        P = self.P
        same = t // P == p // P
        ordered = same & (
            ((old >> 20 & 0x7FFFF) < (rec >> 20 & 0x7FFFF)) | (t >> 5 == p >> 5) & ((old & 0xFFFFF) < (rec & 0xFFFFF))
        )
        return (old >= 0) & (t != p) & ~ordered

    def report(self, bad, old, what, kind, s, idx, i, g, sh):
        k = int(np.flatnonzero(bad)[0])
        lane = k if idx is None else int(idx[k])
        o = int(old[k]) >> 39
        place = self.place(s, int(g[k]) << sh.shift)
        said = f"{what} by block {o // self.P} thread {o % self.P} and {kind} at {s} {place} by {self.where(i, lane)}"
        if len(self.counts.races) < 20 and not any(
            r.endswith(str(i)) and r.startswith(what) for r in self.counts.races
        ):
            self.counts.races.append(said)

    def place(self, s, off):
        if s == "shared":
            off %= self.SB
            for n, (a, k) in self.mod.shared.items():
                if a <= off < a + k:
                    return f"{n}+{off - a}"
        else:
            for n, (a, k) in [
                *self.mod.symbols.items(),
                *((f"argument {j}", (b.addr, b.nbytes)) for j, b in self.mod.named),
            ]:
                if a <= off + GLOBAL < a + k:
                    return f"{n}+{off + GLOBAL - a}"
        return hex(off)

    def race1(self, sh, s, T, g, rec, idx, kind, i, nc, differs):
        w = T["w"]
        old = w[g]
        bad = self.unordered(old, rec)
        name = {"ld": "a read", "st": "a write", "atom": "an atomic"}[kind]
        if kind == "st":
            soft = bad & ~differs
            bad &= differs
            self.counts.benign += int(soft.any())
            for group, what in (("r", "a read"), ("a", "an atomic")):
                for slot in "abc":
                    o = T[group + slot][g]
                    b = self.unordered(o, rec)
                    if b.any():
                        self.report(b, o, what, name, s, idx, i, g, sh)
            w[g] = rec
            lost = w[g] != rec
            b = lost & differs  # another lane of the same instruction
            self.counts.benign += int((lost & ~differs).any())
            if b.any():
                self.report(b, w[g], "a write", name, s, idx, i, g, sh)
            o = T["nc"][g]
            if (o >= 0).any():
                self.report(o >= 0, o, "a read by ld.nc", name, s, idx, i, g, sh)
        else:
            x = "r" if kind == "ld" else "a"
            for slot in "abc":  # a plain read and an atomic
                o = T[("a" if kind == "ld" else "r") + slot][g]
                b = self.unordered(o, rec)
                if b.any():
                    self.report(b, o, "an atomic" if kind == "ld" else "a read", name, s, idx, i, g, sh)
            A, B, C = T[x + "a"], T[x + "b"], T[x + "c"]
            was = A[g]
            A[g] = rec
            now = A[g]
            k = (was >= 0) & (was >> 39 != now >> 39)
            if k.any():
                B[g[k]] = was[k]
                k &= (was >> 39) // self.P != (now >> 39) // self.P
                if k.any():
                    C[g[k]] = was[k]
            k = now != rec
            if k.any():
                B[g[k]] = rec[k]
                k &= (rec >> 39) // self.P != (now >> 39) // self.P
                if k.any():
                    C[g[k]] = rec[k]
            if nc:
                if (old >= 0).any():
                    self.report(old >= 0, old, "a write", "a read by ld.nc", s, idx, i, g, sh)
                T["nc"][g] = rec
        if bad.any():
            self.report(bad, old, "a write", name, s, idx, i, g, sh)

    # -- between lanes
