"""A link that cannot be differentiated says which function, in which object, and what to do."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from split_program import Run

from enzyme_cc.toolchain.elf import ELF, with_bitcode
from enzyme_cc.toolchain.llvm import version

sys.path.append(str(Path(__file__).resolve().parents[1] / "toolchain"))
from identified_bitcode import written_by

Build = Callable[[str], str]


def _refused(run: Run, *words: str) -> str:
    done = run("enzyme-clang", *words, succeeds=False)
    assert done.returncode == 1, done.stderr
    return done.stderr


def test_code_in_an_object_without_bitcode_is_named_with_its_archive(
    build: Build, run: Run, program: Path
) -> None:
    build("""
        enzyme-clang -O2 -c main.c loss.c
        gcc -O2 -c model.c
        ar rc libmodel.a model.o""")
    said = _refused(run, "main.o", "loss.o", "libmodel.a", "-lm", "-o", "program")
    assert "cannot differentiate the call of 'model': its code is in 'libmodel.a(model.o)', which holds no " in said
    assert "compile the source of 'libmodel.a(model.o)' with enzyme-clang" in said
    assert "__enzyme_register_gradient" in said
    assert not (program / "program").exists()
    said = _refused(run, "main.o", "libmodel.a", "-lm", "-o", "program")
    assert "cannot differentiate 'loss': no object or archive of this link defines it" in said


def test_code_in_a_shared_library_is_named(build: Build, run: Run, program: Path) -> None:
    build("""
        enzyme-clang -O2 -c main.c loss.c
        enzyme-clang -O2 -fPIC -shared model.c -lm -o libmodel.so""")
    said = _refused(run, "main.o", "loss.o", "-L.", "-lmodel", "-o", "program")
    assert "call of 'model': its code is in the shared library './libmodel.so', which holds no bitcode" in said
    assert "link it statically from an archive of objects that enzyme-clang made" in said
    (program / "loss.c").write_text("double strange(double) __asm__(\"iruserok\");\n"
                                    "double loss(double x) { return strange(x); }\n")
    build("enzyme-clang -O2 -c loss.c")
    assert "its code is in the shared library '/" in _refused(run, "main.o", "loss.o", "-o", "program")
    assert "/libc.a(rcmd.o)', which holds no bitcode" in _refused(
        run, "-static", "main.o", "loss.o", "-o", "program")


def test_a_function_of_a_known_library_is_told_what_keeps_its_derivative(
    build: Build, run: Run, program: Path
) -> None:
    (program / "main.c").write_text("""
double __enzyme_autodiff(void *, double), gsl_sf_bessel_J0(double);
static double f(double x) { return x * gsl_sf_bessel_J0(x); }
int main(void) { return __enzyme_autodiff((void *)f, 2.0) > 0; }
""")
    (program / "bessel.c").write_text("double gsl_sf_bessel_J0(double x) { return x; }\n")
    build("gcc -shared -fPIC bessel.c -o libgsl.so")
    said = _refused(run, "main.c", "-L.", "-lgsl", "-o", "program")
    assert ("main.c:3:40: error: cannot differentiate the call of 'gsl_sf_bessel_J0': its code is in the shared "
            "library './libgsl.so', which holds no bitcode, and this function of GSL has no rule") in said
    keeps, _, rest = said.partition("note: build GSL as a static library with enzyme-clang")[2].partition(", or give ")
    assert "./configure CC=enzyme-clang --disable-shared" in keeps
    assert rest.startswith("'gsl_sf_bessel_J0' a derivative with __enzyme_register_gradient and "
                           "__enzyme_register_derivative; __enzyme_inactivefn would make its derivative 0")
    assert "declare it inactive" not in said
    said = _refused(run, "-c", "--enzyme-when=compile", "main.c")
    assert "'gsl_sf_bessel_J0': its code is not at hand, and this function of GSL has no rule" in said
    assert "build GSL as a static library with enzyme-clang" in said
    build("enzyme-clang -O2 -c bessel.c")
    build("enzyme-clang main.c bessel.o -o program")  # as with a GSL that was built so


def test_native_code_that_may_use_an_active_variable_is_refused_and_other_native_code_is_not(
    build: Build, run: Run, program: Path
) -> None:
    (program / "main.c").write_text("""
