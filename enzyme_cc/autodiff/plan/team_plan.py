"""The plan of a parallel region's adjoint: of which arrays each thread has its own sums, which loops are in two copies,
and what of that depends on a check as the adjoint begins.

It is made of facts alone (facts/team_reads.py) and emits nothing; reverse/team_sums.py emits what it says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from enzyme_cc.analysis.linear import plus
from enzyme_cc.analysis.work_sharing import SharedPlace
from enzyme_cc.autodiff.facts.team_reads import Group, TeamReads
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock


@dataclass(frozen=True, eq=False, slots=True)
class Copies:
    """Loops that are in two copies for the sake of a group: one for iterations that are alone within `reach` of their
    numbers, which is computed as the adjoint begins where it is None."""

    group: Group
    reach: int | None
    loops: tuple[Loop[BasicBlock], ...]


@dataclass(frozen=True, eq=False, slots=True)
class TeamPlan:
    """What the adjoint of one body does that the facts allow.

    summed      groups that each thread adds up in memory of its own
    is_checked  whether ranges must be found apart, or small enough, for any of it to be done
    copies      in the order of the groups
    """

    reads: TeamReads
    summed: tuple[Group, ...]
    is_checked: bool
    copies: tuple[Copies, ...]


def plan_team(reads: TeamReads) -> TeamPlan:
    """The plan for what is known of the reads of a body."""
    summed = tuple(group for group in reads.groups if group.work is None)
    is_checked = bool(reads.apart or summed)
    copies = []
    for group in reads.groups:
        reach = 0 if group.work is None else _known_reach(group.places)
        if is_checked or reach != 0:
            loops = dict.fromkeys(loop for read in group.reads if (loop := reads.work_loop(read)) is not None)
            copies.append(Copies(group, reach, tuple(loops)))
    return TeamPlan(reads, summed, is_checked, tuple(copies))


def _known_reach(places: Sequence[SharedPlace]) -> int | None:
    """The reach of a group whose places differ by constants."""
    first = dict(places[0].offset)
    scale = dict(places[0].scale)
    ways = [plus(dict(place.offset), first, -1) for place in places]
    if any(place.spans for place in places) or any(atoms for p in (scale, *ways) for atoms in p) or not scale:
        return None
    starts = [way.get((), 0) for way in ways]
    length = max(start + place.size for start, place in zip(starts, places, strict=True)) - min(starts)
    return (length - 1) // abs(scale[()])
