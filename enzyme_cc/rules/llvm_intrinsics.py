"""Tables of LLVM intrinsics that are no mathematics, by name without type suffix, sorted.

Mathematical intrinsics are rules (spelling.lookup). An intrinsic in none of the tables is unknown: integer
ones (smax, ctpop, umul.with.overflow) are listed too, since activity by type alone cannot settle what carries
bits.
"""

from enzyme_cc.rules.cuda import NVVM_TABLE
from enzyme_cc.rules.lane_maps import CONTROLLED, LANE_MAPS

INACTIVE_INTRINSICS = """
abs
addressofreturnaddress
alloc.token.id
allow.runtime.check
allow.sanitize.address
allow.sanitize.hwaddress
allow.sanitize.memory
allow.sanitize.thread
allow.ubsan.check
annotation
assume
bitreverse
bswap
clear_cache
codeview.annotation
coro.noop
ctlz
ctpop
cttz
dbg.assign
dbg.declare
dbg.label
dbg.value
debugtrap
donothing
eh.typeid.for
expect
expect.with.probability
experimental.constrained.fegetmode
experimental.noalias.scope.decl
experimental.stepvector
fake.use
frameaddress
fshl
fshr
get.active.lane.mask
get.dynamic.area.offset
get.fpenv
get.fpmode
get.rounding
instrprof.cover
instrprof.increment
instrprof.increment.step
instrprof.timestamp
instrprof.value.profile
invariant.end
invariant.start
is.constant
julia.gc_preserve_begin
julia.gc_preserve_end
lifetime.end
lifetime.start
localescape
objectsize
pcmarker
prefetch
pseudoprobe
ptrmask
readcyclecounter
readsteadycounter
reset.fpenv
reset.fpmode
returnaddress
sadd.sat
sadd.with.overflow
scmp
sdiv.fix
set.fpenv
set.fpmode
set.rounding
sideeffect
smax
smin
smul.with.overflow
sponentry
sshl.sat
ssub.sat
ssub.with.overflow
stepvector
thread.pointer
trap
type.test
uadd.sat
uadd.with.overflow
ubsantrap
ucmp
umax
umin
umul.with.overflow
ushl.sat
usub.sat
usub.with.overflow
va_end
vector.reduce.add
vector.reduce.and
vector.reduce.mul
vector.reduce.or
vector.reduce.smax
vector.reduce.smin
vector.reduce.umax
vector.reduce.umin
vector.reduce.xor
vscale
x86.avx.cvt.pd2dq.256
x86.avx.cvt.ps2dq.256
x86.avx.cvtt.pd2dq.256
x86.avx.cvtt.ps2dq.256
x86.avx.movmsk.pd.256
x86.avx.movmsk.ps.256
x86.avx.ptestz.256
x86.avx.vzeroall
x86.avx.vzeroupper
x86.avx2.pmovmskb
x86.rdrand.32
x86.rdrand.64
x86.rdseed.64
x86.rdtsc
x86.rdtscp
x86.sse.cvtss2si
x86.sse.cvtss2si64
x86.sse.cvttss2si
x86.sse.cvttss2si64
x86.sse.ldmxcsr
x86.sse.movmsk.ps
x86.sse.sfence
x86.sse.stmxcsr
x86.sse2.clflush
x86.sse2.cvtpd2dq
x86.sse2.cvtps2dq
x86.sse2.cvtsd2si
x86.sse2.cvtsd2si64
x86.sse2.cvttpd2dq
x86.sse2.cvttps2dq
x86.sse2.cvttsd2si
x86.sse2.cvttsd2si64
x86.sse2.lfence
x86.sse2.mfence
x86.sse2.movmsk.pd
x86.sse2.pause
x86.sse2.pmovmskb.128
x86.sse41.ptestc
x86.sse41.ptestz
x86.xgetbv
"""

STRUCTURAL_INTRINSICS = """
launder.invariant.group
masked.compressstore
masked.expandload
masked.gather
masked.load
masked.scatter
masked.store
preserve.array.access.index
preserve.struct.access.index
preserve.union.access.index
ptr.annotation
stackrestore
stacksave
strip.invariant.group
threadlocal.address
va_copy
va_start
var.annotation
x86.avx.maskload.pd
x86.avx.maskload.pd.256
x86.avx.maskload.ps
x86.avx.maskload.ps.256
x86.avx.maskstore.pd
x86.avx.maskstore.pd.256
x86.avx.maskstore.ps
x86.avx.maskstore.ps.256
x86.avx2.gather.d.pd
x86.avx2.gather.d.pd.256
x86.avx2.gather.d.ps
x86.avx2.gather.d.ps.256
x86.avx2.gather.q.pd
x86.avx2.gather.q.pd.256
x86.avx2.gather.q.ps
x86.avx2.gather.q.ps.256
"""
"""Intrinsics that move values or memory: the autodiff layer needs a function for each, or refuses. Those that
are linear in their lanes are in lane_maps.py."""

_MEMORY = {
    "memcpy": "copy dst0 src1 len2 r1 w0",
    "memcpy.element.unordered.atomic": "copy dst0 src1 len2 r1 w0",
    "memcpy.inline": "copy dst0 src1 len2 r1 w0",
    "memmove": "copy dst0 src1 len2 r1 w0 overlap",
    "memmove.element.unordered.atomic": "copy dst0 src1 len2 r1 w0 overlap",
    "memset": "set dst0 len2 w0",
    "memset.element.unordered.atomic": "set dst0 len2 w0",
    "memset.inline": "set dst0 len2 w0",
}

_REFUSED = {
    "eh.sjlj.longjmp": "refuse noreturn ; a non-local jump leaves the values of the reverse sweep undefined",
    "eh.sjlj.setjmp": "refuse ; a non-local jump leaves the values of the reverse sweep undefined",
}

_NORETURN = frozenset(("trap", "ubsantrap"))

TABLE: dict[str, str] = (
    {name: "inactive noreturn" if name in _NORETURN else "inactive" for name in INACTIVE_INTRINSICS.split()}
    | {"ptrmask": "inactive ret0"}
    | {name: "structural" for name in (*STRUCTURAL_INTRINSICS.split(), *LANE_MAPS, *CONTROLLED)}
    | _MEMORY
    | _REFUSED
    | NVVM_TABLE
)
"""Name -> flags."""


def intrinsic_row(symbol: str) -> str | None:
    """The row of `llvm.NAME[.TYPE...]`: the longest NAME in the table counts."""
    parts = symbol.removeprefix("llvm.").split(".")
    for length in range(len(parts), 0, -1):
        flags = TABLE.get(".".join(parts[:length]))
        if flags is not None:
            return f"{symbol} {flags}"
    return None
