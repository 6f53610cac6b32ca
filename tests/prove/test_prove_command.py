"""`enzyme-cc prove` as a command: words, exit codes, messages, text."""

import json
import sys

import pytest

pytest.importorskip("z3")

from enzyme_cc.cli.prove import main
from enzyme_cc.cli.tool import main as tool

PROGRAM = """
double __enzyme_autodiff(void *, ...);
double square(double x) { return x * x; }
double scaled(double x) { return x > 0 ? FACTOR * x : x; }
double use(double x) { return __enzyme_autodiff((void *)square, x) + __enzyme_autodiff((void *)scaled, x); }
"""


@pytest.fixture
def program(tmp_path):
    path = tmp_path / "program.c"
    path.write_text(PROGRAM)
    return str(path)


def test_flags_go_to_the_compiler_and_functions_are_chosen(program, capfd):
    assert tool(["prove", program, "-DFACTOR=3.5", "--function", "scaled"]) == 0
    printed = capfd.readouterr().out
    assert "gradient of scaled" in printed and "square" not in printed
    assert "2 paths: 2 proved, 0 refuted, 0 undecided, 0 not covered" in printed
    assert tool(["prove", program, "-D", "FACTOR=3", "-j2"]) == 0
    assert "in all: 3 proved" in capfd.readouterr().out


def test_json_has_the_counts_of_all_and_of_each(program, capfd):
    assert main([program, "-DFACTOR=2", "--json"]) == 0
    found = json.loads(capfd.readouterr().out)
    assert [found[name] for name in ("proved", "refuted", "undecided", "uncovered")] == [3, 0, 0, 0]
    assert [(r["function"], r["proved"], r["inputs"]) for r in found["requests"]] == [
        ("square", 1, []), ("scaled", 2, [])]
    assert all(r["file"].endswith("program.c") and r["line"] == 5 for r in found["requests"])


@pytest.mark.parametrize(
    "words, message",
    [
        ([], "no files"),
        (["missing.c"], "missing.c: no such file"),
        (["PROGRAM", "--trips", "-1"], "--trips"),
        (["PROGRAM", "--trips", "many"], "--trips"),
        (["PROGRAM", "-j", "0"], "at least one process"),
        (["PROGRAM", "--timeout", "0"], "--timeout"),
        (["PROGRAM", "--size", "n"], "NAME=NUMBER"),
        (["PROGRAM", "-DFACTOR=2", "--function", "cube"], "there are requests for square, scaled"),
    ],
)
def test_wrong_use_ends_with_64_and_says_why(program, capfd, words, message):
    assert main([program if word == "PROGRAM" else word for word in words]) == 64
    assert message in capfd.readouterr().err


def test_a_program_that_does_not_compile_ends_with_65_and_the_compilers_words(program, capfd):
    assert main([program]) == 65
    assert "FACTOR" in capfd.readouterr().err


def test_a_program_that_is_refused_ends_with_65(tmp_path, capfd):
    path = tmp_path / "refused.c"
    path.write_text("double __enzyme_autodiff(void *, ...); double g(double);\n"
                    "double f(double x) { return g(x); }\n"
                    "double use(double x) { return __enzyme_autodiff((void *)f, x); }\n")
    assert main([str(path)]) == 65
    assert "refused.c:2" in capfd.readouterr().err


def test_a_program_without_requests_is_wrong_use(tmp_path, capfd):
    path = tmp_path / "plain.c"
    path.write_text("double f(double x) { return x; }\n")
    assert main([str(path)]) == 64
    assert "no derivative is asked for" in capfd.readouterr().err


def test_functions_in_other_files_are_reached(tmp_path, capfd):
    (tmp_path / "a.c").write_text("double __enzyme_autodiff(void *, ...); double g(double);\n"
                                  "double f(double x) { return g(x) * x; }\n"
                                  "double use(double x) { return __enzyme_autodiff((void *)f, x); }\n")
    (tmp_path / "b.c").write_text("#include <math.h>\ndouble g(double x) { return sin(x); }\n")
    assert main([str(tmp_path / "a.c"), str(tmp_path / "b.c")]) == 0
    assert "1 path: 1 proved" in capfd.readouterr().out


def test_time_that_runs_out_is_undecided(tmp_path, capfd):
    path = tmp_path / "long.c"
    path.write_text("double __enzyme_autodiff(void *, ...); int enzyme_dup;\n"
                    "double f(const double *x) { double s = 0; for (int i = 0; i < 16; i++) if (x[i] > s) s = x[i];\n"
                    "return s; }\n"
                    "void use(double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }\n")
    assert main([str(path), "--timeout", "2", "--json"]) == 2
    found = json.loads(capfd.readouterr().out)
    assert found["undecided"] > 0 and found["refuted"] == 0


def test_help_has_examples(capfd):
    assert main(["--help"]) == 0
    printed = capfd.readouterr().out
    assert "examples:" in printed and "exit status:" in printed and "--trips" in printed


def test_what_is_not_installed_is_named(program, capfd, monkeypatch):
    monkeypatch.setitem(sys.modules, "z3", None)
    assert main([program]) == 69
    assert "pip install 'enzyme-cc[prove]'" in capfd.readouterr().err
