/* The transform and its adjoint by hand: F' w = conj(F conj(w)), so one more transform and nothing kept. */
#ifndef FFT_HAND_H
#define FFT_HAND_H

#include "transform.h"

static void fft_hand(int n, const double *restrict twiddle, double *restrict z, double *restrict d_z) {
    fft(n, twiddle, z);
    for (int i = 0; i < n; i++) d_z[2 * i + 1] = -d_z[2 * i + 1];
    fft(n, twiddle, d_z);
    for (int i = 0; i < n; i++) d_z[2 * i + 1] = -d_z[2 * i + 1];
}

#endif
