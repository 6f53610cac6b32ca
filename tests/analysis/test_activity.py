"""Activity of C functions after pre-optimisation: what carries a derivative, and why."""

from __future__ import annotations

import pytest

from enzyme_cc.analysis.activity import ActiveRegion, ActivityResults, format_activity
from enzyme_cc.analysis.call_models import CallModels
from enzyme_cc.analysis.type_inference import TypeInference
from enzyme_cc.analysis.types import TypeAnalysis
from enzyme_cc.rules.registered import RegisteredFunctions

LEVELS = pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])



def _is_active_object(a, value) -> bool:
    """Whether the memory that an alloca, an allocation or an argument makes carries derivatives."""
    index = a.memory.object_of(value)
    return index is not None and bool(1 << index & a.active_objects)


def activity_of(module, name, arguments, returned=True, **options):
    function = module.functions[name]
    registered = RegisteredFunctions(inactive_functions=set(options.pop("inactive_functions", ())))
    addresses_taken = options.pop("addresses_taken", ())
    analysis = TypeAnalysis(module, models=CallModels(registered, addresses_taken=lambda: addresses_taken))
    region = ActiveRegion(analysis, options.pop("inactive_globals", ()))
    words = {"a": "active", "c": "const"}
    return function, ActivityResults(
        function,
        analysis.analyse(function),
        tuple(words[c] for c in arguments),
        returned,
        region=region,
        **options,
    )


def found(function, opcode):
    return [i for i in function.instructions() if i.opcode == opcode]


def calls(function, name):
    return [i for i in function.instructions() if i.opcode == "call" and name in i.callee.ref()]


def test_a_product_with_a_constant_argument(compile_c):
    f, a = activity_of(compile_c("double f(double x, double c) { return x * (c * c); }"), "f", "ac")
    outer, inner = sorted(found(f, "fmul"), key=lambda i: f.args[0] not in i.operands)
    assert not a.is_constant_value(outer) and not a.is_constant_instruction(outer)
    assert a.is_constant_value(inner) and a.is_constant_instruction(inner)


def test_nothing_is_active_without_active_arguments(compile_c):
    f, a = activity_of(compile_c("double f(double *x, double c) { *x = c; return x[1] * c; }"), "f", "cc")
    assert all(a.is_constant_instruction(i) for i in f.instructions())


def test_what_a_call_only_writes_leads_back_to_what_it_reads(compile_c):
    f, a = activity_of(compile_c("""
        void square(double *out, const double *in) { *out = *in * *in; }
        double f(double x) { double y = 2 * x, z; square(&z, &y); return z; }
    """, flags=("-fno-inline",)), "f", "a")
    assert all(_is_active_object(a, i) for i in found(f, "alloca"))


def test_a_value_that_influences_nothing_active_is_constant(compile_c):
    f, a = activity_of(
        compile_c("double f(double x, double *log) { *log = x * x; return x + 1; }"), "f", "ac"
    )
    (product,) = found(f, "fmul")
    assert a.is_constant_value(product)
    assert [i.opcode for i, _ in a.broken_promises] == ["store"]


def test_a_store_of_a_constant_to_active_memory_is_active(compile_c):
    f, a = activity_of(compile_c("void f(double *x) { x[3] = 1.0; }"), "f", "a")
    (store,) = found(f, "store")
    assert not a.is_constant_instruction(store)


@LEVELS
def test_integers_in_active_memory_are_constant(compile_c, level):
    f, a = activity_of(
        compile_c(
            """struct V { double *data; long size; };
        double f(struct V *v) { double s = 0; for (long i = 0; i < v->size; i++) s += v->data[i];
        return s; }""",
            level,
        ),
        "f",
        "a",
    )
    for load in found(f, "load"):
        assert a.is_constant_value(load) == load.type.is_int
    assert all(a.is_constant_value(phi) for phi in found(f, "phi") if phi.type.is_int)


