"""C and C++ programs that must be refused, each where it happens and in the words of its `// expect:` comment.

`// expect: REGEX` stands on the line that the error must name; `// mention: REGEX` is looked for in the whole
output (reasons, remedies). Neither minds case. (Debug information has no column for variables.) The exit code
is 1, whatever the -O level.
"""

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
BIN = Path(sys.executable).parent
pytestmark = pytest.mark.slow
PROGRAMS = sorted(path.name for path in (*HERE.glob("*.c"), *HERE.glob("*.cpp")))


@pytest.mark.parametrize("level", ["-O0", "-O2"])
@pytest.mark.parametrize("program", PROGRAMS)
def test_the_program_is_refused_with_file_line_and_reason(program: str, level: str, tmp_path: Path) -> None:
    source = HERE / program
    binary = tmp_path / "program"
    compiler = BIN / ("enzyme-clang++" if source.suffix == ".cpp" else "enzyme-clang")
    command = [str(compiler), level, str(source), "-o", str(binary), "-lm"]
    build = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert build.returncode == 1, build.stderr
    assert not binary.exists()
    expected = 0
    for number, line in enumerate(source.read_text().splitlines(), 1):
        if expect := re.search(r"// expect: (.*)", line):
            expected += 1
            error = rf"{re.escape(program)}:{number}:(?:\d+:)? error: .*(?:{expect.group(1)})"
            assert re.search(error, build.stderr, re.IGNORECASE), f"no `{error}` in:\n{build.stderr}"
        if mention := re.search(r"// mention: (.*)", line):
            assert re.search(mention.group(1), build.stderr, re.IGNORECASE), build.stderr
    assert expected, "the program expects no error"
    assert "Traceback" not in build.stderr
