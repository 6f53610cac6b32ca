/* Vector extensions, loops that vectorise, restrict, reductions, matrix products. */
typedef double v4d __attribute__((vector_size(32)));
typedef float v8f __attribute__((vector_size(32)));
typedef int v4i __attribute__((vector_size(16)));
typedef _Bool flags __attribute__((ext_vector_type(8)));

v4d blend(v4d a, v4d b) { return a * b + (v4d){1, 2, 3, 4} - a / 2.0; }
v4i shuffle(v4i a, v4i b) { return __builtin_shufflevector(a, b, 0, 5, -1, 3) + (a < b); }
double lane(v4d a, int i) { a[2] = 1.5; return a[i] + a[0]; }
v4d widen(v4i a) { return __builtin_convertvector(a, v4d); }
v8f zero(void) { return (v8f){0}; }
void axpy(int n, double a, const double *restrict x, double *restrict y) {
    for (int i = 0; i < n; i++) y[i] += a * x[i];
}
float dot(int n, const float *x, const float *y) {
    float s = 0;
#pragma clang loop vectorize_width(4) interleave_count(2)
    for (int i = 0; i < n; i++) s += x[i] * y[i];
    return s;
}
void multiply(double c[8][8], const double a[8][8], const double b[8][8]) {
#pragma unroll 2
    for (int i = 0; i < 8; i++)
        for (int j = 0; j < 8; j++) { double s = 0; for (int k = 0; k < 8; k++) s += a[i][k] * b[k][j]; c[i][j] = s; }
}
int maximum(const int *p, int n) { int m = p[0]; for (int i = 1; i < n; i++) m = p[i] > m ? p[i] : m; return m; }
__attribute__((optnone, noinline)) double fast(double x) {
#pragma clang fp reassociate(on) contract(fast)
    return x * x + x / 3.0 + (x + 1.0) * (x + 2.0);
}
void stencil(int n, double *restrict out, const double *restrict in) {
    for (int i = 1; i < n - 1; i++) out[i] = 0.25 * in[i - 1] + 0.5 * in[i] + 0.25 * in[i + 1];
}
