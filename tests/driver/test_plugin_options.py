"""Options of Enzyme's plugins: each is honoured, dropped with a reason, or warned of; the page is the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from enzyme_cc.driver.options import NAMES, extract
from enzyme_cc.driver.plugin_options import OPTIONS, RUST, PluginOption

PAGE = (Path(__file__).parents[2] / "docs" / "plugin-options.md").read_text()


@pytest.fixture(autouse=True)
def no_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without what the tests themselves set."""
    monkeypatch.delenv("ENZYME_CACHE", raising=False)


@pytest.mark.parametrize("name, row", [*OPTIONS.items(), *RUST.items()])
def test_every_row_is_an_option_of_ours_or_says_why_not(name: str, row: PluginOption) -> None:
    assert row.ours in NAMES if row.ours else row.why
    assert f"| `{name}` | {_shown(row)} |" in PAGE


def test_the_page_has_no_other_rows() -> None:
    shown = [line for line in PAGE.partition("| `-enzyme-` |")[2].splitlines() if line.startswith("| `")]
    assert len(shown) == len(OPTIONS) + len(RUST) + 1  # the head of the second table


def _shown(row: PluginOption) -> str:
    if not row.ours:
        return ("dropped: " if row.answered else "**warned of**: ") + row.why
    values = [("", row.on), ("off: ", row.off)]
    return "; ".join(f"{head}`--enzyme-{row.ours}{'' if v == '1' else '=' + v}`" for head, v in values if v)


@pytest.mark.parametrize("line, kept, values", [
    ("-mllvm -enzyme-preopt=0 -mllvm=-enzyme-strong-zero a.c", "a.c", {"preopt": "0", "strong-zero": "1"}),
    ("-mllvm -enzyme-preopt=0 -mllvm -enzyme-preopt a.c", "a.c", {"preopt": "1"}),
    ("-Xclang -mllvm -Xclang -enzyme-print-activity=1 a.c", "a.c", {"print": "activity"}),
    ("-mllvm -enzyme_preopt=false a.c", "a.c", {"preopt": "0"}),
    ("-mllvm -enzyme-print-type=0 a.c", "a.c", {}),
    ("-mllvm -enzyme-enable=0 a.c", "a.c", {"when": "never"}),
    ("-mllvm -enzyme-tape-limit=1G a.c", "a.c", {"tape-limit": "1G"}),
    ("-fplugin-arg-ClangEnzyme-enzyme-strong-zero=1 a.c", "a.c", {"strong-zero": "1"}),
    ("-fplugin-arg-ClangEnzyme-print-type a.c", "a.c", {"print": "types"}),
    ("-Zautodiff=Enable,PrintTA,PrintTAFn=f,PrintPerf a.rs", "a.rs", {"print": "types,types", "verbose": "1"}),
    ("-Z autodiff=Enable,RuntimeActivity -Z other a.rs", "-Z other a.rs", {"runtime-activity": "1"}),
    ("-C llvm-args=-enzyme-strong-zero -C opt-level=3 a.rs", "-C opt-level=3 a.rs", {"strong-zero": "1"}),
])
def test_an_option_is_heard_in_every_spelling(line: str, kept: str, values: dict[str, str]) -> None:
    words, own = extract(line.split())
    assert words == kept.split() and own.values == values and not own.unanswered


def test_others_in_the_same_word_stay() -> None:
    words, _ = extract(["-C", "llvm-args=-enzyme-strong-zero -stats"])
    assert words == ["-C", "llvm-args=-stats"]


@pytest.mark.parametrize("line", [
    "-mllvm -enzyme-unheard-of=3", "-Wl,-mllvm,-enzyme-unheard-of=3", "-Wl,-plugin-opt=-enzyme-unheard-of=3",
    "-Xclang -mllvm -Xclang -enzyme-unheard-of=3", "-fplugin-arg-ClangEnzyme-unheard-of=3", "-Zautodiff=unheard-of=3",
    "-mllvm -enzyme-truncate-all=64to32", "-mllvm -fpopt-enable-herbie=0",
])
def test_what_is_not_answered_is_warned_of_by_name(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, own = extract(line.split())
    own.tell("enzyme-clang")
    said = capsys.readouterr().err
    assert not words and said.startswith("enzyme-clang: warning: '")
    assert line.split()[-1].rpartition(",")[2].rpartition("=-")[2] in said


def test_what_is_dropped_is_said_only_when_asked(capsys: pytest.CaptureFixture[str]) -> None:
    line = "-fplugin=ClangEnzyme-21.so -mllvm -enzyme-loose-types -mllvm -enzyme-max-cache=1"
    extract(line.split())[1].tell("enzyme-clang")
    assert capsys.readouterr().err == ""
    extract([*line.split(), "--enzyme-verbose"])[1].tell("enzyme-clang")
    said = capsys.readouterr().err
    assert said.count("note: ") == 3
    assert "'-enzyme-max-cache=1' is not needed here: what the tape keeps" in said
