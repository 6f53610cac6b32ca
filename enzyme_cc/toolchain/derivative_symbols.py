"""The symbols of derivatives in the final code: the primal's with a suffix, as compilers name their own clones.

`nm -C`, perf and debuggers then show `leaf(double) [clone .gradient]` for what the AD pass calls
`__enzyme_cc.gradient._Z4leafd.o.o`.
"""

from __future__ import annotations

import re

_MADE = re.compile(r"__enzyme_cc\.(gradient|forward|augmented|adjoint|request\.\d+|copy)\.(.+)", re.S)
_LABEL = re.compile(r"\.[cdnob]*\.[cdnob]p?(?:\.w\d+)?(?:\.\d+)?\Z")
_SUFFIX = {
    "gradient": "gradient", "forward": "tangent", "augmented": "forward_sweep", "adjoint": "gradient", "copy": "copy",
}


def symbol_of(name: str) -> str:
    """The symbol that a function gets which the AD pass has named; other names as they are."""
    made = _MADE.fullmatch(name)
    if made is None:
        return name
    kind, primal = made.groups()
    return f"{_LABEL.sub('', primal)}.{_SUFFIX.get(kind, 'derivative')}"
