"""The doors from Python: what a call costs, and four models against PyTorch, JAX and Numba.

    python benchmarks/python_doors.py [--quick] [--out bench] [--docs docs/python.md]

Overhead: the time of a call beyond that of a hand-written one through ctypes (benchmarks/doors/overhead.py). Models:
the same mathematics in C behind `enzyme_cc.build`, and as a user of each framework writes it
(benchmarks/doors/way_*.py), one process each and one thread: one gradient, the primal, the memory that one gradient
takes, and all that comes before the first one as compile time. Values and gradients of all are held against each
other. `--quick` is small, to see that everything runs; its times mean nothing. Prints tables, and writes
python_doors.json and python_doors.png; `--docs` puts the tables into a page, in place of those there.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import math
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import matplotlib
from rich.console import Console
from rich.progress import track
from rich.table import Table

matplotlib.use("Agg")
from matplotlib import pyplot

HERE = Path(__file__).resolve().parent
MODELS = {"heat": "heat equation, 100 x 100, 200 steps",
          "kinetics": "stiff kinetics, 100 species, 100 implicit steps",
          "lstm": "LSTM cell, 64 wide, 100 steps", "orbit": "z^2 + c, 1000 steps, scalars"}
WAYS = {"c": "C, ours", "torch": "PyTorch", "jax": "JAX", "numba": "Numba, ours"}
BOUNDS = {"NumPy, value": 5, "NumPy, gradient": 5, "PyTorch, forward and backward": 40,
          "JAX, value and gradient, compiled": 10}
"""Microseconds of overhead that the project allows itself."""
ONE_THREAD = {"OMP_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1", "TF_CPP_MIN_LOG_LEVEL": "3",
              "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
              "ENZYME_CACHE": "0"}  # nothing compiled before


def run(script: str, *words: str) -> dict[str, Any]:
    """A script's figures. Raises RuntimeError with its last line."""
    done = subprocess.run([sys.executable, str(HERE / "doors" / script), *words], capture_output=True, text=True,
                          env=os.environ | ONE_THREAD)
    if done.returncode:
        raise RuntimeError(f"{script} {' '.join(words)}: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def disagreements(results: dict[str, dict[str, Any]]) -> list[str]:
    """Which values and slopes are not those of C."""
    found = []
    for model in MODELS:
        for way in WAYS:
            for figure in ("value", "slope"):
                theirs, ours = (results.get(f"{model} {name}", {}).get(figure) for name in (way, "c"))
                if None not in (theirs, ours) and not math.isclose(theirs, ours, rel_tol=1e-7):
                    found.append(f"{model}, {WAYS[way]}: {figure} {theirs}, in C {ours}")
    return found


def tables(overhead: dict[str, float], results: dict[str, dict[str, Any]]) -> list[Table]:
    calls = Table("door", "overhead, us", "allowed", title="What a call costs beyond one by hand through ctypes")
    for door, microseconds in overhead.items():
        calls.add_row(door, f"{microseconds:.1f}", str(BOUNDS.get(door, "-")))
    models = Table("model", "by", "gradient ms", "of C's", "primal ms", "memory MB", "compile s", title="Four models")
    for model, title in MODELS.items():
        ours = results.get(f"{model} c", {}).get("gradient_s")
        for way, name in WAYS.items():
            found = results.get(f"{model} {way}")
            if found is not None:
                of_ours = f"{found['gradient_s'] / ours:.1f}x" if ours else "-"
                models.add_row(title if way == "c" else "", name, f"{1e3 * found['gradient_s']:.4g}", of_ours,
                               f"{1e3 * found['primal_s']:.4g}", f"{found['memory_kb'] / 1024:.1f}",
                               f"{found['compile_s']:.1f}")
    return [calls, models]


def written_into(page: str, overhead: dict[str, float], results: dict[str, dict[str, Any]]) -> str:
    """The page with these figures in its two tables."""
    calls = ["| a call through | costs, microseconds | allowed |", "|---|---|---|"]
    calls += [f"| {door} | {cost:.2g} | {BOUNDS.get(door, '')} |" for door, cost in overhead.items()]
    models = ["| model | " + " | ".join(WAYS.values()) + " |", "|---" * (len(WAYS) + 1) + "|"]
    for model, title in MODELS.items():
        row = [results.get(f"{model} {way}") for way in WAYS]
        models.append("| " + " | ".join([title, *(
            f"{1e3 * r['gradient_s']:.2g} ({1e3 * r['primal_s']:.2g}; {r['compile_s']:.1f}; "
            f"{r['memory_kb'] / 1024:.1f})" if r else "-" for r in row)]) + " |")
    for head, lines in (("a call through", calls), ("model", models)):
        page, count = re.subn(rf"^\| {head} \|.*\n(\|.*\n)*", lambda _, lines=lines: "\n".join(lines) + "\n", page,
                              count=1, flags=re.M)
        if not count:
            raise ValueError(f"the page has no table that begins with '| {head} |'")
    return page


def draw(path: Path, results: dict[str, dict[str, Any]]) -> None:
    figure, axes = pyplot.subplots(1, len(MODELS), figsize=(14, 4), layout="constrained")
    for axis, (model, title) in zip(axes, MODELS.items(), strict=True):
        for place, way in enumerate(WAYS):
            found = results.get(f"{model} {way}")
            if found is not None:
                axis.bar(place - 0.2, 1e3 * found["gradient_s"], 0.4, color="tab:blue")
                axis.bar(place + 0.2, 1e3 * found["primal_s"], 0.4, color="tab:gray")
        axis.set(title=title.partition(",")[0], yscale="log")
        axis.set_xticks(range(len(WAYS)), WAYS.values(), rotation=30, ha="right")
    axes[0].set_ylabel("milliseconds: gradient, primal (grey)")
    figure.savefig(path, dpi=110)


def main() -> int:
    """Measure all; 1 where something failed or gradients differ."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--quick", action="store_true", help="small sizes, to see that everything runs")
    parser.add_argument("--docs", type=Path, help="a page whose tables get these figures")
    parser.add_argument("--out", type=Path, default=HERE.parent / "bench", help="folder of the JSON and the chart")
    options = parser.parse_args()
    quick = ["--quick"] if options.quick else []
    console, failures, results = Console(), [], {}
    missing = [way for way in WAYS if way != "c" and importlib.util.find_spec(way) is None]
    calls: dict[str, Any] = {}
    jobs = [(model, way) for model in MODELS for way in WAYS if way not in missing]
    try:
        calls = run("overhead.py", *quick)
    except RuntimeError as problem:
        failures.append(str(problem))
    for model, way in track(jobs, "measuring", console=console, transient=True):
        try:
            results[f"{model} {way}"] = run("measure.py", way, model, *quick)
        except RuntimeError as problem:
            failures.append(str(problem))
    failures += disagreements(results)
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "python_doors.json").write_text(json.dumps(
        {"quick": options.quick, **calls, "models": results, "failures": failures}, indent=1) + "\n")
    draw(options.out / "python_doors.png", results)
    console.print(*tables(calls.get("overhead_us", {}), results), sep="\n")
    for way in missing:
        console.print(f"{WAYS[way]}: NOT MEASURED, it is not installed")
    for failure in failures:
        console.print(f"[red]{failure}[/]", soft_wrap=True)
    console.print(f"{options.out / 'python_doors.json'}, {options.out / 'python_doors.png'}", soft_wrap=True)
    if options.docs is not None:
        options.docs.write_text(written_into(options.docs.read_text(), calls.get("overhead_us", {}), results))
    return bool(failures)


if __name__ == "__main__":
    sys.exit(main())
