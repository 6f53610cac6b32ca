"""Pure graph algorithms that know nothing of LLVM: orders, components, dominators, loops, minimum cut."""

from enzyme_cc.graph.components import is_cyclic, strongly_connected_components
from enzyme_cc.graph.dominators import DominatorTree, dominators, post_dominators
from enzyme_cc.graph.loops import (
    IrreducibleCycle,
    Loop,
    LoopForest,
    irreducible_cycles,
    is_reducible,
    natural_loops,
)
from enzyme_cc.graph.min_cut import INFINITE, UncuttableError, min_cut
from enzyme_cc.graph.orders import postorder, reachable, reverse_postorder

__all__ = [
    "INFINITE",
    "DominatorTree",
    "IrreducibleCycle",
    "Loop",
    "LoopForest",
    "UncuttableError",
    "dominators",
    "irreducible_cycles",
    "is_cyclic",
    "is_reducible",
    "min_cut",
    "natural_loops",
    "post_dominators",
    "postorder",
    "reachable",
    "reverse_postorder",
    "strongly_connected_components",
]
