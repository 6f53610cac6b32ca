"""Generated programs, the compiler's verdict on each, and what really happens to the bits of their numbers.

    python tests/oracle/oracle.py [--language c] [--programs N] [--seed S] [--jobs J] [--figures FILE] [--keep FOLDER]
        [--option=--enzyme-...]

Each program (grammar.py) is compiled at one level. What is accepted is run: its gradient and tangents are compared with
differences of the program itself. What is refused, or has no differences to trust, is built once more with
`--enzyme-sanitize`, which knows of no analysis and says where bits of active numbers went. A program is then

    moved        accepted, and both modes agree with the differences
    refused      bits of active numbers were seen without a derivative, or at the refused line
    needless     refused, though in the run no bits of active numbers were there
    silent       accepted, and its derivative is wrong, or bits of active numbers become numbers in it
    undecided    accepted; differences do not converge, and no bits were seen
    broken       internal fault, crash, or no answer in time

With --figures the counts are kept in a JSON file, to which a later run adds. Exits with 1 if something was silent or
broken.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from grammar import Grammar, Program

BIN = Path(sys.executable).parent
HERE = Path(__file__).parent
GRAMMARS = {name: Grammar(HERE / f"{file}.toml") for name, file in (
    ("c", "c"), ("c++", "cpp"), ("fortran", "fortran"), ("rust", "rust"))}
COMPILERS = {
    ".c": ("enzyme-clang", "-w", "-lm"), ".cpp": ("enzyme-clang++", "-w", "-std=c++20"), ".f90": ("enzyme-flang",),
    ".rs": ("enzyme-rustc", "--edition=2021", "-Awarnings", "-g"),
}
LEVELS = ("-O0", "-O1", "-O2", "-O3")
SECONDS = 600


@dataclass(frozen=True)
class Verdict:
    """What became of one program."""

    kind: str
    seed: int
    level: str
    parts: tuple[str, ...]
    why: str = ""


class NotSanitized(Exception):
    """The oracle itself could not be had."""


def verdict(language: str, seed: int, level: str, folder: Path, options: tuple[str, ...] = ()) -> Verdict:
    """Build and run one program in a folder, with options of ours."""
    program = GRAMMARS[language].generate(seed)
    (folder / program.name).write_text(program.source)
    try:
        kind, why = _judged(program, level, folder, options)
    except NotSanitized as problem:
        kind, why = "broken", str(problem)
    return Verdict(kind, seed, level, tuple(program.parts), why)


def _judged(program: Program, level: str, folder: Path, options: tuple[str, ...]) -> tuple[str, str]:
    try:
        built = _build(program, level, folder, options)
        if built.returncode:
            return _refused(program, level, folder, built.stderr)
        ran = subprocess.run([folder / "program"], capture_output=True, text=True, timeout=SECONDS)
    except subprocess.TimeoutExpired:
        return "broken", "no answer in time"
    if ran.returncode:
        if "enzyme-cc:" in ran.stderr:
            return _refused(program, level, folder, ran.stderr)
        return "broken", f"ended with {ran.returncode}: {ran.stderr[:200]}"
    agrees = [_agrees([float(word) for word in line.split()]) for line in ran.stdout.splitlines()]
    if all(agrees):
        return "moved", ""
    left, _ = _bits(program, level, folder)
    if False in agrees or left:
        return "silent", ran.stdout + (f"bits left at {sorted(left)}" if left else "no bits seen")
    return "undecided", ran.stdout


def _agrees(row: list[float]) -> bool | None:
    """Whether gradient and tangent are one of the differences; None if they are not, and these come to nothing. Bits
    that are counted with make differences coarse at small steps, curvature at large ones: any of them may agree."""
    gradient, tangent, *differences = row
    if any(abs(gradient - d) <= 3e-3 * max(1.0, abs(d)) for d in differences):
        return abs(tangent - gradient) <= 1e-6 * max(1.0, abs(gradient))
    changes = [abs(a - b) for a, b in itertools.pairwise(differences)]
    return False if min(changes) <= 1e-3 * max(1.0, abs(differences[-1])) else None


def _build(program: Program, level: str, folder: Path, options: Sequence[str]) -> subprocess.CompletedProcess[str]:
    compiler, *words = COMPILERS[Path(program.name).suffix]
    optimised = f"-Copt-level={level[2:]}" if compiler == "enzyme-rustc" else level
    command = [str(BIN / compiler), program.name, *words, optimised, "--enzyme-cache=0", *options, "-o", "program"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=SECONDS)


def _refused(program: Program, level: str, folder: Path, message: str) -> tuple[str, str]:
    first = next((line for line in message.splitlines() if "error:" in line or "enzyme-cc:" in line), message[:200])
    if "enzyme-internal" in message or "Traceback" in message:
        return "broken", first
    left, handled = _bits(program, level, folder)
    lines = {int(n) for n in re.findall(rf"^{re.escape(program.name)}:(\d+)", message, re.M)}
    return ("refused" if left or lines & handled else "needless"), first


def _bits(program: Program, level: str, folder: Path) -> tuple[set[int], set[int]]:
    """The lines at which bits of active numbers are left behind, and those at which there are any."""
    built = _build(program, level, folder, ["--enzyme-sanitize"])
    if built.returncode:
        raise NotSanitized(f"{program.name} is not sanitized: {built.stderr[:500]}")
    told = folder / "told"
    told.unlink(missing_ok=True)
    where = {**os.environ, "ENZYME_SANITIZE_FILE": str(told)}
    subprocess.run([folder / "program"], capture_output=True, timeout=SECONDS, env=where)
    found: dict[str, set[int]] = {"left": set(), "bits": set()}
    for line in told.read_text().splitlines():
        kind, _, where = line.partition("\t")
        if kind in found:
            found[kind].add(int(where.split(":")[1]))
    return found["left"], found["bits"] | found["left"]


def _work(language: str, seed: int, level: str, options: tuple[str, ...]) -> Verdict:
    with tempfile.TemporaryDirectory() as folder:
        return verdict(language, seed, level, Path(folder), options)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--language", choices=[*GRAMMARS, "all"], default="all")
    parser.add_argument("--programs", type=int, default=100, help="of each language")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--figures", type=Path)
    parser.add_argument("--option", action="append", default=[], help="of ours: --option=--enzyme-print=sinks")
    parser.add_argument("--keep", type=Path, help="where programs that are silent, needless or broken are written")
    given = parser.parse_args()
    languages = list(GRAMMARS) if given.language == "all" else [given.language]
    counts: dict[str, Counter[str]] = {language: Counter() for language in languages}
    before = json.loads(given.figures.read_text()) if given.figures and given.figures.exists() else {}
    with ProcessPoolExecutor(given.jobs) as workers:
        tasks = {
            workers.submit(_work, language, seed, LEVELS[seed % len(LEVELS)], tuple(given.option)): language
            for seed in range(given.seed, given.seed + given.programs) for language in languages
        }
        for task in as_completed(tasks):
            found, language = task.result(), tasks[task]
            counts[language][found.kind] += 1
            if found.kind not in ("moved", "refused"):
                parts = " ".join(found.parts)
                print(f"{language} {found.kind} {found.seed} {found.level} {parts}: {found.why}", flush=True)
                if given.keep:
                    given.keep.mkdir(parents=True, exist_ok=True)
                    program = GRAMMARS[language].generate(found.seed)
                    (given.keep / f"{found.kind}_{found.level[1:]}_{program.name}").write_text(program.source)
            if given.figures:
                totals = {name: dict(sorted((Counter(before.get(name, {})) + counts[name]).items())) for name in counts}
                given.figures.write_text(json.dumps({**before, **totals}, indent=2) + "\n")
    for language in languages:
        print(language, dict(sorted(counts[language].items())))
    return int(any(counts[language][kind] for language in languages for kind in ("silent", "broken")))


if __name__ == "__main__":
    sys.exit(main())
