/* The bench modes of the samples: median seconds of primal, gradient and hand-written gradient, and peak memory.

   ./prog bench [sizes]            one JSON line with all of them, timed in the same run
   ./prog bench-primal [sizes]     the primal alone (one call), so that its peak memory can be read
   ./prog bench-gradient [sizes]   the gradient alone, for the same reason
   ./prog bench-hand [sizes]       the hand-written gradient alone */
#ifndef SAMPLES_BENCH_H
#define SAMPLES_BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct bench_case {
    const char *name;
    void (*primal)(void *problem);
    void (*gradient)(void *problem);
    void (*hand)(void *problem); /* NULL where no hand-written gradient exists */
    void *problem;
};

static double bench_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int bench_ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Median over repeats; the first call warms caches and pages and is not counted. */
static double bench_median(void (*run)(void *), void *problem) {
    enum { MOST = 200 };
    double seconds[MOST], spent = 0;
    int count = 0;
    run(problem);
    while (count < MOST && (count < 5 || spent < 0.8)) {
        double start = bench_now();
        run(problem);
        seconds[count] = bench_now() - start;
        spent += seconds[count++];
    }
    qsort(seconds, (size_t)count, sizeof *seconds, bench_ascending);
    return seconds[count / 2];
}

/* Peak resident memory of this program alone, in kB; getrusage would count the parent's from before exec. */
static long bench_peak_kb(void) {
    char line[256];
    long kb = 0;
    FILE *status = fopen("/proc/self/status", "r");
    if (!status) return 0;
    while (fgets(line, sizeof line, status))
        if (sscanf(line, "VmHWM: %ld", &kb) == 1) break;
    fclose(status);
    return kb;
}

/* True when the first argument asks for a bench mode. */
static int bench_asked(int argc, char **argv) { return argc > 1 && strncmp(argv[1], "bench", 5) == 0; }

/* Size number i (from 0) of the command line, after the mode if there is one. */
static int size_arg(int argc, char **argv, int i, int otherwise) {
    int at = 1 + bench_asked(argc, argv) + i;
    return at < argc ? atoi(argv[at]) : otherwise;
}

static inline int bench_run(const char *mode, struct bench_case c) {
    if (strcmp(mode, "bench-primal") == 0) {
        c.primal(c.problem);
    } else if (strcmp(mode, "bench-gradient") == 0) {
        c.gradient(c.problem);
    } else if (strcmp(mode, "bench-hand") == 0 && c.hand) {
        c.hand(c.problem);
    } else if (strcmp(mode, "bench") == 0) {
        double primal = bench_median(c.primal, c.problem);
        double gradient = bench_median(c.gradient, c.problem);
        printf("{\"sample\": \"%s\", \"primal_s\": %.9g, \"gradient_s\": %.9g", c.name, primal, gradient);
        if (c.hand) printf(", \"hand_s\": %.9g", bench_median(c.hand, c.problem));
        printf(", \"peak_kb\": %ld}\n", bench_peak_kb());
        return 0;
    } else {
        fprintf(stderr, "%s: no mode %s\n", c.name, mode);
        return 2;
    }
    printf("{\"sample\": \"%s\", \"mode\": \"%s\", \"peak_kb\": %ld}\n", c.name, mode, bench_peak_kb());
    return 0;
}

#endif
