"""What the wrappers cost builds without derivatives, and which build systems work with them: three tables.

    make bench-builds        or        python benchmarks/builds.py [--rounds=5] [overhead] [link] [systems]

Overhead: zlib and Lua, built by sequential `make` with clang and with enzyme-clang in turns. Times are of the fastest
round, since what else runs on the machine only adds; on a busy one, the processor time says more. Link: a request of
three units in a program of 500 more, against the same link without a request. Build systems: the sample project of
tests/builds, seconds for each step. The exit code says whether all bounds hold.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from build_systems import STEPS, SYSTEMS
from rich.console import Console
from rich.progress import track
from rich.table import Table

from enzyme_cc.toolchain.compilers import find_clang

ROOT = Path(__file__).resolve().parents[1]
sys.path += [str(ROOT / "tests" / folder) for folder in ("real_projects", "builds", "linking")]

from many_units import UNITS, write_units  # noqa: E402
from same_build import different_code, objects, size_ratio  # noqa: E402
from sample_project import SOURCES  # noqa: E402
from split_program import LOSS, MAIN, MODEL  # noqa: E402

PATH = os.pathsep.join((str(Path(sys.executable).parent), os.environ["PATH"]))
UPSTREAM = ROOT / ".venv" / "sources"
MOST_TIME, MOST_SIZE, MOST_LINK_SECONDS = 1.15, 2.5, 5.0
PROJECTS = {
    "zlib": ("zlib", "CC={compiler} ./configure", "make", "make clean"),
    "Lua 5.4": ("lua5.4", "true", "make linux CC={compiler}", "make clean"),
}

console = Console()
if not console.is_terminal:
    console.width = 140


@dataclass(frozen=True, order=True)
class Took:
    """Seconds that a command took."""

    wall: float
    processor: float


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def run(folder: Path, command: str) -> tuple[Took, str]:
    """What a shell command took, and its output where it failed."""
    started, before = time.perf_counter(), _processor_time()
    done = subprocess.run(["sh", "-e", "-c", command], cwd=folder, capture_output=True, text=True, errors="replace",
                          env={**os.environ, "PATH": PATH})
    took = Took(time.perf_counter() - started, _processor_time() - before)
    return took, "" if done.returncode == 0 else (done.stdout + done.stderr)[-3000:] or "failed"


def must(folder: Path, command: str) -> Took:
    """What a command took that has to succeed."""
    took, problem = run(folder, command)
    if problem:
        raise SystemExit(f"{command}\n{problem}")
    return took


def fastest(rounds: list[Took]) -> Took:
    """The least wall time and the least processor time of some rounds."""
    return Took(min(took.wall for took in rounds), min(took.processor for took in rounds))


@dataclass
class Overhead:
    """A project built by both compilers: what each round took, and what came out."""

    name: str
    native: list[Took] = field(default_factory=list)
    ours: list[Took] = field(default_factory=list)
    size: float = 0.0
    different: list[str] = field(default_factory=list)
    reproducible: bool = False

    @property
    def time(self) -> Took:
        """The fastest of ours over the fastest of clang's."""
        ours, native = fastest(self.ours), fastest(self.native)
        return Took(ours.wall / native.wall, ours.processor / native.processor)

    @property
    def held(self) -> bool:
        """Whether every bound holds."""
        time = min(self.time.wall, self.time.processor)
        return time <= MOST_TIME and self.size <= MOST_SIZE and not self.different and self.reproducible


def overhead(name: str, folder: Path, rounds: int) -> Overhead:
    """Build a project `rounds` times by each compiler, in turns."""
    source, configure, make, clean = PROJECTS[name]
    compilers = {"theirs": " ".join(find_clang().command), "ours": "enzyme-clang"}
    found = Overhead(name)
    for kind, compiler in compilers.items():
        shutil.copytree(UPSTREAM / source, folder / kind, symlinks=True)
        must(folder / kind, configure.format(compiler=f"'{compiler}'"))
    for _ in track(range(rounds), f"building {name}", console=console, transient=True):
        for kind, times in (("theirs", found.native), ("ours", found.ours)):
            must(folder / kind, clean)
            times.append(must(folder / kind, make.format(compiler=f"'{compilers[kind]}'")))
    found.size = size_ratio(folder / "ours", folder / "theirs")
    found.different = different_code(folder / "ours", folder / "theirs")
    built = []
    for _ in range(2):
        must(folder / "ours", clean)
        must(folder / "ours", make.format(compiler="enzyme-clang") + " -j2")
        built.append(objects(folder / "ours"))
    found.reproducible = built[0] == built[1]
    return found


