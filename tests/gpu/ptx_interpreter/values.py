"""Types of PTX as numpy's, what a launch is told and counts, and the parts that a text is made of."""

from __future__ import annotations

import dataclasses
import re
import struct

import numpy as np

GLOBAL, PARAM, LOCAL, SHARED, CODE = 1 << 32, 0x7D << 40, 0x7E << 40, 0x7F << 40, 0x7C << 40
SIZE = {"pred": 1, "f16x2": 4}
DT = {}
for _k, _n in (("u", "u"), ("b", "u"), ("s", "i"), ("f", "f")):
    for _b in (8, 16, 32, 64):
        if _k != "f" or _b > 8:
            DT[f"{_k}{_b}"] = f"{_n}{_b // 8}"
DT["pred"] = "pred"
NP = {d: np.dtype(d) for d in DT.values() if d != "pred"} | {"pred": np.dtype(bool)}
POISON = {
    "pred": False,
    "u1": 0xAA,
    "u2": 0x7EAA,
    "u4": 0x7FFDEAD5,
    "u8": 0x7FFDEAD57FFDEAD5,
    "f2": np.nan,
    "f4": np.nan,
    "f8": np.nan,
}


def size(d):
    """Bytes of a value of a type."""
    return 1 if d == "pred" else int(d[1:])


class PtxError(Exception):
    pass


@dataclasses.dataclass
class Buf:
    addr: int
    nbytes: int
    dtype: object
    shape: tuple


@dataclasses.dataclass
class Counts:
    """Of one launch. Instructions per warp and per thread; global accesses in 32-byte sectors per warp access; shared
    accesses per warp, local ones per thread; atomics per thread; races as sentences."""

    instructions: int = 0
    thread_instructions: int = 0
    load_sectors: int = 0
    store_sectors: int = 0
    atomics: int = 0
    shared_atomics: int = 0
    shared: int = 0
    local: int = 0
    barriers: int = 0
    mallocs: int = 0
    frees: int = 0
    leaked: int = 0
    benign: int = 0
    races: list = dataclasses.field(default_factory=list)
    output: str = ""

    @property
    def sectors(self):
        return self.load_sectors + self.store_sectors


class Insn:
    __slots__ = ("fn", "text", "guard", "op", "args", "line")

    def __str__(self):
        return f"`{self.text}` in {self.fn.name}, line {self.line}"


class Block:
    def __init__(self, fn):
        self.fn, self.insns, self.id, self.code, self.term, self.sync = fn, [], None, {}, None, None


class Fn:
    pass


def operands(s):
    out, depth, cur = [], 0, ""
    for ch in s:
        if ch in "[{(":
            depth += 1
        elif ch in "]})":
            depth -= 1
        if ch == "," and not depth:
            out.append(cur.strip())
            cur = ""
        else:
            cur += ch
    if cur.strip():
        out.append(cur.strip())
    return out


def number(t):
    """An immediate's value, or None."""
    if m := re.fullmatch(r"-?0[dD]([0-9a-fA-F]{16})", t):
        v = struct.unpack(">d", bytes.fromhex(m[1]))[0]
        return -v if t[0] == "-" else v
    if m := re.fullmatch(r"-?0[fF]([0-9a-fA-F]{8})", t):
        v = struct.unpack(">f", bytes.fromhex(m[1]))[0]
        return np.float32(-v if t[0] == "-" else v)
    if re.fullmatch(r"[-+]?(0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)U?", t):
        return int(t.rstrip("U"), 0 if not re.fullmatch(r"[-+]?0\d+U?", t) else 8)
    if re.fullmatch(r"[-+]?\d+\.\d*([eE][-+]?\d+)?", t):
        return float(t)
    return None


U4, U8 = np.uint32, np.uint64
where = np.where