@LEVELS
def test_index_arrays_in_active_structs_need_no_shadow(compile_c, level):
    f, a = activity_of(
        compile_c(
            """struct M { double *value; int *index; };
        double f(struct M *m, int n) { double s = 0; for (int i = 0; i < n;
        i++) s += m->value[m->index[i]]; return s; }
        """,
            level,
        ),
        "f",
        "ac",
    )
    pointers = [i for i in found(f, "load") if i.type.is_pointer]
    assert sorted(a.is_constant_value(p) for p in pointers) == [False, True]


@LEVELS
def test_a_local_buffer_of_constants_is_constant_memory(compile_c, level):
    f, a = activity_of(
        compile_c(
            """#include <stdlib.h>
        double f(double *x, const double *w, int n) {
          double *t = malloc(n * 8), *u = malloc(n * 8), s = 0;
          for (int i = 0; i < n; i++) { t[i] = w[i] * 2; u[i] = x[i] * t[i]; }
          for (int i = n - 1; i >= 0; i--) s += t[i] * u[n - 1 - i];
          free(t); free(u); return s; }""",
            level,
        ),
        "f",
        "acc",
    )
    t, u = calls(f, "malloc")
    assert a.is_constant_value(t) and a.is_constant_instruction(t)
    assert not a.is_constant_value(u) and not a.is_constant_instruction(u)
    assert _is_active_object(a, u) and not _is_active_object(a, t)
    assert [a.is_constant_instruction(i) for i in calls(f, "free")] == [True, False]


@LEVELS
def test_a_local_copy_that_is_only_compared_needs_no_shadow(compile_c, level):
    source = """
        #include <string.h>
        double compared(double **rows, int n) {
            unsigned char group[16];
            memcpy(group, rows + n, 16);
            return group[n & 15] < 128 ? *rows[0] : 2 * *rows[1];
        }
        double followed(double **rows, int n) {
            double *group[2];
            memcpy(group, rows + n, 16);
            return *group[n & 1];
        }
        double handed_on(double **rows, int n, int (*hash)(unsigned char *)) {
            unsigned char group[16];
            memcpy(group, rows + n, 16);
            return hash(group) + group[n & 15] < 128 ? *rows[0] : 2 * *rows[1];
        }
    """
    for name, active in (("compared", False), ("followed", True), ("handed_on", True)):
        module = compile_c(source, level)
        f, a = activity_of(module, name, "ac" if name != "handed_on" else "acc")
        groups = [i for i in found(f, "alloca") if i.allocated_type.is_array]
        assert [_is_active_object(a, i) for i in groups] == [active] * len(groups), name


@LEVELS
def test_memcpy_carries_activity(compile_c, level):
    f, a = activity_of(
        compile_c(
            """#include <string.h>
        double f(double *x, double *c, int k) { double t[9], u[9]; memcpy(t, x, 72); memcpy(u, c, 72);
          t[k] = 1; u[k] = 2; return t[k + 1] * u[k - 1]; }""",
            level,
        ),
        "f",
        "acc",
    )
    copies = calls(f, "memcpy")
    assert [a.is_constant_instruction(i) for i in copies] == [False, True]
    assert [a.is_constant_value(i.args[0]) for i in copies] == [False, True]


@LEVELS
def test_callees_make_buffers_active(compile_c, level):
    f, a = activity_of(
        compile_c(
            """#include <stdlib.h>
        __attribute__((noinline)) static void square(double *to, const double *from, int n) {
          for (int i = 0; i < n; i++) to[i] = from[i] * from[i]; }
        double f(const double *x, const double *c, int n) {
          double *t = malloc(n * 8), *u = malloc(n * 8); square(t, x, n); square(u, c, n);
          double r = t[n - 1] + u[n - 2]; free(t); free(u); return r; }""",
            level,
        ),
        "f",
        "acc",
    )
    assert [a.is_constant_value(m) for m in calls(f, "malloc")] == [False, True]
    assert [a.is_constant_instruction(i) for i in calls(f, "square")] == [False, True]


