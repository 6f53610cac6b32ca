"""LLVM text made worse at random and given to enzyme-opt, which answers, or names the place of what is wrong.

    python tests/fuzz/ir_fuzz.py [--trials N] [--seed S] [--texts FOLDER] [--output FOLDER]

A trial takes one text of this project (ir_texts.py), changes lines, types, numbers and words of it, and runs enzyme-opt
in a forked child. It is well where the child ends with success or with an error that names file and line; a traceback,
a crash and a hang are faults, saved in --output. Exits with 1 where there were any. At a few texts LLVM's own reader
ends its process, of which the command says so: these are counted apart.
"""

from __future__ import annotations

import argparse
import faulthandler
import os
import random
import re
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import llvmlite.binding as llvm
from ir_texts import corpus, texts_in

from enzyme_cc.cli.opt import main as enzyme_opt

SECONDS = 20
MEMORY = 6 << 30
OPTIONS = ((), (), (), ("-O2",), ("--enzyme-preopt=0",), ("--enzyme-runtime-activity",), ("--enzyme-strong-zero",),
           ("--print=types,activity,cache",), ("--enzyme-gradcheck",))
TYPES = ("double", "float", "i64", "i32", "i8", "i1", "ptr", "<2 x double>", "[2 x double]", "{ double, ptr }", "half",
         "x86_fp80", "i128", "void", "ptr addrspace(3)", "<4 x float>", "[0 x i32]", "<vscale x 2 x double>")
NUMBERS = ("0", "1", "2", "3", "4", "7", "8", "-1", "16", "63", "64", "255", "1000000", "4294967296",
           "9223372036854775807", "-9223372036854775808", "100000000000000000000")
OPCODES = (
    "fadd fsub fmul fdiv frem".split(), "add sub mul udiv sdiv urem srem shl lshr ashr and or xor".split(),
    "fptrunc fpext fptosi fptoui sitofp uitofp zext sext trunc bitcast ptrtoint inttoptr addrspacecast".split(),
    "oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno eq ne sgt sge slt sle".split(),
    "call invoke tail musttail".split(), "load store getelementptr alloca".split(),
    "__enzyme_autodiff __enzyme_fwddiff __enzyme_virtualreverse __enzyme_batch".split(),
    "enzyme_dup enzyme_const enzyme_out enzyme_dupnoneed enzyme_width enzyme_tape enzyme_noret".split(),
    "internal external private weak linkonce_odr common available_externally extern_weak appending".split(),
    "global constant".split(), "noalias nocapture readonly writeonly sret byval noundef nonnull inreg".split(),
)
_WORD = re.compile(r'[@%!]?"[^"]*"|[@%!#][-\w$.]+|-?[\w.]+|[^\s\w]')
_TYPE = re.compile(r"\b(?:double|float|half|i\d+|ptr|x86_fp80)\b|<\d+ x \w+>|\[\d+ x \w+\]")
_NUMBER = re.compile(r"(?<![\w.%@!#x])-?\d+(?![\w.])")
_PLACE = re.compile(r"^[^\s:][^:\n]*:\d+(?::\d+)?: error: ", re.M)


def mutated(text: str, draw: random.Random) -> str:
    """The text with one to four changes."""
    lines = text.split("\n")
    for _ in range(draw.choice((1, 1, 1, 2, 2, 3, 4))):
        code = [k for k, line in enumerate(lines) if line.strip() and not line.startswith((";", "!", "target"))]
        at = draw.choice(code) if code and draw.random() < 0.95 else draw.randrange(len(lines))
        draw.choice(CHANGES)(lines, at, draw)
        lines = lines or [""]
    return "\n".join(lines)


def _remove(lines: list[str], at: int, draw: random.Random) -> None:
    del lines[at]


def _duplicate(lines: list[str], at: int, draw: random.Random) -> None:
    lines.insert(at, lines[at])


