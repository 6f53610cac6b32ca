"""What the wrapper costs a build without derivatives: time, object size, and whether the code is clang's.

    python benchmarks/build_overhead.py FOLDER... [--flags='-O2 -DNAME'] [--rounds=3]

compiles every .c file below each folder (of a project unpacked there) with clang and with enzyme-clang, in
turns. Times are processor time of the fastest round, so that other work on the machine counts little; the bound
is 1.15 for time and 2.5 for size.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from enzyme_cc.toolchain.compilers import find_clang
from enzyme_cc.toolchain.elf import ELF


@dataclass
class Cost:
    """What compiling a project took with one compiler."""

    seconds: float = float("inf")
    size: int = 0
    code: list[bytes] = field(default_factory=list)


def _processor_time() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _compile(compiler: list[str], sources: list[Path], flags: list[str], output: str) -> Cost:
    cost = Cost(seconds=0.0)
    for source in sources:
        before = _processor_time()
        done = subprocess.run([*compiler, *flags, "-w", "-c", source.name, "-o", output], cwd=source.parent,
                              capture_output=True)
        cost.seconds += _processor_time() - before
        if done.returncode == 0:
            content = Path(output).read_bytes()
            cost.size += len(content)
            file = ELF(content)
            text = file.named(b".text")
            cost.code.append(file.bytes_of(text) if text is not None else b"")
    return cost


def measure(folder: Path, flags: list[str], rounds: int) -> tuple[int, Cost, Cost]:
    """The number of files that compile, clang's cost and the wrapper's."""
    wrapper = [str(Path(sys.executable).with_name("enzyme-clang"))]
    with tempfile.TemporaryDirectory() as temporary:
        output = os.path.join(temporary, "unit.o")
        sources = [
            source for source in sorted(folder.rglob("*.c"))
            if subprocess.run([*find_clang().command, *flags, "-w", "-c", source.name, "-o", output],
                              cwd=source.parent, capture_output=True).returncode == 0
        ]
        native, ours = Cost(), Cost()
        for _ in range(rounds):
            native = min(native, _compile(find_clang().command, sources, flags, output), key=lambda c: c.seconds)
            ours = min(ours, _compile(wrapper, sources, flags, output), key=lambda c: c.seconds)
    return len(sources), native, ours


def main() -> int:
    """Print the table; the exit code says whether the bounds hold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    parser.add_argument("--flags", default="-O2")
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    held = True
    print(f"{'project':<16}{'files':>6}{'clang s':>10}{'wrapper s':>11}{'time':>7}{'size':>7}  .text")
    for folder in given.folders:
        count, native, ours = measure(folder, given.flags.split(), given.rounds)
        time, size, same = ours.seconds / native.seconds, ours.size / native.size, ours.code == native.code
        held = held and time <= 1.15 and size <= 2.5 and same
        print(f"{folder.name:<16}{count:>6}{native.seconds:>10.2f}{ours.seconds:>11.2f}{time:>7.2f}{size:>7.2f}  "
              f"{'identical' if same else 'DIFFERENT'}")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
