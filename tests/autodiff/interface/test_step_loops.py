"""Checkpointed loops and marked fixed points that make no sense are refused; what only the running program sees ends
it with a message; snapshots that are too many go to files; the examples of docs/checkpoints.md do what they say.
Numbers are checked in tests/programs."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Build = Callable[..., subprocess.CompletedProcess]
HEAD = """
#include <enzyme/checkpoint.h>
#include <enzyme/fixed_point.h>
static EnzymeCkptConfig config = {3};
static void step(int64_t i, double *u, double k) { u[0] = u[0] * k + 0.001 * i * u[0] * u[0]; }
static int more(int64_t i, double *u) { u[0] *= 1.5; return u[0] < 20; }
"""
SCHEME = "enzyme_scheme, &EnzymeCkptRevolve, &config"
FOR = "__enzyme_checkpoint_for((void *)step, (int64_t)0, (int64_t)9"
LOOPS = {
    f"{FOR}, u, 0.5)":
        "'__enzyme_checkpoint_for' needs 'enzyme_scheme', the address of a scheme and that of its settings: as "
        "'enzyme_scheme, &EnzymeCkptRevolve, &config' of <enzyme/checkpoint.h>",
    f"{FOR}, {SCHEME}, u)":
        "'step' takes 2 arguments behind the number of the step, and 1 are given",
    f"{FOR}, {SCHEME}, 1.0, u)":
        "argument 1 behind the number of the step is of type double, and 'step' takes ptr",
    f"{FOR}, {SCHEME}, enzyme_dup, u, 0.5)":
        "the marker 'enzyme_dup' is not supported with '__enzyme_checkpoint_for'",
    f"{FOR}, {SCHEME}, enzyme_checkpoint_region, 1.0, 8, u, 0.5)":
        "'enzyme_checkpoint_region' takes an address and how many bytes lie there",
    f"__enzyme_checkpoint_while((void *)step, {SCHEME}, u, 0.5)":
        "'step' is no step: it takes its number first, an integer, and returns whether another one is to follow",
    f"__enzyme_checkpoint_while(which, {SCHEME}, u)":
        "'__enzyme_checkpoint_while' needs the function of one step as its first argument, known at compile time",
    "__enzyme_checkpoint_while((void *)more, enzyme_scheme)": "something is missing behind 'enzyme_scheme'",
}


@pytest.mark.parametrize("what", LOOPS)
def test_checkpointed_loops_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"int main(int n, char **which) {{ double u[1] = {{1}}; {what}; return u[0] > 0; }}")
    assert LOOPS[what] in said
    assert said.count("error:") == 1, said


MARKED = {
    "__enzyme_set_fixed_point(1e-9, (int64_t)9, 0, &z, 8L);": "'__enzyme_set_fixed_point' stands in no loop",
    "for (int i = 0; i < 9; i++) { __enzyme_set_fixed_point(1e-9, (int64_t)9, 0); z *= 0.5; }":
        "'__enzyme_set_fixed_point' takes the reduction, the most iterations, a function or null, and of each part of "
        "the state the address and the bytes",
    "for (;;) { __enzyme_set_fixed_point(1e-9, (int64_t)9, 0, &z, 8L); if (z < 1) break; z *= 0.5; if (z > 3) break; }":
        "the loop of '__enzyme_set_fixed_point' is not taken for a fixed point: it is left in several places, or never",
    "for (int i = 0; i < 9; i++) { __enzyme_set_fixed_point(1e-9, (int64_t)9, 0, choose(&z), 8L); z *= 0.5; }":
        "the loop of '__enzyme_set_fixed_point' is not taken for a fixed point: what is handed over is computed in the "
        "loop",
}


@pytest.mark.parametrize("what", MARKED)
def test_marked_loops_that_make_no_sense_are_refused(what: str, refusal: Callable[..., str]) -> None:
    said = refusal(HEAD + f"double *choose(double *); int main(void) {{ double z = 1; {what} return z > 1; }}")
    assert MARKED[what] in said
    assert said.count("error:") == 1, said


def test_what_steps_write_must_be_in_a_region(build: Build, tmp_path: Path) -> None:
    built = build(HEAD + f"""
