/* FFTW's transforms of long doubles. */

#define R long double
#define X(name) fftwl_##name
#define OURS(name) __enzyme_cc_fftwl_##name
#include "fftw_shadows.c"
