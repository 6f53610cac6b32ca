"""Interprets PTX text, as clang's NVPTX backend writes it, over all lanes of several blocks at a time, with numpy.

    m = Module(text); x = m.alloc(array); c = m.launch("kernel", grid, block, [x, 3, 0.5]); array = m.read(x)

Lanes at the lowest instruction (the deepest call first) go first, a basic block at a time, so that lanes which
parted meet again where the code does; barriers and warp-wide exchanges wait for whom they name. A seed other than 0
changes the order of blocks, of warps between two barriers, and of lanes that write one place. Errors name the
instruction: what is unknown, out of bounds, misaligned, freed, read-only, stuck. Not modelled: cluster, tensor-
core, texture and video instructions, cooperative launches, orderings by fences and atomics (the race detector knows
barriers and __syncwarp only), contractions by ptxas. With race=True, Counts.races tells of unordered accesses to
one byte: a plain write and anything, a plain read and an atomic (volatile and relaxed accesses count as atomics,
and so does the first read of a compare-and-swap loop), ld.nc of what is written. Two writes of one value are only
counted, as benign.
"""

from ptx_interpreter.module import Module
from ptx_interpreter.values import Buf, Counts, PtxError
