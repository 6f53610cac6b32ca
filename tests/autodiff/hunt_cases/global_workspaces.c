/* Memory that only global variables know, made before the derivative is called or by an earlier call. */
#include "hunt.h"

static double *work;
static double by_init(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) work[i] = x[i] * x[i];
  for (int i = 0; i < n; i++) s += work[i] * work[n - 1 - i];
  return s;
}

static double *scratch;
static int room;
static double grown_on_demand(const double *x, int n) {
  if (room < n) {
    free(scratch);
    scratch = malloc(n * sizeof *scratch);
    room = n;
  }
  for (int i = 0; i < n; i++) scratch[i] = x[i] * x[i];
  double s = 0;
  for (int i = 0; i < n; i++) s += scratch[i] * scratch[n - 1 - i];
  return s;
}

struct buffers { double *values; int n; };
struct model { struct buffers *buffers; double weights[3]; };
static struct model *model;
static void fill(struct buffers *b, const double *x, int n) {
  for (int i = 0; i < n; i++) b->values[i] = x[i] * x[i];
}
static double nested(const double *x, int n) {
  double s = 0;
  fill(model->buffers, x, n);
  for (int i = 0; i < n; i++) s += model->weights[i % 3] * model->buffers->values[i] * model->buffers->values[n - 1 - i];
  return s;
}

static struct vector { double *data; int size, room; } vector;
static void push(struct vector *v, double value) {
  if (v->size == v->room) {
    v->room = v->room ? 2 * v->room : 1;
    v->data = realloc(v->data, v->room * sizeof *v->data);
  }
  v->data[v->size++] = value;
}
static double pushed(const double *x, int n) {
  vector.size = 2; /* two values stay from before */
  for (int i = 0; i < n; i++) push(&vector, x[i] * x[i]);
  double s = 0;
  for (int i = 0; i < vector.size; i++) s += vector.data[i] * vector.data[vector.size - 1 - i];
  return s;
}
static double pushed_and_replaced(const double *x, int n) {
  double s = pushed(x, n);
  free(vector.data);
  vector = (struct vector){malloc(2 * sizeof(double)), 2, 2};
  vector.data[0] = 1.5;
  vector.data[1] = -0.5;
  return s * s;
}

static double **rows;
static double determinant(const double *x, int n) {
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) rows[i][j] = x[(i + j) % n] * (i == j ? 2 : 0.1);
  double d = 1;
  for (int k = 0; k < 4; k++) {
    d *= rows[k][k];
    for (int i = k + 1; i < 4; i++) {
      double f = rows[i][k] / rows[k][k];
      for (int j = k; j < 4; j++) rows[i][j] -= f * rows[k][j];
    }
  }
  return d;
}

static double even[8], odd[8], *now = even, *next = odd;
static double swapped(const double *x, int n) {
  for (int i = 0; i < n; i++) now[i] = x[i];
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < n; i++) next[i] = now[i] + 0.1 * now[(i + 1) % n] * now[(i + n - 1) % n];
    double *swap = now;
    now = next;
    next = swap;
  }
  double s = 0;
  for (int i = 0; i < n; i++) s += now[i] * (i + 1);
  return s;
}

static double large[2000000];
static double large_array(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) large[i * 1000] = x[i] * x[i];
  for (int i = 0; i < n; i++) s += large[i * 1000] * large[1000 * (n - 1 - i)];
  return s;
}

int main(void) {
  work = malloc(9 * sizeof *work);
  HUNT(by_init, 5, 1 + 0.1 * i);
  HUNT(by_init, 9, 1 + 0.1 * i);
  HUNT(grown_on_demand, 3, 1 + 0.1 * i);
  HUNT(grown_on_demand, 7, 1 + 0.1 * i);
  model = malloc(sizeof *model);
  *model = (struct model){malloc(sizeof *model->buffers), {1, 2, 3}};
  model->buffers->values = malloc(9 * sizeof(double));
  HUNT(nested, 5, 1 + 0.1 * i);
  push(&vector, 1.5);
  push(&vector, -0.5);
  HUNT(pushed, 5, 0.5 + 0.1 * i);
  HUNT(pushed_and_replaced, 5, 0.5 + 0.1 * i);
  HUNT(pushed, 9, 0.5 + 0.1 * i);
  rows = malloc(4 * sizeof *rows);
  for (int i = 0; i < 4; i++) rows[i] = malloc(4 * sizeof **rows);
  HUNT(determinant, 3, 0.5 + 0.1 * i);
  HUNT(swapped, 4, 0.5 + 0.1 * i);
  HUNT(large_array, 3, 1 + 0.1 * i);
  return failures;
}
