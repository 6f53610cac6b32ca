"""Builds a generated file, runs it, and says of each function whether its derivatives are right, refused or wrong.

A file whose requests are refused is built again without the functions that the messages point to; when a message
points to none, the file is halved. A run that crashes goes on with the functions behind the one that crashed.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from languages import LANGUAGES, Language

BUILD_SECONDS = 900.0
RUN_SECONDS = 120.0


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong with one function: `kind` stays while it is shrunk. `refused` is no fault by itself."""

    kind: str
    detail: str

    @property
    def refused(self) -> bool:
        return self.kind.startswith("refused")


@dataclass(slots=True)
class Findings:
    """Of one file at one level: the functions that are right, and the failure of each other."""

    right: list[str] = field(default_factory=list)
    failures: dict[str, Failure] = field(default_factory=dict)

    def add(self, other: Findings) -> None:
        self.right += other.right
        self.failures |= other.failures


def examine(
    program: Any, level: str, folder: Path, language: Language = LANGUAGES["c"], flags: tuple[str, ...] = ()
) -> Findings:
    """The findings for every root of the program."""
    findings = Findings()
    if not program.roots:
        return findings
    source, binary = folder / f"generated{language.suffix}", folder / "generated"
    text = program.source()
    source.write_text(text)
    binary.unlink(missing_ok=True)
    command = language.command(level, source, binary)
    command[1:1] = flags
    try:
        build = _output(command, folder, BUILD_SECONDS)
    except subprocess.TimeoutExpired:
        return _without(program, {}, Failure("crash: the compiler does not end", ""), level, folder, language, flags)
    if build.returncode == 0:
        return _run(program, binary)
    if build.returncode == 1:
        blamed: dict[str, Failure] = {}
        for line, message in _errors(build.stderr, source.name):
            for root in _owners(program, text, line):
                blamed.setdefault(root, Failure(f"refused: {_words(message)}", build.stderr[-6000:]))
        kind = "refused: " + _words("; ".join(m for _, m in _errors(build.stderr, source.name)) or build.stderr[-200:])
        return _without(program, blamed, Failure(kind, build.stderr[-6000:]), level, folder, language, flags)
    kind = f"crash: the compiler gives {build.returncode}: {_words(_last_line(build.stderr))}"
    return _without(program, {}, Failure(kind, build.stderr[-6000:]), level, folder, language, flags)


USED_HEAP = {"GLIBC_TUNABLES": "glibc.malloc.perturb=191:glibc.malloc.tcache_count=0"}
"""Fresh and freed memory holds numbers (32.5, -0.12), as in a program that has run for long: what is read without
having been written shows."""


def _output(
    command: list[str], folder: Path, seconds: float, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", timeout=seconds,
                          env={**os.environ, **env} if env else None)


def _without(
    program: Any,
    blamed: dict[str, Failure],
    failure: Failure,
    level: str,
    folder: Path,
    language: Language,
    flags: tuple[str, ...],
) -> Findings:
    """The findings for the rest, given whom the messages blame; halves if they blame nobody."""
    findings = Findings(failures=dict(blamed))
    rest = [root for root in program.roots if root not in blamed]
    if blamed:
        if rest:
            findings.add(examine(program.only(rest), level, folder, language, flags))
    elif len(rest) == 1:
        findings.failures[rest[0]] = failure
    else:
        half = len(rest) // 2
        for part in (rest[:half], rest[half:]):
            findings.add(examine(program.only(part), level, folder, language, flags))
    return findings


def _errors(text: str, file: str) -> list[tuple[int, str]]:
    """(line, message) of each error; line 0 where it has no place in the file."""
    found = []
    for match in re.finditer(r"^(.*?)error(?:\[\w+\])?: (.*)$", text, re.MULTILINE):
        place = re.search(rf"{re.escape(file)}:(\d+)", match[1])
        following = text[match.end():match.end() + 300]
        if place is None:  # rustc and our notes have the place below
            place = re.match(rf"\s*(?:-->|.*note:)?[^\n]*?{re.escape(file)}:(\d+)", following.lstrip("\n"))
        found.append((int(place[1]) if place else 0, match[2]))
    return found


def _words(message: str) -> str:
    """A message without what differs from program to program."""
    text = re.sub(r"'[^']*'", "'...'", message.split("\n")[0])
    return re.sub(r"[0-9]+", "N", text)[:160].strip()


def _last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if re.search(r"error|fault|Error|LLVM ERROR", line)]
    return lines[-1] if lines else text.strip()[-120:]


def _owners(program: Any, text: str, line: int) -> list[str]:
    """The roots that reach the function in which a line of the source is."""
    if line == 0:
        return []
    if hasattr(program, "owners"):
        return [root for root in program.owners(line) if root in program.roots]
    names = "|".join(map(re.escape, getattr(program, "functions", program.roots)))
    heading = re.compile(rf"^(?!\s*(?:return|if|for|while)\b)[^;=]*?\b({names})\s*(?:\(|<)[^;]*$")
    for above in reversed(text.splitlines()[:line]):
        if found := heading.match(above):
            return [root for root in program.roots if found[1] in _reached(program.only([root]))]
    return []


def _reached(program: Any) -> list[str]:
    return program.reached() if hasattr(program, "reached") else program.roots


def _run(program: Any, binary: Path) -> Findings:
    findings = Findings()
    rest = list(program.roots)
    while rest:
        names = rest if rest != program.roots else []
        try:
            run = _output([str(binary), *names], binary.parent, RUN_SECONDS, USED_HEAP)
            code, out, err = run.returncode, run.stdout, run.stderr
        except subprocess.TimeoutExpired as slow:
            code, out = -signal.SIGXCPU, (slow.stdout or b"").decode(errors="replace")
            err = (slow.stderr or b"").decode(errors="replace")
        for found in re.finditer(r"^mismatch (\w+) (\w+).*$", out, re.MULTILINE):
            findings.failures.setdefault(found[1], Failure(f"wrong: {found[2]}", _mismatches(out, found[1])))
        if "compared" in out:
            break
        reached = [word for word in err.split() if word in rest]
        last = reached[-1] if reached else rest[0]
        name = "does not end" if code == -signal.SIGXCPU else f"ends with {code}"
        told = re.search(r"enzyme-cc: (cannot differentiate .*)", err) if code == -signal.SIGABRT else None
        kind = f"refused: {_words(told[1])}" if told else f"crash: the program {name}"
        findings.failures[last] = Failure(kind, err[-2000:])
        rest = rest[rest.index(last) + 1:]
    findings.right = [root for root in program.roots if root not in findings.failures]
    return findings


def _mismatches(out: str, name: str) -> str:
    return "\n".join(re.findall(rf"^mismatch {name} .*$", out, re.MULTILINE)[:20])
