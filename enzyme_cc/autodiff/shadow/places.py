"""Places in the source, for messages of the running program."""

from __future__ import annotations

from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.ir import Instruction, Module, Value
from enzyme_cc.ir.constants import array_of_bytes


def place_of(module: Module, instruction: Instruction) -> Value:
    """Where in the source an instruction is, as the text that a message begins with."""
    location = location_of(instruction)
    text = array_of_bytes((b"" if location is None else f"{location}: ".encode()) + b"\0")
    name = module.unique_name("__enzyme_cc.place")
    return module.add_global(name, text.type, text, linkage="private", constant=True)
