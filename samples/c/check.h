/* Comparison of a derivative with an independent value; a mismatch is named on stderr and counted. */
#ifndef SAMPLES_CHECK_H
#define SAMPLES_CHECK_H

#include <math.h>
#include <stdio.h>

static int mismatches = 0;

/* |got - want| <= tolerance * max(1, |want|); written so that NaN is a mismatch. */
static inline void expect_near(const char *what, int index, double got, double want, double tolerance) {
    double scale = fabs(want) > 1 ? fabs(want) : 1;
    if (fabs(got - want) <= tolerance * scale) return;
    fprintf(stderr, "mismatch: %s[%d] is %.12g, expected %.12g\n", what, index, got, want);
    mismatches++;
}

/* The exit code of a sample: 0 when every comparison held. */
static int check_result(void) {
    printf("check: %s\n", mismatches ? "FAILED" : "ok");
    return mismatches != 0;
}

#endif
