"""Calls of functions, and what the device's run time has."""

from __future__ import annotations

import re

import numpy as np

from ptx_interpreter.values import CODE, GLOBAL, LOCAL, NP, POISON, PtxError, where


class Calls:
    """The part of a run that is about calls."""

    def file(self, depth, fn):
        r = self.files.get((depth, fn.name))
        if r is None:
            r = self.files[depth, fn.name] = []
            for c in fn.cls:
                r.append(
                    np.full(self.L, 64, "u8")
                    if c == "base"
                    else np.zeros((self.L, c[1]), "u1")
                    if isinstance(c, tuple)
                    else self.full(NP[c].type(POISON[c]))
                )
        return r

    def call(self, b, R, m, depth):
        """Arguments and frames for the lanes m; they go on at the callee's first block, or after what is built in."""
        i = b.term
        ret, name, args = i.args
        L = self.L
        if name[0] == "s":
            todo = [(self.mod.fns.get(name[1]), m)]
        else:
            t = R[name[1]]
            todo = []
            for v in np.unique(t[m]):
                k = (int(v) - CODE) // 16
                if int(v) < CODE or k >= len(self.mod.code) or int(v) % 16:
                    self.fail("a call of what is no function", None, m & (t == v), i, t)
                todo.append((self.mod.code[k], m & (t == v)))
        for fn, m in todo:
            if fn is None:
                raise PtxError(f"a call of what is not there: {i}")
            if not fn.defined:
                if len(todo) > 1:
                    raise PtxError(f"a call through a pointer of {fn.name}: {i}")
                self.builtin(fn, R, m, ret, args, i)
                self.pc[m] = b.id + 1
                continue
            if len(fn.pregs) != len(args):
                raise PtxError(f"another number of arguments than {fn.name} has: {i}")
            if depth > 200:
                raise PtxError(f"more than 200 calls deep: {i}")
            F = self.file(depth + 1, fn)
            for p, a, q in zip(fn.pregs, args, fn.params, strict=False):
                src = (
                    R[a[1]] if a[0] == "p" else self.bytes(R[a[1]] if a[0] == "r" else NP[f"u{q[1]}"].type(a[1]), q[1])
                )
                if src.shape[1] != q[1]:
                    raise PtxError(f"an argument of another size than {fn.name} takes: {i}")
                F[p][m] = src[m]
            base = (self.sptr + 15) & ~15
            F[0] = where(m, base.view("u8"), F[0])
            self.back.setdefault(depth, np.zeros((2, L), "i8"))[:, m] = [self.sptr[m], np.full(int(m.sum()), b.id + 1)]
            if fn.depot:
                top = base + fn.depot
                self.local_room(int(top[m].max()))
                self.sptr = where(m, top, self.sptr)
                self.loc.reshape(L, self.LB)[m] = where(
                    (np.arange(self.LB) >= base[m][:, None]) & (np.arange(self.LB) < top[m][:, None]),
                    np.uint8(255),
                    self.loc.reshape(L, self.LB)[m],
                )
            self.pc[m] = fn.first
            self.depth[m] = depth + 1

    def returned(self, b, R, m, depth):
        fn = b.fn
        s, pc = self.back[depth - 1][:, m]
        self.sptr[m] = s
        self.pc[m] = pc
        self.depth[m] = depth - 1
        if fn.ret:  # into the variables that the calls name
            for k in np.unique(pc):
                call = self.mod.blocks[int(k) - 1].term
                mm = m & (self.pc == k)
                if call.args[0]:
                    C = self.file(depth - 1, call.fn)
                    n = min(fn.ret[1], C[call.args[0][0][1]].shape[1])
                    C[call.args[0][0][1]][mm, :n] = R[fn.rreg][mm, :n]

    def text_at(self, a):
        a = int(a)
        if not GLOBAL <= a < GLOBAL + len(self.mod.arena):
            return None
        s = self.mod.arena[a - GLOBAL :][:4096].tobytes()
        return s[: s.find(0)].decode(errors="replace")

    def builtin(self, fn, R, m, ret, args, i):
        idx = np.flatnonzero(m)
        mod = self.mod

        def value(k, d):
            return R[args[k][1]].copy().view(d)[:, 0]

        def give(v, d):
            if ret:
                b = np.array(v, d).reshape(-1, 1).view("u1")
                R[ret[0][1]][idx] = b[:, : R[ret[0][1]].shape[1]]

        if fn.name == "malloc":
            n = value(0, "u8")[idx]
            out = []
            for k in n:
                k = int(k)
                self.counts.mallocs += 1
                if mod.heaped + k > 64 << 20:
                    out.append(0)
                    continue
                at = mod.take(max(k, 1), 1, 16)
                mod.heap[GLOBAL + at] = k
                mod.heaped += k
                out.append(GLOBAL + at)
                mod.arena[at : at + k] = 255
                if self.shadow:
                    self.shadow.grow(len(mod.arena))
                    [
                        t.__setitem__(slice(at >> self.shadow.shift, (at + k >> self.shadow.shift) + 1), -1)
                        for t in self.shadow.t.values()
                    ]
            give(out, "u8")
        elif fn.name == "free":
            for lane, a in zip(idx, value(0, "u8")[idx], strict=False):
                a = int(a)
                if a == 0:
                    continue
                if a not in mod.heap:
                    raise PtxError(f"a free of what is not allocated, address {a:#x}, in {self.where(i, int(lane))}")
                k = mod.heap.pop(a)
                mod.heaped -= k
                mod.valid[a - GLOBAL : a - GLOBAL + max(k, 1)] = 3
                self.counts.frees += 1
                mod.freed.append((a - GLOBAL, max(k, 1)))
        elif fn.name == "vprintf":
            f, p = value(0, "u8"), value(1, "u8")
            for lane in idx:
                self.counts.output += self.printf(self.text_at(f[lane]) or "", int(p[lane]), int(lane))
            give(np.ones(len(idx)), "i4")
        elif fn.name == "__assertfail":
            k = idx[0]
            said, file = self.text_at(value(0, "u8")[k]), self.text_at(value(1, "u8")[k])
            raise PtxError(
                f"an assertion failed, `{said}` at {file}:{int(value(2, 'u4')[k])}, in {self.where(i, int(k))}")
        else:
            raise PtxError(f"a call of {fn.name}, which is not defined: {i}")

    def printf(self, fmt, p, lane):
        at = (p & (1 << 40) - 1) + lane * self.LB if p >> 40 == LOCAL >> 40 else 0

        def take(n, d):
            nonlocal at
            at = -(-at // n) * n
            v = self.loc[at : at + n].copy().view(d)[0]
            at += n
            return v

        def one(m):
            if m[0] == "%%":
                return "%"
            c = m[2]
            if c in "eEfFgGaA":
                return (m[1] + c) % float(take(8, "f8"))
            if c == "s":
                return (m[1] + "s") % (self.text_at(take(8, "u8")) or "")
            if c == "p":
                return hex(int(take(8, "u8")))
            big = "l" in m[0] or "j" in m[0] or "z" in m[0]
            v = int(take(8, "i8" if c in "di" else "u8") if big else take(4, "i4" if c in "di" else "u4"))
            return chr(v & 255) if c == "c" else (re.sub("[lhjz]", "", m[1]) + {"i": "d", "u": "d"}.get(c, c)) % v

        return re.sub(r"(%[-+ #0]*\d*(?:\.\d+)?)(?:[lhjz]*)([a-zA-Z%])", one, fmt)

    # -- who goes next
