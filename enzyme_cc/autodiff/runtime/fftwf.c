/* FFTW's transforms of floats. */

#define R float
#define X(name) fftwf_##name
#define OURS(name) __enzyme_cc_fftwf_##name
#include "fftw_shadows.c"
