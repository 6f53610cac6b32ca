// _Float16 where the target has it: arithmetic, arrays, conversions to float and double.
#include "check.h"

static double widen(double x) {
  _Float16 h = (_Float16)x;
  return (double)h * (double)h + x;
}
static double arithmetic(const _Float16 *x, int n) {
  _Float16 r = 1;
  for (int i = 0; i < n; i++) r = r * x[i] + (_Float16)0.5;
  return (double)r;
}
static void scaled(_Float16 *out, const float *x, int n) {
  for (int i = 0; i < n; i++) out[i] = (_Float16)(x[i] * x[i] * 0.5f);
}
static float total(const float *x, int n) {
  _Float16 buffer[8];
  scaled(buffer, x, n);
  float sum = 0;
  for (int i = 0; i < n; i++) sum += (float)buffer[i] * (float)(i + 1);
  return sum;
}

int main(void) {
  CHECK_SINGLE("widen.rev", __enzyme_autodiff((void *)widen, 1.5), 4, 2e-3);
  CHECK_SINGLE("widen.fwd", __enzyme_fwddiff((void *)widen, 1.5, 1.0), 4, 2e-3);
  _Float16 h[3] = {1.5, 0.75, 1.25}, dh[3] = {0}, vh[3] = {1, 0, 0};
  __enzyme_autodiff((void *)arithmetic, h, dh, 3);
  CHECK_SINGLE("half.0", (double)dh[0], 0.75 * 1.25, 2e-3);
  CHECK_SINGLE("half.1", (double)dh[1], 2.0 * 1.25, 2e-3);
  CHECK_SINGLE("half.2", (double)dh[2], 2.0, 2e-3);
  CHECK_SINGLE("half.fwd", __enzyme_fwddiff((void *)arithmetic, h, vh, 3), 0.9375, 2e-3);
  float x[3] = {0.5f, 1.5f, -2.0f}, dx[3] = {0};
  __enzyme_autodiff_void((void *)total, x, dx, 3);
  for (int i = 0; i < 3; i++) CHECK_SINGLE("total", dx[i], x[i] * (i + 1), 2e-3);
  return check_report();
}