def _move(lines: list[str], at: int, draw: random.Random) -> None:
    lines.insert(draw.randrange(max(0, at - 9), min(len(lines), at + 9)), lines.pop(at))


def _swap(lines: list[str], at: int, draw: random.Random) -> None:
    other = draw.randrange(max(0, at - 9), min(len(lines), at + 9))
    lines[at], lines[other] = lines[other], lines[at]


def _replace(lines: list[str], at: int, draw: random.Random, pattern: re.Pattern[str], news: tuple[str, ...]) -> None:
    found = list(pattern.finditer(lines[at]))
    if found:
        one = draw.choice(found)
        lines[at] = lines[at][:one.start()] + draw.choice(news) + lines[at][one.end():]


def _change_type(lines: list[str], at: int, draw: random.Random) -> None:
    _replace(lines, at, draw, _TYPE, TYPES)


def _change_type_everywhere(lines: list[str], at: int, draw: random.Random) -> None:
    """All of one type, in a line or in the text: what is left is valid more often."""
    found = _TYPE.findall(lines[at])
    if found:
        old, new = draw.choice(found), draw.choice(TYPES)
        where = range(len(lines)) if draw.random() < 0.5 else [at]
        for k in where:
            lines[k] = re.sub(rf"(?<!\w){re.escape(old)}(?!\w)", new, lines[k])


def _change_number(lines: list[str], at: int, draw: random.Random) -> None:
    _replace(lines, at, draw, _NUMBER, NUMBERS)


def _change_word(lines: list[str], at: int, draw: random.Random) -> None:
    other = _WORD.findall(draw.choice(lines)) or [""]
    _replace(lines, at, draw, _WORD, tuple(other))


def _remove_word(lines: list[str], at: int, draw: random.Random) -> None:
    _replace(lines, at, draw, _WORD, ("",))


def _change_opcode(lines: list[str], at: int, draw: random.Random) -> None:
    """Another operation of the same kind, which LLVM mostly takes."""
    words = _WORD.findall(lines[at])
    kinds = [(word, kind) for word in words for kind in OPCODES if word.lstrip("@") in kind]
    if kinds:
        old, kind = draw.choice(kinds)
        new = ("@" if old[0] == "@" else "") + draw.choice(kind)
        lines[at] = lines[at].replace(old, new, 1)


def _change_name(lines: list[str], at: int, draw: random.Random) -> None:
    """Another value or function of the text."""
    other = re.findall(r"[%@][-\w$.]+", draw.choice(lines))
    if other:
        _replace(lines, at, draw, re.compile(r"[%@][-\w$.]+"), tuple(other))


def _swap_arguments(lines: list[str], at: int, draw: random.Random) -> None:
    pieces = lines[at].split(", ")
    if len(pieces) > 1:
        a, b = (draw.randrange(len(pieces)) for _ in range(2))
        pieces[a], pieces[b] = pieces[b], pieces[a]
        lines[at] = ", ".join(pieces)


def _remove_argument(lines: list[str], at: int, draw: random.Random) -> None:
    pieces = lines[at].split(", ")
    if len(pieces) > 1:
        del pieces[draw.randrange(len(pieces))]
        lines[at] = ", ".join(pieces)


def _duplicate_argument(lines: list[str], at: int, draw: random.Random) -> None:
    pieces = lines[at].split(", ")
    pieces.insert(draw.randrange(len(pieces)), draw.choice(pieces))
    lines[at] = ", ".join(pieces)


CHANGES = (_remove, _duplicate, _move, _swap, _change_type, _change_type_everywhere, _change_number, _change_number,
           _change_word, _remove_word, _change_opcode, _change_opcode, _change_name, _change_name, _swap_arguments,
           _remove_argument, _duplicate_argument)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How enzyme-opt ended: "answered" and "refused" are well, and "unreadable" is LLVM's; all else is a fault."""

    kind: str
    errors: str

    @property
    def is_fault(self) -> bool:
        return self.kind not in ("answered", "refused", "unreadable")


