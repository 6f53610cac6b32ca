"""What a function writes through a reference, compares or prints is not read; all else is."""

from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.points_to import Summaries
from enzyme_cc.analysis.unread_arguments import UnreadArguments


def test_what_counts_as_reading(compile_c):
    module = compile_c("""
        #include <math.h>
        #include <stdio.h>
        #include <string.h>
        double *kept;
        void written(double *x, double y) { *x = sin(y); }
        int compared(const double *x) { return *x < 1e-16 || *x != *x; }
        void printed(const double *x) { printf("%g\\n", *x); }
        __attribute__((noinline)) void through(double *x, double y) { written(x, y); printed(x); }
        double loaded(const double *x) { return *x; }
        void added(double *x, double y) { *x += y; }
        void copied(double *x, double *y) { memcpy(y, x, 80); }
        void stored(double *x) { kept = x; }
        double *returned(double *x) { return x; }
        void unknown(double *x);
        void handed(double *x) { unknown(x); }
        __attribute__((noinline)) double recursive(double *x, int n) { return n ? recursive(x, n - 1) * 0.5 : *x; }
        double around(double *x, double *y, int n) { through(x, *y); return recursive(y, n); }
        double both(double *x, const double *y) { *x = 1; return *y; }
        double twice(double *x) { return both(x, x); }
        void rounded(double *x, int *n) { *n = (int)(8 * *x); }
        void truncated(double *x, double *y) { *y = floor(8 * *x) * *y; }
    """, flags=("-fno-inline",))
    models = CallModels()
    unread = UnreadArguments(models, Summaries(models))
    found = {f.name: sorted(unread.of(f)) for f in module.functions.values() if f.has_body}
    assert found == {
        "written": [0], "compared": [0], "printed": [0], "through": [0], "loaded": [], "added": [], "copied": [1],
        "stored": [], "returned": [], "handed": [], "recursive": [], "around": [0], "both": [0], "twice": [],
        "rounded": [1], "truncated": [],
    }
