"""An analysis written by CONTRIBUTING.md's recipe, in one file: functions that do the same again when called again.

*Lattice.* The set of functions that do not; empty at first, grown by union. *Transfer.* A function comes in that writes
or reads memory which its caller knows, or calls, by name, by pointer or through a library that calls back, one that
does, or the unknown.
"""

from enzyme_cc.analysis.call_models import CallModels, Kind
from enzyme_cc.analysis.effects import call_effects, instruction_effects
from enzyme_cc.analysis.points_to import ALLOCA, ALLOCATION, Summaries, bits
from enzyme_cc.ir import Call, Function, Module


class Repeatable:
    """The functions of a module that depend on their arguments' values alone, and leave nothing behind."""

    def __init__(self, module: Module, models: CallModels) -> None:
        self._module, self._models, self._summaries = module, models, Summaries(models)
        bodies = [f for f in module.functions.values() if f.has_body]
        self._excluded: set[Function] = set()
        while news := [f for f in bodies if f not in self._excluded and not self._is_repeatable(f)]:
            self._excluded.update(news)

    def __contains__(self, function: Function) -> bool:
        return function.has_body and function not in self._excluded

    def _is_repeatable(self, function: Function) -> bool:
        memory = self._summaries.points_to(function)
        for i in function.instructions():
            if isinstance(i, Call) and (self._models.reached(i) or self._models.callbacks(i)):
                run = {*self._models.reached(i), *(edge.function for edge in self._models.callbacks(i))}
                if run & self._excluded:
                    return False
                if self._models.of(i).kind is Kind.DEFINED:
                    continue
            done = call_effects(i, self._models.of(i)) if isinstance(i, Call) else instruction_effects(
                i, self._module.datalayout, self._models)
            touched = 0
            for place in (*done.reads, *done.writes):
                touched |= memory.of(place.pointer)
            own = all(memory.objects[k].kind in (ALLOCA, ALLOCATION) for k in bits(touched))
            if done.reads_any or done.writes_any or not own:
                return False
        return True


def test_the_recipe(compile_c):
    module = compile_c("""
        #include <math.h>
        #include <stdlib.h>
        int calls;
        static int less(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
        __attribute__((noinline)) double plain(double x) { double t[2] = {x, 1}; return sin(t[x > 0]); }
        double through(double x) { return plain(x) + plain(2 * x); }
        double counted(double x) { calls++; return x; }
        double through_counted(double x) { return plain(counted(x)); }
        double given(const double *x) { return *x; }
        double unknown(double x);
        double around(double x) { return unknown(x); }
        int sorted(int n) { int t[3] = {n, 2, 1}; qsort(t, 3, sizeof *t, less); return t[0]; }
    """, flags=("-fno-inline",))
    found = Repeatable(module, CallModels())
    names = [name for name, function in module.functions.items() if function in found]
    assert names == ["plain", "through"]