def in_child(work: Callable[[], int], said: Path) -> int:
    """Do some work in a child of bounded means, whose messages go to a file; the status that it ends with."""
    child = os.fork()
    if child == 0:
        code = 99
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 2))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            faulthandler.disable()
            os.dup2(os.open(said, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), 2)
            sys.stderr = open(2, "w", closefd=False)
            code = work()
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)
    return os.waitpid(child, 0)[1]


def outcome(text: str, options: tuple[str, ...], folder: Path) -> Outcome:
    """Run enzyme-opt on a text, in a child."""
    given, said = folder / "given.ll", folder / "said"
    given.write_text(text)
    status = in_child(lambda: enzyme_opt([str(given), "-o", os.devnull, *options]), said)
    errors = said.read_text(errors="replace")
    if os.WIFSIGNALED(status):
        signal = os.WTERMSIG(status)
        if os.WIFSIGNALED(in_child(partial(read_only, text), said)):
            return Outcome("unreadable", errors)
        return Outcome("hang" if signal == 24 else f"crash by signal {signal}", errors)
    code = os.WEXITSTATUS(status)
    if code == 0:
        return Outcome("answered", errors)
    if code == 1:
        return Outcome("refused" if _PLACE.search(errors) else "no place", errors)
    return Outcome("traceback", errors)


def read_only(text: str) -> int:
    """What LLVM does with a text before anything of ours: read it."""
    with suppress(RuntimeError):
        llvm.parse_assembly(text)
    return 0


SQUARE = """define double @square(double %x) {
  %y = fmul double %x, %x
  ret double %y
}
declare double @__enzyme_autodiff(ptr, ...)
define double @slope(double %x) {
  %d = call double (ptr, ...) @__enzyme_autodiff(ptr @square, double %x)
  ret double %d
}
"""


def load_everything(folder: Path) -> None:
    """Let enzyme-opt import all that it does, once and not in every child."""
    given = folder / "square.ll"
    given.write_text(SQUARE)
    for options in OPTIONS:
        if enzyme_opt([str(given), "-o", os.devnull, *options]):
            raise AssertionError(f"enzyme-opt {' '.join(options)} refused a square")


def trial(seed: int, texts: list[str]) -> tuple[str, tuple[str, ...]]:
    """The text and the options of one trial."""
    draw = random.Random(seed)
    return mutated(draw.choice(texts), draw), draw.choice(OPTIONS)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--trials", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first trial; the next has the next")
    parser.add_argument("--programs", type=int, default=60, help="of tests and samples, whose texts take part")
    parser.add_argument("--texts", type=Path, help="a folder with LLVM text that is taken instead")
    parser.add_argument("--output", default="ir-fuzz-failures")
    given = parser.parse_args()
    output = Path(given.output)
    counts: Counter[str] = Counter()
    started = time.time()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        texts = corpus(folder, given.programs, 30) if given.texts is None else texts_in(given.texts)
        load_everything(folder)
        print(f"{len(texts)} texts", flush=True)
        for number, seed in enumerate(range(given.seed, given.seed + given.trials), 1):
            text, options = trial(seed, texts)
            found = outcome(text, options, folder)
            counts[found.kind] += 1
            if found.is_fault:
                output.mkdir(exist_ok=True)
                (output / f"{seed}.ll").write_text(text)
                (output / f"{seed}.txt").write_text(f"{found.kind}: {' '.join(options)}\n{found.errors}")
                print(f"trial {seed}: {found.kind}: {found.errors.strip().rpartition(chr(10))[2][:150]}", flush=True)
            if number % 500 == 0:
                print(f"{number} trials in {time.time() - started:.0f} s: {dict(counts)}", flush=True)
    print(f"{dict(counts)} in {time.time() - started:.0f} s")
    return int(any(Outcome(kind, "").is_fault for kind in counts))


if __name__ == "__main__":
    sys.exit(main())
