#define N 4
#include "check.h"
/* Nodes whose members are declared pointers, and hold a number in leaves, copied there as bytes. */
struct node { void *left, *right; char tag; };
__attribute__((noinline)) static double visit(const struct node *t) { if (t->tag == 'v') { double d; memcpy(&d, &t->left, 8); return d; } double a = visit(t->left), b = visit(t->right); return t->tag == '+' ? a + b : a * b; }
static struct node *op(char c, struct node *a, struct node *b) { struct node *t = malloc(sizeof *t); t->tag = c; t->left = a; t->right = b; return t; }
static struct node *val(double d) { struct node *t = malloc(sizeof *t); t->tag = 'v'; memcpy(&t->left, &d, 8); t->right = 0; return t; }
static void drop(struct node *t) { if (t->tag != 'v') { drop(t->left); drop(t->right); } free(t); }
static double f(double *x, int n) {
  struct node *t = op('+', op('*', val(x[0]), val(x[1])), op('*', val(x[2]), op('+', val(x[3]), val(x[0]))));
  double r = visit(t); drop(t); return r;
}
