"""What is asked of one function: which derivative, by which arguments, of which results."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from enzyme_cc.ir import Function, Type


class Activity(enum.Enum):
    """How an argument or a result takes part in a derivative.

    CONST        no derivative
    DUP          a shadow value stands beside it: shadow pointer, or tangent in forward mode
    DUP_NONEED   as DUP, and the primal result behind it is not needed
    OUT          reverse mode, by value: its adjoint is returned (arguments) or passed in (results)
    DUP_AND_OUT  reverse mode, a structure of pointers and numbers by value: both at once
    """

    CONST = "const"
    DUP = "dup"
    DUP_NONEED = "dupnoneed"
    OUT = "out"
    DUP_AND_OUT = "dup and out"

    @property
    def has_shadow(self) -> bool:
        """Whether a shadow value accompanies the primal one."""
        return self in (Activity.DUP, Activity.DUP_NONEED, Activity.DUP_AND_OUT)

    @property
    def has_adjoint(self) -> bool:
        """Whether its adjoint goes by value."""
        return self in (Activity.OUT, Activity.DUP_AND_OUT)


class Mode(enum.Enum):
    """Which function to synthesise.

    FORWARD    tangents
    GRADIENT   forward and reverse sweep in one function
    SPLIT      augmented primal and adjoint, two functions joined by a tape
    """

    FORWARD = "fwd"
    GRADIENT = "grad"
    SPLIT = "split"


@dataclass(frozen=True)
class Signature:
    """Key of one derivative function.

    arguments      one activity per parameter of the primal
    result         OUT: its adjoint is an input (reverse); DUP: its tangent or shadow is an output
    primal_result  the primal result is wanted too
    width          how many directions at once
    stable         per parameter: the memory it points to does not change before the adjoint reads it
                   (only for SPLIT; GRADIENT sees all that happens in between)
    concurrent     several threads run the derivative at once, on shadows that they share
    team           these are the threads of one team, all of which call it with the same arguments
    replays        forward mode, from a log of what the primal has read (facts/replay.py)
    taylor         the lanes are no directions, but coefficients 1 and on of a truncated Taylor series
    """

    mode: Mode
    arguments: tuple[Activity, ...]
    result: Activity
    primal_result: bool = False
    width: int = 1
    stable: tuple[bool, ...] = ()
    runtime_activity: bool = False
    strong_zero: bool = False
    concurrent: bool = False
    team: bool = False
    replays: bool = False
    taylor: bool = False

    def lanes_of(self, type: Type) -> list[Type]:
        """The types of a derivative, given that of one direction."""
        return [type] * self.width

    def label(self) -> str:
        """Short text for names of functions."""
        letters = {Activity.CONST: "c", Activity.DUP: "d", Activity.DUP_NONEED: "n", Activity.OUT: "o",
                   Activity.DUP_AND_OUT: "b"}
        text = "".join(letters[a] for a in self.arguments) + "." + letters[self.result]
        text += "p" * self.primal_result + "r" * self.replays
        if self.width > 1:
            text += f".w{self.width}"
        if self.taylor:
            text += ".t"
        return text


@dataclass(frozen=True)
class SplitPair:
    """The two functions of split reverse mode, and whether a tape pointer joins them."""

    augmented: Function
    adjoint: Function
