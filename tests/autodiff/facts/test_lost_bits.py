"""Bits of a number that go where its derivative does not: refused with the line, by the compiler or by the running
program, never passed over."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

PROGRAM = """
#include <stdint.h>
static inline uint64_t bits(double d) {{ uint64_t u; memcpy(&u, &d, 8); return u; }}
static inline double number(uint64_t u) {{ double d; memcpy(&d, &u, 8); return d; }}
{global}
static double f(double *x, int n) {{
  double s = 0;
#line 100
  {body}
  return s;
}}
int main(void) {{
  double x[8] = {{1, 2}}, g[8] = {{0}}, t[8] = {{1}};
  int n = 8;
  {request};
}}
"""
REVERSE = "__enzyme_autodiff_void((void *)f, enzyme_dup, x, g, enzyme_const, n)"
FORWARD = "return __enzyme_fwddiff((void *)f, enzyme_dup, x, t, enzyme_const, n) > 0"
CODED = """uint64_t b[8];
  for (int i = 0; i < n; i++)
    b[i] = {code};
  for (int i = 0; i < n; i++) {{ uint64_t u = b[n - 1 - i]; s += number({decode}) * i; }}"""


def coded(code: str, decode: str) -> tuple[str, str]:
    return "", CODED.format(code=code, decode=decode)


CASES = {
    "xor with a constant": coded("bits(x[i] * x[i]) ^ 0x123456789abcdefull", "u ^ 0x123456789abcdefull"),
    "rotated": coded("bits(x[i]) << 13 | bits(x[i]) >> 51", "u << 51 | u >> 13"),
    "reversed": coded("__builtin_bitreverse64(bits(x[i]))", "__builtin_bitreverse64(u)"),
    "zigzag": coded("(bits(x[i]) << 1) ^ (uint64_t)((int64_t)bits(x[i]) >> 63)", "(u >> 1) ^ -(u & 1)"),
    "sortable keys": coded(
        "bits(x[i]) ^ (bits(x[i]) >> 63 ? ~0ull : 1ull << 63)", "u ^ (u >> 63 ? 1ull << 63 : ~0ull)"),
    "mantissas": coded("bits(x[i]) & 0xfffffffffffffull", "u | 0x3ff0000000000000ull"),
    "xor with a key": (
        "uint64_t key[8] = {1, 2, 3, 4, 5, 6, 7, 8};",
        CODED.format(code="bits(x[i]) ^ key[i]", decode="u ^ key[n - 1 - i]")),
    "xor with the one before": (
        "", """uint64_t b[8], last = 0;
  for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i]);
    b[i] = u ^ last; last = u; }
  last = 0;
  for (int i = 0; i < n; i++) { last ^= b[i]; s += number(last) * i; }"""),
    "swapped by xor": (
        "", """uint64_t b[8];
  for (int i = 0; i < n; i++) b[i] = bits(x[i] * x[i]);
  for (int i = 0; i < n / 2; i++) { b[i] ^= b[n - 1 - i]; b[n - 1 - i] ^= b[i]; b[i] ^= b[n - 1 - i]; }
  for (int i = 0; i < n; i++) s += number(b[i]) * i;"""),
    "halves in a packet": (
        "struct packet { uint32_t length, high, low; };", """struct packet p[8];
  for (int i = 0; i < n; i++) { uint64_t u = bits(x[i] * x[i]); p[i].length = i;
    p[i].high = u >> 32; p[i].low = (uint32_t)u; }
  for (int i = 0; i < n; i++) s += number((uint64_t)p[i].high << 32 | p[i].low) * p[i].length;"""),
    "half of a number that is read as an integer": (
        "", "for (int i = 0; i < n; i++) { uint32_t w; memcpy(&w, (char *)(x + i) + 4, 4);\n s += (double)w * x[i]; }"),
    "half of a number that is kept": (
        "uint32_t kept[8];", """for (int i = 0; i < n; i++) { s += x[i] * x[i];
    memcpy(kept + i, (char *)(x + i) + 4, 4); }
  for (int i = 0; i < n; i++) s += kept[i] * 1e-6;"""),
    "a hash that becomes a number": (
        "", "for (int i = 0; i < n; i++) { uint64_t h = bits(x[i]); h = (h ^ h >> 30) * 0xbf58476d1ce4e5b9ull;\n"
        "  s += x[i] * (double)(h >> 11); }"),
    "bits handed to a function that is not known": (
        "extern double elsewhere(uint64_t);", "for (int i = 0; i < n; i++)\n s += elsewhere(bits(x[i]) >> 3);"),
    "a rounded number in a fraction": (
        "", "for (int i = 0; i < n; i++) {\n uint64_t u = 4607182418800017408ull + (uint64_t)lrint(x[i] * 1e15);\n"
        " memcpy(&s, &u, 8); }"),
}


@pytest.mark.parametrize("request_, level", [(REVERSE, "-O2"), (FORWARD, "-O0")], ids=["reverse", "forward"])
@pytest.mark.parametrize("name", CASES)
def test_bits_without_their_derivative_are_refused(
    build, tmp_path: Path, name: str, request_: str, level: str
) -> None:
    declared, body = CASES[name]
    built = build(PROGRAM.format(**{"global": declared, "body": body, "request": request_}), level)
    if built.returncode:
        said = built.stderr
        assert "error: cannot differentiate" in said, said
    else:
        ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60)
        said = ran.stderr
        assert ran.returncode == -6 and "enzyme-cc: cannot differentiate" in said, ran
    if level == "-O2":
        assert re.search(r"^program\.c:10\d:", said, re.M), said


HASH = """
static __attribute__((noinline)) uint64_t hashed(double d, int k) {{ return (bits(d) ^ bits(d) >> 29) * 31 + k; }}
static __attribute__((noinline)) double {use}
"""


def test_bits_are_followed_into_functions_and_out(refusal, build) -> None:
    program = PROGRAM.format(**{
        "global": HASH.format(use="used(uint64_t h) { return (double)(h & 255); }"),
        "body": "for (int i = 0; i < n; i++) s += x[i] * used(hashed(x[i], i) >> 3);", "request": REVERSE,
    })
    assert "cannot differentiate this conversion" in refusal(program, "-O2")
    program = PROGRAM.format(**{
        "global": HASH.format(use="used(uint64_t h) { static const double t[4] = {1, 2, 3, 4}; return t[h & 3]; }"),
        "body": "for (int i = 0; i < n; i++) s += x[i] * used(hashed(x[i], i) >> 3);", "request": REVERSE,
    })
    assert build(program, "-O2").returncode == 0


CLEARED = """
#include <stdint.h>
static double f(const double *x, double *y, int n) {
  uint64_t bits;
  memcpy(&bits, x, sizeof bits);
  for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
  memset(y, CLEAR);
  double sum = 0;
  for (int i = 0; i < n; i++) sum += y[i] * x[i];
  return sum;
}
int main(void) {
  double x[8] = {1.1, 2, 3, 4, 5, 6, 7, 8}, y[8], g[8] = {0}, dy[8] = {0}, t[8], kept[8];
  f(x, y, 8);
  for (int i = 0; i < 8; i++) kept[i] = y[i] != 0;
  __enzyme_autodiff_void((void *)f, enzyme_dup, x, g, enzyme_dup, y, dy, enzyme_const, 8);
  for (int i = 0; i < 8; i++) {
    memset(t, 0, sizeof t);
    memset(dy, 0, sizeof dy);
    t[i] = 1;
    double tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, t, enzyme_dup, y, dy, enzyme_const, 8);
    double want = kept[i] * 3 * x[i] * x[i];
    if (fabs(tangent - want) > 1e-9 || fabs(g[i] - want) > 1e-9) return 1;
  }
  return kept[0] != 0;
}
"""


def test_how_much_is_cleared_may_depend_on_bits_but_not_what_is_stored_there(check, build, tmp_path: Path) -> None:
    check("#define CLEAR 0, (bits >> 4) % 4 * sizeof *y\n" + CLEARED, "-O2")
    assert build("#define CLEAR (int)(bits >> 4), sizeof *y\n" + CLEARED, "-O2").returncode == 0
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, timeout=60)
    assert ran.returncode == -6 and "enzyme-cc: cannot differentiate what is computed here" in ran.stderr, ran
