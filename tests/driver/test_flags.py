"""The table of flags: sorted, without doubles, and in agreement with the compiler that is installed."""

from __future__ import annotations

import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from enzyme_cc.driver import flags
from enzyme_cc.toolchain.compilers import Compiler


def test_rows_are_sorted_and_single() -> None:
    names = [name for name, _, _ in flags.ROWS]
    assert names == sorted(set(names))


def test_prefixes_are_single() -> None:
    names = [name for name, _ in flags.PREFIXES]
    assert len(names) == len(set(names))


def test_the_installed_clang_takes_values_for_the_same_flags(clang: Compiler, tmp_path: Path) -> None:
    """With a flag that swallows the next word there is no input left, and clang plans no compilation."""

    def swallows(name: str) -> bool:
        folder = tmp_path / f"asked{name}"  # its own: some flags write to the file they are given, even now
        folder.mkdir()
        (folder / "input.c").touch()
        done = subprocess.run(
            [*clang.command, "-###", "-c", name, "input.c"],
            cwd=folder, capture_output=True, text=True, timeout=60,
        )
        return '"-cc1"' not in done.stderr

    asked = [name for name, form, role in flags.ROWS if role != flags.QUERY and not name.startswith("--")]
    with ThreadPoolExecutor(2) as pool:
        answers = dict(zip(asked, pool.map(swallows, asked), strict=True))
    takes_value = {name: form != flags.WORD for name, form, _ in flags.ROWS}
    wrong = [name for name in asked if answers[name] != takes_value[name]]
    assert wrong == []


def test_values_are_told_from_inputs() -> None:
    assert flags.classify("-o") == ("-o", flags.OUTPUT, True)
    assert flags.classify("-ofile") == ("-o", flags.OUTPUT, False)
    assert flags.classify("-isystem") == ("-isystem", flags.COMPILE, True)
    assert flags.classify("-lm") == ("-l", flags.LINK, False)
    assert flags.classify("-Wl,-z,now") == ("-Wl,", flags.LINK, False)
    assert flags.classify("-flto=thin") == ("-flto", flags.LTO, False)
    assert flags.classify("-undef") == ("-undef", flags.COMPILE, False)
    assert flags.classify("-fno-such-flag") == ("-fno-such-flag", flags.COMPILE, False)
