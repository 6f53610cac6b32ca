"""Open-ended fuzzing: generates programs, runs them at every -O level, shrinks and saves what fails.

    python tests/fuzz/fuzz.py [--seconds N] [--seed S] [--functions N] [--output FOLDER]

Without --seconds it runs until interrupted. Exits with 1 when something failed.
"""

from __future__ import annotations

import argparse
import copy
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from generator import Expression, Program, Statement, generate

ENZYME_CLANG = Path(sys.executable).parent / "enzyme-clang"
LEVELS = ("-O0", "-O1", "-O2", "-O3")
SHRINK_SECONDS = 240.0


@dataclass(frozen=True, slots=True)
class Failure:
    """How a program failed: `kind` stays while it is shrunk; `function` is the one to blame, if known."""

    kind: str
    function: str | None
    detail: str


def check(
    source: str, level: str, folder: Path, flags: tuple[str, ...] = (), timeout: float = 300
) -> Failure | None:
    """Builds and runs one generated file; None when all derivatives agree with the oracle."""
    file, binary = folder / "generated.c", folder / "generated"
    file.write_text(source)
    command = [str(ENZYME_CLANG), level, "-w", *flags, str(file), "-o", str(binary), "-lm"]
    try:
        build = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return Failure("the compiler does not end", None, "")
    if build.returncode != 0:
        message = re.search(r"error: (.*)", build.stderr)
        words = re.sub(r"[0-9'`\"%@].*", "", message.group(1)) if message else ""
        return Failure(f"refused with {build.returncode}: {words}", None, build.stderr[-6000:])
    try:
        run = subprocess.run([str(binary)], capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        return Failure("the program does not end", None, "")
    if run.returncode == 0 and "compared" in run.stdout:
        return None
    mismatch = re.search(r"^mismatch (\w+) (\w+)", run.stdout, re.MULTILINE)
    if mismatch:
        return Failure(f"wrong {mismatch.group(2)}", mismatch.group(1), run.stdout[-6000:])
    reached = run.stderr.split()
    return Failure(f"crashed with {run.returncode}", reached[-1] if reached else None, run.stderr[-2000:])


def bodies(program: Program) -> Iterator[list[Statement]]:
    """Every list of statements of the program, outer ones first."""
    waiting = [program.functions[name].body for name in reversed(program.reached())]
    while waiting:
        body = waiting.pop(0)
        yield body
        waiting += [inner for statement in body for _, _, inner in statement.parts]


def smaller_programs(program: Program) -> Iterator[Program]:
    """Candidates, the boldest first: fewer statements, then blocks unwrapped, then simple results."""
    for which, body in enumerate(bodies(program)):
        size = len(body)
        while size:
            for start in range(0, len(body), size):
                candidate = copy.deepcopy(program)
                del list(bodies(candidate))[which][start : start + size]
                yield candidate
            size //= 2
    for which, body in enumerate(bodies(program)):
        for position, statement in enumerate(body):
            for part in range(len(statement.parts)):
                candidate = copy.deepcopy(program)
                target = list(bodies(candidate))[which]
                target[position : position + 1] = target[position].parts[part][2]
                yield candidate
    for name in program.reached():
        for simple in ("a", "x[0]", "v0"):
            if program.functions[name].result.plain in ("a", "x[0]", "v0"):
                break
            candidate = copy.deepcopy(program)
            candidate.functions[name].result = Expression(simple, simple, 2.0)
            yield candidate


def shrink(program: Program, failure: Failure, fails_alike: Callable[[Program], bool]) -> Program:
    """The smallest program found, in limited time, that still fails in the same way."""
    deadline = time.monotonic() + SHRINK_SECONDS
    roots = [failure.function] if failure.function in program.functions else program.roots
    while len(roots) > 1 and time.monotonic() < deadline:  # nobody is named: halve
        half = roots[: len(roots) // 2]
        roots = half if fails_alike(Program(program.functions, half)) else roots[len(roots) // 2 :]
    alone = Program(program.functions, [root for root in roots if root])
    if fails_alike(alone):
        program = alone
    progress = True
    while progress:
        progress = False
        for candidate in smaller_programs(program):
            if time.monotonic() > deadline:
                return program
            if fails_alike(candidate):
                program, progress = candidate, True
                break
    return program


def report(seed: int, level: str, program: Program, failure: Failure, folder: Path, output: Path) -> Path:
    """Shrinks one failure and saves it with what is known about it on top."""

    def fails_alike(candidate: Program) -> bool:
        other = check(candidate.source(), level, folder, timeout=60)
        return other is not None and other.kind == failure.kind

    small = shrink(program, failure, fails_alike)
    final = check(small.source(), level, folder, timeout=60) or failure
    output.mkdir(parents=True, exist_ok=True)
    saved = output / f"seed{seed}{level}.c"
    saved.write_text(f"// seed {seed}, {level}: {failure.kind}\n{small.source()}")
    print(f"seed {seed} {level}: {failure.kind}\n{final.detail}\nsaved {saved}", flush=True)
    return saved


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seconds", type=float, default=float("inf"))
    parser.add_argument("--seed", type=int, default=None, help="the first seed; then one more each time")
    parser.add_argument("--functions", type=int, default=40, help="functions per file")
    parser.add_argument("--output", type=Path, default=Path("fuzz-failures"))
    options = parser.parse_args(arguments)
    seed = options.seed if options.seed is not None else random.SystemRandom().randrange(1 << 32)
    deadline, files, failures = time.monotonic() + options.seconds, 0, 0
    try:
        with tempfile.TemporaryDirectory() as name:
            while time.monotonic() < deadline:
                print(f"seed {seed}", flush=True)
                program = generate(seed, options.functions)
                for level in LEVELS:
                    failure = check(program.source(), level, Path(name))
                    if failure is not None:
                        failures += 1
                        report(seed, level, program, failure, Path(name), options.output)
                        break
                files, seed = files + 1, seed + 1
    except KeyboardInterrupt:
        print("interrupted")
    print(f"{files} files, {files * options.functions} functions, {failures} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
