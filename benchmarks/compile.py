"""What derivatives cost at compile time, as a table and bench/compile.json.

Programs of benchmarks/compile, and C functions of 2,000 lines that are generated with a seed. Each is built to a
program by the wrapper and to objects by the compiler alone, in turn; times are processor seconds of all processes
together, the least of the rounds. A bound is a multiple of the compiler's own time in the
same run and some seconds, or seconds alone. "AD step" is what the wrapper takes beyond the compiler, "rebuild" a build
of what was built before, for which the cache of derivatives is on. Then the curve:
the AD step over the size of one function, which should grow no worse than n log n.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from generated_functions import of_size, straight_line, with_loops
from rich.console import Console
from rich.progress import track
from rich.table import Table

from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound, find_clang
from enzyme_cc.toolchain.rust_compilers import crate_library, find_rustc

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "benchmarks" / "compile"
LIMIT_SECONDS = 600
SIZES = (1_000, 5_000, 20_000, 50_000)
SEED = 1


@dataclass(frozen=True)
class Bound:
    """The most that the wrapper may take: `factor` times the compiler's time and some seconds."""

    seconds: float
    factor: float = 0

    def of(self, compiler_s: float) -> float:
        return self.factor * compiler_s + self.seconds


USUAL = Bound(2, 2.5)


@dataclass(frozen=True)
class Program:
    """One program: its sources in benchmarks/compile, or the text that a generator makes."""

    name: str
    sources: tuple[str, ...] = ()
    generate: Callable[[], str] | None = None
    wrapper: str = "enzyme-clang++"
    flags: tuple[str, ...] = ("-O2", "-std=c++17")
    libraries: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()  # a header and the system's package that brings it
    bound: Bound = USUAL

    @property
    def is_rust(self) -> bool:
        return self.wrapper == "enzyme-rustc"


C = {"wrapper": "enzyme-clang", "flags": ("-O2",), "libraries": ("-lm",)}
RUST = {"wrapper": "enzyme-rustc", "flags": ("--edition=2021", "-O")}
EIGEN = ("eigen3/Eigen/Core", "libeigen3-dev")
HYDRO = tuple(f"hydro/{n}.cpp" for n in ("main", "problem", "lagrange", "equation_of_state", "artificial_viscosity"))
PROGRAMS = [
    Program("straight line", generate=lambda: straight_line(2000, SEED), bound=Bound(12), **C),
    Program("250 loops", generate=lambda: with_loops(2000, 250, SEED), bound=Bound(30), **C),
    Program("gaussian process", ("gaussian_process.cpp",), needs=EIGEN),
    Program("molecular dynamics", ("molecular_dynamics.cpp",)),
    Program("hydrodynamics", HYDRO),
    Program("calibration", ("calibration.cpp",), needs=("nlohmann/json.hpp", "nlohmann-json3-dev"),
            bound=Bound(2, 1.35)),
    Program("Eigen SVD", ("eigen_svd.cpp",), needs=EIGEN),
    Program("Eigen logm", ("eigen_logm.cpp",), needs=EIGEN),
    Program("Rust sort_by", ("sorting.rs",), **RUST),
    Program("Rust BTreeMap", ("tree_map.rs",), **RUST),
]


@dataclass
class Result:
    """What was measured of one program, in processor seconds."""

    name: str
    compiler_s: float | None = None
    wrapper_s: float | None = None
    rebuild_s: float | None = None
    bound_s: float | None = None
    problem: str = ""

    @property
    def ratio(self) -> float | None:
        return self.wrapper_s / self.compiler_s if self.wrapper_s is not None and self.compiler_s else None

    @property
    def step_s(self) -> float | None:
        return None if self.wrapper_s is None or self.compiler_s is None else self.wrapper_s - self.compiler_s

    @property
    def holds(self) -> bool:
        return self.wrapper_s is not None and self.bound_s is not None and self.wrapper_s <= self.bound_s


class Failed(Exception):
    """A compiler or program did not end well; the text is its first error or last line."""


