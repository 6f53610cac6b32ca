/* Switches, computed goto, setjmp, variable-length arrays, alloca, labels, recursion, varargs. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

static jmp_buf environment;
static const int powers[] = {1, 10, 100, 1000};

int classify(long x) {
    switch (x) {
    case -5 ... -1: return 1;
    case 0: return 2;
    case 7: case 9: return powers[x & 3];
    case 1L << 40: return 4;
    case (long)0x8000000000000000: return 5;
    default: break;
    }
    switch ((char)x) { case 'a': return 6; case 'b': x++; /* falls through */ case 'c': return (int)x; }
    return 0;
}
double interpret(const unsigned char *code, double x) {
    static void *const labels[] = {&&add, &&mul, &&neg, &&stop};
    goto *labels[*code++ & 3];
add: x += 1.0; goto *labels[*code++ & 3];
mul: x *= 2.0; goto *labels[*code++ & 3];
neg: x = -x; goto *labels[*code++ & 3];
stop: return x;
}
double variable_sum(int count, ...) {
    va_list list, again;
    va_start(list, count);
    va_copy(again, list);
    double s = 0;
    for (int i = 0; i < count; i++) s += i % 2 ? va_arg(list, double) : va_arg(list, int);
    s += va_arg(again, long double);
    va_end(again);
    va_end(list);
    return s;
}
double vla(int n, double m[n][n]) {
    double row[n];
    double *stack = __builtin_alloca(n * sizeof(double));
    for (int i = 0; i < n; i++) {
        row[i] = 0;
        for (int j = 0; j < n; j++) row[i] += m[i][j] * stack[j];
    }
    return row[n - 1];
}
__attribute__((noreturn)) static void leave(int code) { longjmp(environment, code); }
int guarded(int x) {
    int code = setjmp(environment);
    if (code) return code;
    if (x > 3) leave(x);
    if (x < -100) abort();
    return x < 0 ? guarded(x + 1) : 0;
}
int even(unsigned n);
int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
int (*const handlers[])(unsigned) = {odd, even};
int dispatch(unsigned i) { return handlers[i & 1](i); }
long loops(long n) {
    long s = 0;
    do { for (long i = 0; i < n; i += 3) { if (i == 17) continue; if (i > 1000) break; s ^= i << 2; } } while (--n > 0);
    while (s > 10) s /= 3;
    return s % 7;
}
