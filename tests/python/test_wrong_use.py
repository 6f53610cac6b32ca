"""Wrong arguments are named; errors of compilers and refusals are Python exceptions with their text."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import enzyme_cc
from enzyme_cc.toolchain.compilers import find_clang
from tests.python.conftest import find_flang, find_rustc, needs

A, X, Y = np.arange(6.0).reshape(2, 3), np.ones(2), np.ones(3)


@pytest.fixture(scope="module")
def form(c_program: enzyme_cc.Program) -> enzyme_cc.ProgramFunction:
    return c_program.function(
        "double quadratic(const double a[m][n], const double x[m], const double y[n], int m, int n)")


@pytest.mark.slow
@pytest.mark.parametrize(("arguments", "kind", "message"), [
    ((A, np.ones(3), Y), ValueError, r"^x: 2 elements are wanted along axis 0 of .*, where m = 2; there are 3"),
    ((A.ravel(), X, Y), ValueError, "^a: an array of 2 axes is wanted"),
    ((A.astype("f4"), X, Y), TypeError, "^a: an array of float64 is wanted .* not of float32"),
    ((A, X.astype(int), Y), TypeError, "^x: an array of float64 is wanted .* not of int64"),
    ((A * 1j, X, Y), TypeError, "^a: .* not of complex128"),
    (("text", X, Y), TypeError, "^a: an array of float64 is wanted, not str 'text'"),
    ((None, X, Y), TypeError, "^a: .* not NoneType"),
    ((A.astype(object), X, Y), TypeError, "^a: .* not of object"),
    (([[1, 2], [3]], X, Y), ValueError, "^a: "),
    ((np.ma.array(A, mask=A > 2), X, Y), TypeError, "^a: an array without a mask is wanted"),
    ((A, X), TypeError, r"quadratic\(a, x, y\): the argument 'y' is missing"),
    ((A, X, Y, 2), TypeError, "takes 3 arguments, 4 were given; m, n are filled in from the shapes"),
])  # fmt: skip
def test_arguments(form: enzyme_cc.ProgramFunction, arguments: tuple[Any, ...], kind: type[Exception],
                   message: str) -> None:
    with pytest.raises(kind, match=message):
        form(*arguments)


@pytest.mark.slow
def test_names_and_numbers(c_program: enzyme_cc.Program, form: enzyme_cc.ProgramFunction) -> None:
    energy = c_program.function("double energy(const double x[n], double k, int n)")
    for k, message in (("2", "^k: a number is wanted"), (1j, "^k: "), (None, "^k: "), ([1.0], "^k: ")):
        with pytest.raises(TypeError, match=message):
            energy(X, k)
    with pytest.raises(ValueError, match=r"^k: one number is wanted .* shape \(2,\)"):
        energy(X, X)
    with pytest.raises(TypeError, match="'n' is no argument; n is filled in"):
        energy(X, 1.0, n=2)
    for wrt, kind, message in (("z", ValueError, "'z' is no input of energy"), ("n", ValueError, "^n: it is a size"),
                               ((), ValueError, "no input is named"), (0, TypeError, "^wrt: a name or a tuple"),
                               ((0,), TypeError, "^wrt: names of inputs are wanted, not 0"),
                               (("x", "x"), ValueError, "twice")):
        with pytest.raises(kind, match=message):
            energy.grad(X, 1.0, wrt=wrt)
    total = c_program.function("int64_t total(const int32_t a[n], int64_t n)")
    with pytest.raises(TypeError, match="grad: total has a result of type int64_t"):
        total.grad(np.zeros(2, "i4"))
    with pytest.raises(ValueError, match=r"^a: 4294967296 does not fit into int32_t"):
        total([1, 2**32])
    with pytest.raises(TypeError, match="there is no argument 'kk'"):
        energy(X, kk=1.0)
    with pytest.raises(ValueError, match=r"tangent of x: an array of shape \(2,\) is wanted, not \(3,\)"):
        energy.jvp((X, 1.0), (np.ones(3), None))
    with pytest.raises(TypeError, match=r"^cotangent: .* \(result\), not None"):
        energy.vjp(X, 1.0, cotangent=None)
    with pytest.raises(TypeError, match=r"^vector: .* x is wanted, not None"):
        energy.hessian_vector(X, 1.0, vector=None, wrt="x")
    with pytest.raises(TypeError, match="tangents: 2 are wanted"):
        energy.jvp((X, 1.0), (X,))
    for threads, message in ((0, "at least 1 is wanted, not 0"), (-1, "at least 1 is wanted"),
                             (1.5, "an integer is wanted, not 1.5"), ("2", "an integer is wanted, not '2'")):
        with pytest.raises((TypeError, ValueError), match=f"^threads: {message}"):
            energy.batch(np.ones((5, 2)), 1.0, threads=threads)
    step = c_program.function(
        "void step(double u[n], const double v[n], double h, int n, double *speed, double twice[n][2])")
    for of, message in (("v", "'v' is no output of step with a derivative; there are u, speed, twice"),
                        (3, "a name is wanted, not 3")):
        with pytest.raises((ValueError, TypeError), match=f"^of: {message}"):
            step.jacobian(X, 0.5, of=of)
    with pytest.raises(ValueError, match="k: 3 items, where the arguments before have 5"):
        energy.batch(np.ones((5, 2)), np.ones(3))


@pytest.mark.slow
@pytest.mark.parametrize(("prototype", "message"), [
    ("double enrgy(const double x[n], double k, int n)", "no function 'enrgy' in the c code; there is 'energy'"),
    ("double energy(const float x[n], double k, int n)", "parameter 1 of 'energy' is 'const double *', code.c:6"),
    ("double energy(double x[n], double k, int n)", "parameter 1 of 'energy' is 'const double *', code.c:6"),
    ("double energy(const double x[n], double k, long n)", "parameter 3 of 'energy' is a 32-bit integer"),
    ("double energy(const double x[n], double k)", "'energy' has 3 parameters, code.c:6, the prototype 2"),
    ("float energy(const double x[n], double k, int n)", "'energy' returns a double"),
    ("double energy(double x, double k, int n)", "parameter 1 of 'energy' is an address"),
])  # fmt: skip
def test_a_prototype_that_is_not_the_functions(c_program: enzyme_cc.Program, prototype: str, message: str) -> None:
    with pytest.raises(enzyme_cc.BuildError) as caught:
        c_program.function(prototype)
    assert message in str(caught.value)


@pytest.mark.slow
def test_what_is_written_to_is_no_const_parameter() -> None:
    program = enzyme_cc.build(language="c", code="""
