"""Type analysis of C functions after pre-optimisation: what memory and integers turn out to hold."""

from __future__ import annotations

import pytest

from enzyme_cc.analysis.pointer_steps import factor_in
from enzyme_cc.analysis.type_facts import ANYTHING, FLOATS, HINT, INTEGER, POINTER, UNKNOWN
from enzyme_cc.analysis.type_transfer import visit
from enzyme_cc.analysis.type_tree import EMPTY, block, pointer_to
from enzyme_cc.analysis.types import TypeAnalysis, format_types
from enzyme_cc.ir import parse_module

DOUBLE, FLOAT, LONG_DOUBLE = FLOATS["double"], FLOATS["float"], FLOATS["x86_fp80"]
LEVELS = pytest.mark.parametrize("level", ["-O0", "-O1", "-O2"])


def analysed(module, name):
    function = module.functions[name]
    return function, TypeAnalysis(module).analyse(function)


def find(function, opcode, place=0):
    return [i for i in function.instructions() if i.opcode == opcode][place]


def calls(function, name):
    return [i for i in function.instructions() if i.opcode == "call" and name in i.callee.ref()]


@LEVELS
def test_an_indexed_array_of_doubles(compile_c, level):
    f, types = analysed(
        compile_c("void f(double *x, int n) { for (int i = 0; i < n; i++) x[i] *= 2; }", level), "f"
    )
    assert types.memory(f.args[0], None) == [(0, 8, DOUBLE)]
    assert types.memory(f.args[0], 80) == [(0, 80, DOUBLE)]
    assert types.scalar_type(f.args[1]) is INTEGER


@LEVELS
def test_a_pointer_that_walks_over_an_array(compile_c, level):
    f, types = analysed(
        compile_c(
            "float f(const float *p, const float *end) { float s = 0;"
            "while (p != end) { s += *p; p += 1; } return s; }",
            level,
        ),
        "f",
    )
    assert types.memory(f.args[0], None) == [(0, 4, FLOAT)]


@LEVELS
def test_fields_of_a_struct(compile_c, level):
    f, types = analysed(
        compile_c(
            """struct S { double a[10]; long n; double *p; float w; };
        double f(struct S *s) { double r = 0; for (long i = 0; i < s->n;
        i++) r += s->a[i] * s->p[i]; return r * s->w; }
        """,
            level,
        ),
        "f",
    )
    assert types.memory(f.args[0], 100) == [
        (0, 80, DOUBLE),
        (80, 8, INTEGER),
        (88, 8, POINTER),
        (96, 4, FLOAT),
    ]
    loaded = next(i for i in f.instructions() if i.opcode == "load" and i.type.is_pointer)
    assert types.memory(loaded, None) == [(0, 8, DOUBLE)]


@LEVELS
def test_an_array_of_mixed_structs_copied_at_unknown_length(compile_c, level):
    f, types = analysed(
        compile_c(
            """#include <string.h>
        typedef struct { double x; int id; float w; } P;
        double f(P *to, const P *from, long n) {
          memcpy(to, from, n * sizeof(P));
          double r = 0;
          for (long i = 0; i < n; i++) r += to[i].x * to[i].w + (to[i].id > 3);
          return r; }""",
            level,
        ),
        "f",
    )
    assert types.memory(f.args[1], None) == [(0, 8, DOUBLE), (8, 4, INTEGER), (12, 4, FLOAT)]


@LEVELS
def test_types_flow_through_memcpy_both_ways(compile_c, level):
    f, types = analysed(
        compile_c(
            """#include <string.h>
        #include <stdlib.h>
        void f(void *out, const void *in, int k) {
          double *t = malloc(64); memcpy(t, in, 64); t[k] = 1; memcpy(out, t, 64); free(t); }""",
            level,
        ),
        "f",
    )
    assert types.memory(f.args[0], 64) == [(0, 64, DOUBLE)]
    assert types.memory(f.args[1], 64) == [(0, 64, DOUBLE)]


@LEVELS
def test_a_linked_list_has_its_types_at_every_node(compile_c, level):
    f, types = analysed(
        compile_c(
            "struct N { double v; struct N *next; };"
            "double f(struct N *n) { double s = 0; for (; n; n = n->next) s += n->v; return s; }",
            level,
        ),
        "f",
    )
    step = next(i for i in f.instructions() if i.opcode == "load" and i.type.is_pointer)
    assert types.memory(step, 16) == [(0, 8, DOUBLE), (8, 8, POINTER)]