static void drift(int64_t i, double *u, double *w) {{ w[0] = w[0] * 0.9 + u[0]; u[0] = u[0] * 1.01 + 0.001 * w[0]; }}
static double f(double *u, double *w, int n) {{
  __enzyme_checkpoint_for((void *)drift, (int64_t)0, (int64_t)n, {SCHEME}, enzyme_checkpoint_region, u, 8L, u, w);
  return u[0];
}}
int main(void) {{
  double u = 1, du = 0, *w = calloc(2, 8), *dw = calloc(2, 8);
  __enzyme_autodiff_void((void *)f, enzyme_dup, &u, &du, enzyme_dup, w, dw, enzyme_const, 9);
}}
""", "-g")
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True)
    assert ran.returncode != 0
    assert re.search(r"program\.c:\d+:3: error: 'drift' writes through argument 2 behind the number of the step, and "
                     "no snapshot holds what lies there: name it behind 'enzyme_checkpoint_region'", ran.stderr)


def test_snapshots_beyond_a_budget_go_to_files_that_are_gone_afterwards(
    build: Build, tmp_path: Path
) -> None:
    built = build(HEAD + """
#include <dirent.h>
static int most;
static int count(void) {
  int found = 0;
  DIR *folder = opendir("spilled");
  for (struct dirent *e; (e = readdir(folder));) found += e->d_name[0] != '.';
  closedir(folder);
  return found;
}
static void look(void) { int now = count(); if (now > most) most = now; }
void *__enzyme_inactivefn_look = (void *)look;
static void watched(int64_t i, double *u) { u[0] = u[0] * 0.99 + 0.001 * i * u[0] * u[0]; look(); }
static double f(double *u, int n) {
  EnzymeCkptConfig spilling = {6, 0, "spilled", 3 * 8, NULL};
  __enzyme_checkpoint_for((void *)watched, (int64_t)0, (int64_t)n, enzyme_scheme, &EnzymeCkptRevolve, &spilling,
                          enzyme_checkpoint_region, u, 8L, u);
  return u[0] * u[0];
}
int main(void) {
  double u = 1, du = 0, at = 1;
  __enzyme_autodiff_void((void *)f, enzyme_dup, &u, &du, enzyme_const, 40);
  printf("%d %d\\n", most, count());
  for (int i = 0; i < 40; i++) at = at * 0.99 + 0.001 * i * at * at;
  return !(fabs(u - at) < 1e-15 && du > 0);
}
""")
    assert built.returncode == 0, built.stderr
    (tmp_path / "spilled").mkdir()
    ran = subprocess.run([tmp_path / "program"], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    most, left = map(int, ran.stdout.split())
    assert 3 <= most <= 5  # of eight snapshots, the driver's two among them, three are in memory
    assert left == 0


def test_snapshots_bound_the_memory(build: Build, tmp_path: Path) -> None:
    built = build(HEAD + """
enum { N = 12500 };  /* 100 KB */
static void wave(int64_t i, double *u) { for (int j = 1; j < N; j++) u[j] += 0.1 * sin(u[j - 1]); }
static double f(double *u, int n) {
  EnzymeCkptConfig few = {8};
  __enzyme_checkpoint_for((void *)wave, (int64_t)0, (int64_t)n, enzyme_scheme, &EnzymeCkptRevolve, &few,
                          enzyme_checkpoint_region, u, N * sizeof *u, u);
  return u[N - 1];
}
int main(void) {
  double *u = calloc(N, 8), *du = calloc(N, 8);
  u[0] = 1;
  long before = peak_kb();
  __enzyme_autodiff_void((void *)f, enzyme_dup, u, du, enzyme_const, 400);
  printf("%ld\\n", peak_kb() - before);
}
""")
    assert built.returncode == 0, built.stderr
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    assert int(ran.stdout) < 8 * 1024  # the tape of all steps takes 40 MB


@pytest.mark.parametrize("name", ["heat", "pendulum"])
def test_the_examples_of_the_page_do_what_they_say(name: str, tmp_path: Path) -> None:
    page = (Path(__file__).parents[3] / "docs" / "checkpoints.md").read_text()
    found = re.search(rf"\$ cat {name}\.c\n(.*?)\$ enzyme-clang.*?\n(.*?)\n```", page, re.S)
    assert found is not None
    (tmp_path / "program.c").write_text(found[1])
    command = [Path(sys.executable).parent / "enzyme-clang", "-O2", "program.c", "-o", "program", "-lm"]
    subprocess.run(command, cwd=tmp_path, check=True)
    ran = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == found[2]
