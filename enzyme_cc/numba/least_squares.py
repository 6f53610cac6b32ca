"""np.linalg.pinv and np.linalg.lstsq of real matrices as they are differentiated: by a QR decomposition.

Numba takes singular vectors for them, which have no derivative where singular values are the same; these have. Both
jump where the rank changes: a matrix without full rank is an error there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import types
from numba.extending import overload, register_jitable
from numba.np.linalg import _compute_singular_values

from enzyme_cc.numba.recompiled import TARGET

_DEFICIENT = "a matrix without full rank, of which neither pinv nor lstsq has a derivative"


def _is_real_matrix(type_: Any) -> bool:
    return isinstance(type_, types.Array) and type_.ndim == 2 and isinstance(type_.dtype, types.Float)


@overload(np.linalg.pinv, target=TARGET)
def pinv(a: Any, rcond: float = 1e-15) -> Callable[..., Any] | None:
    """The pseudo-inverse."""
    if not _is_real_matrix(a):
        return None

    def made(a: Any, rcond: float = 1e-15) -> Any:
        m, n = a.shape
        if m == 0 or n == 0:
            return np.zeros((m, n), a.dtype).T
        _singular_values(a, rcond)
        if m >= n:
            q, r = np.linalg.qr(a)
            return np.linalg.solve(r, q.T.copy()).T.copy().T
        q, r = np.linalg.qr(a.T.copy())
        return np.linalg.solve(r, q.T.copy()).copy().T

    return made


@overload(np.linalg.lstsq, target=TARGET)
def lstsq(a: Any, b: Any, rcond: float = -1.0) -> Callable[..., Any] | None:
    """The solution of least squares and of least length, the residuals, the rank, and the singular values."""
    if not _is_real_matrix(a) or not isinstance(b, types.Array) or b.ndim > 2:
        return None

    def made(a: Any, b: Any, rcond: float = -1.0) -> Any:
        m, n = a.shape
        if b.shape[0] != m:
            raise np.linalg.LinAlgError("Incompatible array sizes, system is not dimensionally valid.")
        if a.size == 0 or b.size == 0:
            raise np.linalg.LinAlgError("Arrays cannot be empty")
        right = np.ascontiguousarray(b)
        s = _singular_values(a, rcond if rcond >= 0 else np.finfo(a.dtype).eps)
        if m >= n:
            q, r = np.linalg.qr(a)
            x = np.ascontiguousarray(np.linalg.solve(r, np.dot(q.T.copy(), right)))
        else:
            q, r = np.linalg.qr(a.T.copy())
            x = np.ascontiguousarray(np.dot(q, np.linalg.solve(r.T.copy(), right)))
        left = (np.dot(a, x) - right).reshape(m, b.size // m)
        return x, (left * left).sum(axis=0)[:b.size * (m > n)], np.int32(min(m, n)), s

    return made


@register_jitable
def _singular_values(a: Any, rcond: float) -> Any:
    s = _compute_singular_values(a)
    if s[-1] <= rcond * s[0]:
        raise np.linalg.LinAlgError(_DEFICIENT)
    return s
