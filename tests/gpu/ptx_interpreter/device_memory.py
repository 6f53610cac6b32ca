"""Loads, stores and atomics of all lanes, in every space."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.values import GLOBAL, LOCAL, NP, PARAM, SHARED, U8, PtxError, size, where


def exchanged(op, d, old, y, new):
    """What an atomic operation leaves where `old` was; `new` is what compare-and-swap puts there."""
    one, zero = NP[d].type(1), NP[d].type(0)
    return {
        "add": lambda: old + y,
        "min": lambda: np.fmin(old, y) if d[0] == "f" else np.minimum(old, y),
        "max": lambda: np.fmax(old, y) if d[0] == "f" else np.maximum(old, y),
        "exch": lambda: y,
        "cas": lambda: where(old == y, new, old),
        "inc": lambda: where(old >= y, zero, old + one),
        "dec": lambda: where((old == 0) | (old > y), y, old - one),
        "and": lambda: old & y,
        "or": lambda: old | y,
        "xor": lambda: old ^ y,
    }[op]()


class DeviceMemory:
    """The part of a run that is about memory."""

    def resolve(self, space, a, idx, n, i, write):
        """The memory that the addresses lie in and the offsets there; None for several."""
        if space == "generic":
            k = a >> U8(40)
            k0 = int(k[0])
            if (k != k[0]).any():
                return None
            space = {SHARED >> 40: "shared", LOCAL >> 40: "local", 0: "global", PARAM >> 40: "param"}.get(k0, "global")
            if space in ("shared", "local"):
                a = a & U8((1 << 40) - 1)
        w = U8(n - 1)
        if (a & w).any():
            self.fail("a misaligned access", idx, a & w, i, a)
        if space in ("global", "const"):
            off = (a - U8(GLOBAL)).view("i8")
            bad = (off < 0) | (off > len(self.mod.arena) - n)
            if bad.any():
                self.fail("an access out of bounds", idx, bad, i, a)
            v = self.mod.valid[off]
            if n > 1:
                v = np.minimum(v, self.mod.valid[off + (n - 1)])
            if (v != 1).any():
                if (v == 0).any():
                    self.fail("an access out of bounds", idx, v == 0, i, a)
                if (v == 3).any():
                    self.fail("an access to what was freed", idx, v == 3, i, a)
                if write and (v == 2).any():
                    self.fail("a write to constant memory", idx, v == 2, i, a)
            return "global", off
        off = a.view("i8")
        lanes = idx if idx is not None else slice(None)
        if space == "shared":
            bad = (off < 0) | (off > self.SB - n)
            if bad.any():
                self.fail("a shared access out of bounds", idx, bad, i, a)
            bad = ~(self.shvalid[off] & self.shvalid[off + (n - 1)])
            if bad.any():
                self.fail("a shared access out of bounds", idx, bad, i, a)
            return "shared", off + self.blk[lanes] * self.SB
        if space == "local":
            bad = (off < 64) | (off + n > self.sptr[lanes])
            if bad.any():
                self.fail("a local access out of bounds", idx, bad, i, a)
            return "local", off + np.arange(self.L)[lanes] * self.LB
        if space == "param" and not write:
            return "param", off - PARAM
        raise PtxError(f"the memory {space} cannot be accessed: {i}")

    def cells(self, space, d):
        if space == "global":
            return self.mod.view(d)
        v, a = (self.shviews, self.sh) if space == "shared" else (self.lviews, self.loc)
        if d not in v:
            v[d] = a.view(NP[d])
        return v[d]

    def tally(self, space, idx, off, n, kind):
        c = self.counts
        lanes = len(off)
        if space == "local":
            c.local += lanes
            return
        warps = self.warp if idx is None else self.warp[idx]
        if space == "shared":
            if kind == "atom":
                c.shared_atomics += lanes
            else:
                c.shared += len(np.unique(warps))
        elif kind == "atom":
            c.atomics += lanes
        else:
            k = len(np.unique(warps.astype("i8") << 40 | off >> 5))
            if kind == "ld":
                c.load_sectors += k
            else:
                c.store_sectors += k

    def parts(self, a, m):
        """Masks of lanes whose addresses lie in one memory each."""
        k = a >> U8(40)
        m = self.ones & self.alive if m is None else m
        return [m & (k == v) for v in np.unique(k[m])]

    def load(self, space, a, m, d, n, i, strong, nc=False):
        if m is None:
            idx = None
        else:
            idx = np.flatnonzero(m)
            if not len(idx):
                return [np.zeros(self.L, d)] * n
            a = a[idx]
        w = size(d)
        r = self.resolve(space, a, idx, w * n, i, False)
        self.spins += strong
        if r is None:
            if idx is not None:
                b = np.zeros(self.L, "u8")
                b[idx] = a
                a = b
            out = [np.zeros(self.L, d)] * n
            for p in self.parts(a, m):
                out = [where(p, x, y) for x, y in zip(self.load(space, a, p, d, n, i, strong, nc), out, strict=False)]
            return out
        s, off = r
        if s == "param":
            return self.load_param(off, idx, d, n, i)
        if self.count:
            self.tally(s, idx, off, w * n, "ld")
        if self.shadow and s != "local":
            self.race(s, idx, off, w * n, "atom" if strong else "ld", i, nc)
        v = self.cells(s, d)
        e = off >> w.bit_length() - 1
        out = []
        for k in range(n):
            x = v[e + k] if k else v[e]
            if idx is not None:
                y = np.zeros(self.L, d)
                y[idx] = x
                x = y
            out.append(x)
        return out

    def load_param(self, off, idx, d, n, i):
        w = size(d)
        out = []
        for k in range(n):
            if (off >> 32 == 0).all():
                if ((off < 0) | (off + w * n > len(self.kbuf))).any():
                    raise PtxError(f"beyond the parameters: {i}")
                x = (
                    np.frombuffer(self.kbuf + b"\0" * 8, "u1")[(off + w * k)[:, None] + np.arange(w)]
                    .copy()
                    .view(d)
                    .ravel()
                )
            else:
                reg = int(off[0] >> 16) & 0xFFFF
                p = self.R[reg]
                o = (off & 0xFFFF) + w * k
                if (off >> 16 != off[0] >> 16).any() or (o + w > p.shape[1]).any():
                    raise PtxError(f"beyond the parameter: {i}")
                lanes = np.arange(self.L) if idx is None else idx
                x = p[lanes[:, None], o[:, None] + np.arange(w)].copy().view(d).ravel()
            if idx is not None:
                y = np.zeros(self.L, d)
                y[idx] = x
                x = y
            out.append(x)
        return out

    def store(self, space, a, m, d, vals, i, strong):
        n = len(vals)
        w = size(d)
        if m is None:
            idx = None
        else:
            idx = np.flatnonzero(m)
            if not len(idx):
                return
            a = a[idx]
        r = self.resolve(space, a, idx, w * n, i, True)
        if r is None:
            if idx is not None:
                b = np.zeros(self.L, "u8")
                b[idx] = a
                a = b
            for p in self.parts(a, m):
                self.store(space, a, p, d, vals, i, strong)
            return
        s, off = r
        v = self.cells(s, d)
        e = off >> w.bit_length() - 1
        lanes = idx if idx is not None else None
        if s == "param":
            raise PtxError(f"a write to parameters: {i}")
        if self.count:
            self.tally(s, idx, off, w * n, "st")
        vals = [np.broadcast_to(x, (self.L,)) for x in vals]
        if idx is not None:
            vals = [x[idx] for x in vals]
        if self.seed and s != "local":
            p = np.argsort(self.order if idx is None else self.order[idx])
            e = e[p]
            off = off[p]
            vals = [x[p] for x in vals]
            lanes = p if idx is None else idx[p]
        if self.shadow and s != "local":
            u = self.cells(s, "u" + d[1:])
            bits = [np.ascontiguousarray(x).view("u" + d[1:]) for x in vals]
            differs = np.zeros(len(e), bool)
            for k, x in enumerate(bits):
                differs |= u[e + k] != x
            for k, x in enumerate(vals):
                v[e + k] = x
            for k, x in enumerate(bits):
                differs |= u[e + k] != x
            self.race(s, lanes, off, w * n, "atom" if strong else "st", i, differs=differs)
        else:
            for k, x in enumerate(vals):
                v[e + k if k else e] = x

    def atomic(self, space, a, m, d, op, b, c, used, i):
        idx = np.flatnonzero(m) if m is not None else np.arange(self.L)
        out = np.zeros(self.L, d)
        if not len(idx):
            return out
        full = a
        a = a[idx]
        w = size(d)
        r = self.resolve(space, a, idx, w, i, True)
        if r is None:
            for p in self.parts(full, m):
                out = where(p, self.atomic(space, full, p, d, op, b, c, used, i), out)
            return out
        s, off = r
        v = self.cells(s, d)
        if s == "param":
            raise PtxError(f"an atomic on parameters: {i}")
        if self.count:
            self.tally(s, idx, off, w, "atom")
        if self.shadow and s != "local":
            self.race(s, idx, off, w, "atom", i)
        b = np.broadcast_to(b, (self.L,))[idx]
        c = np.broadcast_to(c, (self.L,))[idx] if c is not None else None
        if self.seed:
            p = np.argsort(self.order[idx])
            idx, off, b = idx[p], off[p], b[p]
            c = c[p] if c is not None else None
        e = off >> w.bit_length() - 1
        self.spins += op in ("cas", "exch")
        if not used and op in ("add", "min", "max", "and", "or", "xor"):
            f = {
                "add": np.add,
                "min": np.fmin if d[0] == "f" else np.minimum,
                "max": np.fmax if d[0] == "f" else np.maximum,
                "and": np.bitwise_and,
                "or": np.bitwise_or,
                "xor": np.bitwise_xor,
            }[op]
            f.at(v, e, b)
            return out
        rest = np.arange(len(e))
        while len(rest):  # each round, the first lane of each address
            _, first = np.unique(e[rest], return_index=True)
            k = rest[first]
            old = v[e[k]]
            y = b[k]
            out[idx[k]] = old
            v[e[k]] = exchanged(op, d, old, y, None if c is None else c[k])
            rest = np.delete(rest, first)
        return out

    # -- races
