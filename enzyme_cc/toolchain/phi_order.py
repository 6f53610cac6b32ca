"""The order of phis in which LLVM's code generator keeps all lanes of vectors.

The SLP vectoriser of LLVM 20 and newer leaves a scalar phi beside a vector phi of which it is the first lane. On x86
both come from copies of one register. Where they meet, the register coalescer keeps the copy that comes first, and
holds it for the whole vector although it may pass through a register of the scalar's class, of which only the scalar
is spilled: the other lanes become 0. Copies come in the order of phis, so that with vectors first it is the scalar's
copy that goes.
"""

from __future__ import annotations

import re

_RUN = re.compile(r"(?:^  %[^\n]* = phi [^\n]*\n)+", re.M)
_SCALAR = re.compile(r" = phi (?:half|bfloat|float|double) ")
_VECTOR = " = phi <"
_NUMBERED = re.compile(r"  %(\d+) = ")
_USE = re.compile(r"%(\d+)(?![\w.$-])")


def vectors_first(text: str) -> str | None:
    """The text of a module with the phis of vectors before others in blocks where a phi of one floating-point number
    came before them; None where there is no such block.

    Phis that had numbers get names, as numbers have to ascend.
    """
    if _VECTOR not in text:
        return None
    pieces: list[str] = []
    done = 0
    for definition in re.finditer(r"^define .*?^}$", text, re.M | re.S):
        ordered = _ordered(definition[0]) if _VECTOR in definition[0] else None
        if ordered is not None:
            pieces += [text[done:definition.start()], ordered]
            done = definition.end()
    return "".join([*pieces, text[done:]]) if pieces else None


def _ordered(function: str) -> str | None:
    """The same of one function."""
    moved: set[str] = set()

    def order(run: re.Match[str]) -> str:
        phis = run[0].splitlines(keepends=True)
        vectors = [phi for phi in phis if _VECTOR in phi]
        first = next((phi for phi in phis if _SCALAR.search(phi)), None)
        if first is None or not vectors or phis.index(first) > phis.index(vectors[-1]):
            return run[0]
        others = [phi for phi in phis if _VECTOR not in phi]
        moved.update(number[1] for phi in phis if (number := _NUMBERED.match(phi)))
        return "".join([*vectors, *others])

    ordered = _RUN.sub(order, function)
    if ordered == function:
        return None
    return _USE.sub(lambda use: f"%phi.{use[1]}" if use[1] in moved else use[0], ordered)
