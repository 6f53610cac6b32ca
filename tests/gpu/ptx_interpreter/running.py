"""Several blocks as they run, all lanes at a time."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.calls import Calls
from ptx_interpreter.device_memory import DeviceMemory
from ptx_interpreter.races import Races, Shadow
from ptx_interpreter.translation import Gen
from ptx_interpreter.values import U4, PtxError, where
from ptx_interpreter.warps import Warps


class State(DeviceMemory, Races, Warps, Calls):
    """Blocks that run together: their lanes' registers, memories and places."""

    def __init__(self, mod, fn, grid, block, first, rng, seed, dyn, kbuf, counts, count, race, shadow, nthreads):
        self.mod, self.fn, self.rng, self.seed, self.counts, self.count, self.kbuf = (
            mod,
            fn,
            rng,
            seed,
            counts,
            count,
            kbuf,
        )
        T = block[0] * block[1] * block[2]
        P = -(-T // 32) * 32
        B = len(first)
        self.T, self.P, self.B = T, P, B
        L = self.L = P * B
        self.grid, self.block = grid, block
        t = np.tile(np.arange(P), B)
        self.blk = np.repeat(np.arange(B), P)
        bid = np.repeat(np.array(first), P)
        self.t, self.bid = t, bid
        self.lane = (t & 31).astype("u4")
        self.warp = np.arange(L) >> 5
        self.base = np.arange(L) & ~31
        self.sp = {}
        for k, v in {
            "tid.x": t % block[0],
            "tid.y": t // block[0] % block[1],
            "tid.z": t // (block[0] * block[1]),
            "ctaid.x": bid % grid[0],
            "ctaid.y": bid // grid[0] % grid[1],
            "ctaid.z": bid // (grid[0] * grid[1]),
            "laneid": t & 31,
            "warpid": t >> 5,
        }.items():
            self.sp["%" + k] = v.astype("u4")
        for k, v in {
            f"{n}.{x}": d for n, g in (("ntid", block), ("nctaid", grid)) for x, d in zip("xyz", g, strict=False)
        }.items():
            self.sp["%" + k] = np.full(L, v, "u4")
        one = U4(1)
        lane = self.lane
        below = (one << lane) - one
        self.sp |= {
            "%lanemask_eq": one << lane,
            "%lanemask_lt": below,
            "%lanemask_le": below | one << lane,
            "%lanemask_gt": ~(below | one << lane),
            "%lanemask_ge": ~below,
            "%nwarpid": np.full(L, P // 32, "u4"),
            "%smid": np.zeros(L, "u4"),
            "%nsmid": np.full(L, 1, "u4"),
            "%gridid": np.zeros(L, "u4"),
            "%dynamic_smem_size": np.full(L, dyn, "u4"),
            "%total_smem_size": np.full(L, dyn + mod.static, "u4"),
        }
        self.cache = {}
        self.files = {}
        self.steps = self.spins = 0
        self.ones = np.ones(L, bool)
        dynat = -(-mod.static // mod.align_dynamic) * mod.align_dynamic
        self.SB = -(-(dynat + dyn + 32) // 64) * 64
        if self.SB > 233472 + 1024:
            raise PtxError(f"{self.SB} bytes of shared memory")
        self.shvalid = np.zeros(self.SB, bool)
        self.sh = np.full(self.SB * B, 0xFF, "u1")
        self.shviews = {}
        for at, n in mod.shared.values():
            self.shvalid[at : at + n] = True
        self.shvalid[dynat : dynat + dyn] = True
        self.LB = 0
        self.sptr = np.full(L, 64 + fn.depot, "i8")
        self.local_room(64 + fn.depot + 512)
        self.depth = np.zeros(L, "i8")
        self.pc = np.full(L, fn.first, "i8")
        self.alive = t < T
        self.wait = np.zeros(L, bool)
        self.stall = np.zeros(L, bool)
        self.atbar = np.full(L, -1, "i8")
        self.barval = np.zeros(L, bool)
        self.barsum = np.zeros(L, "u4")
        self.baralive = np.zeros(L, "u4")
        self.barid = np.zeros(L, "i8")
        self.barn = np.zeros(L, "i8")
        self.ret = {}
        self.back = {}
        self.tid = bid.astype("i8") * P + t
        self.bars = np.zeros(L, "i8")
        self.weps = np.zeros(L, "i8")
        self.shadow = shadow if race else None
        self.shshadow = Shadow(self.SB * B, shadow.shift) if race else None
        self.stamp()
        self.order = rng.permutation(L) if seed else np.arange(L)

    def stamp(self):
        self.rec = self.tid << 39 | np.minimum(self.bars, (1 << 19) - 1) << 20 | np.minimum(self.weps, (1 << 20) - 1)

    def full(self, v):
        k = (v.dtype.char, v.tobytes()) if isinstance(v, np.generic) else v
        r = self.cache.get(k)
        if r is None:
            r = self.cache[k] = np.full(self.L, v)
        return r

    def bytes(self, v, w):
        return np.ascontiguousarray(np.broadcast_to(v, (self.L,))).view("u1").reshape(self.L, w)

    def kparam(self, at, d):
        r = self.cache.get((at, d))
        if r is None:
            r = self.cache[at, d] = np.full(self.L, np.frombuffer(self.kbuf, d, 1, at)[0])
        return r

    def special(self, n, d):
        if "clock" in n or "globaltimer" in n:
            return np.full(self.L, self.steps * 8, d)
        v = self.sp[n]
        return v if d == "u4" else v.astype(d)

    def local_room(self, n):
        if n <= self.LB:
            return
        n = -(-max(n, 2 * self.LB) // 64) * 64
        if n > 512 << 10:
            raise PtxError(f"more than 512 KiB of local memory in {self.fn.name}: a recursion without end?")
        a = np.full((self.L, n), 0xFF, "u1")
        if self.LB:
            a[:, : self.LB] = self.loc.reshape(self.L, self.LB)
        self.loc = a.ravel()
        self.LB = n
        self.lviews = {}

    def where(self, i, lane):
        return f"block {int(self.bid[lane])} thread {int(self.t[lane])}: {i}"

    def fail(self, why, idx, bad, i, addr=None):
        k = int(np.flatnonzero(bad)[0])
        lane = k if idx is None else int(idx[k])
        raise PtxError(
            f"{why}" + (f", address {int(addr[k]):#x}," if addr is not None else "") + f" in {self.where(i, lane)}"
        )

    # -- loads and stores

    def run(self, limit):
        blocks, BIG, L, _P = self.mod.blocks, 1 << 60, self.L, self.P
        warps = L // 32
        while True:  # between barriers: warps in groups, one after another
            ngroups = min(3, warps) if self.seed else 1
            group = np.repeat(self.rng.integers(0, ngroups, warps), 32) if ngroups > 1 else np.zeros(L, "i8")
            left = list(self.rng.permutation(ngroups)) if ngroups > 1 else [0]
            while left:
                g = left.pop(0)
                mine = self.alive & (group == g)
                done = self.turn(mine, blocks, BIG, limit, 1 << 14 if left else 1 << 62)
                if not done:
                    left.append(g)
            if not self.alive.any():
                return
            self.release()

    def release(self):
        """Lets the blocks pass whose lanes have all come to the barrier."""
        any_ = False
        B, P = self.B, self.P
        (self.wait | ~self.alive).reshape(B, P)
        waits = self.wait.reshape(B, P)
        for b in np.flatnonzero(waits.any(1)):
            s = slice(b * P, b * P + P)
            w = self.wait[s]
            for k in set(zip(self.barid[s][w].tolist(), self.barn[s][w].tolist(), strict=False)):
                lanes = np.flatnonzero(w & (self.barid[s] == k[0]) & (self.barn[s] == k[1])) + b * P
                if k[1]:
                    free = len(lanes) >= k[1] or (
                        -(-len(lanes) // 32) * 32 >= k[1] and len(lanes) == int((self.alive[s]).sum())
                    )
                else:
                    free = len(lanes) == int(self.alive[s].sum())
                if not free:
                    continue
                at = set(self.atbar[lanes].tolist())
                if len(at) > 1 and not k[1]:
                    x, y = (self.mod.blocks[v].term for v in sorted(at)[:2])
                    raise PtxError(
                        f"a divergent barrier: lanes of block {int(self.bid[lanes[0]])} wait at {x}, others at {y}"
                    )
                v = self.barval[lanes]
                self.barsum[lanes] = int(v.sum())
                self.baralive[lanes] = len(lanes)
                self.wait[lanes] = False
                self.pc[lanes] += 1
                self.bars[lanes] = self.bars[lanes].max() + 1
                any_ = True
                self.counts.barriers += 1
        self.stamp()
        if not any_:
            k = int(np.flatnonzero(self.alive & (self.wait | self.stall))[0])
            b = int(self.blk[k])
            s = slice(b * P, b * P + P)
            n = int(self.wait[s].sum())
            t = np.flatnonzero(self.stall[s])
            places = sorted({str(self.mod.blocks[int(v)].term) for v in self.atbar[s][self.wait[s]]})[:2]
            said = (f"a deadlock in block {int(self.bid[k])}: {n} of {int(self.alive[s].sum())} lanes wait at a "
                    f"barrier ({', '.join(places)})")
            if len(t):
                place = self.mod.blocks[int(self.pc[b * P + t[0]])].sync
                said += f", {len(t)} at {place}, whose mask names lanes that do not come"
            raise PtxError(said)

    def turn(self, mine, blocks, BIG, limit, budget):
        """Runs these lanes until each waits or is gone; False when the budget ends before."""
        cost = self.counts
        self.stall[mine] = False
        spent = 0
        L = self.L
        living = -1
        while True:
            k = where(mine & self.alive & ~self.wait & ~self.stall, self.pc - (self.depth << 32), BIG)
            low = int(k.min())
            if low == BIG:
                now = int(np.count_nonzero(self.alive))
                t = mine & self.stall
                if now == living or not t.any():
                    return True
                living = now
                self.stall[t] = False
                continue  # for those that are gone nobody waits
            kick = spent % 1024 == 1023 or self.spins > 31  # whoever spins lets others pass
            if kick:
                low = int(k[k < BIG].max())
                self.spins = 0
            m = (k == low) | (mine & self.alive & ~self.wait & self.stall & (self.pc - (self.depth << 32) == low))
            n = int(np.count_nonzero(m))
            rest = where(m, BIG, k)
            other = BIG if kick else int(rest.min())
            stop = spent + 64 if kick else (spent // 1024 + 1) * 1024 - 1
            d = -(low >> 32) if low < 0 else 0
            depth = d
            pc = low + (depth << 32)
            while True:  # this group, as long as no other is before it
                b = blocks[pc]
                R = self.R = self.file(depth, b.fn)
                self.steps += 1
                spent += 1
                if self.steps > limit:
                    raise PtxError(
                        f"more than {limit} steps of blocks: an endless loop? at {b.term or (b.insns or ['?'])[0]}"
                    )
                if b.sync:
                    mm = self.gather(b, R, m)
                    if mm is not m:
                        self.pc[m] = pc
                        self.stall[m & ~mm] = True
                        m = mm
                        n = int(np.count_nonzero(m))
                        if not n:
                            break
                full = n == L
                run = b.code.get(full)
                if run is None:
                    run = b.code[full] = Gen(self.mod, b, full).run
                r = run(self, R, None if full else m)
                t = b.term
                if self.count:
                    c = len(b.insns) + (t is not None)
                    cost.thread_instructions += n * c
                    cost.instructions += c * int(m.reshape(-1, 32).any(1).sum())
                if b.sync:
                    self.stall[m] = False
                if t is None:
                    pc += 1
                else:
                    o = t.op[0]
                    if o == "bra":
                        to = b.target
                        if r is not None:
                            taken = r if full else r & m
                            nt = int(np.count_nonzero(taken))
                            if nt == 0:
                                to = pc + 1
                            elif nt < n:
                                self.pc[m] = pc + 1
                                self.pc[taken] = to
                                break
                        pc = to
                    else:
                        if r is not None:
                            self.pc[m & ~r] = pc + 1
                            m = m & r
                        if not m.any():
                            break
                        if o == "ret" and depth:
                            self.returned(b, R, m, depth)
                        elif o in ("ret", "exit"):
                            self.alive = self.alive & ~m
                        elif o == "call":
                            self.pc[m] = pc
                            self.call(b, R, m, depth)
                        elif o == "brx":
                            t_ = R[t.args[0][1]]
                            table = b.fn.tables[t.args[1]]
                            if (t_[m] >= len(table)).any():
                                raise PtxError(f"a jump beyond its table: {t}")
                            tg = np.array([b.fn.first + b.fn.labels[x] for x in table])
                            self.pc[m] = tg[t_[m]]
                        else:
                            self.arrive(b, R, m, pc, t)
                        break
                if spent >= budget or spent >= stop or (self.spins > 31 and other < BIG):
                    self.pc[m] = pc
                    break
                now = pc - (depth << 32)
                if now >= other:
                    self.pc[m] = pc
                    break
            if spent >= budget:
                return False

    def gather(self, b, R, m):
        """Those of m whose partners in the exchange have come too."""
        i = b.sync
        a = i.args[-1]
        L = self.L
        if i.guard:
            p = R[i.guard[0][1]]
            m0 = m & (~p if i.guard[1] else p)
        else:
            m0 = m
        mask = np.full(L, a[1] & 0xFFFFFFFF, "u4") if a[0] == "i" else R[a[1]]
        here = self.ballot(m0, True)
        living = self.ballot(self.alive, True)
        own = U4(1) << self.lane
        if (m0 & (mask & own == 0)).any():
            self.fail("a lane that its own mask does not name", None, m0 & (mask & own == 0), i)
        missing = (mask & living & ~here) != 0
        return m if not (m0 & missing).any() else m & ~(m0 & missing)

    def arrive(self, b, R, m, pc, t):
        o = t.op

        def val(a):
            return R[a[1]][m] if a[0] == "r" else a[1]

        if o[1] in ("sync", "cta") or (o[0] == "barrier" and o[1] == "sync"):
            if "arrive" in o or set(o) - {"bar", "barrier", "sync", "cta", "aligned"}:
                raise PtxError(f"an instruction that is not known: {t}")
            self.barid[m] = val(t.args[0])
            self.barn[m] = val(t.args[1]) if len(t.args) > 1 else 0
            self.barval[m] = False
        elif o[1] == "red":  # d, id[, n], p
            _dst, p = t.args[0], t.args[-1]
            self.barid[m] = val(t.args[1])
            self.barn[m] = val(t.args[2]) if len(t.args) > 3 else 0
            neg = p[0] == "!"
            p = p[1] if neg else p
            self.barval[m] = (~R[p[1]] if neg else R[p[1]])[m]
        else:
            raise PtxError(f"an instruction that is not known: {t}")
        self.wait = self.wait | m
        self.atbar[m] = pc
        self.pc[m] = pc
