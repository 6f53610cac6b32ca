"""What a prototype was found to mean."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Target:
    """The symbol, which scalars go by reference, and whether arrays are in Fortran's order.

    `unit` is the object that defines it, `has_bitcode` whether that can be differentiated; `state` names the variables
    of the program that outlive a call and that its functions change.
    """

    symbol: str
    by_reference: tuple[str, ...] = ()
    fortran: bool = False
    has_bitcode: bool = True
    unit: str = ""
    state: tuple[str, ...] = ()