@LEVELS
def test_doubles_moved_as_integers_stay_doubles(compile_c, level):
    f, types = analysed(
        compile_c(
            """#include <stdint.h>
        void f(uint64_t *to, const uint64_t *from, double *first) {
          to[0] = from[3]; to[1] = from[1] & 0x7fffffffffffffff;
        *first = ((double *)to)[0] + ((double *)to)[1]; }
        """,
            level,
        ),
        "f",
    )
    for load in (i for i in f.instructions() if i.opcode == "load" and i.type.is_int):
        assert types.scalar_type(load) is DOUBLE
    assert types.memory(f.args[0], 16) == [(0, 16, DOUBLE)]
    assert types.memory(f.args[1], 32)[1] == (8, 8, DOUBLE)


@LEVELS
def test_doubles_in_an_array_of_uint64_t(compile_c, level):
    f, types = analysed(
        compile_c(
            """#include <stdint.h>
        #include <string.h>
        double f(const double *x, int k) {
          uint64_t bits[16]; memcpy(bits, x, sizeof bits);
          for (int i = 1; i < 16; i++) bits[i] ^= bits[k] & 0;
          for (int i = 1; i < 16; i++) bits[i - 1] = bits[i];
          double y; memcpy(&y, &bits[k], 8); return y * y; }""",
            level,
        ),
        "f",
    )
    for load in (i for i in f.instructions() if i.opcode == "load" and str(i.type) == "i64"):
        assert types.scalar_type(load) is DOUBLE
    assert types.memory(f.args[0], 128) == [(0, 128, DOUBLE)]


def test_the_length_of_an_array_is_an_integer_though_the_array_runs_up_to_it(compile_c):
    f, types = analysed(
        compile_c(
            """struct V { double data[8]; long size; };
        double f(struct V *v) { double s = 0; for (long i = 0; i < v->size; i++) s += v->data[i];
        return s; }"""
        ),
        "f",
    )
    assert types.memory(f.args[0], 72) == [(0, 64, DOUBLE), (64, 8, INTEGER)]


@LEVELS
def test_an_index_loaded_from_memory_is_an_integer(compile_c, level):
    f, types = analysed(compile_c("double f(double *x, int *idx, int k) { return x[idx[k]]; }", level), "f")
    index = next(i for i in f.instructions() if i.opcode == "load" and i.type.is_int)
    assert types.scalar_type(index) is INTEGER
    assert types.memory(f.args[1], None) == [(0, 1, INTEGER)]


def test_a_sum_of_products_stays_an_integer_where_a_loop_hands_it_on_but_what_is_compared_does_not():
    module = parse_module(
        """define i64 @f(ptr %p, ptr %to, i64 %n) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %a = load i64, ptr %p
  %product = mul i64 %a, %k
  %sum = add i64 %product, %s
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %handed = phi i64 [ %sum, %loop ]
  %word = load i64, ptr %to
  %chosen = icmp slt i64 %word, %handed
  %either = select i1 %chosen, i64 %word, i64 0
  store i64 %either, ptr %to
  ret i64 %handed
}"""
    )
    f, types = analysed(module, "f")
    assert types.scalar_type(find(f, "phi", 2)) is INTEGER
    assert types.scalar_type(find(f, "select")) is UNKNOWN


@LEVELS
def test_what_a_callee_does_tells_of_the_callers_memory(compile_c, level):
    f, types = analysed(
        compile_c(
            """__attribute__((noinline)) static void fill(void *p, int k) { ((double *)p)[k] = 3; }
        void *malloc(unsigned long);
        void *f(int k) { void *p = malloc(80); fill(p, k); return p; }""",
            level,
        ),
        "f",
    )
    assert types.memory(calls(f, "malloc")[0], None) == [(0, 8, DOUBLE)]
    assert types.return_type.data0().pattern() == [(0, 8, DOUBLE)]


@LEVELS
def test_what_a_caller_knows_tells_of_the_callee(compile_c, level):
    module = compile_c(
        """#include <string.h>
        __attribute__((noinline)) static void copy(void *to, const void *from) { memcpy(to, from, 40); }
        double f(double *x) { double t[5]; copy(t, x); return t[0] * t[4]; }""",
        level,
    )
    f, types = analysed(module, "f")
    assert types.memory(f.args[0], 40) == [(0, 40, DOUBLE)]
    analysis = TypeAnalysis(module)
    types = analysis.analyse(f)
    (call,) = calls(f, "copy")
    inner = analysis.analyse(call.called_function, *analysis.call_types(types, call))
    assert inner.memory(call.called_function.args[0], 40) == [(0, 40, DOUBLE)]


