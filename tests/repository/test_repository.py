"""Promises about the repository itself: what every file says, who may import whom, what the README runs."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path
    for folder in ("enzyme_cc", "tests", "samples", "benchmarks")
    for path in (ROOT / folder).rglob("*.py")
)
LAYERS = ["cli", "driver", "toolchain", "autodiff", "analysis", "rules", "ir", "graph", "diagnostics"]
LONGEST = 700  # a file past 600 lines should be split; past this it must be. Rows of a table do not count.
_TABLE_ROW = re.compile(r'\s+\("')


def _imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = path.relative_to(ROOT).with_suffix("").parts[: -node.level] if node.level else ()
            base = ".".join([*above, *filter(None, [node.module])])
            names.add(base)
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return names


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_says_in_its_first_line_what_it_does(path: Path) -> None:
    text = path.read_text()
    docstring = ast.get_docstring(ast.parse(text))
    assert docstring, "no module docstring"
    assert text.startswith('"""'), "the docstring is not the first line"


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if "enzyme_cc" in path.parts], ids=lambda path: path.name
)
def test_a_module_is_short_and_its_name_says_something(path: Path) -> None:
    assert sum(not _TABLE_ROW.match(line) for line in path.read_text().splitlines()) <= LONGEST
    assert path.stem not in ("utils", "util", "misc", "helpers", "helper", "common", "tools")
    assert not re.search(r"_\d$", path.stem)


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_the_type_checker_is_told_to_ignore_has_its_reason(path: Path) -> None:
    bare = re.compile(r"# type: ignore(\[[\w, -]*\])?\s*$")
    assert [line for line in path.read_text().splitlines() if bare.search(line)] == []


def test_imports_point_downwards_only() -> None:
    wrong = []
    for path in SOURCES:
        parts = path.relative_to(ROOT).parts
        if parts[0] != "enzyme_cc" or len(parts) < 2:
            continue
        own = parts[1].removesuffix(".py")
        if own not in LAYERS:
            continue
        for name in _imports(path):
            package, _, rest = name.partition(".")
            layer = rest.split(".")[0]
            if package == "enzyme_cc" and layer in LAYERS and LAYERS.index(layer) < LAYERS.index(own):
                wrong.append(f"{path.relative_to(ROOT)} imports {name}")
    assert wrong == []


def test_one_module_imports_llvmlite() -> None:
    importers = [
        str(path.relative_to(ROOT)) for path in SOURCES
        if "enzyme_cc" in path.parts and path.parent.name != "numba"  # which is handed llvmlite's modules
        and any(name.split(".")[0] == "llvmlite" for name in _imports(path))
    ]
    assert importers == ["enzyme_cc/toolchain/llvm.py"]


def test_import_linter_agrees() -> None:
    program = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout


def test_no_operation_goes_over_the_lanes_of_a_derivative_by_hand() -> None:
    """`Lanes` does; what an operation makes for one direction, its `map` and `each` make for all."""
    rooms = "operations forward reverse shadow arithmetic facts plan calls".split()
    by_hand = re.compile(r"range\((\w+\.)+width\)|\] \* (\w+\.)+width\b|in (zip\(|enumerate\()?(s|self)\.shadow\w*\(")
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for room in rooms
        for path in sorted((ROOT / "enzyme_cc" / "autodiff" / room).glob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if by_hand.search(line)
    ]
    assert not found, "\n".join(found)


def test_no_file_names_a_place_on_some_machine() -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, timeout=60
    ).stdout.split()
    place = re.compile(rb"(?<![\w.<}])/(?:work|root|home|Users)/\w|https?://(?:pypi|files\.pythonhosted|registry)")
    named = [
        name for name in tracked
        if (ROOT / name).is_file() and (ROOT / name).suffix not in (".png", ".bc", ".o")
        and place.search((ROOT / name).read_bytes())
    ]
    assert named == []


def test_make_lists_its_targets() -> None:
    done = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0
    listed = {line.split()[0] for line in done.stdout.splitlines()}
    assert {"help", "demo", "test", "check", "bench", "fuzz", "clean"} <= listed


COMPILERS = {"c": "clang", "cpp": "clang++", "fortran": "flang", "rust": "rustc"}


@pytest.mark.slow
@pytest.mark.parametrize("language", COMPILERS)
def test_a_readme_example_does_what_the_readme_prints(language: str, tmp_path: Path) -> None:
    """The first block of a language is built by the first command below it, and prints what the README says."""
    if language == "fortran" and not any(shutil.which(f"flang-new-{n}") for n in range(17, 23)):
        pytest.skip("no flang on this machine: the Fortran example is not tested")
    if language == "rust" and shutil.which("rustc") is None:
        pytest.skip("no rustc on this machine: the Rust example is not tested")
    blocks = re.findall(r"```(\w+)\n(.*?)```", (ROOT / "README.md").read_text(), re.S)
    at = [kind for kind, _ in blocks].index(language)
    _builds_and_prints(blocks[at:], tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("title", ["OpenMP", "BLAS and LAPACK"])
def test_an_example_of_parallel_programs_and_libraries_does_what_the_readme_prints(title: str, tmp_path: Path) -> None:
    section = (ROOT / "README.md").read_text().partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    _builds_and_prints(re.findall(r"```(\w+)\n(.*?)```", section, re.S), tmp_path)


@pytest.mark.slow
def test_the_readme_calls_a_function_from_python() -> None:
    code = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.S)[0]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=240)
    assert done.stdout == "[12.  9.]\n", done.stderr


def _builds_and_prints(blocks: list[tuple[str, str]], folder: Path) -> None:
    """The first block is built by the first command below it, and prints what stands below that."""
    session = next(text for kind, text in blocks if kind == "console")
    command, _, expected = session.removeprefix("$ ").partition("\n")
    name = re.search(r"\S+\.(c|cpp|f90|rs)\b", command)
    assert name is not None
    (folder / name.group(0)).write_text(blocks[0][1])
    done = subprocess.run(
        f'PATH="{Path(sys.executable).parent}:$PATH"; {command}',
        shell=True, cwd=folder, capture_output=True, text=True, timeout=240,
    )
    assert done.stdout.strip() == expected.strip(), done.stderr
