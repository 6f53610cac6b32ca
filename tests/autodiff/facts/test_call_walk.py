"""What the derivatives of a slice depend on is found by walks over its calls, before any of them is made."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from enzyme_cc.analysis.type_inference import TypeInference
from enzyme_cc.autodiff.differentiate import differentiate
from enzyme_cc.autodiff.engine import Engine
from enzyme_cc.autodiff.interface.options import Options
from enzyme_cc.toolchain.llvm import LLVMModule, link_text, preoptimise_text
from enzyme_cc.toolchain.revealing import revealed


def _globals_found_late(n: int) -> str:
    """C: n functions behind pointers, each of which keeps an active number in a global of its own."""
    functions = "".join(
        f"static double kept{k};\n"
        f"static double by{k}(double x, int next) {{ kept{k} = x * {k + 2}; return go(kept{k}, next) * kept{k}; }}\n"
        for k in range(n)
    )
    table = ", ".join(f"by{k}" for k in range(n))
    return f"""
        double __enzyme_autodiff(void *, ...);
        static double go(double x, int next);
        {functions}
        double (*table[])(double, int) = {{{table}}};
        static double go(double x, int next) {{ return next < {n} ? table[next](x, next + 1) : x; }}
        double slope(double x, int first) {{ return __enzyme_autodiff((void *)go, x, first); }}
    """


def test_one_walk_finds_all_active_globals_and_one_more_that_there_are_no_others(
    compile_c: Callable[[str], LLVMModule], monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: Counter[str] = Counter()
    walks = []
    begin, make = TypeInference.__init__, Engine.__init__

    def counted(self, analysis, function):
        runs[function.name] += 1
        begin(self, analysis, function)

    def walk(self, *given):
        walks.append(given)
        make(self, *given)

    monkeypatch.setattr(TypeInference, "__init__", counted)
    monkeypatch.setattr(Engine, "__init__", walk)
    module = compile_c(_globals_found_late(6))
    text = differentiate(revealed(module.text()), preoptimise_text, link_text, Options())
    LLVMModule.from_text(text).verify()
    assert len(walks) == 2
    assert max(runs.values()) <= 12, runs
    assert not re.search(r"call .*__enzyme_autodiff", text)


def test_contexts_in_which_types_come_out_the_same_share_a_derivative(
    compile_c: Callable[[str], LLVMModule], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of `n` its caller knows nothing, of `2 * m` that it is an integer; the function itself tells."""
    made: Counter[str] = Counter()
    new = Engine._new

    def counted(self, function, signature, what, type):
        made[f"{what} {self.original_name(function)}"] += 1
        return new(self, function, signature, what, type)

    monkeypatch.setattr(Engine, "_new", counted)
    module = compile_c("""
        double __enzyme_autodiff(void *, ...);
        double sin(double);
        static double nested(double x, long n) { return n > 0 ? sin(x * nested(x, n - 1)) : x; }
        static double both(double x, long n, long m) { return nested(x, n) * nested(x, 2 * m); }
        double slope(double x, long n, long m) { return __enzyme_autodiff((void *)both, x, n, m); }
    """)
    text = differentiate(revealed(module.text()), preoptimise_text, link_text, Options())
    LLVMModule.from_text(text).verify()
    assert made["augmented nested"] == 1, made


@pytest.fixture
def compile_c(tmp_path: Path) -> Callable[[str], LLVMModule]:
    """compile_c(source): clang's unoptimised module."""

    def compile(source: str) -> LLVMModule:
        (tmp_path / "input.c").write_text(source)
        command = ["clang-19", "-O2", "-Xclang", "-disable-llvm-passes", "-c", "-emit-llvm", "input.c", "-o", "-"]
        done = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, timeout=60)
        return LLVMModule.from_bitcode(done.stdout)

    return compile
