"""The tables of external functions: in order, well formed, disjoint from mathematics, right in samples."""

import pytest

from enzyme_cc.rules import known, lookup
from enzyme_cc.rules.allocation import ALLOCATION_ROWS, MEMORY_ROWS
from enzyme_cc.rules.c_library import CALLBACK_ROWS, INACTIVE_ROWS
from enzyme_cc.rules.functions import parse_row
from enzyme_cc.rules.julia_runtime import JULIA_ROWS
from enzyme_cc.rules.language_support import INACTIVE_PREFIXES, SUPPORT_ROWS
from enzyme_cc.rules.llvm_intrinsics import INACTIVE_INTRINSICS, STRUCTURAL_INTRINSICS, TABLE
from enzyme_cc.rules.parallel_library import PARALLEL_ROWS
from enzyme_cc.rules.refused import REFUSED_ROWS
from enzyme_cc.rules.rust_library import rust_path
from enzyme_cc.rules.swift_runtime import SWIFT_ROWS
from enzyme_cc.rules.system_library import SYSTEM_ROWS

TABLES = {
    "allocation": ALLOCATION_ROWS,
    "memory": MEMORY_ROWS,
    "inactive": INACTIVE_ROWS,
    "system": SYSTEM_ROWS,
    "callback": CALLBACK_ROWS,
    "refused": REFUSED_ROWS,
    "parallel": PARALLEL_ROWS,
    "Julia": JULIA_ROWS,
    "Swift": SWIFT_ROWS,
    "language support": SUPPORT_ROWS,
    "inactive intrinsics": INACTIVE_INTRINSICS,
    "structural intrinsics": STRUCTURAL_INTRINSICS,
}
FUNCTION_ROWS = [r for t in list(TABLES.values())[:10] for r in t.strip().splitlines()]


def names(text: str) -> list[str]:
    return [row.split()[0] for row in text.strip().splitlines()]


@pytest.mark.parametrize("table", TABLES)
def test_tables_are_sorted_and_without_repetition(table):
    listed = names(TABLES[table])
    assert listed == sorted(set(listed))


def test_prefixes_are_sorted_and_without_repetition():
    listed = [prefix for prefix, _ in INACTIVE_PREFIXES]
    assert listed == sorted(set(listed))


def test_no_function_is_in_two_tables():
    listed = [row.split()[0] for row in FUNCTION_ROWS]
    assert len(listed) == len(set(listed))
    intrinsics = names(INACTIVE_INTRINSICS) + names(STRUCTURAL_INTRINSICS)
    assert len(intrinsics) == len(set(intrinsics))


def test_no_function_is_mathematics_and_something_else():
    for row in FUNCTION_ROWS:
        assert lookup(row.split()[0]) is None, row
    for name in TABLE:
        assert lookup(f"llvm.{name}.f64") is None, name


@pytest.mark.parametrize("row", FUNCTION_ROWS, ids=lambda row: row.split()[0])
def test_every_row_parses_to_consistent_facts(row):
    info = parse_row(row)
    assert info == known(info.name)
    if info.kind in ("allocate", "reallocate"):
        assert info.fresh and (info.size or info.zeroed)
        collected = info.name in names(JULIA_ROWS)
        assert info.free_with is None if collected else known(info.free_with).kind == "free"
    if info.kind == "reallocate":
        assert info.frees == (0,)
    if info.kind == "free":
        assert info.frees == (0,)
    if info.kind == "copy":
        assert info.writes == (info.destination,) and info.reads == (info.source,)
    if info.kind == "set":
        assert info.writes == (info.destination,) and info.source is None
    if info.kind in ("copy", "set"):
        assert info.length is not None
    if info.kind in ("callback", "search", "sort"):
        assert info.callback is not None
    assert bool(info.reason) == (info.kind == "refuse")
    assert all(position in info.writes for position, _ in info.fills)
    assert not info.counts or info.writes_from is not None