def run(command: list[str], what: str, cache: Path | None = None) -> float:
    """Processor seconds of a command and all that it starts; derivatives come from a cache only if one is given."""
    kept = {"ENZYME_CACHE": "0"} if cache is None else {"ENZYME_CACHE": "1G", "XDG_CACHE_HOME": str(cache)}
    before = os.times()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_SECONDS,
                              env={**os.environ, **kept})
    except subprocess.TimeoutExpired:
        raise Failed(f"{what}: more than {LIMIT_SECONDS} s") from None
    after = os.times()
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or done.stdout.strip().splitlines() or ["nothing said"]
        said = next((line for line in lines if "error: " in line), lines[-1])
        raise Failed(f"{what}: exit code {done.returncode}: {said}")
    return after.children_user + after.children_system - before.children_user - before.children_system


def is_missing(program: Program) -> bool:
    """Whether a header that the program needs is not here."""
    return bool(program.needs) and not (Path("/usr/include") / program.needs[0]).exists()


def commands(program: Program, folder: Path) -> tuple[list[str], list[str], Path]:
    """The wrapper's and the compiler's command, and the program that the wrapper makes."""
    files = [str(SOURCES / source) for source in program.sources]
    if program.generate is not None:
        file = folder / f"{program.name.replace(' ', '_')}.c"
        file.write_text(program.generate())
        files = [str(file)]
    out = folder / program.name.replace(" ", "_")
    wrapper = [str(Path(sys.executable).with_name(program.wrapper)), *program.flags]
    compiler: Compiler
    if program.is_rust:
        compiler = find_rustc()
        crate = crate_library(compiler, ['--cfg=feature="alloc"'])
        alone = [*compiler.command, *program.flags, f"--extern=enzyme={crate}", f"-Ldependency={Path(crate).parent}",
                 "--emit=obj"]
        return [*wrapper, *files, "-o", str(out)], [*alone, *files, "-o", str(folder / "alone.o")], out
    compiler = find_clang()
    words = [*program.flags, f"-I{SOURCES}", "-isystem", "/usr/include/eigen3"]
    mode = ["--driver-mode=g++"] if program.wrapper.endswith("++") else []
    alone = [*compiler.command, *mode, *words]
    objects = []
    for number, file_name in enumerate(files):
        objects.append([*alone, "-c", file_name, "-o", str(folder / f"alone{number}.o")])
    shell = ["/bin/sh", "-c", " && ".join(" ".join(map(_quoted, command)) for command in objects)]
    return [*wrapper, *words[len(program.flags):], *files, *program.libraries, "-o", str(out)], shell, out


def _quoted(word: str) -> str:
    return "'" + word.replace("'", "'\\''") + "'"


def measure(program: Program, folder: Path, rounds: int) -> Result:
    result = Result(program.name)
    if is_missing(program):
        result.problem = f"<{program.needs[0]}> is missing (apt-get install {program.needs[1]}): NOT MEASURED"
        return result
    try:
        wrapper, compiler, made = commands(program, folder)
        of_compiler, of_wrapper = [], []
        for _ in range(rounds):
            of_compiler.append(run(compiler, "compiler"))
            of_wrapper.append(run(wrapper, program.wrapper))
        result.compiler_s, result.wrapper_s = min(of_compiler), min(of_wrapper)
        result.bound_s = program.bound.of(result.compiler_s)
        run([str(made)], "self-check")
        run(wrapper, program.wrapper, folder / "cache")
        result.rebuild_s = run(wrapper, program.wrapper, folder / "cache")
        run([str(made)], "self-check")
    except (Failed, CompilerNotFound) as failure:
        result.problem = str(failure)
    return result


def shown(value: float | None, form: str = "{:.2f}") -> str:
    return "-" if value is None else form.format(value)


