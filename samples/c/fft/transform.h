/* The in-place transform itself, and the table of its twiddle factors e^(-2 pi i k / n), k < n / 2. */
#ifndef FFT_TRANSFORM_H
#define FFT_TRANSFORM_H

#include <math.h>

#ifndef RESTRICT
#define RESTRICT restrict
#endif

static void make_twiddles(int n, double *twiddle) {
    for (int k = 0; k < n / 2; k++) {
        twiddle[2 * k] = cos(2 * M_PI * k / n);
        twiddle[2 * k + 1] = -sin(2 * M_PI * k / n);
    }
}

static void swap(double *RESTRICT z, int i, int j) {
    double re = z[2 * i], im = z[2 * i + 1];
    z[2 * i] = z[2 * j], z[2 * i + 1] = z[2 * j + 1];
    z[2 * j] = re, z[2 * j + 1] = im;
}

static void reverse_bits(int n, double *RESTRICT z) {
    for (int i = 0, j = 0; i < n; i++) {
        if (j > i) swap(z, i, j);
        int bit = n >> 1;
        while (bit > 0 && (j & bit)) {
            j ^= bit;
            bit >>= 1;
        }
        j |= bit;
    }
}

static void fft(int n, const double *RESTRICT twiddle, double *RESTRICT z) {
    reverse_bits(n, z);
    for (int half = 1; half < n; half *= 2) {
        int stride = n / (2 * half);
        for (int block = 0; block < n; block += 2 * half) {
            for (int k = 0; k < half; k++) {
                double *a = &z[2 * (block + k)], *b = &z[2 * (block + k + half)];
                double wr = twiddle[2 * k * stride], wi = twiddle[2 * k * stride + 1];
                double re = wr * b[0] - wi * b[1], im = wr * b[1] + wi * b[0];
                b[0] = a[0] - re, b[1] = a[1] - im;
                a[0] += re, a[1] += im;
            }
        }
    }
}

#endif