def test_pointers_kept_by_a_callee_are_followed(compile_c):
    f, a = activity_of(
        compile_c(
            """#include <stdlib.h>
        struct B { double *d; };
        __attribute__((noinline)) static void bind(struct B *b, double *d) { b->d = d; }
        __attribute__((noinline)) static void put(struct B *b, double v, int k) { b->d[k] = v; }
        double f(double x, int k) { struct B b; double *m = malloc(80); bind(&b, m); put(&b, x, k);
          double r = m[k] * 2; free(m); return r; }"""
        ),
        "f",
        "ac",
    )
    (m,) = calls(f, "malloc")
    assert not a.is_constant_value(m)
    (load,) = [i for i in found(f, "load") if i.type.is_float]
    assert not a.is_constant_value(load)


def test_returned_pointers_are_followed(compile_c):
    f, a = activity_of(
        compile_c(
            """__attribute__((noinline)) static double *pick(double *p, double *q, int k) {
        return k ? p + k : q; }
        double f(double *x, double *c, double *d, int k) { return *pick(x, c, k) + *pick(c, d, k); }"""
        ),
        "f",
        "accc",
    )
    assert [a.is_constant_value(i) for i in calls(f, "pick")] == [False, True]


def test_an_allocation_behind_another_of_a_callee_is_written(compile_c):
    module = compile_c(
        """
        #include <stdlib.h>
        struct vector { long n; double *data; };
        __attribute__((noinline)) struct vector *make(void) {
            struct vector *v = malloc(sizeof *v);
            v->data = malloc(24);
            return v;
        }
        __attribute__((noinline)) struct vector *loop(struct vector *v) {
            *(struct vector **)v = v;
            return v;
        }
        __attribute__((noinline)) void set(struct vector *v, double x) { v->data[0] = x; }
        __attribute__((noinline)) double get(struct vector *v) { return v->data[0]; }
        double f(double x) { struct vector *v = make(); set(v, x * x); return get(v); }
        double g(double x) { void *own[2]; loop((void *)own); *(double *)own[0] = x; return *(double *)own; }
        """
    )
    f, a = activity_of(module, "f", "a")
    assert [a.is_constant_instruction(calls(f, name)[0]) for name in ("set", "get")] == [False, False]
    g, a = activity_of(module, "g", "a")
    assert all(not a.is_constant_instruction(i) for i in g.instructions() if i.opcode == "ret")


@LEVELS
def test_recursion_carries_activity(compile_c, level):
    f, a = activity_of(
        compile_c(
            """__attribute__((noinline)) double f(double x, int n, double *out) {
          if (n == 0) { *out = x; return 1; } double r = f(x * 2, n - 1, out); return r * *out; }""",
            level,
        ),
        "f",
        "aca",
    )
    for call in calls(f, "@f"):
        assert not a.is_constant_value(call) and not a.is_constant_instruction(call)


def test_mutual_recursion_through_memory(compile_c):
    f, a = activity_of(
        compile_c(
            """void g(double *t, double x, int n);
        __attribute__((noinline)) void h(double *t, double x, int n) { if (n) g(t, x, n - 1); else *t = x; }
        __attribute__((noinline)) void g(double *t, double x, int n) { if (n) h(t, x, n - 1); }
        double f(double x, int n) { double t = 0; g(&t, x, n); return t; }"""
        ),
        "f",
        "ac",
    )
    (slot,) = found(f, "alloca")
    assert not a.is_constant_value(slot)
    assert not a.is_constant_value(next(i for i in found(f, "load")))


def test_what_calls_into_a_recursion_waits_until_that_is_settled(compile_c):
    # third asks for second, which through first waits for root: at that time in flux, and inactive so far
    module = compile_c(
        """double root(int n, double x);
        double first(int n, double x);
        __attribute__((noinline)) double second(int n, double x) { return first(n - 1, x); }
        __attribute__((noinline)) double first(int n, double x) {
          return n % 2 ? second(n - 1, x) : root(n - 2, x); }
        __attribute__((noinline)) double third(int n, double x) { return second(n - 1, x); }
        __attribute__((noinline)) double root(int n, double x) {
          if (n <= 0) return x; double a = first(n - 1, x); return a + third(n - 1, x); }
        double whole(double x) { return root(7, x); }"""
    )
    region = ActiveRegion(TypeAnalysis(module))
    for name, arguments in (("whole", ("active",)), ("root", ("const", "active"))):
        function = module.functions[name]
        activity = ActivityResults(function, region.types.analyse(function), arguments, True, region=region)
        for call in found(function, "call"):
            assert not activity.is_constant_value(call), call


