"""Generated programs in every language: built at every -O level, in both modes, compared with their oracles.

    python tests/fuzz/fuzz.py [--language NAME|all] [--programs N] [--seed S] [--jobs J] [--figures FILE]

A program is one generated function with what it calls; files hold --functions of them. Each is right, refused, wrong or
crashes. Failures are shrunk and saved in --output. With --figures the counts are written there as they grow, and a run
with the same file goes on where the last one stopped. Exits with 1 when something was wrong or crashed.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

from examine import Failure, Findings, examine
from languages import LANGUAGES, Language
from shrink import shrink

LEVELS = ("-O0", "-O1", "-O2", "-O3")


@dataclass(frozen=True, slots=True)
class Task:
    """One file at one level."""

    language: str
    seed: int
    functions: int
    level: str
    flags: tuple[str, ...] = ()

    def key(self) -> str:
        return " ".join((self.language, str(self.seed), str(self.functions), self.level, *self.flags))


def work(task: Task, nice: int) -> Findings:
    """In a process of its own: generate, build, run."""
    os.nice(max(0, nice - os.nice(0)))
    language = LANGUAGES[task.language]
    with tempfile.TemporaryDirectory() as folder:
        return examine(language.generate(task.seed, task.functions), task.level, Path(folder), language, task.flags)


@dataclass(slots=True)
class Figures:
    """What was counted: per language and level, and the texts of refusals by frequency."""

    counts: dict[str, dict[str, Counter[str]]] = field(default_factory=dict)
    refusals: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    done: set[str] = field(default_factory=set)
    seconds: float = 0.0

    def add(self, task: Task, findings: Findings) -> None:
        row = self.counts.setdefault(task.language, {}).setdefault(task.level, Counter())
        row["programs"] += len(findings.right) + len(findings.failures)
        row["right"] += len(findings.right)
        for name, failure in findings.failures.items():
            if failure.refused:
                row["refused"] += 1
                text = f"{task.language}: {failure.kind.removeprefix('refused: ')}"
                self.refusals[text] += 1
                self.examples.setdefault(text, f"{task.key()} {name}")
            else:
                row[failure.kind if failure.kind.startswith("wrong") else "crash"] += 1
                self.failures.append(f"{task.key()} {name}: {failure.kind}")
        self.done.add(task.key())

    @property
    def faults(self) -> int:
        return len(self.failures)

    def table(self) -> str:
        """The counts for people."""
        kinds = ["programs", "right", "refused", *sorted({k for rows in self.counts.values() for row in rows.values()
                                                          for k in row} - {"programs", "right", "refused"})]
        lines = [f"{'':14}" + "".join(f"{kind:>16}" for kind in kinds)]
        for language, rows in self.counts.items():
            for level, row in sorted(rows.items()):
                lines.append(f"{language:9}{level:5}" + "".join(f"{row[kind]:16}" for kind in kinds))
        lines.append(self.summary())
        lines += [f"{count:7} {text} (as {self.examples[text]})" for text, count in self.refusals.most_common(20)]
        return "\n".join(lines)

    def summary(self) -> str:
        """One line; a run is a program at one level."""
        total = sum(row["programs"] for rows in self.counts.values() for row in rows.values())
        refused = sum(self.refusals.values())
        share, rate = 100 * refused / max(total, 1), 60 * total / max(self.seconds, 1)
        return f"{total} runs, {refused} refused ({share:.1f} per cent), {self.faults} faults, {rate:.0f} a minute"

    def write(self, file: Path) -> None:
        content = {"counts": self.counts, "refusals": dict(self.refusals.most_common()),
                   "examples": self.examples, "failures": self.failures,
                   "done": sorted(self.done), "seconds": self.seconds}
        partial = file.with_suffix(".partial")
        partial.write_text(json.dumps(content, indent=1))
        partial.replace(file)

    @classmethod
    def read(cls, file: Path) -> Figures:
        content = json.loads(file.read_text())
        counts = {language: {level: Counter(row) for level, row in rows.items()}
                  for language, rows in content["counts"].items()}
        texts = Counter(content["refusals"]), content["examples"]
        return cls(counts, *texts, content["failures"], set(content["done"]), content["seconds"])


def save(task: Task, name: str, failure: Failure, output: Path, seconds: float) -> Path:
    """Shrinks one failure and saves it with what is known about it on top."""
    language = LANGUAGES[task.language]
    with tempfile.TemporaryDirectory() as folder:

        def fails_alike(candidate: object) -> bool:
            found = examine(candidate, task.level, Path(folder), language, task.flags).failures
            return any(other.kind == failure.kind for other in found.values())

        program = language.generate(task.seed, task.functions).only([name])
        small = shrink(program, fails_alike, seconds) if seconds and fails_alike(program) else program
    output.mkdir(parents=True, exist_ok=True)
    saved = output / f"seed{task.seed}_{name}{task.level}{language.suffix}"
    comment = "!" if language.suffix == ".f90" else "//"
    heading = [f"seed {task.seed}, {name}, {task.level}: {failure.kind}", *failure.detail.splitlines()[:12]]
    saved.write_text("".join(f"{comment} {line}\n" for line in heading) + small.source())
    return saved


def tasks(languages: list[Language], options: argparse.Namespace, done: set[str]) -> list[Task]:
    """Files of all languages in turn, each at all levels, until there are enough programs of each language."""
    found = []
    for language in languages:
        functions = min(options.functions, language.most)
        files = -(-options.programs // (functions * len(languages)))
        for seed in range(options.seed, options.seed + files):
            flags = tuple(options.flags.split())
            levels = options.levels.split(",")
            if options.deal:
                levels = [levels[seed % len(levels)]]
            found += [Task(language.name, seed, functions, level, flags) for level in levels]
    found.sort(key=lambda task: task.seed)  # of all languages in turn
    return [task for task in found if task.key() not in done]


def run(options: argparse.Namespace, languages: list[Language]) -> Figures:
    """All tasks, some at a time."""
    known = options.figures is not None and options.figures.exists()
    figures = Figures.read(options.figures) if known else Figures()
    waiting = tasks(languages, options, figures.done)
    before, started, shown = figures.seconds, time.monotonic(), time.monotonic()
    with ProcessPoolExecutor(options.jobs) as pool:
        running: dict[Future[Findings], Task] = {}
        try:
            while waiting or running:
                late = time.monotonic() - started > options.seconds
                while waiting and not late and len(running) < options.jobs:
                    task = waiting.pop(0)
                    running[pool.submit(work, task, options.nice)] = task
                if not running:
                    break
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for future in finished:
                    task = running.pop(future)
                    findings = future.result()
                    figures.add(task, findings)
                    for name, failure in findings.failures.items():
                        if not failure.refused:
                            print(f"{task.key()} {name}: {failure.kind}\n{failure.detail[:2000]}", flush=True)
                            print(f"saved {save(task, name, failure, options.output, options.shrink)}", flush=True)
                figures.seconds = before + time.monotonic() - started
                if options.figures:
                    figures.write(options.figures)
                if time.monotonic() - shown > 60:
                    shown = time.monotonic()
                    print(figures.summary(), flush=True)
        except KeyboardInterrupt:
            print("interrupted")
            for future in running:
                future.cancel()
    return figures


def main(arguments: list[str]) -> int:
    os.environ["ENZYME_CACHE"] = "0"  # no program is built twice
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--language", default="all", choices=[*LANGUAGES, "all"])
    parser.add_argument("--programs", type=int, default=10_000, help="programs, each at every level (see --deal)")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="start nothing after this time")
    parser.add_argument("--seed", type=int, default=1, help="of the first file; then one more each time")
    parser.add_argument("--functions", type=int, default=16, help="programs per file, at most")
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--deal", action="store_true", help="each program at one of the levels, dealt in turn")
    parser.add_argument("--flags", default="", help="more words for the compiler, -march=native say")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--nice", type=int, default=15)
    parser.add_argument("--shrink", type=float, default=240.0, help="seconds to shrink a failure for, 0 not to")
    parser.add_argument("--figures", type=Path, help="JSON with all counts; an earlier run's is continued")
    parser.add_argument("--output", type=Path, default=Path("fuzz-failures"))
    options = parser.parse_args(arguments)
    chosen = list(LANGUAGES.values()) if options.language == "all" else [LANGUAGES[options.language]]
    figures = run(options, [language for language in chosen if language.exists()])
    print(figures.table())
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
