"""A launch of a kernel: its arguments, its blocks, what is counted."""

from __future__ import annotations

import re
import struct

import numpy as np

from ptx_interpreter.races import Shadow
from ptx_interpreter.running import State
from ptx_interpreter.values import DT, Buf, Counts, PtxError, size


def triple(v):
    v = (v,) if isinstance(v, (int, np.integer)) else tuple(v)
    return tuple(int(x) for x in v) + (1,) * (3 - len(v))


def entry(mod, name):
    if name in mod.fns:
        f = mod.fns[name]
    else:
        found = [
            f
            for n, f in mod.fns.items()
            if f.kind == "entry" and f.defined and (n.startswith(f"_Z{len(name)}{name}") or f"{len(name)}{name}E" in n)
        ]
        if len(found) != 1:
            entries = ", ".join(n for n, f in mod.fns.items() if f.kind == "entry") or "none"
            raise PtxError(f"{len(found)} kernels are called {name}; there are {entries}")
        f = found[0]
    if f.kind != "entry" or not f.defined:
        raise PtxError(f"{name} is no kernel")
    return f


def launch(mod, name, grid, block, args, shared_bytes=0, seed=0, race=True, count=True, limit=3_000_000, lanes=2048):
    """Runs a kernel, by its mangled or its plain name; args are buffers, numbers, or the bytes of structures."""
    fn = entry(mod, name)
    grid, block = triple(grid), triple(block)
    counts = Counts()
    T = block[0] * block[1] * block[2]
    if T > 1024 or T < 1:
        raise PtxError(f"{T} threads in a block")
    if m := re.search(r"\.(maxntid|reqntid) ([\d, ]+)", " ".join(fn.attrs)):
        if T > np.prod([int(x) for x in m[2].split(",") if x.strip()]):
            raise PtxError(f"more threads in a block than {fn.name} allows")
    if len(args) != len(fn.params):
        raise PtxError(f"{fn.name} takes {len(fn.params)} arguments, not {len(args)}")
    buf = bytearray(fn.nparam)
    for (_, n, _, _ty, at), a in zip(fn.params, args, strict=False):
        b = (
            a.addr.to_bytes(8, "little")
            if isinstance(a, Buf)
            else a
            if isinstance(a, bytes)
            else a.tobytes()
            if isinstance(a, np.generic) or isinstance(a, np.ndarray)
            else struct.pack("<d" if n == 8 else "<f", a)
            if isinstance(a, float)
            else int(a).to_bytes(n, "little", signed=a < 0)
        )
        if len(b) != n:
            raise PtxError(f"an argument of {len(b)} bytes for one of {n} of {fn.name}")
        buf[at : at + n] = b
    mod.named = [(j, a) for j, a in enumerate(args) if isinstance(a, Buf)]
    mod.freed = []
    held = len(mod.heap)
    rng = np.random.default_rng(seed)
    ids = np.arange(grid[0] * grid[1] * grid[2])
    ids = rng.permutation(ids) if seed else ids
    per = max(1, lanes // (-(-T // 32) * 32))
    shadow = Shadow(len(mod.arena), mod.granule()) if race else None
    with np.errstate(all="ignore"):
        for k in range(0, len(ids), per):
            State(
                mod,
                fn,
                grid,
                block,
                ids[k : k + per],
                rng,
                seed,
                shared_bytes,
                bytes(buf),
                counts,
                count,
                race,
                shadow,
                len(ids) * T,
            ).run(limit)
    counts.leaked = len(mod.heap) - held
    mod.free += mod.freed
    return counts


def granule(mod):
    """The shift of the smallest access that the text makes to memory that threads share."""
    if not hasattr(mod, "_granule"):
        mod._granule = (
            min(
                [
                    size(DT[i.op[-1]])
                    for i in mod.insns
                    if i.op[0] in ("ld", "st", "atom", "red") and not {"param", "local"} & set(i.op) and i.op[-1] in DT
                ],
                default=8,
            ).bit_length()
            - 1
        )
    return mod._granule
