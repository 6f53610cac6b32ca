"""Lua as its authors released it, and programs in it. (Its own test suite is no part of the release's archive.)"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Run
from same_build import different_code, objects, size_ratio

Project = Callable[..., Path]

MOST_SIZE = 2.5

PROGRAMS = {
    "closures and integers": ("""
        local function counter() local n = 0; return function() n = n + 1; return n end end
        local a, b = counter(), counter()
        print(a(), a(), b(), 7 // 2, -7 // 2, 7 % -3, 1 << 62, math.maxinteger + 1 == math.mininteger, 2^53)
        """, "1\t2\t1\t3\t-4\t-2\t4611686018427387904\ttrue\t9.007199254741e+15\n"),
    "coroutines and generic for": ("""
        local function permutations(a, n)
            if n == 0 then coroutine.yield(table.concat(a, '')) end
            for i = 1, n do
                a[n], a[i] = a[i], a[n]; permutations(a, n - 1); a[n], a[i] = a[i], a[n]
            end
        end
        for p in coroutine.wrap(function() permutations({1, 2, 3}, 3) end) do io.write(p, ' ') end
        print()
        """, "231 321 312 132 213 123 \n"),
    "errors unwind": ("""
        local ok, message = pcall(function()
            local t <close> = setmetatable({}, {__close = function() print('closed') end})
            error({code = 7})
        end)
        print(ok, message.code, select('#', xpcall(error, function(m) return m, 1 end, 'x')))
        print(pcall(string.rep, 'x', -1), (pcall(string.format, '%d', 1.5)))
        """, "closed\nfalse\t7\t2\ntrue\tfalse\n"),
    "strings and patterns": ("""
        print(('key = value'):match('^(%w+)%s*=%s*(%w+)$'))
        print((('hello world'):gsub('o', {o = '0'})), ('%5.2f|%-5s|%q'):format(3.14159, 'ab', 'a\\nb'))
        print(#string.pack('<i4d', 7, 0.5), string.unpack('<i4', string.pack('<i4', -2)))
        print(utf8.char(8364, 228), utf8.len('\\u{20AC}x'))
        """, 'key\tvalue\nhell0 w0rld\t 3.14|ab   |"a\\\nb"\n12\t-2\t5\n€ä\t2\n'),
    "metatables, garbage and sorting": ("""
        local V = {}; V.__index = V
        V.__add = function(a, b) return setmetatable({x = a.x + b.x}, V) end
        V.__lt = function(a, b) return a.x < b.x end
        local list = {}
        for i = 1, 200000 do
            local s = setmetatable({x = (i * 7919) % 1009}, V)
            if i % 1000 == 0 then list[#list + 1] = s end
        end
        table.sort(list)
        local sum = setmetatable({x = 0}, V)
        for i, v in ipairs(list) do sum = sum + v; assert(i == 1 or not (v < list[i - 1])) end
        collectgarbage(); print(sum.x, collectgarbage('count') < 2000)
        """, "99712\ttrue\n"),
    "numbers": ("""
        local x = 1.0; for _ = 1, 50 do x = x - (x * x - 2) / (2 * x) end
        print(('%.15g %.15g %a'):format(x, math.sin(1), 0.1), math.tointeger(3.0), 3 | 0, 10 / 2)
        """, "1.41421356237309 0.841470984807897 0x1.999999999999ap-4\t3\t3\t5.0\n"),
}


@pytest.mark.long
def test_it_runs_programs_and_is_what_clang_builds(project: Project, run: Run, clang: str) -> None:
    ours, theirs = project("lua5.4", "ours"), project("lua5.4", "theirs")
    run(ours, "make linux CC=enzyme-clang AR='enzyme-llvm-ar rcu' RANLIB=enzyme-llvm-ranlib")
    assert "Lua 5.4" in run(ours, "make test")
    run(theirs, f"make linux CC={clang}")
    for name, (program, printed) in PROGRAMS.items():
        (ours / "program.lua").write_text(program)
        assert run(ours, "src/lua program.lua") == printed, name
        assert run(ours, "src/luac -o program.out program.lua && src/lua program.out") == printed, name
    assert different_code(ours, theirs) == []
    assert size_ratio(ours, theirs) <= MOST_SIZE


@pytest.mark.long
def test_twice_in_parallel_gives_the_same_objects(project: Project, run: Run) -> None:
    folder = project("lua5.4")
    built = []
    for _ in range(2):
        run(folder, "make clean && make -j2 linux CC=enzyme-clang")
        built.append(objects(folder) | {"lua": (folder / "src" / "lua").read_bytes()})
    assert built[0] == built[1] and len(built[0]) > 30