@LEVELS
def test_recursion_and_mutual_recursion(compile_c, level):
    f, types = analysed(
        compile_c(
            """struct T { double v; struct T *l, *r; };
        double odd(struct T *t, int d);
        __attribute__((noinline)) double even(struct T *t, int d) { return t ? t->v * odd(t->l, d + 1) : 1; }
        __attribute__((noinline)) double odd(struct T *t, int d) { return t ? even(t->r, d + 2) + d : 2; }
        """,
            level,
        ),
        "even",
    )
    left = next(i for i in f.instructions() if i.opcode == "load" and i.type.is_pointer)
    assert types.of(left).data0().resolve(16, 8) == [(0, 8, POINTER)]
    assert types.of(left).data0().window(16).data0().resolve(0, 16) == [(0, 8, DOUBLE), (8, 8, POINTER)]


def test_mutual_recursion_shares_argument_types(compile_c):
    f, types = analysed(
        compile_c(
            """double pong(void *p, int n);
        __attribute__((noinline)) double ping(void *p, int n) { return n > 0 ? pong(p, n - 1) * 2 : 0; }
        __attribute__((noinline)) double pong(void *p, int n) { double *x = p;
        return n > 0 ? ping(p, n - 1) + x[n] : x[0]; }
        """
        ),
        "ping",
    )
    assert types.memory(f.args[0], None) == [(0, 8, DOUBLE)]


def test_a_function_called_from_everywhere_keeps_its_types(compile_c):
    callers = "".join(
        f"struct S{k} {{ long tag[{k}]; double v[4]; }};"
        f"__attribute__((noinline)) static void f{k}(struct S{k} *s) {{"
        f"s->tag[0] += s->tag[{k - 1}]; s->v[0] *= 2; touch(s->tag); }}"
        for k in range(1, 51)
    )
    calls_of_all = "".join(f"f{k}(s[{k}]);" for k in range(1, 51))
    f, types = analysed(
        compile_c(
            f"""__attribute__((noinline)) static void touch(long *tag) {{ tag[0]++; }}
        {callers}
        void f(double *x, void **s) {{ x[0] = 1; {calls_of_all} }}"""
        ),
        "f",
    )
    assert types.memory(f.args[0], 8) == [(0, 8, DOUBLE)]


def test_a_copy_that_a_loop_of_doubles_became():
    f, types = analysed(parse_module("""
define void @f(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false), !tbaa !0
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
!0 = !{!1, !1, i64 0}
!1 = !{!"double", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
"""), "f")
    assert types.memory(f.args[0], None) == types.memory(f.args[1], None) == [(0, 8, DOUBLE)]


@LEVELS
def test_globals_are_typed_by_declaration_and_use(compile_c, level):
    f, types = analysed(
        compile_c(
            """#include <stdint.h>
        double table[32]; uint64_t bits[32];
        uint64_t f(int k) { return ((uint64_t *)table)[k]; }""",
            level,
        ),
        "f",
    )
    assert types.scalar_type(find(f, "load")) is DOUBLE


def test_a_global_used_elsewhere_first(compile_c):
    f, types = analysed(
        compile_c(
            """void *buffer; void *malloc(unsigned long);
        __attribute__((noinline)) static void late(int k) { ((double *)buffer)[k] = 1; }
        void *f(int k) { void *p = buffer; late(k); return p; }"""
        ),
        "f",
    )
    assert types.memory(find(f, "load"), None) == [(0, 8, DOUBLE)]


def test_two_floats_in_a_word(compile_c):
    f, types = analysed(
        compile_c(
            """struct C { float re, im; }; struct C box[4];
        __attribute__((noinline)) void f(struct C *to, const struct C *from) { *to = *from;
        box[0].re = to->re * to->im; }
        """
        ),
        "f",
    )
    load = next(i for i in f.instructions() if i.opcode == "load" and i.type.is_int)
    assert types.value_layout(load) == [(0, 8, FLOAT)]


def test_long_doubles_and_their_padding(compile_c):
    f, types = analysed(
        compile_c(
            """#include <string.h>
        long double f(long double *a, long double *b, int k) { memcpy(a, b, 64); return a[k] * b[0]; }"""
        ),
        "f",
    )
    assert types.memory(f.args[1], 64) == [(0, 64, LONG_DOUBLE)]


