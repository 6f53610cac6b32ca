/* FFTW's transforms of doubles. */

#define R double
#define X(name) fftw_##name
#define OURS(name) __enzyme_cc_fftw_##name
#include "fftw_shadows.c"