#include <stdio.h>
double __enzyme_autodiff(void *, double);
double g, h;
void update(int);
static double f(double x) { g = x * x; update(1); return (g + h) * x; }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }
""")
    (program / "update.c").write_text("extern double g, h;\nvoid update(int k) { h = k * g; }\n")
    (program / "log.c").write_text("extern int steps;\nint steps;\nvoid update(int k) { steps += k; }\n")
    build("enzyme-clang -O2 -c main.c update.c")
    build("enzyme-clang main.o update.o -o program")
    assert run("./program").stdout == "24\n"
    build("gcc -O2 -c update.c log.c")
    said = _refused(run, "main.o", "update.o", "-o", "program")
    assert "main.c:6:40: error: cannot differentiate the call of 'update': its code is in 'update.o'" in said
    assert "note: it may read or change the variable 'g', which carries a derivative" in said
    build("gcc -shared -fPIC update.c -o libupdate.so")
    assert "its code is in the shared library" in _refused(run, "main.o", "./libupdate.so", "-o", "program")
    build("enzyme-clang main.o log.o -o program")
    assert run("./program").stdout == "12\n"
    text = (program / "main.c").read_text()
    (program / "main.c").write_text(text.replace("update(1)", "chosen(1)").replace(
        "static double f", "void (*chosen)(int) = update;\nstatic double f"))
    build("enzyme-clang -O2 -c main.c")
    said = _refused(run, "main.o", "update.o", "-o", "program")
    assert "main.c:7:40: error: cannot differentiate the call through a pointer: it may reach code that is not" in said
    assert "note: it may read or change the variable 'g', which carries a derivative" in said


def test_a_name_of_the_c_librarys_may_be_the_programs_own(build: Build, run: Run, program: Path) -> None:
    (program / "main.c").write_text("""
#include <stdio.h>
double __enzyme_autodiff(void *, double), y1(double), select(double, double);
static double f(double x) { return y1(x) * x + select(x, 2); }
int main(void) { printf("%g\\n", __enzyme_autodiff((void *)f, 2.0)); }
""")
    (program / "own.c").write_text("double y1(double x) { return x * x; }\n"
                                   "double select(double x, double k) { return k * x; }\n")
    build("enzyme-clang -O2 -c main.c own.c -Wno-incompatible-library-redeclaration")
    build("enzyme-clang main.o own.o -o program")
    assert run("./program").stdout == "14\n"
    build("gcc -O2 -c own.c -w")
    said = _refused(run, "main.o", "own.o", "-lm", "-o", "program")
    for name in ("y1", "select"):
        assert f"cannot differentiate the call of '{name}': its code is in 'own.o', which holds no bitcode" in said
    build("gcc -O2 -shared -fPIC own.c -o libown.so -w")
    said = _refused(run, "main.o", "-L.", "-lown", "-lm", "-o", "program")
    assert "call of 'y1': its code is in the shared library './libown.so', which holds no bitcode" in said
    (program / "main.c").write_text((program / "main.c").read_text().replace("+ select(x, 2)", ""))
    build("enzyme-clang -O2 -c main.c")
    build("enzyme-clang main.o -lm -o program")
    assert run("./program").stdout.startswith("1.0207")


def test_code_in_assembly_language_is_named(build: Build, run: Run, program: Path) -> None:
    (program / "model.s").write_text(".globl model\nmodel: ret\n.section .note.GNU-stack\n")
    build("enzyme-clang -O2 -c main.c loss.c model.s")
    said = _refused(run, "main.o", "loss.o", "model.o", "-o", "program")
    assert "its code is in 'model.o', which holds no bitcode" in said
    assert "or give 'model' a derivative with __enzyme_register_gradient" in said


def test_an_object_joined_with_code_without_bitcode_is_refused(build: Build, run: Run, program: Path) -> None:
    build("""
        enzyme-clang -O2 -c main.c loss.c
        gcc -O2 -c model.c
        ld -r loss.o model.o -o joined.o""")
    said = _refused(run, "main.o", "joined.o", "-lm", "-o", "program")
    assert "'joined.o' holds 'calls', of which it has no bitcode" in said


def test_a_hook_without_bitcode_fails_the_link(build: Build, run: Run, program: Path) -> None:
    build("""
        gcc -O2 -fPIC -c main.c
        enzyme-clang -O2 -fPIC -c loss.c model.c""")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lm", "-o", "program")
    assert "'main.o' calls '__enzyme_autodiff', but holds no bitcode" in said
    assert "compile its source with enzyme-clang" in said
    _refused(run, "-shared", "main.o", "loss.o", "model.o", "-lm", "-o", "program.so")
    assert not (program / "program.so").exists()


def test_a_hook_of_a_unit_that_is_never_differentiated_fails_the_link(
    build: Build, run: Run, program: Path
) -> None:
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    said = _refused(run, "--enzyme-when=never", "main.o", "loss.o", "model.o", "-lm")
    assert "__enzyme_autodiff" in said
    said = _refused(run, "--enzyme-when=compile", "main.o", "loss.o", "model.o", "-lm")
    assert "__enzyme_autodiff" in said


def test_units_that_do_not_fit_together_are_named(build: Build, run: Run, program: Path) -> None:
    build("""
        enzyme-clang -O2 -c main.c loss.c
        enzyme-clang -O2 -fshort-wchar -c model.c""")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lm")
    assert "'main.o' and 'model.o': they are compiled with different sizes of wchar_t" in said
    build("""
        enzyme-clang -O2 -mcmodel=medium -c loss.c
        enzyme-clang -O2 -mcmodel=large -c model.c""")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lm")
    assert "and 'model.o': they are compiled for different code models" in said


def test_types_that_only_debug_information_tells_are_asked_for(build: Build, run: Run, tmp_path: Path) -> None:
    (tmp_path / "gradient.c").write_text("""
