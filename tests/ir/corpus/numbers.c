/* Every scalar type, conversions, long double, half, bfloat where there is one, _Complex, 128-bit integers. */
#include <complex.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>

const float tenth = 0.1f, infinite = __builtin_inff(), not_a_number = __builtin_nanf("0x12");
const double third = 1.0 / 3.0, tiny = 4.9e-324, negative_zero = -0.0;
const long double pi_long = 3.14159265358979323846264338327950288L;
const long double long_array[3] = {1.0L, -2.5L, 1e4000L};
const double _Complex unit = 1.0i;

float narrow(double x) { return (float)x; }
double widen(float x) { return x; }
long double extend(double x) { return (long double)x * pi_long + 1e-30L; }
int to_int(double x) { return (int)x + (int)(unsigned)x; }
double from_int(int64_t a, uint64_t b, int8_t c, uint16_t d) { return (double)a + (double)b - c * d; }
_Float16 half_math(_Float16 a, _Float16 b) { return a * b + (_Float16)0.333; }
__int128 wide(__int128 a, unsigned __int128 b) { return a * 3 + (__int128)(b >> 70) - ((__int128)1 << 100); }
bool logic(bool a, int b) { return !a || (b && b != 3); }
double _Complex complex_math(double _Complex z, float _Complex w) { return z * w / (unit + conj(z)) + cexp(z); }
double functions(double x) {
    return sin(x) + cos(x) * tan(x) - exp(-x) / log(x + 1) + pow(x, 1.5) + sqrt(fabs(x)) + floor(x) + fmod(x, 2.0) +
           fma(x, x, x) + copysign(x, -1.0) + fmin(x, 1.0) + fmax(x, -1.0) + atan2(x, 2) + hypot(x, 3) + cbrt(x);
}
unsigned shifts(unsigned a, int b) { return (a << 3 | a >> 29) ^ (unsigned)(b >> 2) ^ __builtin_popcount(a) ^ __builtin_clz(a | 1); }
int checked(int a, int b) { int r; return __builtin_mul_overflow(a, b, &r) ? -1 : r; }
long pointers(char *p, char *q) { return (q - p) + (long)p + (p < q) + (p == 0); }
double classify(double x) { return isnan(x) ? 1 : isinf(x) ? 2 : x < 0 ? 3 : x == x ? 4 : x > 1 ? 5 : x >= 2 ? 6 : 7; }
_BitInt(37) odd_width(_BitInt(37) a) { return a * 3 - 1; }
