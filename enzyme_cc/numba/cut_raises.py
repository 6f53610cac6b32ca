"""A pass of Numba's compiler: the words of an exception are not made where a derivative is.

From some branches on, all ways lead to one `raise` whose values only a run tells: there the exception is raised without
them. Who calls the derivative gets it from the function itself, which is called once more (calls.py).
"""

from __future__ import annotations

import functools
from typing import Any

from numba.core import ir
from numba.core.analysis import compute_cfg_from_blocks
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.ir_utils import build_definitions
from numba.core.postproc import PostProcessor
from numba.core.untyped_passes import RewriteDynamicRaises

VALUES_UNKNOWN = "raised in a derivative, which does not know the values in this message"
"""What such an exception says where the function itself does not raise it once more."""


@register_pass(mutates_CFG=True, analysis_only=False)
class CutRaises(FunctionPass):
    """Ends such branches at once."""

    _name = "enzyme_cc_cut_raises"

    def __init__(self) -> None:
        FunctionPass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        """Called by Numba."""
        blocks = state.func_ir.blocks
        graph = compute_cfg_from_blocks(blocks)
        before = {label: {place for place, _ in graph.predecessors(label)} for label in blocks}
        ends: dict[int, set[int]] = {label: set() for label in blocks}
        for end in graph.exit_points():
            waiting = [end]
            while waiting:
                label = waiting.pop()
                if end not in ends[label]:
                    ends[label].add(end)
                    waiting += before[label]
        changed = False
        for end in graph.exit_points():
            raising = blocks[end].terminator
            doomed = {label for label, found in ends.items() if found == {end}}
            if not isinstance(raising, ir.DynamicRaise):
                continue
            for label in doomed:
                if label == graph.entry_point() or before[label] - doomed:
                    blocks[label].body = [ir.StaticRaise(raising.exc_class, (VALUES_UNKNOWN,), raising.loc)]
                    changed = True
        if changed:
            for label in compute_cfg_from_blocks(blocks).dead_nodes():
                del blocks[label]
            state.func_ir._definitions = build_definitions(blocks)
            PostProcessor(state.func_ir).run()
        return changed


@functools.cache
def cutting(pipeline: Any) -> Any:
    """A pipeline of Numba's with this pass."""
    class Cutting(pipeline):
        def define_pipelines(self) -> Any:
            managers = super().define_pipelines()
            for manager in managers:
                if any(found is RewriteDynamicRaises for found, _ in manager.passes):
                    manager.add_pass_after(CutRaises, RewriteDynamicRaises)
                    manager.finalize()
            return managers

    return Cutting
