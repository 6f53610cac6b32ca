"""Statements that move numbers as C programs do: unions, tags, bytes, words, tables, arenas, lists (see moves.h).

A template serves both writings: `$P` is the prefix of a name, `$R` the type of a number, `$W` that of a word as large,
`$0` and `$1` are values, `$t` what is assigned to, `$i` and `$j` small integers, `$s` another pair of braces' number.
What needs the bits themselves has a second text for the dual writing, behind `===`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

TEMPLATES = [
    # one's own swaps, copies and sorts
    "swap_bytes(&x[$i & 3], &y[$j & 3], sizeof *x);",
    "swap_sized(&x[$i & 3], &t[$j & 3], sizeof *x);",
    "swap_records((char *)x, ($i) & 3, ($j) & 3, sizeof *x);",
    "{ size_t n = (k & 1 ? 2 : 3) * sizeof *x; copy_words(t, x, n); $t = t[1]; }",
    "copy_backwards(y, x, 3 * sizeof *x);",
    "{ $R one = $0, two = $1; swap_bytes(&one, &two, sizeof one); $t = one; }",
    "{ $R one = $0, two = $1; if (k & 1) swap_sized(&one, &two, sizeof one); $t = two; }",
    "sort_sized(x, 4, sizeof *x, $Porder);",
    "{ struct $Pmixed r[3]; memset(r, 0, sizeof r); r[0].u = $0; r[1].u = $1; r[2].v = $0; r[2].u = $1;"
    " swap_records((char *)r, $i & 1, 2, sizeof *r); $t = r[1].u; x[0] = r[2].u; }",
    # unions
    "{ union $Pcell c; c.d = $0; union $Pcell e; e.w = c.w; $t = e.d; }",
    "{ union $Pcell c, e; c.d = $0; for (unsigned n = 0; n < sizeof c.b; n++) e.b[n] = c.b[n]; $t = e.d; }",
    "{ union $Pcell c, e; c.d = $0; for (unsigned n = 0; n < sizeof c.b; n++) e.b[sizeof c.b - 1 - n] = c.b[n];"
    " for (unsigned n = 0; n < sizeof c.b; n++) c.b[n] = e.b[sizeof c.b - 1 - n]; $t = c.d; }",
    "{ union $Pcell c[3]; for (int n = 0; n < 3; n++) c[n].d = x[n]; c[$i & 1] = c[2]; $t = c[1].d; y[0] = c[0].d; }",
    # tagged values
    "{ struct $Ptagged v = {0}; v.u.d = $0; if ((k + $i) & 1) v.tag = 1, v.u.p = &y[$j & 3]; $t = $Pvalue_in(&v); }",
    "{ struct $Ptagged v[3] = {{2}}; v[0].u.i = $i; v[1].tag = 0; v[1].u.d = $0; v[2].tag = 1; v[2].u.p = &x[1];"
    " struct $Ptagged old = v[$j & 1]; v[$j & 1] = v[2]; v[2] = old; $t = $Preaders[v[2].tag](&v[2]);"
    " y[1] = $Pvalue_in(&v[0]); }",
    "{ struct $Ptagged v[3] = {{2}}; v[0].u.i = k; v[1].tag = 1; v[1].u.p = &y[2]; v[2].tag = 0; v[2].u.d = $1;"
    " sort_sized(v, 3, sizeof *v, $Porder_tagged); $t = $Pvalue_in(&v[$i & 1]); }",
    "{ struct $Ptagged *v = malloc(2 * sizeof *v); v[0].tag = 0; v[0].u.d = $0; v = realloc(v, 4 * sizeof *v);"
    " v[3].tag = 1; v[3].u.p = &x[2]; v[1] = v[3]; $t = $Pvalue_in(&v[k & 1]); free(v); }",
    # bits
    "{ uint64_t w; $R v = $0; memcpy(&w, &v, 8); w ^= 1ull << 63; memcpy(&v, &w, 8); $t = v; } === $t = d_neg($0);",
    "{ union cell c; c.d = $0; c.w &= ~(1ull << 63); $t = c.d; } === $t = d_fabs($0);",
    "{ union cell c; c.d = $0; uint32_t up = c.w >> 32, low = (uint32_t)c.w; c.w = (uint64_t)up << 32 | low;"
    " $t = c.d; } === $t = $0;",
    "{ union cell c; c.d = $0; uint64_t w = __builtin_bswap64(c.w); c.w = __builtin_bswap64(w); $t = c.d; }"
    " === $t = $0;",
    "{ union cell c; c.d = $0; uint64_t w = c.w ^ 0x5555555555555555u; c.w = w ^ 0x5555555555555555u;"
    " $t = c.d; } === $t = $0;",
    "{ union cell c; c.d = $0; uint32_t g[2]; memcpy(g, &c.w, 8); uint32_t u = g[0]; g[0] = g[1]; g[1] = u;"
    " u = g[0]; g[0] = g[1]; g[1] = u; memcpy(&c.w, g, 8); $t = c.d; } === $t = $0;",
    "{ union cell c, e; c.d = $0; e.d = $1; c.w ^= e.w; e.w ^= c.w; c.w ^= e.w; $t = c.d; } === $t = $1;",
    "{ float f[2] = {(float)$0, 0.5f}; uint64_t w; memcpy(&w, f, 8); memcpy(f, &w, 8); $t = 0.5 * $0 + 0 * f[0]; }"
    " === $t = d_mul(d_const(0.5), $0);",
    "{ union cell c; c.d = $0; uint64_t sign = c.w >> 63 ? 3 : 1; $t = 0.25 * sign; }"
    " === $t = d_const(0.25 * (signbit(($0).v) ? 3 : 1));",
    # packets, arenas, growing arrays, lists
    "{ struct packet o; o.at = 0; $R v = $0, w; int n = 7; put(&o, &n, sizeof n); put(&o, &v, sizeof v); o.at = 0;"
    " get(&o, &n, sizeof n); get(&o, &w, sizeof w); $t = w; }",
    "{ struct packet o; o.at = k & 3; $R v = $0; put_bytes(&o, &v, sizeof v); o.at = k & 3;"
    " get(&o, &v, sizeof v); $t = v; }",
    "{ struct arena r = {malloc(256), 0}; $R *one = take(&r, 3 * sizeof *one); int *n = take(&r, sizeof *n); *n = k;"
    " $R *two = take(&r, sizeof *two); *two = $0; memcpy(one, x, 3 * sizeof *one);"
    " swap_sized(one + 1, two, sizeof *two);"
    " $t = one[*n & 1]; y[3] = *two; free(r.base); }",
    "{ struct $Plist l = {0}; for (int n = 0; n <= k; n++) $Ppush(&l, n & 1 ? $0 : x[n & 3]);"
    " $t = $Pfold(l.data, l.count);"
    " free(l.data); }",
    "{ struct $Pnode *n = NULL; for (int c = 0; c < 3; c++) n = $Pcons(c & 1 ? $0 : y[c], n); n = $Preversed(n);"
    " $t = $Pdrain(n); }",
    # globals, tables of functions, structures in parts
    "{ $Pkept[$i & 1] = $0; $Pcursor = &$Pkept[$i & 1]; *$Pcursor = $1; $t = $Pkept[$i & 1]; }",
    "{ $Pkept[0] = $0; $Pkept[1] = $1; $Pkept[2] = x[0]; $t = $Pkept[k % 3]; $Pkept[2] = $Pkept[1];"
    " y[2] = $Pkept[2]; }",
    "{ struct $Pop o[2] = {{$Pbell, 1, $0}, {$Pshapes[k % 3], 2, $1}}; struct $Pop old = o[0]; o[0] = o[1];"
    " o[1] = old;"
    " x[1] = o[$i & 1].scale; $t = o[$j & 1].f($0); }",
    "memcpy(&z.w, &s.w, sizeof z.w);",
    "memcpy((char *)&z + offsetof(struct $Q, u), (char *)&s + offsetof(struct $Q, v), sizeof s.u);",
    "{ struct $Pmixed m1 = {0}, m2; m1.u = $0; m1.w[1] = $1; m1.p = &y[1]; memcpy(&m2, &m1, sizeof m1); m1.p = &x[0];"
    " copy_words(&m1.w, &m2.w, sizeof m1.w); $t = m1.w[1]; x[2] = *m2.p; }",
    "{ struct $Pmixed *m1 = malloc(2 * sizeof *m1); m1[0].u = $0; m1[0].v = $1; m1[0].p = x; m1[1] = m1[0];"
    " m1[1].p++;"
    " swap_sized(&m1[0], &m1[1], sizeof *m1); $t = m1[$i & 1].v; y[0] = *m1[0].p; free(m1); }",
    "$t = $Pfold($i & 1 ? x : y, 1 + (k & 1));",
]

BITS = sum("===" in template for template in TEMPLATES)


def texts(rng: random.Random, value: Callable[[], tuple[str, str]], target: tuple[str, str],
          integer: Callable[[], str], templates: list[str] = TEMPLATES) -> tuple[str, str]:
    """One of the templates in both writings; values are within what may be stored."""
    template = rng.choice(templates)
    plain, _, dual = template.partition(" === ")
    values, integers = [value(), value()], {"i": integer(), "j": integer()}

    def filled(text: str, which: int) -> str:
        words = {"P": ("", "d_"), "R": ("double", "dual"), "W": ("uint64_t", "dual_word"), "Q": ("pair", "dual_pair")}

        def one(found: re.Match[str]) -> str:
            key = found[1]
            if key in words:
                return words[key][which]
            if key in integers:
                return f"({integers[key]})"
            return target[which] if key == "t" else f"({values[int(key)][which]})"

        return re.sub(r"\$([PRWQijt01])", one, text)

    return filled(plain, 0), filled(dual or plain, 1)
