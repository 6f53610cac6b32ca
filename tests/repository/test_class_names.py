"""No two classes of enzyme_cc have one name: what is another thing is called otherwise."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_no_class_has_the_name_of_another() -> None:
    places: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "enzyme_cc").rglob("*.py")):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(str(path.relative_to(ROOT)))
    twice = {name: found for name, found in places.items() if len(found) > 1}
    assert not twice
