"""What a derivative keeps between calls goes with its thread, and with the shared library that is unloaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ENZYME_CLANG = str(Path(sys.executable).parent / "enzyme-clang")

LIBRARY = """
#include <math.h>
double __enzyme_autodiff(void *, ...);
static double f(double x, int n) { double s = 1; while (s < 1e6 && n-- > 0) s = s * x + sin(s); return s; }
double slope(double x, int n) { return __enzyme_autodiff((void *)f, x, n); }
"""
PROGRAM = r"""
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
typedef double (*Slope)(double, int);
static long resident(void) {
  long pages = 0, there = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (fscanf(file, "%ld %ld", &pages, &there) != 2) return -1;
  fclose(file);
  return there * 4;
}
static void *work(void *slope) { ((Slope)slope)(1.01, 200); return 0; }
int main(void) {
  long before = 0;
  for (int i = 0; i < 150; i++) {
    void *library = dlopen("./lib.so", RTLD_NOW);
    Slope slope = (Slope)dlsym(library, "slope");
    if (!(slope(1.01, 200) > 0)) return 2;
    pthread_t thread;
    pthread_create(&thread, 0, work, (void *)slope);
    pthread_join(thread, 0);
    dlclose(library);
    if (i == 50) before = resident();
  }
  printf("grew by %ld KB\n", resident() - before);
  return resident() - before > 500;
}
"""


def test_memory_does_not_grow_with_libraries_and_threads(tmp_path: Path) -> None:
    (tmp_path / "lib.c").write_text(LIBRARY)
    (tmp_path / "main.c").write_text(PROGRAM)
    for words in (
        [ENZYME_CLANG, "-O2", "-fPIC", "-shared", "lib.c", "-o", "lib.so", "-lm"],
        ["gcc", "main.c", "-o", "program", "-ldl", "-lpthread"],
    ):
        subprocess.run(words, cwd=tmp_path, check=True, timeout=120)
    done = subprocess.run(["./program"], cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout
