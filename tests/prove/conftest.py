"""What tests of `enzyme-cc prove` share: a program is written, the command runs, and its JSON is read."""

import json
import shutil

import pytest

from enzyme_cc.cli.prove import main

HEAD = """
#include <math.h>
#include <stdlib.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const, enzyme_dupnoneed;
"""


class Proved:
    """What the command said: its exit code and counts."""

    def __init__(self, code, found):
        self.code = code
        self.found = found
        self.requests = found["requests"]

    @property
    def counts(self):
        return tuple(self.found[name] for name in ("proved", "refuted", "undecided", "uncovered"))

    @property
    def input(self):
        return self.requests[0]["inputs"][0]


@pytest.fixture
def prove(tmp_path, capfd):
    """Run the command on a program of the given text."""
    pytest.importorskip("z3")

    def run(text, *words, suffix=".c", head=HEAD):
        if suffix in (".f90",) and not (shutil.which("flang-new-19") or shutil.which("flang")):
            pytest.skip("NO FLANG")
        path = tmp_path / f"program{suffix}"
        path.write_text((head if suffix == ".c" else "") + text)
        code = main([str(path), "--json", "-j", "1", *words])
        printed = capfd.readouterr()
        assert printed.out, printed.err
        return Proved(code, json.loads(printed.out))

    return run
