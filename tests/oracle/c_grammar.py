"""Programs in C: see grammar.py. Storage A holds N elements of type T, B the same; moves take them from A to A by way of B."""

from __future__ import annotations

from collections.abc import Sequence

from grammar import N, Element, Grammar, Part

_BITS = "static uint64_t bits_of(double v) { uint64_t b; memcpy(&b, &v, 8); return b; }\n" \
        "static double of_bits(uint64_t b) { double v; memcpy(&v, &b, 8); return v; }\n"

ELEMENTS = (
    Element("double", "typedef double T;", "*e = v;", "return *e;", bits="e"),
    Element("record", "typedef struct { int count; double v; long tag; } T;", "e->v = v; e->count = k; e->tag = 3 * k;",
            "return e->v;", "e->count + (int)e->tag", "&e->v"),
    Element("words_in_record", "typedef struct { int w[2]; int count; } T;", "memcpy(e->w, &v, 8); e->count = k;",
            "double v; memcpy(&v, e->w, 8); return v;", "e->count", "e->w"),
    Element("uint64", "typedef uint64_t T;", "*e = bits_of(v); (void)k;", "return of_bits(*e);", bits="e"),
    Element("union", "typedef union { double d; uint64_t u; uint32_t w[2]; unsigned char b[8]; } T;", "e->d = v;",
            "return e->d;", bits="e->b"),
    Element("tagged", "typedef struct { int kind; union { double d; long i; } u; } T;",
            "if (k % 3 == 2) { e->kind = 1; e->u.i = k; } else { e->kind = 0; e->u.d = v; }",
            "return e->kind ? (double)e->u.i : e->u.d;", "e->kind", "&e->u"),
    Element("packed", "typedef struct { unsigned char b[12]; } T;", "memcpy(e->b, &v, 8); memcpy(e->b + 8, &k, 4);",
            "double v; memcpy(&v, e->b, 8); return v;", "*(e->b + 8)", "e->b"),
    Element("packed_askew", "typedef struct { unsigned char b[13]; } T;", "memcpy(e->b + 5, &v, 8); memcpy(e->b, &k, 4);",
            "double v; memcpy(&v, e->b + 5, 8); return v;", "e->b[0]", "e->b + 5"),
    Element("floats", "typedef struct { float a, b; } T;", "e->a = v; e->b = 0.5 * v;", "return e->a * (double)e->b;"),
    Element("boxed", "typedef struct { int key; double *box; } T;",
            "e->key = k; e->box = malloc(8); *e->box = v;", "return *e->box;", "e->key", "e->box"),
    Element("int128", "typedef unsigned __int128 T;", "*e = (unsigned __int128)k << 64 | bits_of(v);",
            "return of_bits((uint64_t)*e);", "(int)(*e >> 64)", "e"),
    Element("long_pair", "typedef struct { int64_t q[2]; } T;", "e->q[0] = k; e->q[1] = (int64_t)bits_of(v);",
            "return of_bits((uint64_t)e->q[1]);", "(int)e->q[0]", "&e->q[1]"),
    Element("bit_fields", "typedef struct { unsigned a : 5, b : 11; double v; } T;", "e->a = k; e->b = 7 * k; e->v = v;",
            "return e->v;", "(int)(e->a + e->b)", "&e->v"),
    Element("halves", "typedef struct { uint32_t h[2]; } T;",
            "uint64_t b = bits_of(v); e->h[0] = b >> 32; e->h[1] = (uint32_t)b;",
            "return of_bits((uint64_t)e->h[0] << 32 | e->h[1]);"),
    Element("number_and_row", "typedef struct { short rank; short id[3]; double row[2]; } T;",
            "e->rank = k; e->id[0] = k; e->id[1] = k + 1; e->id[2] = -k; e->row[0] = v; e->row[1] = 2 * v;",
            "return e->row[0] * e->row[1];", "e->rank + e->id[1]", "&e->row[1]"),
)

STORAGES = (
    Part("local", "T A[N], B[N];", frozenset({"contiguous"})),
    Part("static", "static T A[N], B[N];", frozenset({"contiguous"})),
    Part("heap", "T *A = malloc(N * sizeof(T)), *B = malloc(N * sizeof(T));", frozenset({"contiguous", "heap"})),
    Part("zeroed_heap", "T *A = calloc(N, sizeof(T)), *B = calloc(N, sizeof(T));", frozenset({"contiguous", "heap"})),
    Part("member", "struct { int n; T c[N]; } a_ = {N}, b_ = {N}; T *A = a_.c, *B = b_.c;", frozenset({"contiguous"})),
    Part("one_block", "char *block = malloc(2 * N * sizeof(T) + 64); T *A = (T *)block, *B = (T *)(block + N * sizeof(T) + 48 - "
         "N * sizeof(T) % 16);", frozenset({"contiguous"})),
)

