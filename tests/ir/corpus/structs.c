/* Structures, unions, bit-fields, arrays of structures, by-value passing of each ABI class. */
#include <stddef.h>
#include <string.h>

struct small { int a; float b; };
struct pair { double x, y; };
struct big { double v[8]; int tag; };
struct bits { unsigned a : 3, b : 11; signed c : 18; unsigned long d : 40; };
union number { double d; long i; unsigned char bytes[8]; struct small s; };
struct nested { struct pair p; union number n; struct { short s[3]; char c; } inner; };
struct packed { char c; double d; } __attribute__((packed));
struct flexible { int n; double data[]; };
struct incomplete;

static struct nested table[3] = {{{1.0, 2.0}, {.i = 5}, {{1, 2, 3}, 'x'}}, {{3.0, 4.0}}};
const struct packed constant_packed = {1, 2.5};
struct incomplete *opaque_pointer;

double sum_big(struct big b) {
    double s = 0;
    for (int i = 0; i < 8; i++) s += b.v[i];
    return s * b.tag;
}
struct pair swap(struct pair p) { return (struct pair){p.y, p.x}; }
struct big make_big(double x) { struct big b = {{x, x * x}, 7}; return b; }
struct small half_of(struct small s) { s.a /= 2; s.b *= 0.5f; return s; }
int use_bits(struct bits *b) { b->a ^= 5; b->c = -b->c; b->d += 1; return (int)(b->b + b->d); }
long reinterpret(double d) { union number n; n.d = d; n.bytes[0] ^= 1; return n.i; }
double flexible_sum(const struct flexible *f) {
    double s = 0;
    for (int i = 0; i < f->n; i++) s += f->data[i];
    return s;
}
double driver(int k) {
    struct nested copy = table[k % 3];
    struct big b = make_big(copy.p.x);
    struct big c;
    memcpy(&c, &b, sizeof b);
    memmove(c.v, c.v + 1, 3 * sizeof(double));
    memset(&copy.inner, 0, sizeof copy.inner);
    return sum_big(c) + swap(copy.p).x + half_of((struct small){k, 1.5f}).b + constant_packed.d +
           offsetof(struct nested, inner);
}
