"""Eigen's mathematics on packets: functions of its headers that compute a function of libm on each lane of a vector.

Their code takes the exponent out of a number's bits and puts it back; the derivative is that of the function they
stand for, at the very value that they compute.
"""

from __future__ import annotations

import re

_ELEMENTARY = (
    "exp exp2 expm1 log log2 log10 log1p sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh "
    "sqrt rsqrt cbrt erf erfc floor ceil trunc rint round"
).split()
_SPELLINGS = {
    **{f"p{name}": name for name in _ELEMENTARY},
    **{f"p{name}_{kind}": name for name in _ELEMENTARY for kind in ("float", "double")},
    "print": "rint",
    "generic_plog1p": "log1p",
    "generic_log1p": "log1p",
    "generic_expm1": "expm1",
    "generic_fast_tanh_float": "tanh",
    "generic_pow": "pow",
}
_NAME = re.compile(r"_ZN5Eigen8internalL?(\d+)([a-z]\w*)")


def packet_function(symbol: str) -> str | None:
    """The function of libm that an instance of a template of Eigen's computes lane by lane, if it is such a one."""
    found = _NAME.match(symbol)
    if found is None:
        return None
    name, rest = found[2][: int(found[1])], found[2][int(found[1]):]
    return _SPELLINGS.get(name) if rest.startswith("I") else None