MOVES = (
    Part("copy", "memcpy(B, A, N * sizeof(T)); memcpy(A, B, N * sizeof(T));", frozenset({"plain", "contiguous"})),
    Part("assign", "for (int i = 0; i < N; i++) B[i] = A[N - 1 - i]; for (int i = 0; i < N; i++) A[i] = B[i];"),
    Part("bytes", "for (size_t i = 0; i < N * sizeof(T); i++) ((unsigned char *)B)[i] = ((unsigned char *)A)[i]; "
         "memcpy(A, B, N * sizeof(T));", frozenset({"plain", "contiguous"})),
    Part("words", "for (size_t i = 0; i + 4 <= sizeof(T); i += 4) { uint32_t t; memcpy(&t, (char *)&A[1] + i, 4); "
         "memcpy((char *)&B[1] + i, &t, 4); } if (sizeof(T) % 4 == 0) A[1] = B[1];", frozenset({"plain"})),
    Part("double_words", "if (sizeof(T) % 8 == 0) { for (size_t i = 0; i < N * sizeof(T); i += 8) { uint64_t t; "
         "memcpy(&t, (char *)A + i, 8); memcpy((char *)B + i, &t, 8); } memcpy(A, B, N * sizeof(T)); }",
         frozenset({"plain", "contiguous"})),
    Part("rotate", "T first = A[0]; memmove(A, A + 1, (N - 1) * sizeof(T)); A[N - 1] = first;",
         frozenset({"plain", "contiguous"})),
    Part("swap", "for (int i = 0; i < N / 2; i++) { T t = A[i]; A[i] = A[N - 1 - i]; A[N - 1 - i] = t; }"),
    Part("swap_bytes", "for (int i = 0; i + 1 < N; i += 2) exchange(&A[i], &A[i + 1], sizeof(T));", frozenset({"plain"})),
    Part("sort_by_number", "qsort(A, N, sizeof(T), by_number);", frozenset({"contiguous"})),
    Part("sort_by_integer", "qsort(A, N, sizeof(T), by_integer);", frozenset({"integer", "contiguous"})),
    Part("insertion_sort", "for (int i = 1; i < N; i++) { T t = A[i]; int j = i; for (; j > 0 && get(&A[j - 1]) > get(&t); j--) "
         "A[j] = A[j - 1]; A[j] = t; }"),
    Part("permute", "int p[N]; for (int i = 0; i < N; i++) p[i] = (i * 5 + 2) % N; for (int i = 0; i < N; i++) B[p[i]] = A[i]; "
         "for (int i = 0; i < N; i++) A[i] = B[i];"),
    Part("by_value", "for (int i = 0; i < N; i++) A[i] = passed(A[i]);"),
    Part("callback", "for_each(A, N, sizeof(T), copy_back, B); for (int i = 0; i < N; i++) A[i] = B[i];"),
    Part("buckets", "int at[4] = {0}; for (int i = 0; i < N; i++) at[i % 3 + 1]++; for (int i = 0; i < 3; i++) at[i + 1] += at[i]; "
         "for (int i = 0; i < N; i++) B[at[i % 3]++] = A[i]; for (int i = 0; i < N; i++) A[i] = B[i];"),
    Part("grow", "T *C = malloc(2 * sizeof(T)); int room = 2; for (int i = 0; i < N; i++) { if (i == room) C = realloc(C, (room *= 2) "
         "* sizeof(T)); C[i] = A[i]; } for (int i = 0; i < N; i++) A[i] = C[i]; free(C);"),
    Part("volatile", "for (int i = 0; i < N; i++) { volatile T t = A[i]; A[i] = t; }"),
    Part("coded", "for (int i = 0; i < N; i++) { uint64_t t; memcpy(&t, BITS(A[i]), 8); t ^= 0x5555555555555555u; memcpy(BITS(A[i]), "
         "&t, 8); } for (int i = 0; i < N; i++) { uint64_t t; memcpy(&t, BITS(A[i]), 8); t ^= 0x5555555555555555u; "
         "memcpy(BITS(A[i]), &t, 8); }", frozenset({"bits"})),
    Part("network", "uint64_t packet[N]; for (int i = 0; i < N; i++) { memcpy(&packet[i], BITS(A[i]), 8); packet[i] = "
         "__builtin_bswap64(packet[i]); } for (int i = 0; i < N; i++) { uint64_t t = __builtin_bswap64(packet[i]); "
         "memcpy(BITS(A[i]), &t, 8); }", frozenset({"bits"})),
    Part("packet", "unsigned char packet[N * (sizeof(T) + 4)]; for (int i = 0; i < N; i++) { memcpy(packet + i * (sizeof(T) + 4), &i, 4); "
         "memcpy(packet + i * (sizeof(T) + 4) + 4, &A[i], sizeof(T)); } for (int i = 0; i < N; i++) { int k; memcpy(&k, packet + i * "
         "(sizeof(T) + 4), 4); memcpy(&A[N - 1 - k], packet + i * (sizeof(T) + 4) + 4, sizeof(T)); }", frozenset({"plain"})),
    Part("list", "struct node { struct node *next; T e; } *head = 0; for (int i = 0; i < N; i++) { struct node *n = malloc(sizeof *n); n->e = A[i]; "
         "n->next = head; head = n; } for (int i = 0; i < N; i++) { struct node *n = head; A[i] = n->e; head = n->next; free(n); }"),
    Part("pool", "struct slot { int used; T e; } pool[N + 2]; memset(pool, 0, sizeof pool); for (int i = 0; i < N; i++) { int s = (i * 3 + 1) % (N + 2); "
         "while (pool[s].used) s = (s + 1) % (N + 2); pool[s].used = i + 1; pool[s].e = A[i]; } for (int s = 0; s < N + 2; s++) "
         "if (pool[s].used) A[pool[s].used - 1] = pool[s].e;"),
    Part("pointers", "T *by[N]; for (int i = 0; i < N; i++) by[i] = &A[(i + 1) % N]; for (int i = 0; i < N; i++) B[i] = *by[i]; "
         "for (int i = 0; i < N; i++) A[i] = B[i];"),
)