def test_padding_of_a_copied_struct_is_anything(compile_c):
    f, types = analysed(
        compile_c(
            """struct S { double a; int k; double b[30]; int last; };
        void f(struct S *to, const struct S *from) { *to = *from; }"""
        ),
        "f",
    )
    layout = types.memory(f.args[0], 264)
    assert (12, 4, ANYTHING) in layout and (260, 4, ANYTHING) in layout
    assert (8, 4, INTEGER) in layout


@LEVELS
def test_a_union_of_a_double_and_a_word_is_a_double(compile_c, level):
    f, types = analysed(
        compile_c(
            """union U { double d; unsigned long l; };
        double f(union U *u, int k) { u[k].d = 3; u[k].l ^= 1ul << 63; return u[k].d; }""",
            level,
        ),
        "f",
    )
    assert types.memory(f.args[0], 16) == [(0, 16, DOUBLE)]


@LEVELS
def test_memory_nobody_tells_of_is_unknown(compile_c, level):
    f, types = analysed(
        compile_c("#include <string.h>\nvoid f(void *to, const void *from) { memcpy(to, from, 48); }", level),
        "f",
    )
    assert types.memory(f.args[0], 48) == [(0, 48, UNKNOWN)]
    assert types.memory(f.args[0], None) == [(0, 1, UNKNOWN)]


def test_hints_of_hooks_settle_unknown_memory(compile_c):
    f, types = analysed(
        compile_c(
            """#include <string.h>
        void __enzyme_double(void *, int); void __enzyme_integer(void *, int); void __enzyme_float(void *);
        void f(char *to, const char *from, void *third) {
          __enzyme_double((void *)from, 16); __enzyme_integer((void *)(from + 16), 8); __enzyme_float(third);
          memcpy(to, from, 24); }"""
        ),
        "f",
    )
    assert types.memory(f.args[0], 24) == [(0, 16, DOUBLE), (16, 8, INTEGER)]
    assert types.memory(f.args[2], None) == [(0, 4, FLOAT)]


def test_argument_types_given_by_the_caller_of_the_analysis(compile_c):
    module = compile_c(
        "#include <string.h>\nvoid f(void *to, const void *from, long n) { memcpy(to, from, n); }"
    )
    f = module.functions["f"]
    doubles = pointer_to(block(DOUBLE).generalised(8))
    types = TypeAnalysis(module).analyse(f, (EMPTY, doubles, EMPTY))
    assert types.memory(f.args[0], None) == [(0, 8, DOUBLE)]


@LEVELS
def test_results_through_pointers_of_libm(compile_c, level):
    f, types = analysed(
        compile_c(
            "#include <math.h>\ndouble f(double x, int *e, double *i) { return frexp(x, e) + modf(x, i); }",
            level,
        ),
        "f",
    )
    assert types.memory(f.args[1], 4) == [(0, 4, INTEGER)]
    assert types.memory(f.args[2], 8) == [(0, 8, DOUBLE)]


def test_qsort_elements_are_what_the_comparison_reads(compile_c):
    f, types = analysed(
        compile_c(
            """#include <stdlib.h>
        static int less(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b;
        return (x > y) - (x < y); }
        void f(void *p, long n) { qsort(p, n, 8, less); }"""
        ),
        "f",
    )
    assert types.memory(f.args[0], None) == [(0, 8, DOUBLE)]


def test_realloc_keeps_the_types(compile_c):
    f, types = analysed(
        compile_c(
            """#include <stdlib.h>
        void *f(double *p, long n, long k) { p[k] = 1; return realloc(p, n); }"""
        ),
        "f",
    )
    assert types.memory(calls(f, "realloc")[0], None) == [(0, 8, DOUBLE)]


def test_pointers_kept_in_integers(compile_c):
    f, types = analysed(
        compile_c(
            "#include <stdint.h>\ndouble f(uintptr_t p, int k) { return ((double *)(p & ~(uintptr_t)7))[k]; }"
        ),
        "f",
    )
    assert types.scalar_type(f.args[0]) is POINTER


def test_reasons_name_the_instruction(compile_c):
    f, types = analysed(compile_c("double f(double *x, int k) { return x[k]; }"), "f")
    assert any("getelementptr" in reason for reason in types.why(f.args[0]))


