"""What the merged units hold besides functions to differentiate works as it did in their objects."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from split_program import Run

Build = Callable[[str], str]

GRADIENT = "double __enzyme_autodiff(void *, ...);\n"


def test_everything_an_object_can_hold_survives_the_merge(build: Build, tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(GRADIENT + r"""
        #include <stdio.h>
        double f(double);
        static int state = 5;
        int shared_common;
        extern __thread int per_thread;
        extern int in_a_section, from_alias(void), weak_or_strong(void), hidden_value(void);
        extern const char *const names[];
        static void __attribute__((constructor(300))) second(void) { puts("second"); }
        static void __attribute__((destructor)) last(void) { printf("last %d\n", state); }
        int state_of_other(void);
        int main(void) {
            per_thread++;
            shared_common += 2;
            printf("%g %d %d %d\n", __enzyme_autodiff((void *)f, 3.0), state, state_of_other(), per_thread);
            printf("%d %d %d %d %s %d\n", in_a_section, from_alias(), weak_or_strong(),
                   hidden_value(), names[1], shared_common);
            return 0;
        }
        """)
    (tmp_path / "f.c").write_text(r"""
        #include <stdio.h>
        static int state = 7;
        int shared_common;
        __thread int per_thread = 10;
        int in_a_section __attribute__((section("my_section"))) = 11;
        static int target(void) { return 12; }
        int from_alias(void) __attribute__((alias("target")));
        __attribute__((weak)) int weak_or_strong(void) { return 0; }
        __attribute__((visibility("hidden"))) int hidden_value(void) { return 14; }
        const char *const names[] = {"zero", "one"};
        int state_of_other(void) { return ++state; }
        static void __attribute__((constructor(200))) first(void) { puts("first"); }
        __attribute__((weak)) double slope(void) { return 1; }
        double f(double x) { shared_common++; return slope() * x * x; }
        """)
    (tmp_path / "strong.c").write_text("int weak_or_strong(void) { return 13; }\ndouble slope(void) { return 2; }\n")
    for command in ("-O2 -fcommon", "-O0 -g -fcommon"):
        assert build(f"""
            enzyme-clang {command} -c main.c f.c strong.c
            enzyme-clang main.o f.o strong.o -o program
            ./program""") == "first\nsecond\n12 5 8 11\n11 12 13 14 one 3\nlast 5\n"


def test_a_rule_in_another_object_is_used(build: Build, tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(GRADIENT + r"""
        #include <stdio.h>
        double opaque(double);
        static double f(double x) { return 2 * opaque(x); }
        int main(void) { printf("%g\n", __enzyme_autodiff((void *)f, 3.0)); return 0; }
        """)
    (tmp_path / "opaque.c").write_text("double opaque(double x) { return x * x; }\n")
    (tmp_path / "rule.c").write_text(r"""
        double opaque(double);
        static void *forward(double x, double *result) { *result = opaque(x); return 0; }
        static double augmented(double x) { return opaque(x); }
        static double reverse(double x, double difference) { return 50 * difference; }
        void *__enzyme_register_gradient_opaque[] = {(void *)opaque, (void *)augmented, (void *)reverse};
        """)
    assert build("""
        enzyme-clang -O2 -c main.c opaque.c rule.c
        enzyme-clang main.o opaque.o rule.o -o program
        ./program""") == "100\n"


def test_function_tables_in_other_objects_are_followed(build: Build, tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(GRADIENT + r"""
        #include <stdio.h>
        #include <stdlib.h>
        extern double (*const table[])(double);
        static double f(double x, int which) { return table[which](x); }
        extern int enzyme_const;
        int main(int count, char **words) {
            printf("%g\n", __enzyme_autodiff((void *)f, 3.0, enzyme_const, atoi(words[1])));
            return 0;
        }
        """)
    (tmp_path / "table.c").write_text(
        "double square(double), cube(double);\ndouble (*const table[])(double) = {square, cube};\n"
    )
    (tmp_path / "powers.c").write_text(
        "double square(double x) { return x * x; }\ndouble cube(double x) { return x * x * x; }\n"
    )
    build("""
        enzyme-clang -O2 -c main.c table.c powers.c
        enzyme-clang main.o table.o powers.o -o program""")
    assert build("./program 0") == "6\n"
    assert build("./program 1") == "27\n"


def test_two_requests_in_two_objects_share_what_they_reach(build: Build, tmp_path: Path) -> None:
    (tmp_path / "one.c").write_text(
        GRADIENT + "double f(double);\ndouble one(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    )
    (tmp_path / "two.c").write_text(
        GRADIENT + "double one(double);\ndouble two(double x) { return __enzyme_autodiff((void *)one, x); }\n"
    )
    (tmp_path / "f.c").write_text("double f(double x) { return x * x * x; }\n")
    (tmp_path / "main.c").write_text(r"""
        #include <stdio.h>
        double one(double), two(double);
        int main(void) { printf("%g %g\n", one(2), two(2)); return 0; }
        """)
    assert build("""
        enzyme-clang -O2 -c one.c two.c f.c main.c
        enzyme-clang main.o one.o two.o f.o -o program
        ./program""") == "12 12\n"


def test_a_unit_differentiated_by_itself_is_differentiated_again_where_it_is_reached(
    build: Build, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "one.c").write_text(
        GRADIENT + "static double f(double x) { return x * x * x; }\n"
        "double one(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    )
    (tmp_path / "main.c").write_text(GRADIENT + r"""
        #include <stdio.h>
        double one(double);
        int main(void) { printf("%g %g\n", one(2), __enzyme_autodiff((void *)one, 2.0)); return 0; }
        """)
    assert build("""
        enzyme-clang -O2 -c one.c main.c
        enzyme-clang main.o one.o -o program
        ./program""") == "12 12\n"


def test_functions_resolved_at_load_time_and_tables_made_of_sections(build: Build, tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(GRADIENT + r"""
        #include <stdio.h>
        double f(double);
        extern __thread double scale;
        int pick(void);
        extern int first[] __asm__("__start_table"), last[] __asm__("__stop_table");
        int main(void) {
            scale = 2;
            printf("%g %d %d\n", __enzyme_autodiff((void *)f, 3.0), pick(), (int)(last - first));
            return 0;
        }
        """)
    (tmp_path / "f.c").write_text(r"""
        __thread double scale = 1;
        static int fast(void) { return 7; }
        static int (*resolve(void))(void) { return fast; }
        int pick(void) __attribute__((ifunc("resolve")));
        static int one __attribute__((section("table"), used)) = 1;
        int two __attribute__((section("table"), used)) = 2;
        __attribute__((section("far"))) double inner(double x) { return scale * x * x * x; }
        double outer(double) __attribute__((alias("inner")));
        double f(double x) { return outer(x); }
        """)
    (tmp_path / "more.c").write_text("int three __attribute__((section(\"table\"), used)) = 3;\n")
    assert build("""
        enzyme-clang -O2 -c main.c f.c more.c
        enzyme-clang main.o f.o more.o -o program
        ./program""") == "54 7 3\n"


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_units_of_cpp_that_share_inline_functions_and_throw(level: str, build: Build, tmp_path: Path) -> None:
    (tmp_path / "model.h").write_text(r"""
        #include <memory>
        #include <vector>
        template <class T> T square(T x) { return x * x; }
        inline int &count() { static int made = 0; return made; }
        struct Model { virtual double at(double) const = 0; virtual ~Model() {} };
        struct Cubic : Model { double at(double) const override; ~Cubic() override; };
        std::unique_ptr<Model> model();
        double loss(const std::vector<double> &);
        """)
    (tmp_path / "main.cpp").write_text(r"""
        #include <cstdio>
        #include <enzyme/enzyme>
        #include "model.h"
        static struct Made { Made() { count() += 1; } } made;
        int main() {
            std::vector<double> x{1, 2}, d(2);
            enzyme::autodiff<enzyme::Reverse>(loss, enzyme::Duplicated<const std::vector<double> &>(x, d));
            try { x.at(7); } catch (const std::exception &) { std::printf("%g %g %d\n", d[0], d[1], count()); }
        }
        """)
    (tmp_path / "loss.cpp").write_text(r"""
        #include "model.h"
        double loss(const std::vector<double> &x) {
            auto cubic = model();
            double sum = 0;
            for (double v : x) sum += cubic->at(v);
            return sum;
        }
        """)
    (tmp_path / "model.cpp").write_text(r"""
        #include "model.h"
        static struct MadeToo { MadeToo() { count() += 10; } } made;
        Cubic::~Cubic() { count() += 100; }
        double Cubic::at(double x) const { return x * square(x); }
        std::unique_ptr<Model> model() { return std::make_unique<Cubic>(); }
        """)
    assert build(f"""
        enzyme-clang++ {level} -c main.cpp loss.cpp model.cpp
        enzyme-clang++ main.o loss.o model.o -o program
        ./program""") == "3 12 111\n"


def test_units_without_requests_keep_their_native_code_where_nobody_names_their_locals(
    run: Run, tmp_path: Path
) -> None:
    (tmp_path / "main.c").write_text(GRADIENT + r"""
        #include <stdio.h>
        double f(double);
        double plain(double), counted(double), (*chosen(void))(double);
        extern double scale;
        int count(void);
        static double all(double x) { return plain(x) + counted(x) + chosen()(x); }
        int main(void) {
            scale = 2;
            double slope = __enzyme_autodiff((void *)all, 3.0);
            printf("%g %g %d %d\n", all(3.0), slope, count(), chosen() == chosen());
            return 0;
        }
        """)
    (tmp_path / "plain.c").write_text(r"""
        double scale = 1;
        static const double table[] = {0, 1, 5};
        static double twice(double x) { return 2 * x; }
        int unused(void);
        int never_called(void) { return unused(); }
        double plain(double x) { return scale * twice(x) * x + table[2] * x; }
        """)
    (tmp_path / "counted.c").write_text(r"""
        static int calls;
        double counted(double x) { calls++; return x * x * x; }
        int count(void) { return calls; }
        """)
    (tmp_path / "chosen.c").write_text(r"""
        static double calls(double x) { return x * x; }
        double (*chosen(void))(double) { return calls; }
        """)
    (tmp_path / "other.c").write_text("int unused(void) { return 0; }\n")
    for flags in (["-O2"], ["-O0", "-g"]):
        run("enzyme-clang", *flags, "-c", "main.c", "plain.c", "counted.c", "chosen.c", "other.c")
        objects = ["main.o", "plain.o", "counted.o", "chosen.o", "other.o"]
        done = run("enzyme-clang", *flags, *objects, "-o", "program", "--enzyme-verbose")
        assert "native code stays of 'plain.o'\n" in done.stderr
        # 2 * 2 * 9 + 5 * 3 + 27 + 9, and 4 * 2 * 3 + 5 + 27 + 6
        assert run("./program").stdout == "87 62 2 1\n"