#include <string.h>
void fill(double *to, double with, int n) { for (double *p = to; p < to + n; p++) *p = with; }
double plain(double *x, int n) { x[n - 1] = 0; return x[0]; }
double walking(double *x, int n) { double *p = x, sum = 0; while (n--) *p++ = sum += *p; return sum; }
double called(double *x, int n) { fill(x + 1, 2.0, n - 1); return x[0]; }
double copied(double *x, const double *y, int n) { memcpy(x, y, n * sizeof *x); return x[0]; }
double deep(double *x, int n) { if (n < 2) return x[0]; x[1] = 1; return deep(x + 1, n - 1); }
double other(double *x, int n) {
  double buffer[8], *p = n < 8 ? buffer : x;
  fill(buffer, x[0], 8);
  p = buffer;
  *p = 1;
  memcpy(buffer, x, sizeof *x);
  return buffer[0] * x[0];
}
""")
    for name, more in (("plain", ""), ("walking", ""), ("called", ""), ("copied", "const double y[n], "), ("deep", "")):
        with pytest.raises(enzyme_cc.BuildError, match=f"'{name}' writes to parameter 1, code.c:.; leave out 'const'"):
            program.function(f"double {name}(const double x[n], {more}int n)")
        program.function(f"double {name}(double x[n], {more}int n)", inout=("x",))
    assert program.function("double other(const double x[n], int n)")(np.array([3.0, 1.0])) == 9.0


@pytest.mark.slow
def test_errors_are_the_compilers(tmp_path: Path) -> None:
    with pytest.raises(enzyme_cc.BuildError, match=r"code\.c:2:10: error: use of undeclared identifier 'y'"):
        enzyme_cc.build(code="double f(double x) {\n  return y;\n}\n", language="c")
    source = tmp_path / "by_text.c"
    source.write_text("#include <stdio.h>\n#include <stdlib.h>\n\n\n"
                      'double by_text(double x) {\n  char text[50];\n  snprintf(text, 50, "%g", x);\n'
                      "  return atof(text) * x;\n}\n")
    program = enzyme_cc.build(source)
    refused = program.function("double by_text(double x)")
    with pytest.raises(enzyme_cc.DiagnosticError, match=r"by_text\.c:8:10: error: cannot diff") as caught:
        refused.grad(2.0)
    assert isinstance(caught.value, enzyme_cc.BuildError) and caught.value.diagnostics[0].location.line == 8


@pytest.mark.slow
@pytest.mark.parametrize(("language", "code", "message"), [
    ("c++", "#include <vector>\ndouble f(double x) {\n  return std::vector<double>{x}.nothere();\n}\n",
     r"code\.cpp:3:\d+: error: no member named 'nothere'"),
    ("fortran", "function f(x)\n  implicit none\n  real(8) :: f, x\n  f = y * x\nend function\n",
     r"code\.f90:4:7: error: No explicit type declared for 'y'"),
    ("rust", "pub fn f(x: f64) -> f64 {\n    y * x\n}\n", r"(?s)cannot find value `y` in this scope.*code\.rs:2:5"),
])  # fmt: skip
def test_errors_are_those_of_every_languages_compiler(language: str, code: str, message: str) -> None:
    needs({"fortran": find_flang, "rust": find_rustc}.get(language, find_clang))
    with pytest.raises(enzyme_cc.BuildError, match=message):
        enzyme_cc.build(code=code, language=language)


@pytest.mark.slow
def test_fortrans_logical_is_an_integer() -> None:
    needs(find_flang)
    program = enzyme_cc.build(language="fortran", code="""
