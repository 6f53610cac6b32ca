"""Gradient time, memory and compile time of every sample, as a table, bench/bench.json and bench/bench.png.

Ratios are of one run on one machine: gradient over primal, and the gradient written by hand over primal
where there is one. Memory is the peak of a process that computes one gradient over that of one that
computes one primal. Compile time is the wrapper's over the same compiler's, for the same object file. "before /
after" is the founding paper's comparison: the gradient's time where differentiation comes before
optimisation (--enzyme-preopt=0) over its time where it comes after (4.2 in the paper), at a size at which
both end. The peers'
columns are ratios measured with their tools on a machine like the developers'; the bound is the project's
own. A kernel in another language than C is held to the C kernel's ratio in the same run.
"""

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

import history
import matplotlib
from rich.console import Console
from rich.progress import track
from rich.table import Table

from enzyme_cc.toolchain.compilers import Compiler, CompilerNotFound, find_clang
from enzyme_cc.toolchain.fortran_compilers import find_flang, module_folder
from enzyme_cc.toolchain.rust_compilers import crate_library, find_rustc

matplotlib.use("Agg")
from matplotlib import pyplot

ROOT = Path(__file__).resolve().parents[1]
LIMIT_SECONDS = 300
OF_C = 1.2  # how much more than the C kernel's ratio another language's may be


@dataclass(frozen=True)
class Language:
    """How the samples of one language are built; samples/NAME has them."""

    name: str
    main: str
    wrapper: str
    compiler: Callable[[], Compiler]
    flags: tuple[str, ...]
    to_object: tuple[str, ...] = ("-c",)
    libraries: tuple[str, ...] = ()
    at_the_link: bool = False  # the wrapper's time is that of a program, not of an object


C = Language("c", "main.c", "enzyme-clang", find_clang, ("-O3", "-ffast-math"), libraries=("-lm",))
FORTRAN = Language("fortran", "main.f90", "enzyme-flang", find_flang, ("-O3", "-ffast-math"))
RUST = Language(
    "rust", "main.rs", "enzyme-rustc", find_rustc, ("--edition=2021", "-O"), to_object=("--emit=obj",), at_the_link=True
)


@dataclass(frozen=True)
class Kernel:
    """A row of the table: a sample, how it is built and sized, and what its ratio is measured against."""

    label: str
    case: str
    flags: tuple[str, ...] = ()
    sizes: tuple[str, ...] = ()
    language: Language = C
    bound: float | None = 10.0  # None: OF_C times the ratio of the row `same_in_c`
    same_in_c: str | None = None
    founding_sizes: tuple[str, ...] = ()  # where AD before optimisation needs too much memory at `sizes`
    enzyme: float | None = None  # the best peer's gradient / primal
    tapenade: float | None = None


ALIAS = ("-DRESTRICT=",)
KERNELS = [
    Kernel("gmm", "gmm", bound=4.5, enzyme=4.07, tapenade=4.2),
    Kernel("gmm, may alias", "gmm", ALIAS, bound=3, enzyme=21),
    Kernel("ba", "ba", bound=8, enzyme=7.4, tapenade=17),
    Kernel("ba, may alias", "ba", ALIAS, bound=8),
    Kernel("lstm", "lstm", bound=1.3, enzyme=1.11, tapenade=4.3),
    Kernel("lstm, may alias", "lstm", ALIAS, bound=1.4, enzyme=1.47),
    Kernel("lstm, 4 layers", "lstm", sizes=("4",), bound=1.3, enzyme=1.08, tapenade=4.2),
    *(
        Kernel(f"{case}, {language.name}", case, language=language, bound=None, same_in_c=case,
               founding_sizes=("10", "5", "1000") if case == "gmm" else ())
        for language in [FORTRAN, RUST]
        for case in ["gmm", "ba", "lstm"]
    ),
    Kernel("fft", "fft", bound=4.5, enzyme=4.6),
    Kernel("fft, may alias", "fft", ALIAS),
    Kernel("brusselator", "brusselator", bound=3.5, enzyme=3.0, tapenade=7.2),
    Kernel("brusselator, may alias", "brusselator", ALIAS),
    *(
        Kernel(case, case)
        for case in ["relu_pow3", "lorenz", "heat2d", "heat2d_inverse", "lu", "cg", "nbody", "mlp", "newton", "matmul"]
    ),
    Kernel("matmul, may alias", "matmul", ALIAS),
    *(Kernel(case, case) for case in ["matmul_tiled", "layernorm", "attention", "montecarlo"]),
]