def test_printing_is_deterministic(compile_c):
    module = compile_c("double f(double *x, int k) { return x[k] * x[k + 1]; }")
    f = module.functions["f"]
    first = format_types(f, TypeAnalysis(module).analyse(f))
    assert first == format_types(f, TypeAnalysis(module).analyse(f))
    assert "  %0: {[0]:Pointer->{" in first and first.startswith("types of @f\n")


def test_debug_information_is_the_last_resort(compile_c):
    source = """#include <string.h>
        typedef struct S { double a; int k; float w; const double *p; long double l; _Complex float c[2]; } S;
        void f(S *to, const S *from, unsigned long n) { memcpy(to, from, n * sizeof(S));
        memmove(to, to + 1, sizeof(S)); }
        """
    f, types = analysed(compile_c(source, "-O0"), "f")
    assert types.memory(f.args[0], None) == [(0, 1, UNKNOWN)]
    f, types = analysed(compile_c(source, "-O0", flags=("-g",)), "f")
    layout = [
        (0, 8, DOUBLE),
        (8, 4, INTEGER),
        (12, 4, FLOAT),
        (16, 8, POINTER),
        (24, 8, ANYTHING),
        (32, 16, LONG_DOUBLE),
        (48, 16, FLOAT),
    ]
    assert types.memory(f.args[0], None) == layout
    assert types.memory(f.args[1], 64) == layout


def _web_of_structures(n: int) -> str:
    """C: n structures that lead to each other, and n functions that each call the next twice."""
    structures = "".join(
        f"struct s{k} {{ int tag; double value; struct s{(k + 1) % n} *next; struct s{(2 * k + 1) % n} *other;"
        " double *row; long size; };\n"
        for k in range(n)
    )
    declarations = "".join(f"double f{k}(struct s{k} *s, int depth);\n" for k in range(n))
    functions = ""
    for k in range(n):
        inner = f"r += f{k + 1}(s->next, depth) + f{k + 1}(s->next, depth + 1) * s->other->value;" if k + 1 < n else ""
        functions += f"""__attribute__((noinline)) double f{k}(struct s{k} *s, int depth) {{
            double r = s->value * s->value;
            for (long i = 0; i < s->size; i++) r += s->row[i] * s->other->value;
            if (s->tag) s->next->value += r;
            {inner}
            s->other->row = s->row;
            return r;
        }}
        """
    return structures + declarations + functions


def test_a_web_of_structures_twice_as_large_takes_about_twice_the_steps(compile_c, monkeypatch):
    steps = []

    def counted(state, instruction):
        steps[-1] += 1
        visit(state, instruction)

    monkeypatch.setattr("enzyme_cc.analysis.types.visit", counted)
    for n in (8, 16, 32):
        steps.append(0)
        analysed(compile_c(_web_of_structures(n)), "f0")
    assert steps[1] < 3 * steps[0] and steps[2] < 2.6 * steps[1]


def test_steps_over_structures_are_known_where_their_computation_cannot_wrap():
    module = parse_module("""
define void @f(i64 %k, i32 %j) {
  %exact = mul nsw i64 %k, 72
  %wide = mul i64 %k, 72
  %wraps = mul i32 %j, 72
  %shifted = shl nsw i64 %exact, 1
  %narrow = mul nsw i32 %j, 24
  %signed = sext i32 %narrow to i64
  %unsigned = zext i32 %narrow to i64
  %sum = add nsw i64 %shifted, 48
  %low = shl i32 %j, 3
  %masked = and i32 %low, 24
  %flipped = xor i32 %masked, 16
  ret void
}
""")
    factors = {i.name: factor_in(i) for i in module.functions["f"].instructions() if i.name}
    assert factors == {
        "exact": 72, "wide": 72, "wraps": 8, "shifted": 144, "narrow": 24, "signed": 24, "unsigned": 8, "sum": 48,
        "low": 8, "masked": 8, "flipped": 8}


