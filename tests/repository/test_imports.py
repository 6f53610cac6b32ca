"""How the modules of enzyme_cc import each other: in no circle, be it for types only, and little at the start."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from enzyme_cc.graph import strongly_connected_components

ROOT = Path(__file__).resolve().parents[2]

def _modules() -> dict[str, Path]:
    """The modules by name; a package goes by its own."""
    found = {}
    for path in sorted((ROOT / "enzyme_cc").rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def _imported(path: Path, modules: dict[str, Path]) -> list[str]:
    """The modules that a file imports anywhere, under TYPE_CHECKING and in functions too; `from package import name`
    is an import of the module of that name if there is one, else of the package."""
    found: dict[str, None] = {}
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found.update(dict.fromkeys(alias.name for alias in node.names))
        elif isinstance(node, ast.ImportFrom):
            above = path.relative_to(ROOT).parts[: -node.level] if node.level else ()
            package = ".".join([*above, *filter(None, [node.module])])
            for alias in node.names:
                inner = f"{package}.{alias.name}"
                found[inner if inner in modules else package] = None
    return [name for name in found if name in modules]


def test_no_import_circle() -> None:
    modules = _modules()
    graph = {name: _imported(path, modules) for name, path in modules.items()}
    circles = [part for part in strongly_connected_components(modules, graph.__getitem__) if len(part) > 1]
    lines = [f"{name} -> {', '.join(t for t in graph[name] if t in circle)}" for circle in circles for name in circle]
    assert not circles, "modules that import each other in a circle:\n" + "\n".join(lines)


def test_no_module_is_imported_for_its_types_only() -> None:
    """What a module says of another's types is an arrow like any other, and is drawn as one."""
    names = [name for name, path in _modules().items() if "TYPE_CHECKING" in path.read_text()]
    assert not names


def test_a_command_without_requests_loads_little() -> None:
    """Where nothing is differentiated, the wrapper's own start is what a build pays: typing and dataclasses alone would
    double it."""
    said = subprocess.run(
        [sys.executable, "-S", "-c", "import sys, enzyme_cc.driver.clang; print(*sys.modules)"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    ).stdout.split()
    loaded = {name for name in said if name.startswith("enzyme_cc.")}
    assert not {"typing", "dataclasses", "inspect", "tempfile", "subprocess"} & set(said)
    assert {name.split(".")[1] for name in loaded} == {"driver", "toolchain"}