@dataclass
class Result:
    """What was measured of one kernel; a value is absent when its program failed, and `failures` says how."""

    label: str
    language: str
    bound: float | None  # None: there is nothing to hold it against
    enzyme: float | None
    tapenade: float | None
    primal_s: float | None = None
    gradient_s: float | None = None
    hand_s: float | None = None
    primal_peak_kb: int | None = None
    gradient_peak_kb: int | None = None
    compiler_s: float | None = None
    wrapper_s: float | None = None
    founding_after_s: float | None = None  # one gradient, differentiated after optimisation
    founding_before_s: float | None = None  # and before it
    failures: list[str] = field(default_factory=list)

    @property
    def ratio(self) -> float | None:
        return quotient(self.gradient_s, self.primal_s)

    @property
    def hand_ratio(self) -> float | None:
        return quotient(self.hand_s, self.primal_s)

    @property
    def before_over_after(self) -> float | None:
        return quotient(self.founding_before_s, self.founding_after_s)

    @property
    def holds(self) -> bool:
        return self.within_bound and not self.failures

    @property
    def within_bound(self) -> bool:
        return self.ratio is not None and (self.bound is None or self.ratio <= self.bound)


def quotient(above: float | None, below: float | None) -> float | None:
    return above / below if above is not None and below else None


class Failed(Exception):
    """A compiler or program did not end well; the text is its first error or last line."""


def run(command: list[str], what: str) -> tuple[float, str]:
    start = time.perf_counter()
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=LIMIT_SECONDS)
    except subprocess.TimeoutExpired:
        raise Failed(f"{what}: more than {LIMIT_SECONDS} s") from None
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["nothing said"]
        said = next((line for line in lines if "error: " in line), lines[-1])
        raise Failed(f"{what}: exit code {done.returncode}: {said}")
    return time.perf_counter() - start, done.stdout


def compile_seconds(command: list[str], what: str, repeats: int = 3) -> float:
    return min(run(command, what)[0] for _ in range(repeats))


def measure(kernel: Kernel, folder: Path, founding: bool) -> Result:
    result = Result(kernel.label, kernel.language.name, kernel.bound, kernel.enzyme, kernel.tapenade)
    language = kernel.language
    wrapper = str(Path(sys.executable).with_name(language.wrapper))
    source = str(ROOT / "samples" / language.name / kernel.case / language.main)
    flags = [*language.flags, *kernel.flags, source]
    program, scratch = str(folder / kernel.case), str(folder / "scratch.o")
    to_program, to_object = ["-o", program, *language.libraries], [*language.to_object, "-o", scratch]
    try:
        compiler = language.compiler().command
        run([wrapper, *flags, *to_program], "build")
        run([program], "self-check")
        timing = json.loads(run([program, "bench", *kernel.sizes], "bench")[1])
        result.primal_s, result.gradient_s = timing["primal_s"], timing["gradient_s"]
        result.hand_s = timing.get("hand_s")
        result.founding_after_s = result.gradient_s
        if kernel.founding_sizes:
            small = json.loads(run([program, "bench", *kernel.founding_sizes], "bench, small")[1])
            result.founding_after_s = small["gradient_s"]
        peaks = [
            json.loads(run([program, mode, *kernel.sizes], mode)[1])["peak_kb"]
            for mode in ("bench-primal", "bench-gradient")
        ]
        result.primal_peak_kb, result.gradient_peak_kb = peaks
        to_derivatives = to_program if language.at_the_link else to_object
        result.wrapper_s = compile_seconds([wrapper, *flags, *to_derivatives], f"{language.wrapper} to object")
        words = words_of_the_compiler(language, flags)
        result.compiler_s = compile_seconds([*compiler, *words, *to_object], f"{compiler[0]} to object")
    except (Failed, CompilerNotFound) as failure:
        result.failures.append(str(failure))
    if founding:
        try:
            run([wrapper, "--enzyme-preopt=0", *flags, *to_program], "build, before optimisation")
            sizes = kernel.founding_sizes or kernel.sizes
            timing = json.loads(run([program, "bench", *sizes], "bench, before optimisation")[1])
            result.founding_before_s = timing["gradient_s"]
        except Failed as failure:
            result.failures.append(str(failure))
    return result


