"""A big program around a small request: objects with bitcode that call each other and that no request reaches."""

from __future__ import annotations

from pathlib import Path

from enzyme_cc.toolchain.elf import with_bitcode
from enzyme_cc.toolchain.llvm import LLVMModule

UNITS = 500


def write_units(folder: Path) -> list[str]:
    """Write the objects; returns their names."""
    names = []
    for number in range(UNITS):
        lines = [f"declare i32 @g{(number + 1) % UNITS}_0(i32)"]
        for k in range(20):
            callee = f"@g{number}_{k + 1}" if k < 19 else f"@g{(number + 1) % UNITS}_0"
            lines.append(f"define i32 @g{number}_{k}(i32 %x) {{\n  %y = mul i32 %x, {k + 3}\n"
                         f"  %z = call i32 {callee}(i32 %y)\n  ret i32 %z\n}}")
        module = LLVMModule.from_text("\n".join(lines))
        names.append(f"unit{number}.o")
        (folder / names[-1]).write_bytes(with_bitcode(module.emit_object(0), module.bitcode()))
    return names