real(8) function power(x, twice)
  real(8), intent(in) :: x
  logical, intent(in) :: twice
  power = merge(x * x, x, twice)
end function
""")
    power = program.function("double power(double x, int twice)")
    assert power.grad(3.0, True).x == 6.0 and power.grad(3.0, False).x == 1.0
    message = "is 'logical', .*, not 'bool twice'; a logical of 4 bytes is 'int' here"
    with pytest.raises(enzyme_cc.PrototypeError, match=message):
        program.function("double power(double x, bool twice)")


def test_what_is_no_program() -> None:
    for arguments, message in (((["nothere.c"], {}), "nothere.c: error: no such file"),
                               ((["x.so"], {}), "no such file"),
                               (([__file__], {}), "what '.py' is, is not known"),
                               (([], {"code": "", "language": "cobol"}), "language 'cobol'")):
        with pytest.raises(enzyme_cc.BuildError, match=message):
            enzyme_cc.build(*arguments[0], **arguments[1])
    with pytest.raises(TypeError, match="name the sources"):
        enzyme_cc.build()
    for named, message in (({"flags": "-O3"}, "flags: a list of words"), ({"flags": 3}, "flags: a list of words"),
                           ({"include": [3]}, "include: a word is wanted, not 3"), ({"libraries": "m"}, "libraries: "),
                           ({"code": b"", "language": "c"}, "code: a string is wanted, not bytes")):
        with pytest.raises(TypeError, match=message):
            enzyme_cc.build(**{"code": "double f(double x) { return x; }", "language": "c"} | named)


@pytest.mark.parametrize(("name", "content", "message"), [
    ("a.o", b"\x7fELF", "neither an object nor an archive"),
    ("a.o", b"", "neither an object nor an archive"),
    ("a.a", b"no archive", "neither an object nor an archive"),
    ("a.a", b"!<arch>\n" + b"x" * 80, "broken archive"),
    ("a.o", b"BC\xc0\xdeno bitcode", "the bitcode in .* cannot be used"),
])  # fmt: skip
def test_files_that_are_not_what_their_names_say(tmp_path: Path, name: str, content: bytes, message: str) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(enzyme_cc.BuildError, match=rf"{name}: error: .*{message}"):
        enzyme_cc.build(tmp_path / name)


@pytest.mark.slow
def test_a_program_whose_object_is_gone_still_says_what_it_is(tmp_path: Path) -> None:
    source = tmp_path / "f.c"
    source.write_text("double f(double x) { return x; }\n")
    wrapper = Path(sys.executable).parent / "enzyme-clang"
    subprocess.run([wrapper, "-c", source, "-o", tmp_path / "f.o"], check=True)
    program = enzyme_cc.build(tmp_path / "f.o")
    assert repr(program) == "<enzyme_cc.Program of f.o: f>"
    (tmp_path / "f.o").unlink()
    assert repr(program) == "<enzyme_cc.Program of f.o>"


def test_nothing_is_imported_unasked() -> None:
    code = ("import sys, enzyme_cc; "
            "assert not {'numpy', 'torch', 'jax', 'tensorflow', 'numba', 'llvmlite', 'rich'} & set(sys.modules); "
            "enzyme_cc.differentiate_ir; assert 'numpy' not in sys.modules; assert 'build' in dir(enzyme_cc)")
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.long
def test_a_users_type_checker_finds_wrong_names(tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text("""
import numpy as np
import enzyme_cc

f = enzyme_cc.build("f.c").function("double f(const double x[n], int n)")
value, gradient = f.value_and_grad(np.ones(3))
f.gradd(np.ones(3))
enzyme_cc.build(sourcez="f.c")
""")
    command = [sys.executable, "-m", "mypy", "--strict", "user.py"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert '7: error: "ProgramFunction" has no attribute "gradd"; maybe "grad"?' in done.stdout, done.stdout
    assert '8: error: Unexpected keyword argument "sourcez"' in done.stdout and "Found 2 errors" in done.stdout
