"""Messages that hold active numbers, handed to a function behind a pointer: showing them is free, reading is not."""

from __future__ import annotations

HANDLED = """
struct solver {{ double h; void (*handler)(char *text, void *data); }};
static void handle(char *text, void *data) {{ {handle} }}
static double f(double *x) {{
  struct solver *s = malloc(sizeof *s);
  s->handler = handle;
  s->h = 2;
  if (x[0] > 0) {{
    char text[80];
    sprintf(text, "%.17g", x[0] * x[1]);
    s->handler(text, s);
  }}
  double r = s->h * x[0];
  free(s);
  return r;
}}
int main(void) {{
  double x[2] = {{3, 2}}, g[2] = {{0}};
  __enzyme_autodiff((void *)f, x, g);
  CHECK_CLOSE("g", g[0] + 10 * g[1], 2.0, 1e-12);
  return check_report();
}}
"""


def test_a_handler_that_shows_its_message_is_called(check) -> None:
    check(HANDLED.format(
        handle='struct solver *s = data; char all[99]; sprintf(all, "%g: %s", s->h, text); puts(all);'))


def test_a_handler_that_reads_the_message_is_refused(refusal) -> None:
    said = refusal(HANDLED.format(handle="((struct solver *)data)->h = atof(text);"), "-O1")
    assert "error: cannot differentiate through text" in said
    assert "is written here, by 'sprintf'" in said