def test_arrays_that_flang_describes_without_a_size():
    first_address = "!DIExpression(DW_OP_push_object_address, DW_OP_deref)"
    module = parse_module(f"""
define void @f(ptr %explicit, ptr %assumed, ptr %types) !dbg !2 {{
    #dbg_declare(ptr %explicit, !3, !DIExpression(), !9)
    #dbg_declare(ptr %assumed, !4, !DIExpression(), !9)
    #dbg_declare(ptr %types, !5, !DIExpression(), !9)
  ret void
}}
!0 = !DIFile(filename: "f.f90", directory: "")
!1 = distinct !DICompileUnit(language: DW_LANG_Fortran95, file: !0)
!2 = distinct !DISubprogram(name: "f", scope: !0, file: !0, unit: !1, spFlags: DISPFlagDefinition)
!3 = !DILocalVariable(name: "explicit", arg: 1, scope: !2, type: !6)
!4 = !DILocalVariable(name: "assumed", arg: 2, scope: !2, type: !7)
!5 = !DILocalVariable(name: "types", arg: 3, scope: !2, type: !8)
!6 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !14)
!7 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, elements: !15, dataLocation: {first_address})
!8 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, elements: !16)
!9 = !DILocation(line: 1, scope: !2)
!10 = !DIBasicType(name: "real", size: 64, encoding: DW_ATE_float)
!11 = !DISubrange(count: 3, lowerBound: 1)
!12 = !DISubrange(count: {first_address})
!13 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!14 = !{{!11, !11}}
!15 = !{{!12}}
!16 = !{{!11}}
""")
    f, types = analysed(module, "f")
    explicit, assumed, of_types = f.args
    assert types.memory(explicit, 80) == [(0, 72, DOUBLE), (72, 8, UNKNOWN)]
    assert types.memory(assumed, 8) == [(0, 8, POINTER)]
    assert types.memory(of_types, 4) == [(0, 4, UNKNOWN)]


@pytest.mark.parametrize("index", ["%size, %down", "%down, %size"])
def test_records_of_unknown_size_before_bytes_are_no_row_of_bytes(index):
    """As Rust's hash tables have them, whose moving code is one for all types: maps lost derivatives when they grew."""
    f, types = analysed(parse_module(f"""
define i64 @f(ptr %bytes, i64 %size, i64 %i) {{
  %byte = getelementptr i8, ptr %bytes, i64 %i
  %tag = load i8, ptr %byte
  %number = zext i8 %tag to i64
  %known = udiv i64 %number, 3
  %down = xor i64 %i, -1
  %back = mul i64 {index}
  %record = getelementptr i8, ptr %bytes, i64 %back
  ret i64 %known
}}
"""), "f")
    byte, record = find(f, "getelementptr"), find(f, "getelementptr", 1)
    assert types.memory(byte, 1) == [(0, 1, INTEGER)]
    assert types.memory(record, 8) == [(0, 8, UNKNOWN)]


def test_a_function_called_for_too_many_members_tells_nothing_of_their_neighbours(compile_c):
    # Eigen's resize for the matrices of a JacobiSVD: once it was analysed for all of them together, what lay behind
    # each was told of all, and row counts were taken for numbers.
    calls_of_all = " ".join(f"resize(&s->m[{k}], n);" for k in range(50))
    module = compile_c(
        """void *malloc(unsigned long);
        struct matrix { double *data; long rows; };
        struct solver { struct matrix m[50]; double scale[7]; long pivot; };
        __attribute__((noinline)) void resize(struct matrix *m, long n) {
          m->data = malloc(8 * n); m->data[0] = 1; m->rows = n; }
        double f(struct solver *s, long n) { """ + calls_of_all + """
          s->pivot = s->m[3].rows; s->scale[2] = s->m[5].data[1]; return s->m[49].data[0] * s->scale[6]; }"""
    )
    analysis = TypeAnalysis(module)
    f = module.functions["f"]
    types = analysis.analyse(f)
    behind = types.of(f.args[0]).data0()
    assert analysis.parameter_extents.of(module.functions["resize"], 0) == 16
    assert {fact.start for fact in behind.facts if fact.concrete.is_float} <= set(range(800, 856, 8))
    assert types.memory(f.args[0], 16) == [(0, 8, POINTER), (8, 8, INTEGER)]


