"""Intrinsics that are linear in their lanes: which lanes of its operands each lane of a result adds up.

One declaration is all that both modes need: tangents go through the map, adjoints through its transpose. A map is a
function of the call's shape alone; what depends on masks, or on numbers, is listed at the end and has its map in
autodiff/operations/linear_operations.py.

LLVM's reference for llvm.vector.*; Intel's intrinsics guide for llvm.x86.*.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

from enzyme_cc.rules.cuda import TRANSPOSED

SignedTerm: TypeAlias = "tuple[int, int, int]"
"""(operand, lane of it, factor: 1 or -1); lane 0 of a scalar is the scalar."""

Rows: TypeAlias = "list[list[SignedTerm]]"
"""Per lane of the result (of all its parts, one after the other) the terms of its sum; none: the lane is zero."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A call of an intrinsic.

    operands    the lanes of each operand; of a scalar 1
    results     the lanes of each part of the result
    bits        of a lane of the result
    constants   operand -> its value, of the operands that are constant integers
    """

    operands: tuple[int, ...]
    results: tuple[int, ...]
    bits: int
    constants: dict[int, int]


LaneMap: TypeAlias = "Callable[[Shape], Rows | None]"

LANE_MAPS: dict[str, LaneMap] = {}
"""Name without `llvm.` and type -> map, which is None for calls that it cannot say."""


def lane_map(*names: str) -> Callable[[LaneMap], LaneMap]:
    """Declare the map of the intrinsics with these names."""

    def declare(made: LaneMap) -> LaneMap:
        LANE_MAPS.update(dict.fromkeys(names, made))
        return made

    return declare


def lanes(operand: int, chosen: Iterable[int]) -> Rows:
    """These lanes of one operand, in this order."""
    return [[(operand, lane, 1)] for lane in chosen]


@lane_map("ssa.copy")
def _copy(shape: Shape) -> Rows:
    return lanes(0, range(shape.results[0]))


@lane_map("vector.reduce.fadd")
def _sum(shape: Shape) -> Rows:
    return [[(0, 0, 1), *((1, lane, 1) for lane in range(shape.operands[1]))]]


@lane_map("vector.reverse")
def _reverse(shape: Shape) -> Rows:
    return lanes(0, reversed(range(shape.results[0])))


@lane_map("vector.extract")
def _extract(shape: Shape) -> Rows:
    start = shape.constants[1]
    return lanes(0, range(start, start + shape.results[0]))


@lane_map("vector.insert")
def _insert(shape: Shape) -> Rows:
    start, inserted = shape.constants[2], shape.operands[1]
    return [
        [(1, lane - start, 1)] if start <= lane < start + inserted else [(0, lane, 1)]
        for lane in range(shape.results[0])
    ]


@lane_map(*(f"vector.interleave{ways}" for ways in range(2, 9)))
def _interleave(shape: Shape) -> Rows:
    ways = len(shape.operands)
    return [[(lane % ways, lane // ways, 1)] for lane in range(shape.results[0])]


@lane_map(*(f"vector.deinterleave{ways}" for ways in range(2, 9)))
def _deinterleave(shape: Shape) -> Rows:
    ways = len(shape.results)
    return [[(0, part + ways * lane, 1)] for part in range(ways) for lane in range(shape.results[part])]


def _joined(shape: Shape, start: int) -> Rows:
    """As many lanes as one operand has, from one on of both in a row."""
    count = shape.operands[0]
    return [[(at // count, at % count, 1)] for at in range(start, start + count)]


@lane_map("vector.splice", "vector.splice.left")
def _splice(shape: Shape) -> Rows | None:
    start = shape.constants.get(2)
    return None if start is None else _joined(shape, start if start >= 0 else shape.operands[0] + start)


@lane_map("vector.splice.right")
def _splice_right(shape: Shape) -> Rows | None:
    back = shape.constants.get(2)
    return None if back is None else _joined(shape, shape.operands[0] - back)


# -- Intel's


def _of_pairs(shape: Shape, sign: int) -> Rows:
    """In each 128 bits, the sums (differences) of neighbours, of the first operand and then of the second."""
    width = 128 // shape.bits
    rows: Rows = []
    for lane in range(shape.results[0]):
        section, at = lane // width * width, lane % width
        operand, pair = (0, at) if at < width // 2 else (1, at - width // 2)
        rows.append([(operand, section + 2 * pair, 1), (operand, section + 2 * pair + 1, sign)])
    return rows


@lane_map("x86.sse3.hadd.pd", "x86.sse3.hadd.ps", "x86.avx.hadd.pd.256", "x86.avx.hadd.ps.256")
def _sums_of_pairs(shape: Shape) -> Rows:
    return _of_pairs(shape, 1)


@lane_map("x86.sse3.hsub.pd", "x86.sse3.hsub.ps", "x86.avx.hsub.pd.256", "x86.avx.hsub.ps.256")
def _differences_of_pairs(shape: Shape) -> Rows:
    return _of_pairs(shape, -1)


@lane_map("x86.sse3.addsub.pd", "x86.sse3.addsub.ps", "x86.avx.addsub.pd.256", "x86.avx.addsub.ps.256")
def _alternating(shape: Shape) -> Rows:
    return [[(0, lane, 1), (1, lane, 1 if lane % 2 else -1)] for lane in range(shape.results[0])]


@lane_map("x86.sse2.cvtpd2ps", "x86.avx.cvt.pd2.ps.256")
def _narrowed(shape: Shape) -> Rows:
    return [[(0, lane, 1)] if lane < shape.operands[0] else [] for lane in range(shape.results[0])]


@lane_map("x86.sse2.cvtsd2ss")
def _first_narrowed(shape: Shape) -> Rows:
    return [[(1, 0, 1)], *lanes(0, range(1, shape.results[0]))]


@lane_map("x86.sse41.insertps")
def _insert_first(shape: Shape) -> Rows:
    """A lane of the second in the place of one of the first, and zeros."""
    control = shape.constants[2]
    rows = lanes(0, range(4))
    rows[control >> 4 & 3] = [(1, control >> 6 & 3, 1)]
    return [[] if control >> lane & 1 else row for lane, row in enumerate(rows)]


CONTROLLED: dict[str, int] = {
    **dict.fromkeys(
        "x86.sse41.blendvpd x86.sse41.blendvps x86.avx.blendv.pd.256 x86.avx.blendv.ps.256 "
        "x86.sse41.dppd x86.sse41.dpps x86.avx.dp.ps.256 x86.sse.max.ss x86.sse.min.ss x86.sse2.max.sd "
        "x86.sse2.min.sd x86.sse41.round.sd x86.sse41.round.ss".split(), 2),
    **dict.fromkeys(
        "x86.avx.vpermilvar.pd x86.avx.vpermilvar.pd.256 x86.avx.vpermilvar.ps x86.avx.vpermilvar.ps.256 "
        "x86.avx2.permps x86.sse.rcp.ss x86.sse.rsqrt.ss".split(), 1),
}
"""Intrinsics whose map depends on masks, or on numbers -> how many of their operands, the first ones, are data."""


def map_of(symbol: str) -> LaneMap | None:
    """The map of `llvm.NAME[.TYPE...]`: the longest NAME that is declared counts."""
    parts = symbol.removeprefix("llvm.").split(".")
    names = (".".join(parts[:length]) for length in range(len(parts), 0, -1))
    return next((LANE_MAPS[name] for name in names if name in LANE_MAPS), None)


def data_operands_of(symbol: str) -> int | None:
    """How many of its operands, the first ones, are data, of an intrinsic that is controlled; None of another."""
    if symbol in TRANSPOSED:
        return 1
    return CONTROLLED.get(symbol.removeprefix("llvm."))
