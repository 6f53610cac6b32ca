"""The members of archives of every kind are found with their contents."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.toolchain.archive import is_archive, members

CONTENTS = {
    "a.o": b"odd", "a_name_longer_than_sixteen_characters.o": b"even", "sub/b.o": b"x" * 1001, "empty.o": b"",
}


@pytest.mark.parametrize("tool", [path for name in ("ar", "llvm-ar-19") if (path := shutil.which(name))])
@pytest.mark.parametrize("kind", ["rc", "rcT", "rc --format=bsd"])
def test_members_are_read(tool: str, kind: str, tmp_path: Path) -> None:
    if "--format" in kind and "llvm" not in tool:
        return  # binutils writes GNU archives only
    (tmp_path / "sub").mkdir()
    for name, content in CONTENTS.items():
        (tmp_path / name).write_bytes(content)
    words = kind.split()
    subprocess.run([tool, *words[1:], words[0], "lib.a", *CONTENTS], cwd=tmp_path, check=True, timeout=60)
    archive = str(tmp_path / "lib.a")
    assert is_archive(archive) and not is_archive(str(tmp_path / "a.o"))
    found = members(archive)
    assert [member.content().rstrip(b"\0" if "bsd" in kind else b"") for member in found] == list(CONTENTS.values())
    assert [Path(member.name).name for member in found] == [Path(name).name for name in CONTENTS]
    assert str(found[0]) == f"{archive}({found[0].name})"


def test_a_broken_archive_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "lib.a").write_bytes(b"!<arch>\n" + b"x" * 100)
    with pytest.raises(ValueError):
        members(str(tmp_path / "lib.a"))


def test_what_gnu_ar_leaves_behind_the_place_of_a_thin_members_name_is_ignored(tmp_path: Path) -> None:
    names = b"build/one.f90.o/\nbuild/two.f90.o/\n"

    def header(label: bytes, size: int) -> bytes:
        return label.ljust(16) + b"0           0     0     644     " + str(size).encode().ljust(10) + b"`\n"

    text = b"!<thin>\n" + header(b"//", len(names)) + names + b"\n" * (len(names) % 2)
    text += header(b"/0             /", 5) + header(b"/17            /0", 5)[:16] + header(b"", 5)[16:]
    (tmp_path / "lib.a").write_bytes(text)
    assert [member.name for member in members(str(tmp_path / "lib.a"))] == ["build/one.f90.o", "build/two.f90.o"]
