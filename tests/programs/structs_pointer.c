// Structs behind pointers: nested, arrays of structs with mixed members, arrays in structs, padding, bit fields.
#include "check.h"
#include <stdint.h>

struct point { double x, y, z; };
struct particle { int id; struct point at, velocity; float charge; char name[3]; double mass; };
struct system { int count; struct particle *particles; double *weights; struct { double g, scale[2]; } field; };
struct flags { unsigned kind : 3, on : 1; double value; short level; };

static double energy(const struct particle *p, int n) {
  double e = 0;
  for (int i = 0; i < n; i++) {
    const struct point *v = &p[i].velocity;
    e += 0.5 * p[i].mass * (v->x * v->x + v->y * v->y + v->z * v->z);
    for (int j = 0; j < i; j++) {
      double dx = p[i].at.x - p[j].at.x, dy = p[i].at.y - p[j].at.y, dz = p[i].at.z - p[j].at.z;
      e += p[i].charge * p[j].charge / sqrt(dx * dx + dy * dy + dz * dz);
    }
  }
  return e;
}
static void drift(struct system *s, double dt) {
  for (int i = 0; i < s->count; i++) {
    struct particle *p = &s->particles[i];
    p->velocity.z -= s->field.g * dt * s->field.scale[i % 2];
    p->at.x += p->velocity.x * dt;
    p->at.z += p->velocity.z * dt * s->weights[i];
  }
}
static double step_and_sum(struct system *s, double dt) {
  for (int k = 0; k < 3; k++) drift(s, dt);
  double r = 0;
  for (int i = 0; i < s->count; i++) r += s->particles[i].at.z * s->particles[i].at.x;
  return r;
}
static double selected(const struct flags *f, int n) {
  double r = 1;
  for (int i = 0; i < n; i++) r += f[i].on ? f[i].value * f[i].level * r : f[i].kind * sin(f[i].value);
  return r;
}
static double copied(const struct particle *p) {
  struct particle local = *p, again;
  local.at.x *= local.mass;
  again = local;
  again.velocity.y = again.at.x * again.charge;
  return again.velocity.y * again.at.y + local.velocity.y;
}

static struct particle ps[2];
static double system_value(double dt, double *g, double *w) {
  struct particle copy[2];
  memcpy(copy, ps, sizeof ps);
  struct system s = {2, copy, w, {*g, {1.0, 2.0}}};
  return step_and_sum(&s, dt);
}

int main(void) {
  struct particle init[2] = {{1, {0.1, 0.2, 0.3}, {1, 2, 3}, 0.5f, "ab", 2.0},
                             {2, {1.1, -0.4, 0.9}, {-1, 0.5, 0.25}, 1.5f, "cd", 3.0}};
  memcpy(ps, init, sizeof ps);
  struct particle d[2];
  memset(d, 0, sizeof d);
  __enzyme_autodiff((void *)energy, ps, d, 2);
  for (int i = 0; i < 2; i++) {
    CHECK_FD("at.x", d[i].at.x, ps[i].at.x, energy(ps, 2));
    CHECK_FD("at.y", d[i].at.y, ps[i].at.y, energy(ps, 2));
    CHECK_FD("velocity.z", d[i].velocity.z, ps[i].velocity.z, energy(ps, 2));
    CHECK_FD("mass", d[i].mass, ps[i].mass, energy(ps, 2));
    CHECK_SINGLE("charge", d[i].charge, energy(ps, 2) * 0 + FD_STEP(ps[i].charge, energy(ps, 2), 0.125), 1e-4);
    CHECK_CLOSE("integers are left alone", d[i].id, 0, 0);
  }
  struct particle v[2] = {{.at = {1, 0, 0}, .mass = 1}, {.velocity = {0, 0, 1}}};
  CHECK_CLOSE("energy.fwd", __enzyme_fwddiff((void *)energy, ps, v, 2), d[0].at.x + d[0].mass + d[1].velocity.z, 1e-12);

  double w[2] = {0.7, 1.3}, dw[2] = {0}, g = 9.8, dt = 0.1;
  struct particle work[2], dwork[2];
  memcpy(work, ps, sizeof ps);
  memset(dwork, 0, sizeof dwork);
  struct system s = {2, work, w, {g, {1.0, 2.0}}}, ds = {0, dwork, dw, {0, {0, 0}}};
  double ddt = __enzyme_autodiff((void *)step_and_sum, &s, &ds, dt);
  CHECK_FD("system.dt", ddt, dt, system_value(dt, &g, w));
  CHECK_FD("system.g", ds.field.g, g, system_value(dt, &g, w));
  CHECK_FD("system.w0", dw[0], w[0], system_value(dt, &g, w));
  CHECK_FD("system.w1", dw[1], w[1], system_value(dt, &g, w));
  CHECK_FD("system.x", dwork[1].at.x, ps[1].at.x, system_value(dt, &g, w));
  CHECK_FD("system.vz", dwork[0].velocity.z, ps[0].velocity.z, system_value(dt, &g, w));

  struct flags f[3] = {{3, 0, 0.4, 5}, {1, 1, 1.2, -2}, {2, 1, 0.3, 4}}, df[3] = {{0}};
  __enzyme_autodiff((void *)selected, f, df, 3);
  for (int i = 0; i < 3; i++) CHECK_FD("bit field", df[i].value, f[i].value, selected(f, 3));
  struct particle dc = {0};
  __enzyme_autodiff((void *)copied, &ps[0], &dc);
  CHECK_FD("copied.at.x", dc.at.x, ps[0].at.x, copied(&ps[0]));
  CHECK_FD("copied.at.y", dc.at.y, ps[0].at.y, copied(&ps[0]));
  CHECK_FD("copied.mass", dc.mass, ps[0].mass, copied(&ps[0]));
  CHECK_CLOSE("copied.velocity.y", dc.velocity.y, 1, 1e-12);
  return check_report();
}
