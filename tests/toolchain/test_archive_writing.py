"""Archives that we write are read by linkers and by the system's tools."""

from __future__ import annotations

import subprocess
from pathlib import Path

from enzyme_cc.toolchain.archive import members
from enzyme_cc.toolchain.archive_writing import archive


def test_members_come_back_under_short_and_long_names(tmp_path: Path) -> None:
    given = [("short.o", b"odd"), ("a-name-longer-than-fifteen-letters.o", b"even"), ("empty.o", b"")]
    path = tmp_path / "lib.a"
    path.write_bytes(archive(given))
    assert [(member.name, member.content()) for member in members(str(path))] == given


def test_a_linker_takes_the_member_that_defines_a_symbol(tmp_path: Path) -> None:
    for name, text in {
        "main.c": "int answer(void); int main(void) { return answer() - 42; }",
        "unused.c": "int unused(void) { return nowhere(); }",
        "answer.c": "int base = 40; int answer(void) { return base + 2; }",
    }.items():
        (tmp_path / name).write_text(text)
        subprocess.run(["cc", "-w", "-std=gnu89", "-c", name], cwd=tmp_path, check=True)
    contents = [(name, (tmp_path / name).read_bytes()) for name in ("unused.o", "answer.o")]
    (tmp_path / "lib.a").write_bytes(archive(contents))
    subprocess.run(["cc", "main.o", "lib.a", "-o", "program"], cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "program"]).returncode == 0
    listed = subprocess.run(["ar", "t", "lib.a"], cwd=tmp_path, capture_output=True, text=True)
    assert listed.stdout.split() == ["unused.o", "answer.o"]
