"""C programs that call every routine of the table of BLAS and check its derivatives.

Each routine becomes a function of one array of numbers, in which its arrays and scalars lie, to a weighted sum of what
it writes or returns. Flags, layouts and increments are chosen as the program runs.
"""

from __future__ import annotations

from enzyme_cc.rules.blas import (
    ARRAY,
    COLUMN_MAJOR,
    ENUMERATIONS,
    FLAG,
    INFO,
    INTEGER,
    REAL_TYPES,
    SCALAR,
    WORK,
    Routine,
    is_passed,
)

SIZES = {
    "m": 3, "n": 4, "k": 2, "kl": 1, "ku": 2, "kd": 1, "nrhs": 2, "lwork": 512, "liwork": 512, "lrwork": 512,
    "k1": 1, "k2": 3, "incx": 1,
}
FEWER_COLUMNS = "orgqr", "ungqr"
BUFFER = 72
"""Elements of each array; matrices have a leading dimension of 8."""

DESTROYED = {**dict.fromkeys(("gesvd", "gesdd", "gelsd", "gelss"), ("A",)), "gtsv": ("dl", "d", "du"),
             **dict.fromkeys(("gesvx", "posvx", "gbsvx"), ("F", "r", "c", "ferr", "berr"))}

HEAD = """
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
T __enzyme_fwddiff(void *, ...);
static int failures;
static T numbers[4096], shadow[4096], direction[4096], moved[4096];
static double noise(int k) { return sin(1.7 * k + 0.3) * 0.9; }
static void check(const char *name, const char *mode, double is, double should, const int *f) {
  if (fabs(is - should) <= TOLERANCE * (1 + fabs(should))) return;
  failures++;
  printf("%s %s %.12g instead of %.12g with flags", name, mode, is, should);
  for (int k = 0; k < 8; k++) printf(" %d", f[k]);
  puts("");
}
"""


def program(routines: list[tuple[Routine, str]], kind: str, precision: str) -> str:
    """The program for routines in one precision, by the interface of a kind."""
    number = REAL_TYPES[precision]
    tolerance = "2e-2" if number == "float" else "2e-6"
    step = "1e-2" if number == "float" else "1e-5"
    parts = 2 if precision in "cz" else 1
    text = f"#define T {number}\n#define TOLERANCE {tolerance}\n" + HEAD
    calls = ""
    for routine, each in routines:
        text += _function(routine, each, kind, parts)
        calls += _checks(routine, precision, kind, step)
    return text + "int main(void) {\n" + calls + "  return failures != 0;\n}\n"


def symbol(routine: Routine, precision: str, kind: str) -> str:
    name = routine.spellings[precision] + routine.name
    return {"cblas": "cblas_" + name, "fortran": name + "_", "lapacke": "LAPACKE_" + name}[kind]


def _flags(routine: Routine, kind: str) -> list[tuple[str, int]]:
    """(what is chosen, in how many ways)"""
    found = [("layout", 2)] if kind != "fortran" and (routine.layout or routine.lapack) else []
    for p in routine.parameters:
        if p.kind == FLAG:
            found.append((p.name, len(_letters(routine, p.name))))
        if p.kind == ARRAY and not p.is_matrix and p.stepped:
            found.append((p.name + "_step", 3))
    return found


def _letters(routine: Routine, name: str) -> str:
    if name in ("ta", "tb"):
        real = routine.spellings.keys() <= set("sd")
        symmetric, hermitian = routine.name in ("syrk", "syr2k"), routine.name in ("herk", "her2k")
        hermitian = hermitian or routine.name in ("unmqr", "gels")
        return "NT" if real or symmetric else "NC" if hermitian else "NTC"
    if name in ("jobu", "jobvt", "jobs"):
        return "N"
    return {"uplo": "UL", "side": "LR", "diag": "NU", "jobz": "NV", "which": "ULA", "norm": "MOIF", "fact": "N"}[name]


def _function(routine: Routine, precision: str, kind: str, parts: int) -> str:
    name = symbol(routine, precision, kind)
    flags = _flags(routine, kind)
    by_name = {flag: f"f[{k}]" for k, (flag, _) in enumerate(flags)}
    formal, actual, before, after = [], [], [], []
    if kind == "lapacke" or (kind == "cblas" and routine.layout):
        formal.append("int")
        actual.append(f"{COLUMN_MAJOR} - {by_name['layout']}")
    at = 0
    fortran = kind == "fortran"
    for p in routine.parameters:
        if not is_passed(p, kind):
            continue
        if p.kind == FLAG:
            letters = _letters(routine, p.name)
            chosen = f'"{letters}"[{by_name[p.name]}]'
            if kind == "cblas":
                numbers = [str(ENUMERATIONS[p.name][x]) for x in letters]
                formal.append("int")
                actual.append(f"((int[]){{{', '.join(numbers)}}})[{by_name[p.name]}]")
            elif fortran:
                before.append(f"  char {p.name} = {chosen};")
                formal.append("const char *")
                actual.append("&" + p.name)
            else:
                formal.append("char")
                actual.append(chosen)
        elif p.kind == INTEGER:
            size = 1500 if (routine.name, p.name) == ("gelsd", "lwork") else SIZES[p.name]
            size = 3 if p.name == "n" and routine.name in FEWER_COLUMNS else size
            if fortran:
                before.append(f"  int {p.name} = {size};")
            formal.append("const int *" if fortran else "int")
            actual.append("&" + p.name if fortran else str(size))
        elif p.kind == SCALAR:
            count = 1 if p.real else parts
            before.append(f"  T {p.name}[{count}];\n  memcpy({p.name}, given + {at}, sizeof {p.name});")
            pointer = fortran or (parts == 2 and not p.real)
            formal.append("const T *" if pointer else "T")
            actual.append(p.name if pointer else f"{p.name}[0]")
            at += count
        elif p.kind == ARRAY and p.integers:
            before.append(f"  int {p.name}[16] = {{2, 3, 4, 4}};")
            formal.append("int *")
            actual.append(p.name)
        elif p.kind == ARRAY:
            size = BUFFER * (1 if p.real else parts)
            before.append(f"  T {p.name}[{size}];\n  memcpy({p.name}, given + {at}, sizeof {p.name});")
            if p.name == "d":
                before.append(f"  for (int k = 0; k < 8; k++) d[{parts} * k] += 3;")
            if p.name == "A":
                before += _made_regular(routine, by_name, parts)
            unknown = (*getattr(routine.body, "without_derivative", ()), *DESTROYED.get(routine.name, ()))
            if p.written and p.name not in unknown:
                kept, number = "", f"{p.name}[k]"
                if p.name == "A" and "jobz" in by_name:  # eigenvectors, whose signs are not defined
                    kept, number = f"if ({by_name['jobz']}) ", "A[k] * A[k]"
                after.append(f"  {kept}for (int k = 0; k < {size}; k++) sum += weight({at} + k) * {number};")
            formal.append("T *")
            actual.append(p.name)
            at += size
            if p.stepped:
                step = "8" if p.is_matrix else f"(int[]){{1, 2, -2}}[{by_name[p.name + '_step']}]"
                if fortran:
                    before.append(f"  int {p.name}_step = {step};")
                formal.append("const int *" if fortran else "int")
                actual.append(f"&{p.name}_step" if fortran else step)
        elif p.kind == WORK:
            before.append(f"  T {p.name}[3000];")
            formal.append("T *")
            actual.append(p.name)
        elif p.kind == INFO:
            before.append(f"  int {p.name}[512];")
            formal.append("int *")
            actual.append(p.name)
    result = "int" if kind == "lapacke" else "void"
    call = f"  {name}({', '.join(actual)});"
    if routine.result:
        complex_result = routine.result == "number" and parts == 2
        result = "T _Complex" if complex_result else "T"
        call = f"  {result} r = {name}({', '.join(actual)});\n"
        call += "  sum += 0.7 * __real__ r - 0.4 * __imag__ r;" if complex_result else "  sum += r * r;"
    label = f"f_{symbol(routine, precision, kind)}"
    lines = "\n".join(before) + "\n" + call + "\n" + "\n".join(after)
    weight = "\n#ifndef WEIGHT\n#define WEIGHT\nstatic double weight(int k) { return cos(0.9 * k); }\n#endif\n"
    return (
        f"{weight}{result} {name}({', '.join(formal)});\n"
        f"static T {label}(const T *given, const int *f) {{\n  T sum = 0;\n{lines}\n  return sum;\n}}\n"
        f"enum {{ count_{label} = {at} }};\n"
    )


def _made_regular(routine: Routine, by_name: dict[str, str], parts: int) -> list[str]:
    """What makes a matrix one that factors: a large diagonal, in its row of a band; rows that change places in LU; a
    real diagonal where a factor has one."""
    if routine.name in ("gemm", "gemv"):
        return []
    at, real = f"{9 * parts} * k", routine.name == "potri"
    lines = [("5", at)]
    if routine.name != "langb" and any("+" in size for p in routine.arrays for size in p.shape):
        line = f"({by_name.get('layout', '0')} ? ({{row}}) * 8 + k : ({{row}}) + 8 * k)"
        if "uplo" in by_name:
            rows, real = [("5", f"{by_name['uplo']} ? 0 : 1")], True
        else:
            above = SIZES["ku"] + (0 if routine.name == "gbsvx" else SIZES["kl"])
            rows = [("3", str(above)), ("5", str(above + 1))]
        lines = [(size, f"{parts} * ({line.format(row=row)})") for size, row in rows]
    found = [f"  for (int k = 0; k < 8; k++) A[{at}] += {size};" for size, at in lines]
    if real and parts == 2:
        found += [f"  for (int k = 0; k < 8; k++) A[{at} + 1] = 0;" for _, at in lines]
    return found


def _checks(routine: Routine, precision: str, kind: str, step: str) -> str:
    flags = _flags(routine, kind)
    label = f"f_{symbol(routine, precision, kind)}"
    opening = "".join(f"  for (f[{k}] = 0; f[{k}] < {ways}; f[{k}]++)\n" for k, (_, ways) in enumerate(flags))
    return f"""  {{
    int f[8] = {{0}};
    const T h = {step};
{opening}    {{
      int n = count_{label};
      for (int k = 0; k < n; k++) {{
        numbers[k] = noise(k); direction[k] = noise(3 * k + 1); shadow[k] = 0;
      }}
      for (int k = 0; k < n; k++) moved[k] = numbers[k] + h * direction[k];
      double should = {label}(moved, f);
      for (int k = 0; k < n; k++) moved[k] = numbers[k] - h * direction[k];
      should = (should - {label}(moved, f)) / (2 * h);
      __enzyme_autodiff((void *){label}, enzyme_dup, numbers, shadow, enzyme_const, f);
      double is = 0;
      for (int k = 0; k < n; k++) is += shadow[k] * direction[k];
      check("{label}", "reverse", is, should, f);
      is = __enzyme_fwddiff((void *){label}, enzyme_dup, numbers, direction, enzyme_const, f);
      check("{label}", "forward", is, should, f);
    }}
  }}
"""

