"""`--enzyme-gradcheck`: requests that check themselves against finite differences as the program runs.

    tracing.py   copies of the program's functions that tell which memory they use
    requests.py  the checks of a round's requests
    check.py     what is called in a derivative's place: the run time before it and after it
    rules.py     checks of custom rules
    numbers.py   the numbers in values of any type
    runtime.c    the run time: memory.c, trials.c, verdict.c, report.c;  c_sources.py makes runtime.ll of them

The differences are taken of the program's own function, and nothing that the analyses say of it is used: they are
what is checked.
"""

from enzyme_cc.autodiff.gradcheck.requests import Checks, checks, runtime_text
from enzyme_cc.autodiff.gradcheck.rules import CheckedRule, register_checked

__all__ = ["CheckedRule", "Checks", "checks", "register_checked", "runtime_text"]
