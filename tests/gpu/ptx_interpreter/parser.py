"""From the text of a module to functions, blocks and instructions."""

from __future__ import annotations

import re

from ptx_interpreter.values import CODE, DT, GLOBAL, Block, Fn, Insn, PtxError, number, operands, size


class Parser:
    """The part of a module that reads its text."""

    def parse(self, text):
        text = re.sub(r"/\*.*?\*/", lambda m: "\n" * m[0].count("\n"), text, flags=re.S)
        text = re.sub(r"//[^\n]*", "", text)
        text = re.sub(r"\.section\s+[\w.]+\s*\{[^}]*\}", lambda m: "\n" * m[0].count("\n"), text)
        text = re.sub(r"^[ \t]*\.(loc|file|section|pragma)\b[^\n]*", "", text, flags=re.M)
        self.text = text
        pos = 0
        bodies = []
        inits = []
        while m := re.compile(r"\s*").match(text, pos):
            pos = m.end()
            if pos >= len(text):
                break
            if m := re.compile(r"\.(version|target|address_size)[^\n]*").match(text, pos):
                pos = m.end()
                continue
            if m := re.compile(r"(?:\.(?:visible|extern|weak|common)\s+)*\.(func|entry)\b").match(text, pos):
                end = min((i for i in (text.find("{", pos), text.find(";", pos)) if i >= 0), default=-1)
                head = text[m.end() : end]
                f = self.header(head, m[1])
                if text[end] == "{":
                    depth, at = 0, end
                    for t in re.compile(r"[{}]").finditer(text, end):
                        depth += 1 if t[0] == "{" else -1
                        if not depth:
                            at = t.end()
                            break
                    bodies.append((f, end + 1, at - 1))
                    pos = at
                    f.defined = True
                    self.fns[f.name] = f
                else:
                    pos = end + 1
                    self.fns.setdefault(f.name, f)
                continue
            end = text.find(";", pos)
            if end < 0:
                raise PtxError(f"cannot read `{text[pos : pos + 60]}`")
            s = text[pos:end]
            pos = end + 1
            if re.match(r"\.alias\b", s):
                a, b = operands(s[6:])
                inits.append(("alias", a, b))
                continue
            m = re.fullmatch(
                r"((?:\.(?:visible|extern|weak|common)\s+)*)\.(global|const|shared)\s+((?:\.(?:align\s+\d+|attribute\([^)]*\)|v[24])\s+)*)\.(\w+)\s+([\w$.%]+)\s*((?:\[\s*\d*\s*\])*)\s*(?:=\s*(.*))?",
                s.strip(),
                re.S,
            )
            if not m:
                raise PtxError(f"cannot read `{s.strip()[:80]}`")
            link, space, attr, ty, name, dims, init = m.groups()
            n = int(ty[1:]) // 8
            for d in re.findall(r"\[\s*(\d*)\s*\]", dims):
                n *= int(d or 0)
            al = int((re.search(r"align\s+(\d+)", attr) or [0, n or 1])[1])
            if space == "shared":
                if "extern" in link:
                    self.dynamic.append(name)
                    self.align_dynamic = max(self.align_dynamic, al)
                else:
                    at = -(-self.static // al) * al
                    self.shared[name] = (at, n)
                    self.static = at + n + 16
            elif "extern" in link:
                self.externs[name] = s.strip()
            else:
                at = self.take(n, 2 if space == "const" else 1, max(al, 16))
                self.symbols[name] = (GLOBAL + at, n)
                if init:
                    inits.append((at, ty, init))
        for f, a, b in bodies:
            self.body(f, a, b)
        for n, f in enumerate(self.fns.values()):
            f.code = CODE + 16 * n
            self.code.append(f)
        for at, ty, init in inits:
            if at == "alias":
                self.fns[ty] = self.fns[init]
                continue
            for k, e in enumerate(
                operands(init.strip().strip("{}")) if init.strip().startswith("{") else [init.strip()]
            ):
                self.initialise(at, k, ty, e)

    def initialise(self, at, k, ty, e):
        d = DT[ty]
        v = number(e)
        if v is None:
            if m := re.fullmatch(r"(0x[fF]+)0*\((.+)\)", e):  # a byte of an address
                mask = int(re.match(r"0x[0-9a-fA-F]+", e)[0], 16)
                shift = (mask & -mask).bit_length() - 1
                v = self.address(m[2]) >> shift & 255
            else:
                v = self.address(e)
        if d[0] == "f":
            self.view(d)[at // size(d) + k] = v
        else:
            self.view("u" + d[1:])[at // size(d) + k] = int(v) & (1 << 8 * size(d)) - 1

    def address(self, e):
        if m := re.fullmatch(r"\s*generic\((.*)\)\s*(?:\+\s*(\d+))?", e):
            return self.address(m[1]) + int(m[2] or 0)
        m = re.fullmatch(r"\s*([\w$.%]+)\s*(?:\+\s*(-?\d+))?\s*", e)
        if m and m[1] in self.symbols:
            return self.symbols[m[1]][0] + int(m[2] or 0)
        if m and m[1] in self.fns:
            return self.fns[m[1]].code
        raise PtxError(f"an unknown symbol, `{e}`")

    def header(self, head, kind):
        f = Fn()
        f.kind, f.defined, f.blocks, f.nregs = kind, False, [], 1
        m = re.match(r"\s*(\(.*?\))?\s*([\w$.%]+)\s*(\((.*?)\))?", head, re.S)
        f.name = m[2]
        f.ret = self.param(m[1][1:-1]) if m[1] and m[1][1:-1].strip() else None
        f.params = [self.param(p) for p in operands(m[4] or "")]
        f.attrs = head[m.end() :].split()
        at = 0
        for p in f.params:
            at = -(-at // p[2]) * p[2]
            p.append(at)
            at += p[1]
        f.nparam = at
        return f

    def param(self, p):
        m = re.fullmatch(
            r"\s*\.(?:param|reg)\s+(?:\.align\s+(\d+)\s+)?\.(\w+)(?:\s+\.ptr(?:\s+\.\w+)*?(?:\s+\.align\s+\d+)?)?\s+([\w$.%]+)\s*(?:\[(\d*)\])?\s*",
            p,
            re.S,
        )
        if not m:
            raise PtxError(f"cannot read the parameter `{p.strip()}`")
        w = int(m[2][1:]) // 8 if m[2] != "pred" else 1
        return [m[3], w * int(m[4] or 1), int(m[1] or w), m[2]]

    def body(self, f, pos, end):
        text = self.text
        scopes = [{}]
        f.cls = ["base"]
        f.depot = 0
        f.depots = {}
        f.labels = {}
        f.tables = {}
        f.uses = {}
        for p in f.params:
            scopes[0][p[0]] = self.reg(f, "param", p[1])
        f.pregs = [scopes[0][p[0]][1] for p in f.params]
        if f.ret:
            scopes[0][f.ret[0]] = self.reg(f, "param", f.ret[1])
        f.rreg = scopes[0][f.ret[0]][1] if f.ret else None
        cur = Block(f)
        f.blocks.append(cur)
        space = re.compile(r"\s*")
        label = re.compile(r"([\w$%.]+)\s*:(?!:)")
        pending = None
        line = text.count("\n", 0, pos) + 1
        at = pos

        def start():
            nonlocal cur
            if cur.insns or cur.term:
                cur = Block(f)
                f.blocks.append(cur)

        while True:
            pos = space.match(text, pos).end()
            if pos >= end:
                break
            if text[pos] == "{":
                scopes.append({})
                pos += 1
                continue
            if text[pos] == "}":
                scopes.pop()
                pos += 1
                continue
            if m := label.match(text, pos):
                pos = m.end()
                pending = m[1]
                if not re.compile(r"\s*\.(branchtargets|callprototype)").match(text, pos):
                    start()
                    f.labels[m[1]] = len(f.blocks) - 1
                continue
            stop = text.find(";", pos)
            s = " ".join(text[pos:stop].split())
            line += text.count("\n", at, pos)
            at = pos
            pos = stop + 1
            if m := re.match(r"\.reg\s*\.(\w+)\s+(.*)", s):
                for r in operands(m[2]):
                    c = "pred" if m[1] == "pred" else DT[m[1]]
                    c = "u" + c[1:] if c[0] == "i" else "u2" if c == "f2" else c
                    if k := re.fullmatch(r"(.*)<(\d+)>", r):
                        for j in range(int(k[2])):
                            scopes[-1][f"{k[1]}{j}"] = ("r", c)
                    else:
                        scopes[-1][r] = ("r", c)
                continue
            if m := re.match(r"\.local\s+(?:\.align\s+(\d+)\s+)?\.(\w+)\s+([\w$.%]+)\s*(?:\[(\d+)\])?$", s):
                w = int(m[2][1:]) // 8
                al = int(m[1] or w)
                f.depot = -(-f.depot // al) * al
                f.depots[m[3]] = f.depot
                f.depot += w * int(m[4] or 1)
                continue
            if s.startswith(".param"):
                p = self.param(s)
                scopes[-1][p[0]] = self.reg(f, "param", p[1])
                continue
            if s.startswith(".branchtargets"):
                f.tables[pending] = operands(s[14:])
                continue
            if s.startswith(".callprototype") or s.startswith(".pragma"):
                continue
            if m := re.match(
                r"\.shared\s+(?:\.align\s+(\d+)\s+)?\.(\w+)\s+([\w$.%]+)\s*(?:\[(\d+)\])?$", s
            ):  # what only this function uses
                w = int(m[2][1:]) // 8
                al = int(m[1] or w)
                n = w * int(m[4] or 1)
                a = -(-self.static // al) * al
                self.shared[m[3]] = (a, n)
                self.static = a + n + 16
                continue
            i = Insn()
            i.fn, i.text, i.line = f, s, line
            m = re.match(r"(?:@(!?)([\w%$]+)\s+)?([\w.:]+)\s*(.*)$", s)
            if not m or s.startswith("."):
                raise PtxError(f"cannot read {i}")
            i.guard = (self.operand(f, scopes, m[2], i), m[1] == "!") if m[2] else None
            i.op = m[3].split(".")
            i.args = []
            if i.op[0] == "call":
                i.args = m[4]
                i.args = self.callargs(f, scopes, m[4], i)
            elif i.op[0] not in ("bra", "brx"):
                i.args = [self.operand(f, scopes, a, i) for a in operands(m[4])]
            else:
                i.args = [
                    a if k or i.op[0] == "bra" else self.operand(f, scopes, a, i) for k, a in enumerate(operands(m[4]))
                ]
            self.insns.append(i)
            o = i.op[0]
            if (o in ("shfl", "vote", "match", "redux") and "sync" in i.op) or i.op[:2] == ["bar", "warp"]:
                start()
                cur.sync = i
            if o in ("bra", "brx", "ret", "exit", "call") or (o in ("bar", "barrier") and i.op[1] != "warp"):
                cur.term = i
                start()
            else:
                cur.insns.append(i)
            if o in ("bar", "barrier") and i.op[1] == "red":
                j = Insn()
                j.fn, j.text, j.line, j.guard, j.op, j.args = (
                    f,
                    s,
                    line,
                    i.guard,
                    ["barred", i.op[2], i.op[-1]],
                    i.args[:1],
                )
                cur.insns.append(j)
        if not (cur.insns or cur.term) and len(f.blocks) > 1 and len(f.blocks) - 1 not in f.labels.values():
            f.blocks.pop()
        for b in f.blocks:
            b.id = len(self.blocks)
            self.blocks.append(b)
        f.first = f.blocks[0].id
        for b in f.blocks:
            if b.term and b.term.op[0] == "bra":
                if b.term.args[0] not in f.labels:
                    raise PtxError(f"no such label: {b.term}")
                b.target = f.first + f.labels[b.term.args[0]]
        if (
            f.blocks[-1].term is None or f.blocks[-1].term.guard or f.blocks[-1].term.op[0] == "call"
        ):  # nothing may run on into the next function
            b = Block(f)
            i = Insn()
            i.fn, i.text, i.line, i.guard, i.op, i.args = f, "the end of the function", line, None, ["trap"], []
            b.insns = [i]
            b.id = len(self.blocks)
            self.blocks.append(b)

    def reg(self, f, cls, n=0):
        f.cls.append((cls, n) if cls == "param" else cls)
        return ("p" if cls == "param" else "r", len(f.cls) - 1, n if cls == "param" else cls)

    def operand(self, f, scopes, t, i):
        t = t.strip()
        if t.startswith("["):
            m = re.fullmatch(r"\[\s*([\w$.%]+)\s*(?:\+\s*(-?\w+))?\s*\]", t)
            if not m:
                raise PtxError(f"cannot read the address in {i}")
            return ("m", self.operand(f, scopes, m[1], i), int(m[2] or "0", 0))
        if t.startswith("{"):
            return ("v", [self.operand(f, scopes, a, i) for a in operands(t[1:-1])])
        if "|" in t:
            a, b = t.split("|")
            return ("|", self.operand(f, scopes, a, i), self.operand(f, scopes, b, i))
        if (v := number(t)) is not None:
            return ("i", v)
        if t.startswith("!"):
            return ("!", self.operand(f, scopes, t[1:], i))
        for s in reversed(scopes):
            if t in s:
                if s[t][0] == "r" and len(s[t]) == 2:
                    s[t] = self.reg(f, s[t][1])
                if s[t][0] == "r":
                    f.uses[s[t][1]] = f.uses.get(s[t][1], 0) + 1
                return s[t]
        if t == "_":
            return ("_",)
        if re.fullmatch(
            r"%(n?tid|n?ctaid)\.[xyz]|%(laneid|warpid|nwarpid|smid|nsmid|gridid|clock|clock_hi|clock64|globaltimer|globaltimer_lo|lanemask_(eq|lt|le|gt|ge)|dynamic_smem_size|total_smem_size)",
            t,
        ):
            return ("x", t)
        if t == "WARP_SZ":
            return ("i", 32)
        if m := re.fullmatch(r"([\w$.]+)\s*(?:\+\s*(-?\d+))?", t):
            return ("s", m[1], int(m[2] or 0))
        raise PtxError(f"an unknown operand `{t}` in {i}")

    def callargs(self, f, scopes, t, i):
        parts = operands(t)
        ret = []
        n = 0
        if parts[0].startswith("("):
            ret = [self.operand(f, scopes, a, i) for a in operands(parts[0][1:-1])]
            n = 1
        name = self.operand(f, scopes, parts[n], i)
        args = []
        if len(parts) > n + 1 and parts[n + 1].startswith("("):
            args = [self.operand(f, scopes, a, i) for a in operands(parts[n + 1][1:-1])]
        return [ret, name, args]


# -- what an instruction computes: helpers over whole arrays