def test_globals_become_active_by_active_stores(compile_c):
    source = """double state, weight = 3; const double table[2] = {1, 2};
        __attribute__((noinline)) void keep(double v) { state = v * v; }
        double f(double x, int k) { keep(x); return state * weight * table[k]; }"""
    f, a = activity_of(compile_c(source), "f", "ac")
    assert [g.name for g in a.active_globals] == ["state"]
    assert [a.is_constant_value(i) for i in found(f, "load")] == [False, True, True]
    f, a = activity_of(compile_c(source), "f", "ac", inactive_globals=("state",))
    assert a.active_globals == ()
    assert all(a.is_constant_value(i) for i in found(f, "load"))


def test_a_callee_that_reads_an_active_global_is_active(compile_c):
    f, a = activity_of(
        compile_c(
            """static double state;
        __attribute__((noinline)) static void keep(double v) { state += v * v; }
        __attribute__((noinline)) static double read(void) { return state; }
        double f(double x) { keep(x); return read(); }"""
        ),
        "f",
        "a",
    )
    assert not a.is_constant_value(calls(f, "read")[0])
    assert not a.is_constant_instruction(calls(f, "keep")[0])


def test_globals_active_elsewhere_are_given(compile_c):
    module = compile_c("double state; double f(void) { return state; }")
    f, a = activity_of(module, "f", "")
    assert a.is_constant_value(found(f, "load")[0])
    f, a = activity_of(module, "f", "", active_globals=(module.globals["state"],))
    assert not a.is_constant_value(found(f, "load")[0])


def test_a_constant_table_of_pointers_to_active_globals_has_a_shadow(compile_c):
    f, a = activity_of(
        compile_c(
            """static double p[4], q[4]; static double *const both[2] = {p, q};
        double f(double x, int k) { both[k][1] = x; return both[1 - k][1] + p[1]; }"""
        ),
        "f",
        "ac",
    )
    pointers = [i for i in found(f, "load") if i.type.is_pointer]
    assert pointers and not any(a.is_constant_value(p) for p in pointers)


def test_inactive_functions_stop_the_derivative(compile_c):
    source = """double opaque(double, double *);
        double f(double x, double *y) { return opaque(x, y) * x; }"""
    f, a = activity_of(compile_c(source), "f", "aa")
    assert not a.is_constant_value(calls(f, "opaque")[0])
    f, a = activity_of(compile_c(source), "f", "aa", inactive_functions=("opaque",))
    assert a.is_constant_value(calls(f, "opaque")[0]) and a.is_constant_instruction(calls(f, "opaque")[0])


def test_an_unknown_function_of_constants_is_constant(compile_c):
    f, a = activity_of(
        compile_c("double opaque(double); double f(double x, double c) { return opaque(c) * x; }"), "f", "ac"
    )
    assert a.is_constant_value(calls(f, "opaque")[0]) and a.is_constant_instruction(calls(f, "opaque")[0])


@LEVELS
def test_printing_and_clocks_are_inactive(compile_c, level):
    f, a = activity_of(
        compile_c(
            """#include <stdio.h>
        #include <time.h>
        double f(double x) { printf("%g at %ld\\n", x, (long)time(0)); return x * x; }""",
            level,
        ),
        "f",
        "a",
    )
    assert all(a.is_constant_instruction(i) for i in found(f, "call"))


def test_what_an_inactive_function_writes_ends_the_derivative_there(compile_c):
    f, a = activity_of(
        compile_c(
            """#include <stdio.h>
        double f(double *x, FILE *in) { fread(x, 8, 4, in); return x[0]; }"""
        ),
        "f",
        "ac",
    )
    assert not a.is_constant_instruction(calls(f, "fread")[0])


def test_libm_calls_follow_their_arguments(compile_c):
    f, a = activity_of(
        compile_c(
            "#include <math.h>\ndouble f(double x, double c) { int e; double m = frexp(x, &e);"
            "return erf(x) + tgamma(c) + m * e; }"
        ),
        "f",
        "ac",
    )
    assert not a.is_constant_value(calls(f, "erf")[0])
    assert a.is_constant_value(calls(f, "tgamma")[0])
    assert all(a.is_constant_value(i) for i in found(f, "alloca"))


