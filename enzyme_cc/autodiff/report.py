"""What was found and decided, as text: `--enzyme-print=types,activity,cache`.

One section per derivative function, in the order in which they were made. The cache section says of each
value of the forward sweep that the reverse sweep reads: where it is kept and why it is not computed again,
or that it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc import ir
from enzyme_cc.analysis.activity import format_activity
from enzyme_cc.analysis.types import format_types
from enzyme_cc.autodiff.engine import Engine
from enzyme_cc.autodiff.facts.shadowing import Shadowing
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.signature import Mode
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.plan.cache_plan import CachePlan, KeptAt
from enzyme_cc.autodiff.plan.storage import (
    ArrayRegion,
    CheckpointCopy,
    CheckpointOriginal,
    Forward,
    HeaderRuns,
    LastRecord,
    TapeChunk,
)
from enzyme_cc.autodiff.plan.team_plan import TeamPlan
from enzyme_cc.autodiff.reverse.synthesis import ReverseSynthesis
from enzyme_cc.autodiff.shadow.sweep import Sweep
from enzyme_cc.graph import Loop
from enzyme_cc.ir import BasicBlock, Instruction, Value

_MODES = {
    Mode.FORWARD: "forward mode",
    Mode.GRADIENT: "reverse mode",
    Mode.SPLIT: "reverse mode in two functions",
}


def sections(engine: Engine, what: Iterable[str]) -> str:
    """The sections asked for, of all derivatives of the engine; where they are refused, of what was found of them."""
    wanted = set(what)
    made: Iterable[Sweep | Shadowing] = engine.syntheses or engine.found
    return "".join(_of(each, wanted) for each in made).replace(COPY, "")


def _of(made: Sweep | Shadowing, wanted: set[str]) -> str:
    facts = made.facts
    text = ""
    if "types" in wanted:
        text += f"; {_title(made)}\n{format_types(facts.function, facts.types)}"
    if "activity" in wanted:
        text += f"; {_title(made)}\n{format_activity(facts.function, facts.activity)}"
    if "cache" in wanted and isinstance(made, ReverseSynthesis) and made.plan is not None:
        text += f"; {_title(made)}\n" + "".join(line + "\n" for line in _Cache(made, made.plan).lines())
    return text


def _title(made: Sweep | Shadowing) -> str:
    signature = made.signature
    arguments = ", ".join(
        f"{ir.variable_name(argument) or argument.ref()}: {activity.value}"
        for argument, activity in zip(made.facts.function.args, signature.arguments, strict=True)
    )
    return f"{made.facts.function.name}({arguments}) in {_MODES[signature.mode]}"


class _Cache:
    """The cache section of one reverse-mode derivative."""

    def __init__(self, synthesis: ReverseSynthesis, plan: CachePlan) -> None:
        self.s = synthesis
        self.plan = plan
        numbered = synthesis.facts.function.number_values()
        self.names: dict[Value, str] = {value: name for value, name in numbered.items()}
        self.primal: dict[Forward, tuple[Value, bool]] = {}
        for old, new in synthesis.values.items():
            self.primal[new] = (old, False)
            for shadow in synthesis.shadows.get(old, ()):
                self.primal[shadow] = (old, True)

    def lines(self) -> Iterator[str]:
        yield f"cache of @{self.s.facts.function.name}"
        for value, at in self.plan.kept.items():
            if self.s.combined and at.level is None and value not in self.primal:
                continue  # counts and paths outside of loops live in registers
            yield f"  kept: {self.described(value)}"
            yield f"    {self.place(value, at)}"
            yield f"    because {self.reason(value, at)}"
        for checkpoint in dict.fromkeys(self.plan.checkpoints.values()):
            array = self.described(self.s.value(checkpoint.base))
            yield f"  copied: the array at {array}, before {_loop_text(checkpoint.loop)}"
            yield "    because it is read there, and may be overwritten later"
        order = {v: n for n, v in enumerate(self.names)}
        again = [v for v in self.plan.recomputed if v in self.primal and not self.primal[v][1]]
        for value in sorted(again, key=lambda v: order.get(self.primal[v][0], 0)):
            yield f"  recomputed: {self.described(value)}"
        for loop, total in self.bytes_per_iteration().items():
            yield f"  tape: {total} bytes each iteration of {_loop_text(loop)}"
        if self.s.team_plan is not None:
            yield from self.team_lines(self.s.team_plan)

    def team_lines(self, plan: TeamPlan) -> Iterator[str]:
        """What threads do without atomic additions."""
        when = ", if the arrays' ranges allow it" if plan.is_checked else ""
        for group in plan.summed:
            yield f"  summed by each thread: the adjoints of the array at {self.own_name(group.base)}{when}"
        for loop in dict.fromkeys(loop for copies in plan.copies for loop in copies.loops):
            yield f"  in two copies: {_loop_text(loop)}, one for iterations whose thread is alone{when}"

    def own_name(self, value: Value) -> str:
        """A value of the primal, its type before it."""
        return f"{value.type} {self.names.get(value) or value.ref()}"

    def described(self, value: Forward) -> str:
        """The primal's value, its name in the source, its place."""
        found = self.primal.get(value)
        if found is None:
            return f"{value.type}, {self.own(value)}"
        old, is_shadow = found
        text = f"{old.type} {self.names.get(old) or old.ref()}"
        name = ir.variable_name(old)
        place = location_of(old) if isinstance(old, Instruction) else None
        beside = [f"'{name}'"] if name is not None else []
        beside += [str(place)] if place is not None else []
        text += f" ({', '.join(beside)})" if beside else ""
        return f"shadow of {text}" if is_shadow else text

    def own(self, value: Forward) -> str:
        """A value that the primal does not have."""
        match value:
            case HeaderRuns():
                return f"how often {_loop_text(value.loop)} runs"
            case TapeChunk():
                return f"the tape of {_loop_text(value.root)}"
            case LastRecord():
                return f"the last record of {_loop_text(value.loop)}"
            case CheckpointOriginal() | CheckpointCopy():
                return f"where the array begins that is copied before {_loop_text(value.checkpoint.loop)}"
            case ir.Call() if value.called_function is not None:
                return f"the result of @{value.called_function.name}"
        return "the number of a path or an iteration" if value.type.is_int else "a value of the derivative's own"

    def place(self, value: Forward, at: KeptAt) -> str:
        """Where it is kept."""
        size = self.s.engine.layout.size(value.type)
        if at.level is None:
            where = "in a register or stack slot" if self.s.combined else "in the tape record of the call"
            return f"{where}: {size} bytes"
        if isinstance(at.region, ArrayRegion):
            where = "in an array" if at.region.stack_bytes is None else "in an array on the stack"
        else:
            where = "in a record of each iteration"
        return f"{where}: {size} bytes each iteration of {_loop_text(at.level)}"

    def reason(self, value: Forward, at: KeptAt) -> str:
        """Why it is not computed again."""
        if at.by_cost:
            if self.s.combined and at.level is None:
                return "both sweeps are one function and share it"
            return "it takes no more to keep than what it is computed from"
        if not isinstance(value, Value):
            return "the reverse sweep finds what is kept by it"
        old = self.primal[value][0] if value in self.primal else value
        if isinstance(old, ir.Load):
            clobber = self.s.facts.flow.overwritten.clobbered_after(old)
            if clobber is None:
                return "its memory may change between the two sweeps, which are two functions"
            place = location_of(clobber)
            return (
                "its memory may be overwritten"
                + (f" at {place}" if place is not None else "")
                + (f" by {str(clobber).strip().partition(', !')[0]}")
            )
        if isinstance(old, ir.Call):
            return "calls are not made again"
        if isinstance(old, ir.Phi):
            block = old.parent if old in self.names else None
            loop = self.s.facts.loops.loop_of(block) if block is not None else None
            if loop is not None and loop.header is block:
                return "it is carried from one iteration to the next"
            return "it depends on the path taken"
        return (
            f"{old.opcode} is not computed again"
            if isinstance(old, Instruction)
            else "it is not computed again"
        )

    def bytes_per_iteration(self) -> dict[Loop[BasicBlock], int]:
        """Per loop the bytes kept on its own level."""
        total: dict[Loop[BasicBlock], int] = {}
        for value, at in self.plan.kept.items():
            if at.level is not None:
                total[at.level] = total.get(at.level, 0) + self.s.engine.layout.size(value.type)
        return total


def _loop_text(loop: Loop[BasicBlock]) -> str:
    places = [
        place for i in loop.header.instructions if (place := i.debug_location) is not None and place.line
    ]
    if places:
        return f"the loop at {places[-1]}"
    return f"the loop of {loop.header.ref()}"