@pytest.mark.parametrize(
    "row, message", [("f inactive what", "what"), ("f inactive size", "size"), ("f inactive r", "r")]
)
def test_unknown_flags_are_errors(row, message):
    with pytest.raises(ValueError, match=message):
        parse_row(row)


def test_printf_leaves_memory_alone_but_scanf_and_snprintf_write():
    assert not known("printf").writes and known("printf").reads_from == 1
    assert known("snprintf").writes == (0,)
    assert known("sscanf").writes_from == 2
    assert known("fread").writes == (0, 3)
    assert known("__isoc99_sscanf").writes_from == 2
    assert known("__isoc23_strtol").writes == (1,)


def test_functions_that_write_numbers_say_how_many_bytes():
    assert known("fread").fills == ((0, ("ret", "a1")),)
    assert known("getloadavg").fills == ((0, ("ret", "8")),)
    assert known("__isoc23_sscanf").counts and not known("vsscanf").counts


@pytest.mark.parametrize(
    "symbol, fills",
    [
        ("_ZNSirsERf", ((1, ("4",)),)),
        ("_ZNSi10_M_extractIeEERSiRT_", ((1, ("16",)),)),
        ("_ZNSt13basic_istreamIwSt11char_traitsIwEErsERd", ((1, ("8",)),)),
        ("_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERd", ((1, ("8",)),)),
        ("_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEE4readEPcl", ((1, ("a2",)),)),
        ("_ZNSirsERi", ()),
        ("_ZNSirsEPFRSiS_E", ()),
    ],
)
def test_streams_write_numbers(symbol, fills):
    assert known(symbol).fills == fills


def test_allocation_facts():
    calloc = known("calloc")
    assert (calloc.kind, calloc.size, calloc.zeroed, calloc.free_with) == ("allocate", (0, 1), True, "free")
    aligned = known("posix_memalign")
    assert (aligned.size, aligned.alignment, aligned.result_through) == ((2,), 1, 0)
    assert known("realloc").frees == (0,)
    assert known("reallocarray").size == (1, 2)
    assert known("_ZnwmSt11align_val_t").free_with == "_ZdlPvSt11align_val_t"


def test_memory_facts():
    move = known("llvm.memmove.p0.p0.i64")
    assert (move.kind, move.destination, move.source, move.length, move.overlap) == ("copy", 0, 1, 2, True)
    assert known("bcopy").destination == 1
    assert known("llvm.memset.p0.i64").kind == "set"
    assert not known("memcpy").overlap


@pytest.mark.parametrize(
    "symbol", ["exit", "abort", "__assert_fail", "llvm.trap", "_ZN4core9panicking5panic17h0E"]
)
def test_functions_that_do_not_return(symbol):
    assert known(symbol).noreturn


@pytest.mark.parametrize("symbol, kind", [
    ("qsort", "sort"),
    ("setjmp", "refuse"),
    ("longjmp", "inactive"),
    ("llvm.dbg.value", "inactive"),
    ("llvm.lifetime.start.p0", "inactive"),
    ("llvm.smax.i32", "inactive"),
    ("llvm.vector.reduce.add.v4i32", "inactive"),
    ("llvm.masked.load.v4f64.p0", "structural"),
    ("llvm.stacksave.p0", "structural"),
    ("_FortranAioOutputReal64", "inactive"),
    ("omp_get_wtime", "inactive"),
    ("strtod", "inactive"),
])  # fmt: skip
def test_kinds(symbol, kind):
    assert known(symbol).kind == kind


@pytest.mark.parametrize("symbol", ["my_function", "sin", "llvm.sin.f64", "llvm.unheard.of", "printf2", ""])
def test_others_are_unknown(symbol):
    assert known(symbol) is None


def test_paths_of_rust_are_told_from_names_of_cxx():
    assert rust_path("_ZN3std2io5stdio6_print17h0123456789abcdefE").startswith("std::io::stdio::_print")
    assert rust_path("_RNvC3foo3bar") == "foo::bar"
    assert rust_path("_ZN5Eigen8internal3fooEv") == rust_path("_Z1fd") == rust_path("sin") == ""