def test_the_extents_of_parameters(compile_c):
    module = compile_c(
        """#include <string.h>
        struct s { double a; int b, c; struct s *next; };
        __attribute__((noinline)) void low(int *p) { *p = 3; }
        __attribute__((noinline)) int member(struct s *p) { low(&p->c); return p->b; }
        __attribute__((noinline)) void copied(struct s *p, void *q) { memcpy(q, &p->next, 8); }
        __attribute__((noinline)) double walked(struct s *p) {
          double t = 0; for (; p; p = p->next) t += p->a; return t; }
        __attribute__((noinline)) double row(double *p, int n) {
          double t = 0; for (int i = 0; i < n; i++) t += p[i]; return t; }
        __attribute__((noinline)) void kept(struct s *p, struct s **to) { *to = p; }
        __attribute__((noinline)) double deeper(struct s *p, int n) { return n ? deeper(p, n - 1) + 1 : p->a; }
        double f(struct s *p, double *x, int n) { struct s *q; kept(p, &q); char t[8]; copied(q, t);
          return member(p) + walked(p) + row(x, n) + deeper(p, n); }"""
    )
    extents = TypeAnalysis(module).parameter_extents

    def extent(name, position=0):
        return extents.of(module.functions[name], position)

    assert (extent("low"), extent("member"), extent("copied"), extent("copied", 1)) == (4, 16, 24, 8)
    assert [extent(name) for name in ("row", "kept")] == [None, None]
    assert extent("walked") == 24
    module = parse_module(
        """define void @again(ptr %p, i1 %c) {
entry:
  %q = load ptr, ptr %p
  br i1 %c, label %more, label %end
more:
  call void @again(ptr %p, i1 false)
  br label %end
end:
  ret void
}
define void @further(ptr %p, i1 %c) {
entry:
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i64, ptr %q
  br i1 %c, label %more, label %end
more:
  call void @further(ptr %q, i1 false)
  br label %end
end:
  ret void
}
"""
    )
    extents = TypeAnalysis(module).parameter_extents
    assert (extent("again"), extent("further")) == (8, None)


def test_a_word_that_is_an_address_at_times_and_counted_up_at_others_moves_no_memory():
    module = parse_module("""
define double @f(ptr %p, i64 %height, i1 %is_height, i64 %n) {
entry:
  %address = ptrtoint ptr %p to i64
  %word = select i1 %is_height, i64 %height, i64 %address
  br label %loop
loop:
  %w = phi i64 [ %word, %entry ], [ %next, %loop ]
  %next = add i64 %w, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  %second = getelementptr i8, ptr %p, i64 8
  %b = load double, ptr %second, align 8
  ret double %b
}""")
    function, types = analysed(module, "f")
    numbers = [fact for fact in types.of(function.args[0]).data0().facts if fact.concrete is DOUBLE]
    assert [(fact.start, fact.end) for fact in numbers] == [(8, 16)]


@pytest.mark.parametrize(("read", "found"), [("i64", INTEGER), ("double", DOUBLE)])
def test_the_distance_of_two_words_is_an_integer_unless_it_is_read_as_a_number(read, found):
    module = parse_module(
        f"""\
define {read} @f(ptr %p, ptr %q) {{
  %a = load i64, ptr %p
  %next = getelementptr i8, ptr %p, i64 8
  %b = load i64, ptr %next
  %distance = sub i64 %a, %b
  store i64 %distance, ptr %q
  %again = load {read}, ptr %q
  ret {read} %again
}}
"""
    )
    f, types = analysed(module, "f")
    assert types.memory(f.args[1], 8) == [(0, 8, found)]
    assert types.memory(f.args[0], 16) == [(0, 16, UNKNOWN)]


def test_a_choice_of_two_fields_is_these_and_says_nothing_of_the_numbers_between():
    module = parse_module(
        """define ptr @f(ptr %s, i1 %first) {
  %number = getelementptr i8, ptr %s, i64 16
  %x = load double, ptr %number
  %y = fadd double %x, 1.0
  store double %y, ptr %number
  %offset = select i1 %first, i64 8, i64 32
  %field = getelementptr i8, ptr %s, i64 %offset
  %list = load ptr, ptr %field
  ret ptr %list
}"""
    )
    f = module.functions["f"]
    behind = TypeAnalysis(module).analyse(f).of(f.args[0]).data0()
    assert [behind.lookup(at, 8) for at in (8, 16, 32)] == [POINTER, DOUBLE, POINTER]
    assert not [fact for fact in behind.facts if fact.stride and fact.strength != HINT]


def test_an_address_that_is_rounded_to_a_multiple_is_still_one():
    f, types = analysed(parse_module("""
define void @f(ptr %p) {
  %word = ptrtoint ptr %p to i64
  %rest = urem i64 %word, 40
  %rounded = sub i64 %word, %rest
  %place = inttoptr i64 %rounded to ptr
  store double 1.0, ptr %place
  ret void
}
"""), "f")
    assert types.scalar_type(find(f, "ptrtoint")) is POINTER
    assert types.scalar_type(find(f, "sub")) is POINTER
    assert types.scalar_type(find(f, "urem")) is INTEGER