void copy(double *y, const double *x, int n);
void __enzyme_autodiff(void *, ...);
extern int enzyme_const;
void gradient(double *y, double *dy, double *x, double *dx) {
  __enzyme_autodiff((void *)copy, y, dy, x, dx, enzyme_const, 2);
}
""")
    (tmp_path / "main.c").write_text("""
#include <stdio.h>
void gradient(double *, double *, double *, double *);
int main(void) {
  double x[2] = {1, 2}, dx[2] = {0, 0}, y[2], dy[2] = {3, 4};
  gradient(y, dy, x, dx);
  printf("%g %g\\n", dx[0], dx[1]);
}
""")
    (tmp_path / "copy.c").write_text(
        "#include <string.h>\nvoid copy(double *y, const double *x, int n) { memcpy(y, x, n * sizeof *x); }\n")
    build("enzyme-clang -O2 -c main.c gradient.c copy.c")
    said = _refused(run, "main.o", "gradient.o", "copy.o", "-o", "program")
    assert "cannot tell what type of data is copied" in said
    assert "compile the file of this line with -g" in said
    assert build("""
        enzyme-clang -O2 -g -c copy.c
        enzyme-clang main.o gradient.o copy.o -o program
        ./program""") == "3 4\n"
    assert build("""
        enzyme-clang -O2 main.c gradient.c copy.c -o program
        ./program""") == "3 4\n"


def test_types_that_the_code_around_a_request_tells_need_no_debug_information(build: Build, tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text("""
#include <stdio.h>
void copy(double *y, const double *x, int n);
void __enzyme_autodiff(void *, ...);
extern int enzyme_const;
int main(void) {
  double x[2] = {1, 2}, dx[2] = {0, 0}, y[2], dy[2] = {3, 4};
  __enzyme_autodiff((void *)copy, y, dy, x, dx, enzyme_const, 2);
  printf("%g %g\\n", dx[0], dx[1]);
}
""")
    (tmp_path / "copy.c").write_text(
        "#include <string.h>\nvoid copy(double *y, const double *x, int n) { memcpy(y, x, n * sizeof *x); }\n")
    assert build("""
        enzyme-clang -O2 -c main.c copy.c
        enzyme-clang main.o copy.o -o program
        ./program""") == "3 4\n"


def test_a_copy_of_which_only_a_part_is_known_asks_for_debug_information(
    build: Build, run: Run, tmp_path: Path
) -> None:
    (tmp_path / "main.c").write_text("""
