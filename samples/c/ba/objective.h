/* Reprojection error of bundle adjustment, as in ADBench (Srajer et al., 2018).

   A camera has 11 numbers: rotation r as an angle-axis vector (3), centre C (3), focal length f, principal
   point (2), radial distortion k1, k2. A point X is seen at

     Y = R(r) (X - C),  p = (Y0, Y1) / Y2,  s = |p|^2,  projection = f (1 + k1 s + k2 s^2) p + principal

   with Rodrigues' formula R(r) X = X cos t + (a x X) sin t + a (a . X) (1 - cos t), t = |r|, a = r / t.
   The error of an observation is weight * (projection - measured). */
#ifndef BA_OBJECTIVE_H
#define BA_OBJECTIVE_H

#include <math.h>

#ifndef RESTRICT
#define RESTRICT restrict
#endif

enum { ROTATION = 0, CENTRE = 3, FOCAL = 6, PRINCIPAL = 7, RADIAL = 9, CAMERA = 11, POINT = 3 };

static double dot3(const double *RESTRICT a, const double *RESTRICT b) {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross3(const double *RESTRICT a, const double *RESTRICT b, double *RESTRICT out) {
    out[0] = a[1] * b[2] - a[2] * b[1];
    out[1] = a[2] * b[0] - a[0] * b[2];
    out[2] = a[0] * b[1] - a[1] * b[0];
}

static void rotate(const double *RESTRICT r, const double *RESTRICT x, double *RESTRICT out) {
    double square = dot3(r, r), axis_cross[3];
    if (square > 0) {
        double theta = sqrt(square), c = cos(theta), s = sin(theta), inverse = 1 / theta, axis[3];
        for (int i = 0; i < 3; i++) axis[i] = r[i] * inverse;
        cross3(axis, x, axis_cross);
        double along = dot3(axis, x) * (1 - c);
        for (int i = 0; i < 3; i++) out[i] = x[i] * c + axis_cross[i] * s + axis[i] * along;
    } else { /* the limit of small angles */
        cross3(r, x, axis_cross);
        for (int i = 0; i < 3; i++) out[i] = x[i] + axis_cross[i];
    }
}

static void project(const double *RESTRICT camera, const double *RESTRICT x, double *RESTRICT projection) {
    double offset[3], y[3];
    for (int i = 0; i < 3; i++) offset[i] = x[i] - camera[CENTRE + i];
    rotate(&camera[ROTATION], offset, y);
    double u = y[0] / y[2], v = y[1] / y[2], s = u * u + v * v;
    double distortion = 1 + camera[RADIAL] * s + camera[RADIAL + 1] * s * s;
    projection[0] = camera[FOCAL] * distortion * u + camera[PRINCIPAL];
    projection[1] = camera[FOCAL] * distortion * v + camera[PRINCIPAL + 1];
}

static void reprojection_error(const double *RESTRICT camera, const double *RESTRICT x,
                               const double *RESTRICT weight, const double *RESTRICT measured,
                               double *RESTRICT err) {
    double projection[2];
    project(camera, x, projection);
    err[0] = *weight * (projection[0] - measured[0]);
    err[1] = *weight * (projection[1] - measured[1]);
}

#endif
