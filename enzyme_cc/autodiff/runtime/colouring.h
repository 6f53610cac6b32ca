/* Groups of columns of a sparse matrix that one derivative has side by side: colours, given greedily.
 *
 * Of any matrix, columns of one colour share no row (Curtis, Powell and Reid, On the estimation of sparse Jacobian
 * matrices, IMA Journal of Applied Mathematics 13, 1974). Of a symmetric one fewer colours do, since an element may be
 * read from its row or from its column: a restricted star colouring (Gebremedhin, Manne and Pothen, What color is your
 * Jacobian?, SIAM Review 47, 2005). */

#ifndef ENZYME_CC_COLOURING_H
#define ENZYME_CC_COLOURING_H

#include "index_sets.h"

struct pattern {
  int64_t rows, columns;
  int64_t *starts, *indices;     /* of each row, its columns in order */
};

static int64_t *numbers(int64_t count, int64_t value) {
  int64_t *made = grown(0, count * sizeof *made);
  for (int64_t i = 0; i < count; i++) made[i] = value;
  return made;
}

static void transpose(const struct pattern *p, struct pattern *t) {
  int64_t entries = p->starts[p->rows];
  *t = (struct pattern){p->columns, p->rows, numbers(p->columns + 1, 0), grown(0, entries * sizeof(int64_t))};
  for (int64_t k = 0; k < entries; k++) t->starts[p->indices[k] + 1]++;
  for (int64_t c = 0; c < t->rows; c++) t->starts[c + 1] += t->starts[c];
  int64_t *next = numbers(t->rows, 0);
  for (int64_t r = 0; r < p->rows; r++)
    for (int64_t k = p->starts[r]; k < p->starts[r + 1]; k++) {
      int64_t c = p->indices[k];
      t->indices[t->starts[c] + next[c]++] = r;
    }
  free(next);
}

/* What is in the matrix, or in its transpose. */
static void symmetrise(struct pattern *p) {
  struct pattern t;
  transpose(p, &t);
  int64_t *starts = numbers(p->rows + 1, 0), count = 0;
  int64_t *indices = grown(0, 2 * p->starts[p->rows] * sizeof *indices);
  for (int64_t r = 0; r < p->rows; r++) {
    int64_t i = p->starts[r], j = t.starts[r];
    while (i < p->starts[r + 1] || j < t.starts[r + 1]) {
      int64_t a = i < p->starts[r + 1] ? p->indices[i] : INT64_MAX, b = j < t.starts[r + 1] ? t.indices[j] : INT64_MAX;
      int64_t next = a < b ? a : b;
      i += a == next, j += b == next;
      indices[count++] = next;
    }
    starts[r + 1] = count;
  }
  free(p->starts), free(p->indices), free(t.starts), free(t.indices);
  p->starts = starts, p->indices = indices;
}

static int64_t first_free(const int64_t *forbidden, int64_t stamp) {
  int64_t colour = 0;
  while (forbidden[colour] == stamp) colour++;
  return colour;
}

/* A colour for each column; how many there are. */
static int64_t colour_columns(const struct pattern *p, int64_t *colours) {
  struct pattern t;
  transpose(p, &t);
  int64_t *forbidden = numbers(p->columns + 1, -1), count = 0;
  for (int64_t c = 0; c < p->columns; c++) colours[c] = -1;
  int64_t longest = 0;
  for (int64_t r = 0; r < p->rows; r++)
    if (p->starts[r + 1] - p->starts[r] > longest) longest = p->starts[r + 1] - p->starts[r];
  for (int64_t c = 0; c < p->columns; c++) {
    if (t.starts[c] == t.starts[c + 1]) continue;  /* an empty column has none */
    if (longest == p->columns) { colours[c] = count++; continue; }
    for (int64_t k = t.starts[c]; k < t.starts[c + 1]; k++)
      for (int64_t r = t.indices[k], j = p->starts[r]; j < p->starts[r + 1]; j++)
        if (colours[p->indices[j]] >= 0) forbidden[colours[p->indices[j]]] = c;
    colours[c] = first_free(forbidden, c);
    if (colours[c] >= count) count = colours[c] + 1;
  }
  free(forbidden), free(t.starts), free(t.indices);
  return count;
}

/* The columns of a matrix by how many elements they have, the fullest first. */
static int64_t *by_degree(const struct pattern *p) {
  int64_t *first = numbers(p->rows + 2, 0), *order = numbers(p->rows, 0);
  for (int64_t r = 0; r < p->rows; r++) first[p->rows - (p->starts[r + 1] - p->starts[r]) + 1]++;
  for (int64_t d = 0; d <= p->rows; d++) first[d + 1] += first[d];
  for (int64_t r = 0; r < p->rows; r++) order[first[p->rows - (p->starts[r + 1] - p->starts[r])]++] = r;
  free(first);
  return order;
}

/* The same of a symmetric pattern. */
static int64_t colour_symmetric(const struct pattern *p, int64_t *colours) {
  int64_t *forbidden = numbers(p->columns + 1, -1), *order = by_degree(p), count = 0;
  for (int64_t c = 0; c < p->columns; c++) colours[c] = -1;
  for (int64_t place = 0; place < p->columns; place++) {
    int64_t v = order[place];
    if (p->starts[v] == p->starts[v + 1]) continue;
    for (int64_t k = p->starts[v]; k < p->starts[v + 1]; k++) {
      int64_t w = p->indices[k];
      if (w == v) continue;
      if (colours[w] >= 0) forbidden[colours[w]] = v;
      for (int64_t j = p->starts[w]; j < p->starts[w + 1]; j++) {
        int64_t x = p->indices[j];
        if (x != v && x != w && colours[x] >= 0 && (colours[w] < 0 || colours[x] < colours[w]))
          forbidden[colours[x]] = v;
      }
    }
    colours[v] = first_free(forbidden, v);
    if (colours[v] >= count) count = colours[v] + 1;
  }
  free(forbidden), free(order);
  return count;
}

#endif
