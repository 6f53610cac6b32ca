"""A warning of the running program where the gradient goes with a block of the caller's, and only there."""

import subprocess

import pytest

CALLER = r"""
struct item { double x; struct item *next; };
struct s { double *v; struct item *first; };
%s
int main(void) {
  struct s a = {calloc(4, 8), calloc(1, sizeof(struct item))}, d = {calloc(4, 8), calloc(1, sizeof(struct item))};
  for (int i = 0; i < 4; i++) a.v[i] = i + 1;
  a.first->x = 5;
  for (int k = 0; k < 2; k++) {
    double o = 0, one = 1;
    if (k) a.v = calloc(4, 8), d.v = calloc(4, 8), a.v[0] = a.v[3] = 2;
    __enzyme_autodiff_void((void *)f, enzyme_dup, &a, &d, enzyme_dup, &o, &one);
  }
  return 0;
}
"""
LOST = {
    "freed": (4, "static void f(struct s *s, double *o) { for (int i = 0; i < 4; i++) *o += s->v[i] * s->v[i];\n"
                 " free(s->v); s->v = 0; }"),
    "shrunk": (1, "static void f(struct s *s, double *o) { *o = s->v[3] * s->v[0];\n s->v = realloc(s->v, 24);"
                  " *o += s->v[1]; }"),
    "unlinked": (1, "static void f(struct s *s, double *o) { struct item *i = s->first; if (!i) return;\n"
                    " s->first = i->next; *o = i->x * i->x; free(i); }"),
}
KEPT = {
    "replaced": "static void f(struct s *s, double *o) { double *p = malloc(32);\n"
                " for (int i = 0; i < 4; i++) *o += (p[i] = s->v[i] * s->v[i]);\n free(s->v); s->v = p; }",
    "workspace": "__attribute__((noinline)) static void give_back(double *p) { free(p); }\n"
                 "static void f(struct s *s, double *o) { double *w = calloc(4, 8);\n"
                 " for (int i = 0; i < 4; i++) w[i] += s->v[i] * s->first->x, *o += w[i] * w[i];\n give_back(w); }",
    "of no use": "static void f(struct s *s, double *o) { *o = s->v[0] * s->v[1];\n free(s->first); s->first = 0; }",
}


def said(build, tmp_path, code: str, *flags: str) -> str:
    built = build(CALLER % code, *flags)
    assert built.returncode == 0, built.stderr
    done = subprocess.run([str(tmp_path / "program")], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return done.stderr


@pytest.mark.parametrize("name", LOST)
def test_what_is_lost_is_said_once(build, tmp_path, name):
    count, code = LOST[name]
    errors = said(build, tmp_path, code, "-g")
    assert errors.count("warning") == 1 and "program.c:5:" in errors
    assert f"with respect to {count} numbers are lost: 'f' frees the memory" in errors


@pytest.mark.parametrize("name", KEPT)
def test_nothing_is_said_where_nothing_is_lost(build, tmp_path, name):
    assert said(build, tmp_path, KEPT[name], "-g") == ""
