"""Random loop nests in C, as programs that measure their own gradients.

A nest of one to four loops has statements at any level, which read and write arrays of these kinds: plain ones, arrays
of rows, those behind members of a structure, and gathers through an array of indices. An array is indexed by some of
the loops, now densely, now with gaps, now only in one plane of it. Pointers are `restrict` or not; where they are not,
some arrays lie over others.

The program takes a size and prints the primal's operations, both times, and the memory that the gradient took beyond
the primal's; with `check` it holds the gradient against differences instead.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

LOOPS = "ijkl"
KINDS = ("plain", "plain", "plain", "rows", "member", "gathered")


@dataclass
class Array:
    """`index` are the loops that index it, outermost dimension first; the last is multiplied by `gap`. Rows of a `wide`
    one are three times as long; a `deep` one has one more dimension before the last, of which one plane is used."""

    name: str
    kind: str
    index: str
    gap: int
    wide: bool
    deep: bool = False
    over: Array | None = None

    @property
    def row(self) -> str:
        """How many numbers the innermost dimension takes, with what lies between rows."""
        return f"((size_t)n * {self.gap}{' * w' if self.wide else ''})"

    @property
    def size(self) -> str:
        return " * ".join([self.row, *["n"] * (len(self.index) - 1 + self.deep)])

    def element(self) -> str:
        names = [f"at[{loop}]" if self.kind == "gathered" and loop == self.index[-1] else loop for loop in self.index]
        last = f"{names[-1]} * {self.gap}" if self.gap > 1 else names[-1]
        outer = ""
        for name in names[:-1]:
            outer = name if not outer else f"({outer} * n + {name})"
        if self.deep:
            outer = f"((size_t){outer} * n + n / 2)"
        if self.kind == "rows" and outer:
            return f"{self.name}[{outer}][{last}]"
        base = f"s->{self.name}" if self.kind == "member" else self.name
        return f"{base}[(size_t){outer} * {self.row} + {last}]" if outer else f"{base}[{last}]"


@dataclass
class Nest:
    """The nest of a seed."""

    seed: int
    depth: int = 0
    triangular: set[int] = field(default_factory=set)
    arrays: list[Array] = field(default_factory=list)
    written: list[Array] = field(default_factory=list)
    statements: list[tuple[int, bool, str]] = field(default_factory=list)
    restrict: bool = False

    def __post_init__(self) -> None:
        choose = random.Random(self.seed)
        self.depth = choose.choice((1, 2, 2, 3, 3, 3, 4))
        self.restrict = choose.random() < 0.3
        self.triangular = {level for level in range(1, self.depth) if choose.random() < 0.2}
        for name in "abcde"[: choose.randint(2, 5)]:
            count = choose.randint(1, min(self.depth, 3))
            index = "".join(choose.sample(LOOPS[: self.depth], count))
            kind = choose.choice(KINDS)
            if kind == "rows" and count == 1:
                kind = "plain"
            deep = 2 <= count < self.depth and choose.random() < 0.3
            self.arrays.append(Array(name, kind, index, choose.choice((1, 1, 1, 2)), choose.random() < 0.2, deep))
        if not self.restrict and choose.random() < 0.4:
            self.arrays[1].over = self.arrays[0]
        gathered = [array for array in self.arrays if array.kind == "gathered"]
        others = [array for array in self.arrays if array.kind != "gathered"] or gathered
        self.written = others[: choose.randint(1, len(others))]
        self._add_statement(choose, self.depth)
        for _ in range(choose.randint(0, 2)):
            self._add_statement(choose, choose.randint(1, self.depth))

    def _add_statement(self, choose: random.Random, level: int) -> None:
        usable = [array for array in self.arrays if all(LOOPS.index(loop) < level for loop in array.index)]
        targets = [array for array in self.written if array in usable]
        if not targets:
            return
        target = choose.choice(targets).element()
        one, two = choose.choice(usable), choose.choice(usable)
        forms = ["{t} = 0.5 * {t} + 0.1 * {a} / (1 + {b} * {b});", "{t} = 0.3 * {a} / (1 + {b} * {b});",
                 "{t} += 0.01 * {a} * {b} / (1 + {a} * {a} + {b} * {b});"]
        if one not in self.written and two not in self.written:  # otherwise what is written would grow without bound
            forms = ["{t} += 0.01 * {a} * {b};", *forms]
        text = choose.choice(forms).format(t=target, a=one.element(), b=two.element())
        self.statements.append((level, choose.random() < 0.3, text))

    def function(self) -> str:
        """The function that is differentiated."""
        qualifier = " restrict " if self.restrict else ""
        parameters = ["int n", "int w", "const int *at", "Members *s"]
        for array in self.arrays:
            if array.kind == "rows":
                parameters.append(f"double **{array.name}")
            elif array.kind != "member":
                parameters.append(f"double *{qualifier}{array.name}")
        lines = [f"static void f({', '.join(parameters)}) {{"]
        for level in range(self.depth):
            loop = LOOPS[level]
            bound = f"<= {LOOPS[level - 1]}" if level in self.triangular else "< n"
            lines.append(f"for (int {loop} = 0; {loop} {bound}; {loop}++) {{")
            lines += [text for at, early, text in self.statements if at == level + 1 and (early or at == self.depth)]
        for level in range(self.depth, 0, -1):
            lines += [text for at, early, text in self.statements if at == level and not early and at != self.depth]
            lines.append("}")
        return "\n".join([*lines, "}"])

    def program(self) -> str:
        """The whole program."""
        arrays = self.arrays
        members = " ".join(f"double *{a.name};" for a in arrays if a.kind == "member") or "int nothing;"
        sizes = []
        for a in arrays:
            sizes.append(f"begin[{arrays.index(a)}] = " + (
                f"begin[{arrays.index(a.over)}] + n / 2; " if a.over is not None else "total; ")
                + f"length = {a.size} + 1; end = begin[{arrays.index(a)}] + length; if (end > total) total = end;")
        makes, arguments, frees = [], [], []
        for number, a in enumerate(arrays):
            for buffer, prefix in (("x", ""), ("dx", "d")):
                at = f"{buffer} + begin[{number}]"
                if a.kind == "member":
                    makes.append(f"{prefix}s.{a.name} = {at};")
                elif a.kind == "rows":
                    count = " * ".join(["n"] * (len(a.index) - 1 + a.deep))
                    makes.append(f"double **{prefix}{a.name} = rows({at}, {count}, {a.row});")
                    frees.append(f"free({prefix}{a.name});")
                else:
                    makes.append(f"double *{prefix}{a.name} = {at};")
            if a.kind != "member":
                arguments.append(a.name)
        plain = ", ".join(["n", "w", "at", "&s", *arguments])
        pairs = ", ".join([
            "enzyme_const, n", "enzyme_const, w", "enzyme_const, at", "enzyme_dup, &s, &ds",
            *(f"enzyme_dup, {name}, d{name}" for name in arguments)])
        return _PROGRAM.format(
            members=members, function=self.function(), arrays=len(arrays), sizes="\n  ".join(sizes),
            makes="\n  ".join(makes), frees=" ".join(frees), plain=plain, pairs=pairs, depth=self.depth)


_PROGRAM = r"""
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __SSE2__
#include <xmmintrin.h>
#endif
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
typedef struct {{ {members} }} Members;
{function}
static double now(void) {{
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}}
static long peak_kb(void) {{
  char line[128];
  long kb = 0;
  FILE *status = fopen("/proc/self/status", "r");
  while (fgets(line, sizeof line, status))
    if (sscanf(line, "VmHWM: %ld", &kb) == 1) break;
  fclose(status);
  return kb;
}}
__attribute__((unused)) static double **rows(double *x, size_t count, size_t length) {{
  double **found = malloc(count * sizeof *found);
  for (size_t r = 0; r < count; r++) found[r] = x + r * length;
  return found;
}}
static void fill(double *x, size_t total) {{
  for (size_t e = 0; e < total; e++) x[e] = 0.3 + 0.1 * sin(1.7 * e);
}}
static double weight(size_t e) {{ return cos(0.37 * e); }}
int main(int argc, char **argv) {{
#ifdef __SSE2__
  _mm_setcsr(_mm_getcsr() | 0x8040); /* numbers that are nearly zero take long */
#endif
  int n = atoi(argv[1]), w = 3, is_check = argc > 2;
  size_t begin[{arrays}], total = 0, length, end;
  {sizes}
  double *x = calloc(total, 8), *dx = calloc(total, 8);
  int *at = malloc(n * sizeof *at);
  for (int e = 0; e < n; e++) at[e] = (e * 7 + 3) % n;
  Members s, ds;
  memset(&s, 0, sizeof s), memset(&ds, 0, sizeof ds);
  {makes}
  fill(x, total);
  double primal = 1e30, gradient = 1e30;
  for (int run = 0; run < 3 && !is_check; run++) {{
    double t = now();
    f({plain});
    t = now() - t;
    if (t < primal) primal = t;
    fill(x, total);
  }}
  for (size_t e = 0; e < total; e++) dx[e] = weight(e);
  long before = peak_kb();
  for (int run = 0; run < (is_check ? 1 : 2); run++) {{
    fill(x, total);
    double t = now();
    __enzyme_autodiff((void *)f, {pairs});
    t = now() - t;
    if (t < gradient) gradient = t;
  }}
  long after = peak_kb();
  if (is_check) {{
    double got = 0, want = 0, h = 1e-5, *v = malloc(total * 8);
    for (size_t e = 0; e < total; e++) v[e] = sin(0.9 * e + 1), got += v[e] * dx[e];
    double weights[4] = {{1, -1, 8, -8}}, steps[4] = {{-2, 2, 1, -1}};
    for (int k = 0; k < 4; k++) {{
      fill(x, total);
      for (size_t e = 0; e < total; e++) x[e] += steps[k] * h * v[e];
      f({plain});
      double value = 0;
      for (size_t e = 0; e < total; e++) value += weight(e) * x[e];
      want += weights[k] * value / (12 * h);
    }}
    printf("got %.15g want %.15g\n", got, want);
    free(v);
    int wrong = !(fabs(got - want) <= 1e-6 * fmax(1, fabs(want)));
    {frees} free(x), free(dx), free(at);
    return wrong;
  }}
  printf("%.9g %.9g %ld\n", primal, gradient, after - before);
  {frees} free(x), free(dx), free(at);
}}
"""
