"""Programs that must be refused, each where it happens and in the words of its `// expect:` comment (Fortran's `!`).

`// expect: REGEX` stands on the line that the error must name; `// mention: REGEX` is looked for in the whole
output (reasons, remedies). Neither minds case. (Debug information has no column for variables.) The exit code
is 1, whatever the -O level. Every place that is named is in the program itself, the words are those of its language,
and with -g nobody is advised to give it.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
pytestmark = pytest.mark.slow
PROGRAMS = sorted(path.name for suffix in ("c", "cpp", "f90", "rs") for path in HERE.glob(f"*.{suffix}"))
COMPILERS = {
    ".c": "enzyme-clang", ".cpp": "enzyme-clang++ -std=c++20", ".f90": "enzyme-flang",
    ".rs": "enzyme-rustc --edition=2021",
}
FOREIGN = {
    ".c": r"\bstd::|\bVec\b|TRANSFER|\bf64\b|procedure", ".cpp": r"\bVec\b|TRANSFER|\bf64\b|procedure|(?<!st)a union\b",
    ".f90": r"\bstd::|\bVec\b|\bf64\b|\bstruct|\bunion\b|\bvoid\b|__enzyme_autodiff|member",
    ".rs": r"std::vector|TRANSFER|procedure|\bvoid\b|__enzyme_autodiff|member|\bthrow\b",
}
"""What users of a language do not say."""


def missing(suffix: str) -> str:
    """Why a language's programs cannot be compiled here."""
    flangs = (f"{name}-{version}" for name in ("flang-new", "flang") for version in range(17, 23))
    if suffix == ".f90" and not any(map(shutil.which, flangs)):
        return "no flang on this machine"
    return "rustc is not on PATH" if suffix == ".rs" and shutil.which("rustc") is None else ""


@pytest.mark.parametrize("flags", ["-O0", "-O2 -g"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_the_program_is_refused_with_file_line_and_reason(program: str, flags: str, tmp_path: Path) -> None:
    source = HERE / program
    if missing(source.suffix):
        pytest.skip(missing(source.suffix))
    binary = tmp_path / "program"
    if source.suffix == ".rs":
        flags = {"-O0": "", "-O2 -g": "-O -g"}[flags]
    libraries = ["-lm"] if source.suffix in (".c", ".cpp") else []
    command = [*COMPILERS[source.suffix].split(), *flags.split(), str(source), "-o", str(binary), *libraries]
    command[0] = str(BIN / command[0])
    build = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert build.returncode == 1, build.stderr
    assert not binary.exists()
    expected = 0
    for number, line in enumerate(source.read_text().splitlines(), 1):
        if expect := re.search(r"(?://|!) expect: (.*)", line):
            expected += 1
            error = rf"{re.escape(program)}:{number}:(?:\d+:)? error: .*(?:{expect.group(1)})"
            assert re.search(error, build.stderr, re.IGNORECASE), f"no `{error}` in:\n{build.stderr}"
        if mention := re.search(r"(?://|!) mention: (.*)", line):
            assert re.search(mention.group(1), build.stderr, re.IGNORECASE), build.stderr
    messages = re.findall(r"^(\S+?)(?::\d+)*: (?:error|note|warning): (.*)", build.stderr, re.M)
    assert {Path(place).name for place, _ in messages} == {program}, build.stderr
    for _, said in messages:
        assert not re.search(FOREIGN[source.suffix], said), said
        assert "-g" not in flags.split() or "-g" not in re.split(r"[\s,;]", said), said
    assert expected, "the program expects no error"
    assert "Traceback" not in build.stderr