def overhead_table(rounds: int) -> bool:
    """Print what builds without derivatives cost."""
    table = Table(title="Builds without derivatives: enzyme-clang over clang")
    for heading in ("project", "objects", "clang", "enzyme-clang", f"wall time (bound {MOST_TIME})", "processor time",
                    f"object size (bound {MOST_SIZE})", ".text", "make -j2 twice"):
        table.add_column(heading, justify="left" if heading == "project" else "right")
    held = True
    for name, (source, *_) in PROJECTS.items():
        if not (UPSTREAM / source).is_dir():
            table.add_row(name, "its source is not here", *[""] * 7)
            held = False
            continue
        with tempfile.TemporaryDirectory() as folder:
            found = overhead(name, Path(folder), rounds)
            table.add_row(
                name, str(len(objects(Path(folder) / "ours"))),
                f"{fastest(found.native).wall:.2f} s", f"{fastest(found.ours).wall:.2f} s",
                f"{found.time.wall:.2f}", f"{found.time.processor:.2f}", f"{found.size:.2f}",
                f"differs: {', '.join(found.different)}" if found.different else "identical",
                "identical" if found.reproducible else "DIFFERENT", style="" if found.held else "red")
        held = held and found.held
    console.print(table)
    return held


def link_table() -> bool:
    """Print what a request costs at the link of a big program."""
    table = Table(title=f"Linking a program of {UNITS} objects with bitcode")
    for heading in ("program", "wall", "processor"):
        table.add_column(heading, justify="left" if heading == "program" else "right")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, text in (("main.c", MAIN), ("loss.c", LOSS), ("model.c", MODEL),
                           ("plain.c", "int main(void) { return 0; }\n")):
            (folder / file).write_text(text)
        must(folder, "enzyme-clang -O2 -c main.c loss.c model.c plain.c")
        (folder / "units.rsp").write_text("\n".join(write_units(folder)))
        native = " ".join(find_clang().command)
        took = {}
        for label, command in (
            ("no request, clang", f"{native} plain.o @units.rsp -o program -lm"),
            ("no request, enzyme-clang", "enzyme-clang plain.o @units.rsp -o program -lm"),
            ("a request that reaches 3 objects", "enzyme-clang main.o loss.o model.o @units.rsp -o program -lm"),
        ):
            took[label] = fastest([must(folder, command) for _ in range(3)])
            table.add_row(label, f"{took[label].wall:.2f} s", f"{took[label].processor:.2f} s")
    first, *_, last = took.values()
    table.add_row(f"the request's cost (bound {MOST_LINK_SECONDS:.0f} s)", f"{last.wall - first.wall:.2f} s",
                  f"{last.processor - first.processor:.2f} s")
    console.print(table)
    return last.wall - first.wall < MOST_LINK_SECONDS


def systems_table() -> bool:
    """Print how long each build system takes for each step, and what failed."""
    table = Table(title="Build systems: seconds for each step of the sample project")
    for heading in ("build system", *STEPS):
        table.add_column(heading, justify="left" if heading == "build system" else "right")
    problems = []
    for system in track(SYSTEMS, "building by each build system", console=console, transient=True):
        with tempfile.TemporaryDirectory() as folder:
            for file, text in {**SOURCES, **system.files}.items():
                (Path(folder) / file).write_text(text)
            cells = []
            for step in STEPS:
                command = system.steps.get(step)
                if command is None:
                    cells.append("-")
                    continue
                took, problem = run(Path(folder), command)
                cells.append("[red]FAILED[/red]" if problem else f"{took.wall:.1f}")
                if problem:
                    problems.append(f"{system.name}, {step}:\n{problem}")
                    break
            table.add_row(system.name, *cells)
    console.print(table)
    for problem in problems:
        console.print(problem, markup=False)
    return not problems


def main() -> int:
    """Print the tables that were asked for."""
    os.environ["ENZYME_CACHE"] = "0"  # each build is measured whole
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="overhead, link, systems; all by default")
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    wanted = given.tables or ["overhead", "link", "systems"]
    held = [
        overhead_table(given.rounds) if "overhead" in wanted else True,
        link_table() if "link" in wanted else True,
        systems_table() if "systems" in wanted else True,
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