#include <stdio.h>
void push(double *y, const double *x);
void __enzyme_autodiff(void *, ...);
int main(void) {
  double x[4] = {1, 2, 3, 4}, dx[4] = {0}, y[4], dy[4] = {1, 1, 1, 1};
  __enzyme_autodiff((void *)push, y, dy, x, dx);
  printf("%g %g %g %g\\n", dx[0], dx[1], dx[2], dx[3]);
}
""")
    (tmp_path / "push.c").write_text("#include <string.h>\n"
                                     "void push(double *y, const double *x) { memcpy(y, x, 32); y[0] *= y[1]; }\n")
    build("enzyme-clang -O2 -c main.c push.c")
    said = _refused(run, "main.o", "push.o", "-o", "program")
    assert "push.c:2:41: error: cannot tell what type of data is copied" in said
    assert "compile the file of this line with -g" in said
    assert build("""
        enzyme-clang -O2 -g -c push.c
        enzyme-clang main.o push.o -o program
        ./program""") == "2 2 1 1\n"


def test_units_for_different_machines_are_named(build: Build, run: Run, program: Path) -> None:
    (program / "model.c").write_text("double model(double x) { return x; }\n")
    build("""
        enzyme-clang -O2 -c main.c loss.c
        enzyme-clang -O2 -m32 -c model.c""")
    said = _refused(run, "main.o", "loss.o", "model.o")
    assert "'main.o' and 'model.o': they are compiled for different machines (-m32, -m64, --target)" in said


def test_a_missing_library_is_the_linkers_message(build: Build, run: Run, program: Path) -> None:
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    said = _refused(run, "main.o", "loss.o", "model.o", "-lnosuch")
    assert "nosuch" in said


def test_broken_bitcode_is_named(build: Build, run: Run, program: Path) -> None:
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    (program / "loss.o").write_bytes(with_bitcode((program / "loss.o").read_bytes(), b"BC\xc0\xdenonsense"))
    assert "the bitcode in 'loss.o' cannot be used" in _refused(run, "main.o", "loss.o", "model.o", "-lm")


def test_bitcode_of_a_newer_llvm_is_named_with_both_versions(build: Build, run: Run, program: Path) -> None:
    build("enzyme-clang -O2 -c main.c loss.c model.c")
    content = (program / "loss.o").read_bytes()
    newer = written_by("LLVM99.1.7", ELF(content).bitcode()[0], epoch=1)
    (program / "loss.o").write_bytes(with_bitcode(content, newer))
    said = _refused(run, "main.o", "loss.o", "model.o", "-lm", "-o", "program")
    own = ".".join(map(str, version()))
    assert (f"error: the bitcode in 'loss.o' cannot be used: it was written by LLVM 99.1.7, and LLVM {own}, which "
            "differentiates, does not read it [enzyme-bitcode-version]\n") in said
    assert f"compile with an LLVM up to {version()[0]}, which --enzyme-clang=" in said


@pytest.mark.parametrize("source, call, wrapper", [
    ("double model(double x) { return x * x; }", "model", "enzyme-clang++"),
    ('extern "C" double model_(double *x) { return *x * *x; }', "model_", "enzyme-flang"),
], ids=["C++", "Fortran's names"])
def test_the_wrapper_of_the_right_language_is_recommended(
    source: str, call: str, wrapper: str, build: Build, run: Run, tmp_path: Path
) -> None:
    """gcc's C++ stands in for any compiler that leaves no bitcode: the names of its symbols tell the language."""
    (tmp_path / "model.cpp").write_text(source + "\n")
    declared, argument = ("double model(double);", "x") if call == "model" else (
        'extern "C" double model_(double *);', "&x")
    (tmp_path / "main.cpp").write_text(
        f"{declared}\ndouble loss(double x) {{ return {call}({argument}); }}\n"
        "double __enzyme_autodiff(void *, ...);\n"
        "int main() { return __enzyme_autodiff((void *)loss, 2.0) != 4; }\n")
    build("g++ -O2 -c model.cpp\nenzyme-clang++ -O2 -c main.cpp")
    done = run("enzyme-clang++", "main.o", "model.o", succeeds=False)
    assert f"compile the source of 'model.o' with {wrapper}, or give" in done.stderr
    done = run("enzyme-clang++", "main.o", succeeds=False)
    assert f"compiled by {wrapper}, or give" in done.stderr


def test_a_hook_that_is_not_called_but_pointed_to_fails_the_link(build: Build, run: Run, tmp_path: Path) -> None:
    (tmp_path / "points.c").write_text(
        "double __enzyme_autodiff(void *, ...);\nvoid *hook = (void *)__enzyme_autodiff;\n")
    build("enzyme-clang -O2 -fPIC -c points.c")
    said = _refused(run, "-shared", "points.o", "-o", "points.so")
    assert "error: 'points.so' still refers to '__enzyme_autodiff', in 'points.o' [enzyme-leftover]" in said
    assert "neither its address nor a call from anywhere else becomes a derivative" in said
    assert not (tmp_path / "points.so").exists()


def test_an_unknown_time_is_refused(run: Run, program: Path) -> None:
    assert "--enzyme-when=later: not one of auto, compile, link, never" in _refused(
        run, "--enzyme-when=later", "-c", "main.c")


@pytest.mark.parametrize("way, callee", [
    ("total = 0; add_to_total(x * x); return total", "add_to_total"),  # a variable of the program
    ("keep(x * x); return kept()", "keep"),  # one of the library
    ("double v[2] = {x, x * x}; total = 0; each(v, add); return total", "each"),  # a function of the program
])
def test_code_without_bitcode_that_may_keep_a_number_is_refused(
    way: str, callee: str, build: Build, run: Run, program: Path
) -> None:
    """None of these calls returns a number that depends on x."""
    (program / "native.c").write_text("""
extern double total;
static double own;
void add_to_total(double v) { total += v; }
void keep(double v) { own = v; }
double kept(void) { return own; }
void each(double *v, void (*g)(double)) { g(v[0]); g(v[1]); }
""")
    (program / "main.c").write_text("""
double __enzyme_autodiff(void *, double), total, kept(void);
void add_to_total(double), keep(double), each(double *, void (*)(double));
void add(double v) { total += v; }
static double f(double x) { WAY; }
int main(void) { return __enzyme_autodiff((void *)f, 3.0) != 6; }
""".replace("WAY", way))
    build("gcc -O1 -c native.c")
    build("enzyme-clang -O2 -c main.c")
    said = _refused(run, "main.o", "native.o", "-o", "program")
    assert "main.c:5:" in said and f"cannot differentiate the call of '{callee}'" in said
