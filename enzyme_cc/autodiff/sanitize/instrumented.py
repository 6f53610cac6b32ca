"""Functions that follow each byte of active numbers as they run: what a sanitized program runs in place of derivatives.

Moves move labels (labels.py), arithmetic makes new ones; memory has its labels in tables of the run time. No analysis
takes part, and nothing is known of types but what each instruction says itself: that is what makes it an independent
witness for what the analyses claim.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from enzyme_cc import ir
from enzyme_cc.autodiff.names import COPY
from enzyme_cc.autodiff.sanitize.calls import visit_call
from enzyme_cc.autodiff.sanitize.labels import SANITIZED, Labels, Sites, lanes_of
from enzyme_cc.autodiff.sanitize.operations import OPERATIONS
from enzyme_cc.graph import reverse_postorder
from enzyme_cc.ir import Function, Instruction, Module, Value
from enzyme_cc.ir.structure import remove_unreachable_blocks, terminator_of


@dataclass
class Instrumented:
    """Makes a slice's functions follow what they compute with. `program` has the functions they are copies of."""

    module: Module
    program: Module
    first: int = 0
    """The number of the first request, which tells one round's functions from another's."""
    functions: dict[str, Function] = field(default_factory=dict)
    """Name in the program -> what follows."""

    def instrument(self) -> None:
        """All functions of the slice, in place, under other names."""
        originals = [f for name, f in self.module.functions.items() if name.startswith(COPY) and f.has_body]
        for function in originals:
            remove_unreachable_blocks(function)  # reads all bodies, which know each other by these names
        for function in originals:
            name = function.name[len(COPY):]
            self.module.rename(function, f"{SANITIZED}{self.first}.{name}")
            function.linkage, function.visibility, function.comdat = "internal", "default", None
            # what was said of its effects is not true of what it does besides
            function.attributes = tuple(a for a in function.attributes if a.startswith('"target-'))
            self.functions[name] = function
        sites = Sites(self.module, f"{SANITIZED}{self.first}.")
        for function in originals:
            _instrument(Labels(function, sites, self.functions))

    def table(self, name: str) -> tuple[Value, int]:
        """{function of the program, what follows in its place} so many times."""
        entry = ir.struct_type((ir.ptr, ir.ptr))
        pairs: list[ir.Constant] = []
        for original, function in self.functions.items():
            declared = self.program.functions.get(original)
            if declared is not None:
                own = self.module.get_or_declare(original, declared.function_type)
                own.cc = declared.cc
                pairs.append(ir.aggregate(entry, (own, function)))
        type = ir.array_type(entry, len(pairs))
        value = ir.aggregate(type, tuple(pairs)) if pairs else ir.zero(type)
        return self.module.add_global(f"{name}.functions", type, value, constant=True), len(pairs)



def _instrument(f: Labels) -> None:
    """One function, in place."""
    own = set(f.function.instructions())
    order = reverse_postorder(f.function.entry, lambda block: block.successors)
    incoming: dict[Instruction, Value] = {}
    for block in order:
        for phi in block.phis:
            if f.can_hold(phi.type):
                f.labels[phi], incoming[phi] = f.room(phi.type), f.room(phi.type)
    f.take_arguments()
    for block in order:
        instructions, block.instructions = block.instructions, []
        for i in instructions:
            if i.is_phi or i not in own:
                block.append(i)
        f.b.position_at_end(block)
        for i in instructions:
            if i in incoming:
                f.call("copy", f.labels[i], incoming[i], f.number(f.size(i.type)))
            elif not i.is_phi and i in own:
                f.b.debug_location = i.metadata.get("dbg")
                _visit(f, i)
    f.b.debug_location = None
    for block in order:
        for phi in block.phis:
            for value, source in phi.incoming:
                if phi in incoming:
                    f.b.position_before(terminator_of(source))
                    f.call("copy", incoming[phi], f.of(value), f.number(f.size(phi.type)))


def _visit(f: Labels, i: Instruction) -> None:
    """Append the instruction, and what is done with labels."""
    block = f.b.block
    if isinstance(i, ir.Call):
        visit_call(f, i)
        return
    if isinstance(i, ir.Ret) and i.value is not None and f.can_hold(i.value.type):
        f.call("return", f.function, f.of(i.value), f.number(f.size(i.value.type)))
    block.append(i)
    if isinstance(i, ir.Store) and f.can_hold(i.value.type):
        f.call("store", i.pointer, f.of(i.value), f.number(f.size(i.value.type)))
    elif isinstance(i, ir.Alloca):
        count = f.b.zext(i.operands[0], ir.i64) if i.operands else f.number(1)
        f.call("clear", i, f.b.mul(count, f.number(f.layout.size(i.allocated_type))))
    elif i.opcode in OPERATIONS and f.can_hold(i.type):
        OPERATIONS[i.opcode](f, i)
    elif i.opcode == "fcmp":  # says that these are numbers
        for operand in i.operands:
            if f.has(operand):
                lanes, size = lanes_of(operand.type, f.layout)
                f.call("uses", ir.null(), f.of(operand), f.number(lanes), f.number(size))