def test_a_number_that_is_moved_as_a_pointer_is_known_on_all_its_way():
    f, types = analysed(parse_module("""
define double @f(ptr %from, ptr %to) {
  %boxed = load ptr, ptr %from
  store ptr %boxed, ptr %to
  %again = load ptr, ptr %to
  %word = ptrtoint ptr %again to i64
  %number = bitcast i64 %word to double
  ret double %number
}
"""), "f")
    assert all(types.mixed.behind(argument, 8) == [0] for argument in f.args)
    assert {find(f, "load"), find(f, "load", 1), find(f, "ptrtoint")} <= types.mixed.moves


def test_a_pointer_at_which_something_is_accessed_is_no_number():
    f, types = analysed(parse_module("""
define double @f(ptr %item) {
  %place = load ptr, ptr %item
  %x = load double, ptr %place
  store double %x, ptr %item
  ret double %x
}
"""), "f")
    assert types.of(find(f, "load")).lookup(0, 8) is POINTER
    assert not types.mixed.moves


MEMBERS = """
!0 = !{!"C"}
!1 = !{!"omnipotent char", !0, i64 0}
!2 = !{!"long", !1, i64 0}
!3 = !{!"item", !2, i64 0, !2, i64 8}
!4 = !{!3, !2, i64 0}
!5 = !{!3, !2, i64 8}
"""


def test_a_member_declared_an_integer_moves_the_number_that_was_copied_to_it():
    f, types = analysed(parse_module("""
define void @f(ptr %items, i64 %k, i64 %m, double %x) {
  %first = getelementptr { i64, i64 }, ptr %items, i64 %k
  store double %x, ptr %first
  %second = getelementptr { i64, i64 }, ptr %items, i64 %m
  %bits = load i64, ptr %first, !tbaa !4
  store i64 %bits, ptr %second, !tbaa !4
  %place = getelementptr i8, ptr %first, i64 8
  %count = load i64, ptr %place, !tbaa !5
  %other = getelementptr i8, ptr %second, i64 8
  store i64 %count, ptr %other, !tbaa !5
  %again = load i64, ptr %second, !tbaa !4
  %last = getelementptr { i64, i64 }, ptr %items, i64 7
  store i64 %again, ptr %last, !tbaa !4
  ret void
}
""" + MEMBERS), "f")
    assert types.scalar_type(find(f, "load")) is types.scalar_type(find(f, "load", 2)) is FLOATS["double"]
    assert types.scalar_type(find(f, "load", 1)) is INTEGER


def test_a_member_declared_an_integer_that_is_counted_with_is_one():
    f, types = analysed(parse_module("""
define void @f(ptr %item, double %x) {
  store double %x, ptr %item
  %count = load i64, ptr %item, !tbaa !4
  %next = add i64 %count, 1
  store i64 %next, ptr %item, !tbaa !4
  ret void
}
""" + MEMBERS), "f")
    assert types.scalar_type(find(f, "load")) is INTEGER


@pytest.mark.parametrize("limit", ["type_inference.MAX_UPDATES", "type_tree.MAX_WEIGHT"])
def test_types_that_do_not_come_to_rest_or_are_too_much_are_not_relied_on(limit: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(f"enzyme_cc.analysis.{limit}", 1)
    f, types = analysed(parse_module("""
define void @f(ptr %row, double %x) {
  store double %x, ptr %row
  %next = getelementptr i8, ptr %row, i64 8
  store double %x, ptr %next
  ret void
}
"""), "f")
    assert types.memory(f.args[0], 8) == [(0, 8, UNKNOWN)]


def test_a_choice_of_pointers_that_is_only_accessed_does_not_make_their_objects_alike() -> None:
    module = parse_module("""
define ptr @f(i1 %c, ptr %node, ptr %header) {
  %beside = getelementptr i8, ptr %header, i64 16
  store float 1.0, ptr %beside
  %chosen = select i1 %c, ptr %node, ptr %header
  %next = load ptr, ptr %chosen
  ret ptr %next
}
""")
    f, types = analysed(module, "f")
    assert types.memory(f.args[1], 24) == [(0, 8, POINTER), (8, 16, UNKNOWN)]
    assert (16, 4, FLOAT) in types.memory(f.args[2], 24)
