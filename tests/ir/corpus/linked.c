/* Linked structures and allocation: TBAA over pointers, recursion through structures. */
#include <stdlib.h>
#include <stdio.h>
typedef struct node { double value; struct node *left, *right; int *count; } node;
static node *root;
static node *insert(node *n, double v) {
    if (!n) { n = calloc(1, sizeof *n); if (!n) exit(1); n->value = v; n->count = malloc(sizeof(int)); *n->count = 1; return n; }
    if (v < n->value) n->left = insert(n->left, v); else if (v > n->value) n->right = insert(n->right, v); else ++*n->count;
    return n;
}
double total(const node *n) { return n ? n->value * *n->count + total(n->left) + total(n->right) : 0.0; }
static void release(node *n) { if (n) { release(n->left); release(n->right); free(n->count); free(n); } }
int compare(const void *a, const void *b) { double x = *(const double *)a, y = *(const double *)b; return (x > y) - (x < y); }
int main(int argc, char **argv) {
    double sorted[16];
    for (int i = 1; i < argc; i++) { char *end; root = insert(root, strtod(argv[i], &end)); sorted[i & 15] = *end; }
    qsort(sorted, 16, sizeof *sorted, compare);
    printf("%g %s %d\n", total(root), argv[0], argc);
    root = realloc(root, sizeof *root);
    release(root);
    return 0;
}