def words_of_the_compiler(language: Language, flags: list[str]) -> list[str]:
    """The flags, and where the compiler alone finds what the wrapper adds by itself."""
    if language is FORTRAN:
        return [*flags, "-I", module_folder(find_flang())]
    if language is RUST:
        crate = crate_library(find_rustc(), ['--cfg=feature="alloc"'])
        return [*flags, f"--extern=enzyme={crate}", f"-Ldependency={Path(crate).parent}"]
    return flags


def hold_against_c(kernels: list[Kernel], results: list[Result]) -> None:
    """Bounds of the rows that are held to the C kernel's ratio, where that was measured too."""
    ratios = {r.label: r.ratio for r in results if r.language == C.name}
    for kernel, result in zip(kernels, results, strict=True):
        of_c = ratios.get(kernel.same_in_c) if kernel.same_in_c else None
        if of_c is not None:
            result.bound = OF_C * of_c


def shown(value: float | None, form: str) -> str:
    return "-" if value is None else form.format(value)


def geometric_mean(values: list[float]) -> float | None:
    return math.exp(sum(map(math.log, values)) / len(values)) if values else None


def table_of(results: list[Result]) -> Table:
    title = f"gradient / primal at {' '.join(C.flags)}"
    columns = ["kernel", "primal ms", "gradient ms", "ratio", "bound", "by hand", "Enzyme", "Tapenade"]
    columns += ["before / after", "memory", "memory MB", "compile s", "of compiler's"]
    table = Table(title=title)
    for index, name in enumerate(columns):
        table.add_column(name, justify="left" if index == 0 else "right", no_wrap=True)
    for r in results:
        colour = "green" if r.within_bound else "red"
        extra_kb = None
        if r.gradient_peak_kb is not None and r.primal_peak_kb is not None:
            extra_kb = r.gradient_peak_kb - r.primal_peak_kb
        table.add_row(
            r.label,
            shown(r.primal_s and r.primal_s * 1e3, "{:.3g}"),
            shown(r.gradient_s and r.gradient_s * 1e3, "{:.3g}"),
            f"[{colour}]{shown(r.ratio, '{:.2f}x')}[/]",
            shown(r.bound, "{:.3g}x"),
            shown(r.hand_ratio, "{:.2f}x"),
            shown(r.enzyme, "{:.2f}x"),
            shown(r.tapenade, "{:.2f}x"),
            shown(r.before_over_after, "{:.2f}x"),
            shown(quotient(r.gradient_peak_kb, r.primal_peak_kb), "{:.1f}x"),
            shown(None if extra_kb is None else extra_kb / 1024, "{:+.1f}"),
            shown(r.wrapper_s, "{:.2f}"),
            shown(quotient(r.wrapper_s, r.compiler_s), "{:.1f}x"),
        )
    means = [geometric_mean([value for r in results if (value := of(r))])
             for of in (lambda r: r.ratio, lambda r: r.before_over_after)]
    table.add_section()
    table.add_row("geometric mean", "", "", shown(means[0], "{:.2f}x"), *[""] * 4, shown(means[1], "{:.2f}x"))
    return table