@LEVELS
def test_rounding_to_an_integer_ends_the_derivative(compile_c, level):
    f, a = activity_of(compile_c("double f(double x) { long n = x * 3; return n * 2.0; }", level), "f", "a")
    assert all(a.is_constant_value(i) for i in f.instructions() if i.opcode in ("fptosi", "sitofp", "fmul"))


def test_doubles_moved_as_integers_are_active(compile_c):
    f, a = activity_of(
        compile_c(
            """#include <stdint.h>
        void f(uint64_t *to, const uint64_t *from, double *y) { to[1] = from[2];
        *y = ((double *)to)[1] * 2; }"""
        ),
        "f",
        "aaa",
    )
    (load,) = [i for i in found(f, "load") if i.type.is_int]
    assert not a.is_constant_value(load)


def test_a_choice_between_active_and_constant_memory_is_active(compile_c):
    f, a = activity_of(
        compile_c(
            "double f(double *x, double *c, int k, int i) {"
            "double *p = k > 3 ? x + 1 : c; return p[i] * p[i + 1]; }"
        ),
        "f",
        "accc",
    )
    selects = [i for i in f.instructions() if i.opcode in ("select", "phi") and i.type.is_pointer]
    assert selects and not any(a.is_constant_value(s) for s in selects)


def test_memory_that_only_feeds_a_comparison_is_constant(compile_c):
    f, a = activity_of(
        compile_c(
            """#include <stdlib.h>
        double f(const double *x, int n) {
          double *t = malloc(8 * n); for (int i = 0; i < n; i++) t[i] = x[i] * x[i];
          int k = 0; for (int i = n - 1; i >= 0; i--) k += t[i] > 2; free(t); return x[k]; }"""
        ),
        "f",
        "ac",
    )
    assert a.is_constant_value(calls(f, "malloc")[0])
    assert all(a.is_constant_instruction(i) for i in found(f, "store"))


def test_reasons_lead_back_to_the_argument(compile_c):
    f, a = activity_of(
        compile_c(
            """#include <stdlib.h>
        double f(double x, int k) { double *t = malloc(80); t[k] = x * x; return t[2 * k]; }"""
        ),
        "f",
        "ac",
    )
    (load,) = found(f, "load")
    chain = [text for text, _ in a.why_active(load)]
    assert "depends on the allocation" in chain[0]
    assert "receives" in chain[1]
    assert chain[-1].endswith("%0 is declared active")


def test_printing_is_deterministic(compile_c):
    module = compile_c("double f(double *x, int k) { return x[k] * x[k + 1]; }")
    f, a = activity_of(module, "f", "ac")
    _, again = activity_of(module, "f", "ac")
    text = format_activity(f, a)
    assert text == format_activity(f, again)
    assert "  %0: active\n  %1: constant\n" in text


def test_functions_that_reach_each_other_through_pointers_have_few_contexts(compile_c, monkeypatch):
    count, looked_at, start = 7, [], TypeInference.start

    def counted_start(inference, given):
        looked_at.append(inference.function)
        start(inference, given)

    monkeypatch.setattr(TypeInference, "start", counted_start)
    steps = "\n".join(
        f"static void step{k}(struct node *o, void **words) {{ total += o->x; *(double *)words[{k}] = 1;"
        f" o->next->call(o->next, words); }}\n"
        f"void (*start{k})(struct node *, void **) = step{k};"
        for k in range(count)
    )
    module = compile_c(
        "struct node { double x; void (*call)(struct node *, void **); struct node *next; };\n"
        f"double total;\n{steps}\n"
        "double f(double x, struct node *o, void **words) { total = x; o->call(o, words); return total; }"
    )
    reached = [module.functions[f"step{k}"] for k in range(count)]
    _, a = activity_of(module, "f", "aaa", addresses_taken=reached)
    assert [g.name for g in a.active_globals] == ["total"]
    assert max(map(looked_at.count, reached)) <= 3
