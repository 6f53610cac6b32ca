"""Python for the instructions of PTX on bits, comparisons, conversions and moves."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.arithmetic import INTEGRAL
from ptx_interpreter.values import DT, LOCAL, SHARED, size

COMPARE = {
    "eq": "{0} == {1}",
    "ne": "{0} != {1}",
    "lt": "{0} < {1}",
    "le": "{0} <= {1}",
    "gt": "{0} > {1}",
    "ge": "{0} >= {1}",
    "lo": "{0} < {1}",
    "ls": "{0} <= {1}",
    "hi": "{0} > {1}",
    "hs": "{0} >= {1}",
}
FCOMPARE = COMPARE | {
    "ne": "({0} < {1}) | ({0} > {1})",
    "equ": "~(({0} < {1}) | ({0} > {1}))",
    "neu": "{0} != {1}",
    "ltu": "~({0} >= {1})",
    "leu": "~({0} > {1})",
    "gtu": "~({0} <= {1})",
    "geu": "~({0} < {1})",
    "num": "({0} == {0}) & ({1} == {1})",
    "nan": "({0} != {0}) | ({1} != {1})",
}
TEST = {
    "finite": "np.isfinite({0})",
    "infinite": "np.isinf({0})",
    "number": "{0} == {0}",
    "notanumber": "{0} != {0}",
    "normal": "np.isfinite({0}) & (np.abs({0}) >= np.finfo({0}.dtype).tiny)",
    "subnormal": "({0} != 0) & (np.abs({0}) < np.finfo({0}.dtype).tiny)",
}


class BitCode:
    """The part of a block's translation that is about bits."""

    def logic(self, o, a, d, q, sym):
        self.allow(q)
        d = d if d == "pred" else "u" + d[1:]
        self.set(a[0], f"{self.val(a[1], d)} {sym} {self.val(a[2], d)}", d)

    def op_and(self, o, a, d, q):
        self.logic(o, a, d, q, "&")

    def op_or(self, o, a, d, q):
        self.logic(o, a, d, q, "|")

    def op_xor(self, o, a, d, q):
        self.logic(o, a, d, q, "^")

    def op_not(self, o, a, d, q):
        self.allow(q)
        d = d if d == "pred" else "u" + d[1:]
        self.set(a[0], f"~{self.val(a[1], d)}", d)

    def op_cnot(self, o, a, d, q):
        d = "u" + d[1:]
        self.set(a[0], f"({self.val(a[1], d)} == 0).astype('{d}')", d)

    def shift(self, o, a, d, q, sym):
        self.allow(q)
        n = self.val(a[2], "u4")
        self.set(a[0], f"{self.val(a[1], d)} {sym} np.minimum({n}, U4(64)).astype('{d}')", d)

    def op_shl(self, o, a, d, q):
        self.shift(o, a, "u" + d[1:], q, "<<")

    def op_shr(self, o, a, d, q):
        self.shift(o, a, d, q, ">>")

    def op_popc(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"popc({self.val(a[1], d)})", "u4")

    def op_clz(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"({8 * size(d) - 1} - top({self.val(a[1], d)})).view('u4')", "u4")

    def op_bfind(self, o, a, d, q):
        self.allow(q, "shiftamt")
        x = self.val(a[1], d)
        if d[0] == "i":
            x = f"where({x} < 0, ~{x}, {x}).view('u{d[1:]}')"
        t = self.tmp(f"top({x})")
        self.set(
            a[0],
            f"where({t} < 0, {t}, {8 * size(d) - 1} - {t}).astype('i4').view('u4')"
            if "shiftamt" in q
            else f"{t}.view('u4')",
            "u4",
        )

    def op_brev(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"brev({self.val(a[1], d)})", d)

    def op_bfe(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"bfe({self.val(a[1], d)}, {self.val(a[2], 'u4')}, {self.val(a[3], 'u4')})", d)

    def op_bfi(self, o, a, d, q):
        self.allow(q)
        self.set(
            a[0], f"bfi({self.val(a[1], d)}, {self.val(a[2], d)}, {self.val(a[3], 'u4')}, {self.val(a[4], 'u4')})", d
        )

    def op_prmt(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], "prmt({}, {}, {})".format(*(self.val(x, "u4") for x in a[1:])), "u4")

    def op_shf(self, o, a, d, q):
        self.allow(q, "l", "r", "wrap", "clamp")
        self.set(a[0], f"shf({', '.join(self.val(x, 'u4') for x in a[1:])}, {o[1] == 'l'}, {o[2] == 'wrap'})", "u4")

    def op_lop3(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"lop3({', '.join(self.val(x, 'u4') for x in a[1:4])}, {a[4][1]})", "u4")

    # -- comparisons, conversions, moves

    def op_setp(self, o, a, d, q):
        cmp = o[1]
        more = q & {"and", "or", "xor"}
        self.allow(q, cmp, "and", "or", "xor", "ftz")
        table = FCOMPARE if d[0] == "f" else COMPARE
        if cmp not in table:
            self.fail()
        if d[0] == "u" and o[-1][0] == "b" and cmp not in ("eq", "ne"):
            self.fail()
        x, y = (f"ftz({v})" if "ftz" in q else v for v in (self.val(a[1], d), self.val(a[2], d)))
        e = self.tmp(table[cmp].format(x, y))
        neg = f"~{e}"
        dst = a[0]
        if more:
            sym = {"and": "&", "or": "|", "xor": "^"}[more.pop()]
            c = self.val(a[3], "pred")
            neg = f"({neg}) {sym} {c}"
            e = f"({e}) {sym} {c}"
        if dst[0] == "|":
            e = self.tmp(e)
            self.set(dst[2], neg, "pred")
            dst = dst[1]
        self.set(dst, e, "pred")

    def op_set(self, o, a, d, q):
        out, cmp = DT[o[-2]], o[1]
        self.allow(q, cmp, "ftz", o[-2])
        e = (FCOMPARE if d[0] == "f" else COMPARE)[cmp].format(self.val(a[1], d), self.val(a[2], d))
        true, false = (1.0, 0.0) if out[0] == "f" else (-1, 0)
        self.set(
            a[0],
            f"where({e}, {self.const(true, out)}, {self.const(false, out)})",
            out,
        )

    def op_selp(self, o, a, d, q):
        self.allow(q)
        self.set(a[0], f"where({self.val(a[3], 'pred')}, {self.val(a[1], d)}, {self.val(a[2], d)})", d)

    def op_slct(self, o, a, d, q):
        t, _self_d = DT[o[-2]], d
        self.allow(q, "ftz", o[-2])
        self.set(a[0], f"where({self.val(a[3], d)} >= 0, {self.val(a[1], t)}, {self.val(a[2], t)})", t)

    def op_cvt(self, o, a, d, q):
        out = DT.get(o[-2])
        self.allow(q, "rn", "rz", "rm", "rp", "rni", "rzi", "rmi", "rpi", "ftz", "sat", o[-2])
        if not out or not d:
            self.fail()
        x = self.val(a[1], d)
        mode = next((r for r in o if r in INTEGRAL or r in ("rn", "rz", "rm", "rp")), None)
        if d[0] == "f" and out[0] != "f":
            e = f"f2i({x}, '{out}', '{mode}')"
        elif d[0] == "f":
            if mode in INTEGRAL:
                x = f"np.{ {'rni': 'rint', 'rzi': 'trunc', 'rmi': 'floor', 'rpi': 'ceil'}[mode] }({x})"
                mode = None
            e = (
                x
                if d == out
                else f"{x}.astype('{out}')"
                if mode in (None, "rn")
                else f"directed({x}, '{out}', '{mode}')"
            )
            e = self.post(e, q)
        elif out[0] == "f":
            e = (
                f"{x}.astype('{out}')"
                if mode in ("rn", None)
                else f"directed({x}.astype(np.longdouble), '{out}', '{mode}')"
            )
            e = self.post(e, q)
        elif "sat" in q:
            i = np.iinfo(out)
            e = f"np.clip({x}, {max(i.min, np.iinfo(d).min)}, {min(i.max, np.iinfo(d).max)}).astype('{out}')"
        else:
            e = (
                f"{x}.astype('{d[0] + out[1:]}')" + (f".view('{out}')" if d[0] != out[0] else "")
                if size(d) != size(out)
                else f"{x}.view('{out}')"
                if d != out
                else x
            )
        self.set(a[0], e, out)

    def op_mov(self, o, a, d, q):
        self.allow(q)
        if a[1][0] == "v":
            n = len(a[1][1])
            w = size(d) // n
            u = "u" + d[1:]
            return self.set(
                a[0],
                " | ".join(
                    f"{self.val(x, f'u{w}')}.astype('{u}') << {self.const(8 * w * k, u)}" for k, x in enumerate(a[1][1])
                ),
                u,
            )
        if a[0][0] == "v":
            n = len(a[0][1])
            w = size(d) // n
            u = "u" + d[1:]
            t = self.tmp(self.val(a[1], u))
            for k, x in enumerate(a[0][1]):
                self.set(x, f"({t} >> {self.const(8 * w * k, u)}).astype('u{w}')", f"u{w}")
            return
        self.set(a[0], self.val(a[1], d), d)

    def op_cvta(self, o, a, d, q):
        self.allow(q, "to", "global", "shared", "local", "const", "param")
        x = self.val(a[1], "u8")
        self.seen = True
        base = {"shared": SHARED, "local": LOCAL}.get(o[2] if o[1] == "to" else o[1])
        self.set(a[0], f"{x} {'-' if 'to' in q else '+'} {self.const(base, 'u8')}" if base else x, "u8")

    def op_isspacep(self, o, a, d, q):
        k = {"shared": SHARED >> 40, "local": LOCAL >> 40, "global": 0}[o[1]]
        self.set(a[0], f"{self.val(a[1], 'u8')} >> U8(40) == {k}", "pred")

    # -- memory