def chart(results: list[Result], path: Path) -> None:
    measured = [r for r in results if r.ratio is not None]
    series = [
        ("enzyme-cc", lambda r: r.ratio, "tab:blue"),
        ("by hand", lambda r: r.hand_ratio, "tab:green"),
        ("Enzyme (LLVM 19)", lambda r: r.enzyme, "tab:orange"),
        ("Tapenade 3.14", lambda r: r.tapenade, "tab:red"),
    ]
    figure, axis = pyplot.subplots(figsize=(9, 1.5 + 0.55 * len(measured)), layout="constrained")
    height = 0.8 / len(series)
    for index, (name, of, colour) in enumerate(series):
        points = [(row + index * height, of(r)) for row, r in enumerate(measured) if of(r) is not None]
        axis.barh([y for y, _ in points], [ratio for _, ratio in points], height, label=name, color=colour)
    for row, r in enumerate(measured):
        if r.bound is not None:
            axis.plot([r.bound, r.bound], [row - height / 2, row + 0.8 - height / 2], color="black", lw=1.2)
    axis.set_yticks([row + 0.4 - height / 2 for row in range(len(measured))], [r.label for r in measured])
    axis.invert_yaxis()
    axis.set(xscale="log", xlabel="gradient time / primal time (black: bound)")
    axis.grid(axis="x", which="both", alpha=0.3)
    figure.legend(loc="outside upper center", ncols=5)
    figure.savefig(path, dpi=120)


def main() -> int:
    os.environ["ENZYME_CACHE"] = "0"  # each build is measured whole
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("cases", nargs="*", help="samples to measure (default: all)")
    languages = sorted({kernel.language.name for kernel in KERNELS})
    parser.add_argument("--language", dest="languages", action="append", choices=languages, help="of these only")
    parser.add_argument("--no-founding", action="store_true", help="leave out the founding comparison")
    parser.add_argument("--out", type=Path, default=ROOT / "bench", help="folder of JSON and chart")
    parser.add_argument("--record", action="store_true", help="add the ratios to benchmarks/history.json")
    options = parser.parse_args()
    unknown = set(options.cases) - {kernel.case for kernel in KERNELS}
    if unknown:
        parser.error(f"no sample named {', '.join(sorted(unknown))}")

    console = Console(width=max(165, Console().width))
    kernels = [
        kernel
        for kernel in KERNELS
        if (not options.cases or kernel.case in options.cases)
        and (not options.languages or kernel.language.name in options.languages)
    ]
    with tempfile.TemporaryDirectory() as folder:
        results = [
            measure(kernel, Path(folder), not options.no_founding)
            for kernel in track(kernels, "measuring", console=Console(stderr=True), transient=True)
        ]
    hold_against_c(kernels, results)
    console.print(table_of(results))
    for r in results:
        for failure in r.failures:
            console.print(f"[red]{r.label}[/]: {failure}", soft_wrap=True)

    options.out.mkdir(parents=True, exist_ok=True)
    rows = [{**asdict(r), "ratio": r.ratio, "hand_ratio": r.hand_ratio, "before_over_after": r.before_over_after,
             "holds": r.holds} for r in results]
    flags = {language.name: " ".join(language.flags) for language in dict.fromkeys(k.language for k in kernels)}
    report = {"flags": flags, "clang": find_clang().command, "cpus": os.cpu_count(), "kernels": rows}
    (options.out / "bench.json").write_text(json.dumps(report, indent=2) + "\n")
    console.print(f"{options.out / 'bench.json'}", soft_wrap=True)
    if any(r.ratio is not None for r in results):
        chart(results, options.out / "bench.png")
        console.print(f"{options.out / 'bench.png'}", soft_wrap=True)
    if options.record:
        for sample, (best, now) in history.recorded({r.label: r.ratio for r in results if r.ratio is not None}).items():
            console.print(f"[red]slower:[/] {sample}: {best:.2f} before, {now:.2f} now", soft_wrap=True)
    missed = [r.label for r in results if not r.holds]
    console.print(f"bounds: {len(results) - len(missed)} of {len(results)} hold")
    if missed:
        console.print(f"not held by: {'; '.join(missed)}", soft_wrap=True)
    return 1 if any(r.failures for r in results) else 0


if __name__ == "__main__":
    sys.exit(main())
