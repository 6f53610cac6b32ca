"""Operations of PTX that numpy has not, on arrays of one element a lane."""

from __future__ import annotations

import numpy as np

from ptx_interpreter.values import NP, U4, U8, where


def sdiv(a, b):
    bad = b == 0
    b = where(bad, 1, b).astype(a.dtype)
    q = a // b
    q = q + ((q < 0) & (q * b != a)).astype(a.dtype)
    return where(bad, a.dtype.type(-1), q)


def srem(a, b):
    bad = b == 0
    return where(bad, a, a - sdiv(a, where(bad, 1, b).astype(a.dtype)) * b)


def udiv(a, b):
    bad = b == 0
    return where(bad, a.dtype.type(2 ** (8 * a.dtype.itemsize) - 1), a // where(bad, 1, b).astype(a.dtype))


def urem(a, b):
    bad = b == 0
    return where(bad, a, a % where(bad, 1, b).astype(a.dtype))


def mulhi64(a, b):
    """The upper half of a product of unsigned 64-bit numbers."""
    m, k = U8(0xFFFFFFFF), U8(32)
    a0, a1, b0, b1 = a & m, a >> k, b & m, b >> k
    t = a0 * b0
    u = a1 * b0 + (t >> k)
    v = a0 * b1 + (u & m)
    return a1 * b1 + (u >> k) + (v >> k)


def mulhi(a, b):
    w = a.dtype.itemsize * 8
    if w < 64:
        t = a.dtype.kind + str(w // 4)
        return (a.astype(t) * b.astype(t) >> np.dtype(t).type(w)).astype(a.dtype)
    if a.dtype.kind == "u":
        return mulhi64(a, b)
    ua, ub = a.view("u8"), b.view("u8")
    return (mulhi64(ua, ub) - where(a < 0, ub, U8(0)) - where(b < 0, ua, U8(0))).view("i8")


def fma(a, b, c):
    if a.dtype == np.float32:
        return (a.astype("f8") * b + c).astype("f4")
    if a.dtype == np.float16:
        return (a.astype("f8") * b + c).astype("f2")
    p = a * b
    r = p + c
    near = np.abs(r) < np.abs(c) * 0.25  # where the two cancel every bit counts; elsewhere two roundings do
    if near.any():
        r = np.array(r)
        k = near if near.ndim else ...
        a, b, c, p = (np.broadcast_to(x, r.shape)[k] for x in (a, b, c, p))
        s = 134217729.0
        x = a * s
        a1 = x - (x - a)
        a2 = a - a1
        x = b * s
        b1 = x - (x - b)
        b2 = b - b1
        e = ((a1 * b1 - p) + a1 * b2 + a2 * b1) + a2 * b2
        x = p + c
        t = x - p
        t = (p - (x - t)) + (c - t)
        t = x + (t + e)
        r[k] = where(np.isfinite(t), t, r[k])
    return r


def directed(x, d, mode):
    """x, of more bits, to d upwards (rp), downwards (rm), to zero (rz)."""
    y = x.astype(d)
    inf = y.dtype.type(np.inf)
    z = y.astype(x.dtype)
    if mode == "rn":
        return y
    if mode == "rz":
        return where(np.abs(z) > np.abs(x), np.nextafter(y, y.dtype.type(0)), y)
    return where(z > x, np.nextafter(y, -inf), y) if mode == "rm" else where(z < x, np.nextafter(y, inf), y)


def arith(op, mode, *a):
    """Sums and products whose rounding is not to the nearest."""
    t = np.longdouble if a[0].dtype == np.float64 else np.float64
    x = [v.astype(t) for v in a]
    r = (
        x[0] + x[1]
        if op == "add"
        else x[0] - x[1]
        if op == "sub"
        else x[0] * x[1]
        if op == "mul"
        else x[0] * x[1] + x[2]
    )
    return directed(r, a[0].dtype, mode)


def ftz(x):
    return where(np.abs(x) < np.finfo(x.dtype).tiny, np.copysign(x.dtype.type(0), x), x)


def sat(x):
    return where(np.isnan(x), x.dtype.type(0), np.clip(x, x.dtype.type(0), x.dtype.type(1)))


def upper(x):
    return (x.view("u8") & U8(0xFFFFFFFF00000000)).view("f8")  # the approximations of doubles give their upper word


def approx(op, x):  # computed in double, so better than the hardware's
    t = x.dtype
    x = x.astype("f8")
    r = {
        "rcp": lambda: 1 / x,
        "rsqrt": lambda: 1 / np.sqrt(x),
        "sqrt": lambda: np.sqrt(x),
        "ex2": lambda: np.exp2(x),
        "lg2": lambda: np.log2(x),
        "sin": lambda: np.sin(x),
        "cos": lambda: np.cos(x),
        "tanh": lambda: np.tanh(x),
    }[op]()
    return r.astype(t)


INTEGRAL = {"rni": np.rint, "rzi": np.trunc, "rmi": np.floor, "rpi": np.ceil}


def f2i(x, d, mode):
    x = INTEGRAL[mode](x.astype("f8"))
    i = np.iinfo(d)
    hi = x >= float(i.max) + (1 if i.max < 1 << 60 else 0)
    lo = x < float(i.min)
    bad = np.isnan(x)
    return where(
        hi,
        NP[d].type(i.max),
        where(
            lo,
            NP[d].type(i.min),
            where(
                bad,
                NP[d].type(0 if d[1] != "8" else 1 << 63 if d[0] == "u" else i.min),
                where(hi | lo | bad, 0.0, x).astype(d),
            ),
        ),
    )


def popc(a):
    return np.bitwise_count(a).astype("u4")


def top(a):
    """The number of the highest bit that is set, or -1."""
    r = np.full(a.shape, -1, "i4")
    a = a.astype("u8")
    for k in (32, 16, 8, 4, 2, 1):
        big = a >= U8(1 << k)
        a = where(big, a >> U8(k), a)
        r = where(big, r + k, r)
    return where(a > 0, r + 1, r).astype("i4")


def brev(a):
    w = a.dtype.itemsize * 8
    (1 << w) - 1
    t = a.dtype.type
    for k in (1, 2, 4, 8, 16, 32):
        if k < w:
            lo = sum(((1 << k) - 1) << j for j in range(0, w, 2 * k))
            a = (a >> t(k)) & t(lo) | (a & t(lo)) << t(k)
    return a


def bfe(a, p, n):
    w = a.dtype.itemsize * 8
    p = (p & U4(255)).astype("i8")
    n = (n & U4(255)).astype("i8")
    u = a.view(f"u{w // 8}")
    t = u.dtype
    one = t.type(1)
    r = (u >> p.astype(t)) & where(n >= w, t.type(2**w - 1), (one << n.astype(t)) - one)
    if a.dtype.kind == "u":
        return r
    s = np.minimum(p + n - 1, w - 1)
    neg = (n > 0) & ((u >> np.maximum(s, 0).astype(t)) & one > 0)
    got = np.clip(w - p, 0, n)  # bits that are there
    return where(neg, r | where(got >= w, t.type(0), ~((one << got.astype(t)) - one)), r).view(a.dtype)


def bfi(a, b, p, n):
    w = a.dtype.itemsize * 8
    t = a.dtype
    p = (p & U4(255)).astype(t)
    n = (n & U4(255)).astype(t)
    k = where(n >= w, t.type(2**w - 1), (t.type(1) << n) - t.type(1)) << p
    return b & ~k | (a << p) & k


def prmt(a, b, c):
    v = a.astype("u8") | b.astype("u8") << U8(32)
    r = U4(0)
    for k in range(4):
        s = c >> U4(4 * k)
        x = (v >> ((s & U4(7)) * U4(8)).astype("u8")).astype("u4") & U4(255)
        r = r | where(s & U4(8) > 0, where(x & U4(128) > 0, U4(255), U4(0)), x) << U4(8 * k)
    return r


def shf(a, b, c, left, wrap):
    v = b.astype("u8") << U8(32) | a.astype("u8")
    n = (c & U4(31) if wrap else np.minimum(c, U4(32))).astype("u8")
    return ((v << n) >> U8(32) if left else v >> n).astype("u4")


def lop3(a, b, c, k):
    r = U4(0)
    for j in range(8):
        if k >> j & 1:
            r = r | (a if j & 4 else ~a) & (b if j & 2 else ~b) & (c if j & 1 else ~c)
    return r