SINKS = (
    Part("squares", "for (int i = 0; i < N; i++) s += get(&A[i]) * get(&A[i]);"),
    Part("weighted", "for (int i = 0; i < N; i++) s += get(&A[i]) * (1 + integer(&A[i]) % 3);", frozenset({"integer"})),
    Part("integers", "for (int i = 0; i < N; i++) s += 0.01 * integer(&A[i]);", frozenset({"integer"})),
    Part("largest", "double top = get(&A[0]); for (int i = 1; i < N; i++) if (get(&A[i]) > top) top = get(&A[i]); s += top * top;"),
    Part("gather", "int idx[N]; for (int i = 0; i < N; i++) idx[i] = (i * i + 1) % N; for (int i = 0; i < N; i++) s += get(&A[idx[i]]) * i;"),
    Part("prefix", "int at[N + 1]; at[0] = 0; for (int i = 0; i < N; i++) at[i + 1] = at[i] + i % 3; for (int i = 0; i < N; i++) "
         "for (int j = at[i]; j < at[i + 1]; j++) s += get(&A[j % N]) * 0.1 * j;"),
    Part("high_word", "for (int i = 0; i < N; i++) { uint32_t w[2]; memcpy(w, BITS(A[i]), 8); s += (w[1] & 0xfffff) / 1048576.0; }",
         frozenset({"bits"})),
    Part("low_word", "for (int i = 0; i < N; i++) { uint32_t w; memcpy(&w, BITS(A[i]), 4); s += w * 1e-12; }", frozenset({"bits"})),
    Part("exponent", "for (int i = 0; i < N; i++) { uint64_t b; memcpy(&b, BITS(A[i]), 8); s += (double)((long)(b >> 52 & 0x7ff) - 1023); }",
         frozenset({"bits"})),
    Part("sign", "for (int i = 0; i < N; i++) { int64_t b; memcpy(&b, BITS(A[i]), 8); if (b < 0) s += 1; else s += 0.5 * get(&A[i]); }",
         frozenset({"bits"})),
    Part("checksum", "uint64_t h = 0, h2 = 0; for (int i = 0; i < N; i++) { uint64_t b; memcpy(&b, BITS(A[i]), 8); h = h * 31 + b; h2 = h2 * 31 + b; } "
         "s += h == h2 ? get(&A[0]) : 7;", frozenset({"bits"})),
    Part("same", "s += memcmp(&A[0], &A[1], sizeof(T)) ? get(&A[2]) : 0.5;", frozenset({"plain"})),
    Part("histogram", "int bins[8] = {0}; for (int i = 0; i < N; i++) bins[(int)(get(&A[i]) * 3) & 7]++; for (int i = 0; i < 8; i++) "
         "s += bins[i] * 0.125 * i;"),
    Part("counters", "uint64_t c[N]; for (int i = 0; i < N; i++) c[i] = i * 3; for (int i = 0; i < N; i++) c[(i * 2) % N] += i; "
         "for (int i = 0; i < N; i++) s += c[i] * get(&A[i]) * 0.01;"),
    Part("average", "int m = 0; double t = 0; for (int i = 0; i < N; i++) { t += sin(get(&A[i])); m += i & 1; } s += t / m;"),
)