def table_of(results: Iterable[Result]) -> Table:
    table = Table(title="builds with derivatives, processor seconds")
    for name in ("program", "compiler s", "wrapper s", "ratio", "bound s", "AD step s", "rebuild s"):
        table.add_column(name, justify="left" if name == "program" else "right", no_wrap=True)
    for r in results:
        colour = "green" if r.holds else "red"
        table.add_row(r.name, shown(r.compiler_s), f"[{colour}]{shown(r.wrapper_s)}[/]", shown(r.ratio, "{:.1f}x"),
                      shown(r.bound_s), shown(r.step_s), shown(r.rebuild_s))
    return table


@dataclass
class Point:
    """A point of the curve."""

    instructions: int
    compiler_s: float
    wrapper_s: float
    growth: float = field(default=1.0)
    """Beyond n log n since the first."""


def curve(sizes: Iterable[int], folder: Path) -> list[Point]:
    """The AD step over the size of one function, to an object."""
    clang, points = find_clang().command, []
    wrapper = str(Path(sys.executable).with_name("enzyme-clang"))
    for wanted in sorted(sizes):
        file, count = of_size(clang, folder, wanted, SEED)
        words = ["-O2", "-c", str(file), "-o", str(folder / "curve.o")]
        try:
            point = Point(count, run([*clang, *words], "clang"), run([wrapper, *words], "enzyme-clang"))
        except Failed as failure:
            print(f"{count:,} instructions: {failure}", file=sys.stderr)
            break
        points.append(point)
        first = points[0]
        point.growth = _per_n_log_n(point) / _per_n_log_n(first)
    return points


def _per_n_log_n(point: Point) -> float:
    return (point.wrapper_s - point.compiler_s) / (point.instructions * math.log(point.instructions))


def table_of_curve(points: Iterable[Point]) -> Table:
    table = Table("instructions", "clang s", "enzyme-clang s", "AD step s", "us / instruction", "of n log n",
                  title="one function, to an object; of n log n: 1.00 or less is as it should be")
    for p in points:
        step = p.wrapper_s - p.compiler_s
        table.add_row(f"{p.instructions:,}", shown(p.compiler_s), shown(p.wrapper_s), shown(step),
                      f"{step / p.instructions * 1e6:.0f}", shown(p.growth))
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("programs", nargs="*", help="programs to measure (default: all)")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sizes", type=int, nargs="*", default=SIZES, help="of the curve, in IR instructions")
    parser.add_argument("--out", type=Path, default=ROOT / "bench", help="folder of the JSON")
    options = parser.parse_args()
    unknown = set(options.programs) - {program.name for program in PROGRAMS}
    if unknown:
        parser.error(f"no program named {', '.join(sorted(unknown))}")
    chosen = [p for p in PROGRAMS if not options.programs or p.name in options.programs]
    console = Console(width=max(110, Console().width))
    with tempfile.TemporaryDirectory() as name:
        results = [
            measure(program, Path(name), options.rounds)
            for program in track(chosen, "measuring", console=Console(stderr=True), transient=True)
        ]
        points = curve(options.sizes, Path(name)) if options.sizes and not options.programs else []
    console.print(table_of(results))
    for r in results:
        if r.problem:
            console.print(f"[red]{r.name}[/]: {r.problem}", soft_wrap=True)
    if points:
        console.print(table_of_curve(points))
    options.out.mkdir(parents=True, exist_ok=True)
    rows = [{**asdict(r), "ratio": r.ratio, "step_s": r.step_s, "holds": r.holds} for r in results]
    report = {"clang": find_clang().command, "cpus": os.cpu_count(), "programs": rows,
              "curve": [asdict(point) for point in points]}
    (options.out / "compile.json").write_text(json.dumps(report, indent=2) + "\n")
    console.print(f"{options.out / 'compile.json'}", soft_wrap=True)
    missed = [r.name for r in results if not r.holds]
    console.print(f"bounds: {len(results) - len(missed)} of {len(results)} hold")
    if missed:
        console.print(f"not held by: {'; '.join(missed)}", soft_wrap=True)
    return 1 if any(r.problem and r.compiler_s is not None for r in results) else 0


if __name__ == "__main__":
    sys.exit(main())
