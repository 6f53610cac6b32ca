"""Each assumption on memory, switched off: what is then asked of the running program, or refused."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from enzyme_cc.analysis.contents.assumptions import ALL
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.diagnostics import DiagnosticError
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.compilers import find_clang

C = """
#include <stdlib.h>
#include <string.h>
#include <stdint.h>
extern int enzyme_dup, enzyme_const;
#ifdef __cplusplus
extern "C"
#endif
double __enzyme_autodiff(void *, ...);
"""
ASKED = """
double asked(double *x, double *dx, long *k, long *dk, struct record *r, struct record *dr, int n) {
  return __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, k, dk, enzyme_dup, r, dr, enzyme_const, n);
}
"""
RECORD = "struct record { double *data; long count; };\n"
OF_NUMBERS = """
double asked(double *x, double *dx, long *k, struct record *r, int n) {
  return __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, k, enzyme_const, r, enzyme_const, n);
}
"""
PROGRAMS: dict[str, tuple[str, list[str]]] = {
    # numbers and integers in one block, at places that only the running program knows
    "declared-types": (RECORD + """
static double f(double *x, long *k, struct record *r, int n) {
  char *block = malloc(16 * n + 64);
  double *v = (double *)block, s = 0;
  long *id = (long *)(block + 8 * n);
  for (int i = 0; i < n; i++) v[i] = x[i] * x[i], id[i] = n - i;
  for (int i = 0; i < n; i++) s += v[i] * (double)id[i];
  free(block);
  return s;
}
""" + ASKED, []),
    "integers-read": (RECORD + """
static double f(double *x, long *k, struct record *r, int n) {
  double s = 0;
  for (long i = 0; i < r->count; i++) s += r->data[i] * r->data[i];
  return s * (double)r->count;
}
""" + ASKED, []),
    "arguments-apart": (RECORD + """
static double f(double *x, long *k, struct record *r, int n) {
  for (int i = 0; i < n; i++) x[i] *= x[i];
  return x[0] * (double)(k[0] + 1);
}
""" + OF_NUMBERS, ["-fno-strict-aliasing"]),
    "unaliased-arguments": (RECORD + """
static double f(double *x, long *k, struct record *restrict r, int n) {
  for (int i = 0; i < n; i++) r->data[i] *= r->data[i];
  return r->data[0] * (double)(r->count + 1);
}
""" + ASKED, ["-fno-strict-aliasing"]),
    # nothing but the alignment of its accesses tells that what is read is a number, whose exponent is a step
    "alignment": (RECORD + """
static double f(double *x, long *k, struct record *r, int n) {
  char *block = calloc(n, 64), *at = block;
  double s = 0;
  for (int i = 0; i < n; i++, at += k[i]) *(double *)at = x[i] * x[i];
  at = block;
  for (int i = 0; i < n; i++, at += k[i]) s += x[i] * (double)((*(long *)at >> 52) - 1023);
  free(block);
  return s;
}
""" + OF_NUMBERS, ["-fno-strict-aliasing"]),
    "class-tables": (RECORD + """
extern long _ZTV5thing[];
static double f(double *x, long *k, struct record *r, int n) {
  double y = x[0] * x[0];
  memcpy(_ZTV5thing + n % 5, &y, 8);
  return x[0] * (double)(_ZTV5thing[n % 3] & 0xffff);
}
""" + OF_NUMBERS, []),
    "message-types": (RECORD + """
struct communicator;
struct datatype;
extern struct datatype ompi_mpi_double, *own;
int MPI_Send(const void *, int, struct datatype *, int, int, struct communicator *);
int MPI_Recv(void *, int, struct datatype *, int, int, struct communicator *, void *);
static double f(double *x, long *k, struct record *r, int n) {
  double y[8], z[8];
  long counts[8] = {0};
  for (int i = 0; i < n; i++) z[i] = x[i] * x[i];
  MPI_Send(z, n, &ompi_mpi_double, 1, 0, (void *)r);
  MPI_Recv(y, n, &ompi_mpi_double, 1, 0, (void *)r, 0);
  MPI_Recv(counts, 1, own, 1, 0, (void *)r, 0);
  return y[0] * (double)(counts[0] + 1);
}
""" + OF_NUMBERS, ["-fno-strict-aliasing"]),
    "library-nodes": ("""
#include <map>
static double f(double *x, int n) {
  std::map<int, double> numbers;
  std::map<int, long> counts;
  for (int i = 0; i < n; i++) numbers[i % 3] = x[i] * x[i], counts[i % 3] += i;
  double s = 0;
  for (auto &[key, value] : numbers) s += value * (double)counts[key];
  return s;
}
double asked(double *x, double *dx, int n) {
  return __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, n);
}
""", ["-x", "c++", "-std=c++17", "-fno-strict-aliasing"]),
}


def _outcome(text: str, without: str) -> str:
    try:
        made = pipeline.answer_requests(text, Options(without=frozenset((without,))), lambda line: None)
    except DiagnosticError as refusal:
        return f"refused: {refusal.diagnostics[0].message}"
    return "asked" if "call void @__enzyme_cc_marks_" in made else "free"


@pytest.mark.slow
@pytest.mark.parametrize("name", PROGRAMS)
def test_what_an_assumption_is_good_for(name: str, tmp_path: Path) -> None:
    source, flags = PROGRAMS[name]
    (tmp_path / "program.c").write_text(C + source)
    command = [*find_clang().command, "-O1", "-w", *flags, "-S", "-emit-llvm", "program.c", "-o", "program.ll"]
    subprocess.run(command, cwd=tmp_path, check=True, timeout=60)
    text = (tmp_path / "program.ll").read_text()
    assert _outcome(text, "none of these") == "free"
    without = _outcome(text, name)
    print(f"without {name}: {without}")
    assert without != "free"


def test_names_and_sources_are_said_of_all() -> None:
    assert PROGRAMS.keys() == {assumption.name for assumption in ALL}
    assert len({assumption.name for assumption in ALL}) == len(ALL)
    assert all(assumption.rule and assumption.source for assumption in ALL)