ASIDES = (
    Part("ints", "int unrelated[N]; for (int i = 0; i < N; i++) unrelated[i] = i * 7 % 5; for (int i = 0; i < N; i++) s += unrelated[i] * 1e-3;"),
    Part("longs", "uint64_t unrelated[N]; for (int i = 0; i < N; i++) unrelated[i] = i * 7u; s += (double)unrelated[3] * 1e-3;"),
    Part("words", "uint32_t unrelated[4] = {1, 2, 3, 4}; unrelated[1] ^= unrelated[2]; s += unrelated[1] * 1e-3;"),
    Part("doubles_as_bytes", "double c[2] = {1.5, 2.5}; unsigned char raw[16]; memcpy(raw, c, 16); s += raw[6] * 1e-3;"),
)


def assemble(element: Element, storage: Part, moves: Sequence[Part], sinks: Sequence[Part], asides: Sequence[Part]) -> str:
    """The whole file."""
    integer = f"static int integer(const T *e) {{ return {element.integer}; }}\n" if element.integer else ""
    by_integer = "static int by_integer(const void *a, const void *b) { int i = integer(a), j = integer(b); " \
        "return (i > j) - (i < j); }\n" if element.integer else ""
    bits = f"static void *bits(T *e) {{ return {element.bits}; }}\n#define BITS(x) bits(&(x))\n" if element.bits else ""
    release = "free(A); free(B); " if "heap" in storage.needs else ""
    body = "\n".join(f"  {{ {part.text} }}" for part in (*asides[:1], *moves, *sinks))
    return f"""#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define N {N}
extern int enzyme_dup, enzyme_const;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
{_BITS}{element.type}
static void put(T *e, double v, int k) {{ {element.put} }}
static double get(const T *e) {{ {element.get} }}
{integer}{bits}static int by_number(const void *a, const void *b) {{ double i = get(a), j = get(b); return (i > j) - (i < j); }}
{by_integer}__attribute__((noinline)) static T passed(T e) {{ return e; }}
__attribute__((noinline)) static void exchange(void *a, void *b, size_t n) {{
  unsigned char t[64];
  memcpy(t, a, n); memcpy(a, b, n); memcpy(b, t, n);
}}
static void copy_back(void *e, int i, void *to) {{ ((T *)to)[N - 1 - i] = *(T *)e; }}
static void for_each(void *at, int n, size_t size, void (*f)(void *, int, void *), void *context) {{
  for (int i = 0; i < n; i++) f((char *)at + i * size, i, context);
}}
double f(const double *x) {{
  double s = 0;
  {storage.text}
  for (int i = 0; i < N; i++) put(&A[i], 1.3 + 0.11 * i + 0.3 * sin(x[i % 3] * (1 + i)), i);
{body}
  {release}return s;
}}
{MAIN}"""


MAIN = """int main(void) {
  double x[3] = {0.37, -0.82, 1.41}, d[3] = {0};
  __enzyme_autodiff((void *)f, enzyme_dup, x, d);
  for (int i = 0; i < 3; i++) {
    double v[3] = {0}, y[3];
    v[i] = 1;
    printf("%.17g %.17g", d[i], __enzyme_fwddiff((void *)f, enzyme_dup, x, v));
    for (double h = 1e-3; h > 5e-6; h /= 4) {
      memcpy(y, x, sizeof y);
      y[i] = x[i] + h; double above = f(y);
      y[i] = x[i] - h; double below = f(y);
      printf(" %.17g", (above - below) / (2 * h));
    }
    printf("\\n");
  }
}
"""

GRAMMAR = Grammar(".c", ELEMENTS, STORAGES, MOVES, SINKS, ASIDES, assemble)
