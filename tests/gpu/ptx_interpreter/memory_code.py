"""Python for the instructions of PTX that access memory or meet other lanes."""

from __future__ import annotations

from ptx_interpreter.values import size

QUAL = {
    "weak",
    "volatile",
    "relaxed",
    "acquire",
    "release",
    "acq_rel",
    "cta",
    "gpu",
    "sys",
    "ca",
    "cg",
    "cs",
    "lu",
    "cv",
    "wb",
    "wt",
    "nc",
}


class MemoryCode:
    """The part of a block's translation that is about memory and other lanes."""

    def memory(self, q, d):
        space = next(
            (s for s in ("global", "shared", "local", "const", "param") if s in q or s + "::cta" in q), "generic"
        )
        n = 2 if "v2" in q else 4 if "v4" in q else 1
        self.allow(
            q, space, space + "::cta", "v2", "v4", *QUAL, *(x for x in q if x.startswith("L1") or x.startswith("L2"))
        )
        if not d or d == "pred":
            self.fail()
        return space, n, bool(q & {"volatile", "relaxed", "acquire", "release"})

    def op_ld(self, o, a, d, q):
        space, n, strong = self.memory(q, d)
        dst = a[0][1] if a[0][0] == "v" else [a[0]]
        m = a[1]
        self.seen = True
        w = size(d)
        if space == "param" and m[1][0] == "p":
            p = m[1]
            f = self.i.fn
            for k, x in enumerate(dst):
                at = m[2] + k * w
                if f.kind == "entry" and p[1] in f.pregs:
                    self.set(x, f"S.kparam({f.params[f.pregs.index(p[1])][4] + at}, '{d}')", d)
                else:
                    if at + w > p[2]:
                        self.fail("beyond the parameter")
                    self.set(x, f"R[{p[1]}][:, {at}:{at + w}].copy().view('{d}').ravel()", d)
            return
        strong = strong or any(
            j.op[0] == "atom"
            and "cas" in j.op
            and j.text.split("[")[-1].split("]")[0] == self.i.text.split("[")[-1].split("]")[0]
            for j in self.mod.insns
            if j.fn is self.i.fn and not j.guard
        )  # the first read of a loop around a compare-and-swap
        t = self.tmp(
            f"S.load('{space}', {self.addr(m)}, {self.mask()}, '{d}', {n}, {self.ident()}, {strong}, {'nc' in q})"
        )
        for k, x in enumerate(dst):
            self.seen = True
            self.set(x, f"{t}[{k}]", d)

    def ident(self):
        name = f"i{self.k}"
        self.k += 1
        self.ns[name] = self.i
        return name

    def op_ldu(self, o, a, d, q):
        self.op_ld(o, a, d, q)

    def op_st(self, o, a, d, q):
        space, _n, strong = self.memory(q, d)
        src = a[1][1] if a[1][0] == "v" else [a[1]]
        m = a[0]
        w = size(d)
        if space == "param" and m[1][0] == "p":
            p = m[1]
            for k, x in enumerate(src):
                at = m[2] + k * w
                e = f"S.bytes({self.val(x, d)}, {w})"
                if at + w > p[2]:
                    self.fail("beyond the parameter")
                self.lines.append(
                    f"R[{p[1]}][:, {at}:{at + w}] = {e}"
                    if self.mask() == "None"
                    else f"np.copyto(R[{p[1]}][:, {at}:{at + w}], {e}, where={self.mask()}[:, None])"
                )
            return
        where, values = self.addr(m), ", ".join(self.val(x, d) for x in src)
        self.lines.append(
            f"S.store('{space}', {where}, {self.mask()}, '{d}', [{values}], {self.ident()}, {strong})")

    def op_atom(self, o, a, d, q):
        space = next((s for s in ("global", "shared") if s in q or s + "::cta" in q), "generic")
        red = o[0] == "red"
        op = next(
            (x for x in o[1:] if x in ("add", "min", "max", "cas", "exch", "inc", "dec", "and", "or", "xor")), None
        )
        orders = ("relaxed", "acquire", "release", "acq_rel", "cta", "gpu", "sys")
        self.allow(q, op, space, space + "::cta", *orders, "noftz")
        if not op or not d or d == "pred":
            self.fail()
        if op in ("and", "or", "xor", "cas", "exch"):
            d = "u" + d[1:]
        dst, rest = (None, a) if red else (a[0], a[1:])
        used = dst and dst[0] == "r" and self.i.fn.uses.get(dst[1], 0) > 1
        c = self.val(rest[2], d) if len(rest) > 2 else "None"
        where, value = self.addr(rest[0]), self.val(rest[1], d)
        t = self.tmp(
            f"S.atomic('{space}', {where}, {self.mask()}, '{d}', '{op}', {value}, {c}, {bool(used)}, {self.ident()})")
        if used:
            self.seen = True
            self.set(dst, t, d)

    op_red = op_atom

    # -- between lanes

    def op_shfl(self, o, a, d, q):
        self.allow(q, "sync", "up", "down", "bfly", "idx")
        dst, p = (a[0][1], a[0][2]) if a[0][0] == "|" else (a[0], None)
        given = ", ".join(self.val(x, "u4") for x in a[1:4])
        t = self.tmp(f"S.shuffle({self.mask()}, '{o[2]}', {given})")
        self.seen = True
        self.set(dst, f"{t}[0]", "u4")
        if p:
            self.set(p, f"{t}[1]", "pred")

    def op_vote(self, o, a, d, q):
        self.allow(q, "sync", "all", "any", "uni", "ballot")
        b = self.tmp(f"S.ballot({self.mask()}, {self.val(a[1], 'pred')})")
        k = self.tmp(f"S.ballot({self.mask()}, True) & {self.val(a[2], 'u4')}")
        self.seen = True
        b = f"({b} & {k})"
        if o[2] == "ballot":
            return self.set(a[0], b, "u4")
        self.set(a[0], {"any": f"{b} != 0", "all": f"{b} == {k}", "uni": f"({b} == {k}) | ({b} == 0)"}[o[2]], "pred")

    def op_match(self, o, a, d, q):
        self.allow(q, "sync", "any")
        self.seen = True
        self.set(a[0], f"S.match({self.mask()}, {self.val(a[1], d)}) & {self.val(a[2], 'u4')}", "u4")

    def op_redux(self, o, a, d, q):
        self.allow(q, "sync", "add", "min", "max", "and", "or", "xor")
        self.seen = True
        self.set(a[0], f"S.redux({self.mask()}, '{o[2]}', {self.val(a[1], d)}, {self.val(a[2], 'u4')})", d)

    def op_activemask(self, o, a, d, q):
        self.seen = True
        self.set(a[0], f"S.ballot({self.mask()}, True)", "u4")

    def op_bar(self, o, a, d, q):  # bar.warp.sync; the others end a block
        if o != ["bar", "warp", "sync"]:
            self.fail()
        self.lines.append(f"S.warp_sync({self.mask()}, {self.val(a[0], 'u4')})")

    def op_barred(self, o, a, d, q):  # what a bar.red gave
        self.seen = True
        e = {"popc": "S.barsum", "and": "S.barsum == S.baralive", "or": "S.barsum > 0"}[o[1]]
        self.set(a[0], e, "u4" if o[1] == "popc" else "pred")

    def op_membar(self, o, a, d, q):
        self.allow(q, "cta", "gl", "sys")

    def op_fence(self, o, a, d, q):
        self.allow(q, "acq_rel", "sc", "cta", "gpu", "sys")

    def op_nanosleep(self, o, a, d, q):
        pass

    def op_trap(self, o, a, d, q):
        self.lines.append(f"S.trap({self.mask()}, {self.ident()})")

    op_brkpt = op_trap

    def op_discard(self, o, a, d, q):
        self.fail()


# -- a launch
