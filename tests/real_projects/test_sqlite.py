"""SQLite from its canonical sources: the amalgamation is made, compiled and fuzzed as its authors do."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Run

QUERIES = """
create table t(a integer primary key, b text, c real);
with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
insert into t select i, printf('%05d', i * 7919 % 1000), i / 3.0 from n;
create index tb on t(b);
select count(*), sum(a), round(total(c), 6), min(b), max(b) from t where b > '00500';
select b, row_number() over (order by b desc) from t where a < 4 order by a;
select json_extract('{"x": [1, 2.5, "y"]}', '$.x[1]') * 2;
pragma integrity_check;
"""
PRINTED = """499|248750|82916.666667|00501|00999
00919|1
00838|2
00757|3
5.0
ok
"""


@pytest.mark.long
@pytest.mark.timeout(2400)
def test_it_passes_its_tests(project: Callable[..., Path], run: Run) -> None:
    folder = project("sqlite3")
    run(folder, "./configure CC=enzyme-clang --disable-tcl && make sqlite3")
    assert run(folder, f"./sqlite3 <<'END'\n{QUERIES}\nEND") == PRINTED
    printed = run(folder, "make fuzztest")  # databases and queries that once were found to go wrong
    assert re.search(r"^fuzzcheck: 0 errors out of [1-9]\d{4} tests", printed, re.M), printed[-2000:]
    assert re.search(r"[1-9]\d* cases, 0 crashes", printed), printed[-2000:]
