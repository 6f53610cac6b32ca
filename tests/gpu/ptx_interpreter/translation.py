"""From a basic block to the Python that runs it for all lanes."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.arithmetic import (
    approx,
    arith,
    bfe,
    bfi,
    brev,
    directed,
    f2i,
    fma,
    ftz,
    lop3,
    mulhi,
    popc,
    prmt,
    sat,
    sdiv,
    shf,
    srem,
    top,
    udiv,
    upper,
    urem,
)
from ptx_interpreter.bit_code import TEST, BitCode
from ptx_interpreter.memory_code import MemoryCode
from ptx_interpreter.values import DT, NP, PARAM, SIZE, U4, U8, PtxError, size, where


class Gen(BitCode, MemoryCode):
    """Python for one basic block: with every lane on, or under a mask m."""

    def __init__(self, mod, block, full):
        self.mod, self.full, self.lines, self.k = mod, full, [], 0
        self.ns = dict(np=np, where=where, U4=U4, U8=U8)
        self.ns.update(
            {
                f.__name__: f
                for f in (
                    sdiv,
                    srem,
                    udiv,
                    urem,
                    mulhi,
                    fma,
                    directed,
                    arith,
                    ftz,
                    sat,
                    upper,
                    approx,
                    f2i,
                    popc,
                    top,
                    brev,
                    bfe,
                    bfi,
                    prmt,
                    shf,
                    lop3,
                )
            }
        )
        for i in block.insns:
            self.one(i)
        r = None
        if (t := block.term) and t.guard:
            self.i = t
            self.seen = False
            r = self.guarded(t)
        src = "def run(S, R, m):\n" + "".join(f" {line}\n" for line in self.lines) + f" return {r}\n"
        exec(compile(src, f"<{block.fn.name} {block.id}>", "exec"), self.ns)
        self.run = self.ns["run"]
        self.src = src

    def guarded(self, i):
        e = f"R[{i.guard[0][1]}]"
        return f"~{e}" if i.guard[1] else e

    def fail(self, why="an instruction that is not known"):
        raise PtxError(f"{why}: {self.i}")

    def const(self, v, d):
        if d == "pred":
            return str(bool(v))
        if d[0] in "ui":
            v = int(v) & (1 << 8 * size(d)) - 1
            if d[0] == "i" and v >> 8 * size(d) - 1:
                v -= 1 << 8 * size(d)
        elif isinstance(v, int):
            v = np.array([v], "u" + d[1:]).view(d)[0]  # the bits
        name = f"k{self.k}"
        self.k += 1
        self.ns[name] = NP[d].type(v)
        return name

    def val(self, a, d):
        """An operand as an array (or a scalar, if constant) of the type d."""
        if a[0] == "i":
            v = a[1]
            if d[0] in "ui" and not isinstance(v, int):
                v = int(np.array([v]).view("u8" if isinstance(v, float) else "u4")[0])
            if d[0] == "f" and isinstance(v, int) and abs(v) < 1 << 12:
                self.fail("an integer for a float")
            return self.const(v, d)
        if a[0] == "r":
            self.seen = True
            s = a[2]
            e = f"R[{a[1]}]"
            if s == d:
                return e
            if "pred" in (s, d):
                self.fail("a predicate as a number")
            if size(s) == size(d):
                return f"{e}.view('{d}')"
            if size(d) < size(s) and s[0] == "u":
                return f"{e}.astype('u{d[1:]}')" + (f".view('{d}')" if d[0] != "u" else "")
            self.fail("a register of another size")
        if a[0] == "!":
            return f"~{self.val(a[1], d)}"
        if a[0] == "x":
            self.seen = True
            return f"S.special('{a[1]}', '{d}')"
        if a[0] == "s":
            self.seen = True
            return (
                f"S.full({self.const(self.symbol(a), d)})"
                if a[1] not in self.i.fn.depots
                else f"(R[0] + {self.const(self.i.fn.depots[a[1]] + a[2], 'u8')}).astype('{d}')"
            )
        if a[0] == "p" and self.i.fn.kind == "entry" and a[1] in self.i.fn.pregs:
            self.seen = True
            return f"S.full({self.const(PARAM + self.i.fn.params[self.i.fn.pregs.index(a[1])][4], d)})"
        if a[0] == "p" and a[1] in self.i.fn.pregs:
            self.seen = True
            return f"S.full({self.const(PARAM + (1 << 32) + (a[1] << 16), d)})"  # read by ld.param of the same frame
        self.fail("an operand that is not covered")

    def symbol(self, a):
        m = self.mod
        if a[1] in m.symbols:
            return m.symbols[a[1]][0] + a[2]
        if a[1] in m.shared:
            return m.shared[a[1]][0] + a[2]
        if a[1] in m.dynamic:
            return -(-m.static // m.align_dynamic) * m.align_dynamic + a[2]
        if a[1] in m.fns:
            return m.fns[a[1]].code
        self.fail(f"a symbol without a definition, {a[1]}" + (" (extern)" if a[1] in m.externs else ""))

    def mask(self):
        return self.gm or ("None" if self.full else "m")

    def set(self, a, e, d):
        """Writes e, of the type d, to the operand a."""
        if a[0] == "_":
            return
        if a[0] != "r":
            self.fail("no register to write to")
        s = a[2]
        if not self.seen:
            e = f"S.full({e})"
        if s != d:
            if "pred" in (s, d):
                self.fail("a predicate as a number")
            if size(s) == size(d):
                e = f"({e}).view('{s}')"
            elif size(d) < size(s) and s[0] == "u" and d[0] in "ui":
                e = f"({e}).astype('{d[0]}{s[1:]}')" + (f".view('{s}')" if d[0] == "i" else "")
            else:
                self.fail("a register of another size")
        k = a[1]
        self.lines.append(
            f"R[{k}] = {e}" if self.full and not self.gm else f"R[{k}] = where({self.mask()}, {e}, R[{k}])"
        )

    def tmp(self, e):
        name = f"t{self.k}"
        self.k += 1
        self.lines.append(f"{name} = {e}")
        return name

    def addr(self, a):
        b, off = a[1], a[2]
        if b[0] == "i":
            return f"S.full({self.const(b[1] + off, 'u8')})"
        if b[0] == "r" and b[2] == "u4":
            e = f"R[{b[1]}].astype('u8')"
        else:
            e = self.val(b, "u8")
        return f"{e} + {self.const(off, 'u8')}" if off else e

    def one(self, i):
        self.i, o, a = i, i.op, i.args
        self.seen = False
        self.gm = None
        q = set(o[1:])
        if i.guard:
            self.lines.append(f"g = {self.guarded(i)}" + ("" if self.full else " & m"))
            self.gm = "g"
            self.seen = True
        f = getattr(self, "op_" + o[0], None)
        if not f:
            self.fail()
        if o[-1] in DT or o[-1] in SIZE:
            self.d = DT.get(o[-1])
        else:
            self.d = None
        if not f(o, a, self.d, q):
            pass

    def allow(self, q, *names):
        if bad := q - set(names) - {self.i.op[-1]}:
            self.fail(f"a qualifier that is not known, .{' .'.join(sorted(bad))}")

    # -- arithmetic

    def post(self, e, q):
        return f"sat({e})" if "sat" in q else f"ftz({e})" if "ftz" in q else e

    def binary(self, o, a, d, q, sym):
        if d is None:
            self.fail()
        if d[0] == "f":
            self.allow(q, "rn", "rz", "rm", "rp", "ftz", "sat")
            x, y = self.val(a[1], d), self.val(a[2], d)
            if r := q & {"rz", "rm", "rp"}:
                e = f"arith('{o[0]}', '{r.pop()}', {x}, {y})"
            else:
                e = f"{x} {sym} {y}"
            return self.set(a[0], self.post(e, q), d)
        self.allow(q)
        u = "u" + d[1:]
        self.set(a[0], f"{self.val(a[1], u)} {sym} {self.val(a[2], u)}", u)

    def op_add(self, o, a, d, q):
        if "cc" in q:
            return self.carry(o, a, False, True)
        self.binary(o, a, d, q, "+")

    def op_sub(self, o, a, d, q):
        if "cc" in q:
            return self.carry(o, a, False, True)
        self.binary(o, a, d, q, "-")

    def op_addc(self, o, a, d, q):
        self.carry(o, a, True, "cc" in q)

    op_subc = op_addc

    def carry(self, o, a, inn, out, mad=None):
        d = "u" + self.d[1:]
        8 * size(d)
        x, y = (self.tmp(mad), self.val(a[3], d)) if mad else (self.val(a[1], d), self.val(a[2], d))
        self.seen = True
        if inn:
            c = f"cc.astype('{d}')"
        sub = o[0].startswith("sub")
        s = self.tmp(f"{x} {'-' if sub else '+'} {y}")
        r = self.tmp(f"{s} {'-' if sub else '+'} {c}") if inn else s
        if out:
            cc = (
                f"({x} < {y})" + (f" | ({s} < {r})" if inn else "")
                if sub
                else f"({s} < {x})" + (f" | ({r} < {s})" if inn else "")
            )
            self.lines.append(f"cc = {cc}")
        self.set(a[0], r, d)

    def op_mul(self, o, a, d, q):
        if d and d[0] == "f":
            return self.binary(o, a, d, q, "*")
        self.allow(q, "lo", "hi", "wide")
        self.set(a[0], *self.product(q, a, d))

    def product(self, q, a, d):
        x, y = self.val(a[1], d), self.val(a[2], d)
        if "wide" in q:
            w = d[0] + str(2 * size(d))
            return f"{x}.astype('{w}') * {y}.astype('{w}')", w
        if "hi" in q:
            return f"mulhi({x}, {y})", d
        return f"{x} * {y}", d

    def op_mad(self, o, a, d, q):
        if d[0] == "f":
            return self.op_fma(o, a, d, q)
        self.allow(q, "lo", "hi", "wide", "cc")
        e, w = self.product(q, a, d)
        if "cc" in q:
            return self.carry(o, a, False, True, e)
        self.set(a[0], f"{e} + {self.val(a[3], w)}", w)

    def op_madc(self, o, a, d, q):
        self.allow(q, "lo", "hi", "cc")
        self.carry(o, a, True, "cc" in q, self.product(q, a, d)[0])

    def op_fma(self, o, a, d, q):
        self.allow(q, "rn", "rz", "rm", "rp", "ftz", "sat")
        x = ", ".join(self.val(v, d) for v in a[1:])
        self.set(
            a[0], self.post(f"arith('fma', '{r.pop()}', {x})" if (r := q & {"rz", "rm", "rp"}) else f"fma({x})", q), d
        )

    def exact(self, e, d, q):
        """Rounded as asked for, from a longer number."""
        if r := q & {"rz", "rm", "rp"}:
            return f"directed({e.replace('@', '.astype(np.longdouble)')}, '{d}', '{r.pop()}')"
        return self.post(e.replace("@", ""), q)

    def op_div(self, o, a, d, q):
        x, y = self.val(a[1], d), self.val(a[2], d)
        if d[0] == "f":
            self.allow(q, "rn", "rz", "rm", "rp", "approx", "full", "ftz")
            return self.set(a[0], self.exact(f"{x}@ / {y}", d, q), d)
        self.allow(q)
        self.set(a[0], f"{'s' if d[0] == 'i' else 'u'}div({x}, {y})", d)

    def op_sad(self, o, a, d, q):
        self.allow(q)
        x, y = self.val(a[1], d), self.val(a[2], d)
        self.set(a[0], f"where({x} > {y}, {x} - {y}, {y} - {x}) + {self.val(a[3], d)}", d)

    def op_rem(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"{'s' if d[0] == 'i' else 'u'}rem({self.val(a[1], d)}, {self.val(a[2], d)})", d)

    def op_min(self, o, a, d, q):
        self.allow(q, "ftz", "NaN")
        n = ("f" if "NaN" not in q else "") + o[0] if d[0] == "f" else o[0]
        n = {"min": "minimum", "max": "maximum"}.get(n, n)
        self.set(a[0], self.post(f"np.{n}({self.val(a[1], d)}, {self.val(a[2], d)})", q), d)

    op_max = op_min

    def op_abs(self, o, a, d, q):
        self.allow(q, "ftz")
        self.set(a[0], self.post(f"np.abs({self.val(a[1], d)})", q), d)

    def op_neg(self, o, a, d, q):
        self.allow(q, "ftz")
        d = d if d[0] == "f" else "u" + d[1:]
        x = self.val(a[1], d)
        self.set(a[0], self.post(f"-{x}", q) if d[0] == "f" else f"~{x} + {self.const(1, d)}", d)

    def op_sqrt(self, o, a, d, q):
        self.allow(q, "rn", "rz", "rm", "rp", "approx", "ftz")
        self.set(a[0], self.exact(f"np.sqrt({self.val(a[1], d)}@)", d, q), d)

    def op_rcp(self, o, a, d, q):
        self.allow(q, "rn", "rz", "rm", "rp", "approx", "ftz")
        x = self.val(a[1], d)
        if q & {"rz", "rm", "rp"}:
            return self.set(a[0], self.exact(f"1 / {x}@", d, q), d)
        if d == "f8" and {"approx", "ftz"} <= q:
            return self.set(a[0], f"upper(approx('{o[0]}', ftz({x})))", d)
        self.set(a[0], self.post(f"approx('{o[0]}', {x})", q), d)

    op_rsqrt = op_rcp

    def op_ex2(self, o, a, d, q):
        self.allow(q, "approx", "ftz")
        x = self.val(a[1], d)
        self.set(a[0], self.post(f"approx('{o[0]}', {self.post(x, q)})", q), d)

    op_lg2 = op_sin = op_cos = op_tanh = op_ex2

    def op_copysign(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"np.copysign({self.val(a[2], d)}, {self.val(a[1], d)})", d)

    def op_testp(self, o, a, d, q):
        self.allow(q, *TEST)
        self.set(a[0], TEST[o[1]].format(self.val(a[1], d)), "pred")

    # -- bits
