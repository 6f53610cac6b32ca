"""Prints modules, functions and instructions as LLVM text."""

from __future__ import annotations

from enzyme_cc.ir import types
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.function import Function, Instruction, LocalValue, OwningModule
from enzyme_cc.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from enzyme_cc.ir.instruction_printer import Names, instruction_text, record_text
from enzyme_cc.ir.metadata import Metadata
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.names import escape, quote_name


class Printer:
    """Prints for one module, so that equal attributes share a group. New groups get fresh numbers."""

    __slots__ = ("groups", "new_groups", "next_group")

    def __init__(self, module: OwningModule | None) -> None:
        known = module.attribute_groups if module is not None else {}
        self.groups: dict[tuple[str, ...], int] = {}
        for number, attributes in known.items():
            self.groups.setdefault(attributes, number)
        self.new_groups: dict[int, tuple[str, ...]] = {}
        self.next_group = max(known, default=-1) + 1

    def group(self, attributes: tuple[str, ...]) -> str:
        """`#N` for a tuple of function attributes."""
        number = self.groups.get(attributes)
        if number is None:
            number = self.groups[attributes] = self.next_group
            self.new_groups[number] = attributes
            self.next_group += 1
        return f"#{number}"

    # -- modules

    def module(self, module: Module) -> str:
        out: list[str] = []
        if module.uses_blockaddress:
            _parse_block_addresses(module)
        if module.source_filename:
            out.append(f'source_filename = "{escape(module.source_filename)}"\n')
        if module.datalayout.text:
            out.append(f'target datalayout = "{module.datalayout}"\n')
        if module.triple:
            out.append(f'target triple = "{module.triple}"\n')
        out += [f'module asm "{line}"\n' for line in module.module_asm]
        for struct in module.named_types.values():
            out.append(f"{struct} = type {struct.body if struct.body is not None else 'opaque'}\n")
        for name, kind in module.comdats.items():
            out.append(f"${quote_name(name)} = comdat {kind}\n")
        out += [self.variable(variable) for variable in module.globals.values()]
        for alias in module.aliases.values():
            out.append(self.indirect(alias, "alias", alias.aliasee))
        for ifunc in module.ifuncs.values():
            out.append(self.indirect(ifunc, "ifunc", ifunc.resolver))
        for function in module.functions.values():
            out.append("\n" + self.function(function))
        out.append("\n")
        for groups in (module.attribute_groups, self.new_groups):
            for number, attributes in groups.items():
                out.append(f"attributes #{number} = {{ {' '.join(attributes)} }}\n")
        for name, nodes in module.named_metadata.items():
            out.append(f"!{name} = !{{{', '.join(map(str, nodes))}}}\n")
        out += [f"!{number} = {text}\n" for number, text in module.metadata.texts.items()]
        out += [line + "\n" for line in module.summary]
        return "".join(out)

    # -- global values

    def _linkage(self, value: GlobalValue, external: bool = False) -> list[str]:
        """The words up to `unnamed_addr`; `external` is written only for a variable's declaration."""
        words = []
        if value.linkage != "external" or external:
            words.append(value.linkage)
        if value.dso_local:
            words.append("dso_local")
        if value.visibility != "default":
            words.append(value.visibility)
        if value.dll_storage is not None:
            words.append(value.dll_storage)
        return words

    def variable(self, variable: GlobalVariable) -> str:
        declared = variable.is_declaration
        words = [variable.ref(), "=", *self._linkage(variable, declared)]
        if variable.thread_local is not None:
            words.append(variable.thread_local)
        if variable.unnamed_addr is not None:
            words.append(variable.unnamed_addr)
        if variable.type is not types.ptr:
            words.append(f"addrspace({variable.type.addrspace})")
        if variable.externally_initialized:
            words.append("externally_initialized")
        words += ("constant" if variable.is_constant_global else "global", str(variable.value_type))
        if variable.initializer_text is not None:
            words.append(variable.initializer_text)
        elif not declared:
            initializer = variable.initializer
            assert initializer is not None
            words.append(initializer.ref())
        text = " ".join(words)
        if variable.section is not None:
            text += f', section "{variable.section}"'
        if variable.partition is not None:
            text += f', partition "{variable.partition}"'
        if variable.code_model is not None:
            text += f', code_model "{variable.code_model}"'
        text += "".join(f", {word}" for word in variable.sanitizer)
        if variable.comdat is not None:
            text += ", " + _comdat(variable)
        if variable.align is not None:
            text += f", align {variable.align}"
        text += "".join(f", !{kind} {node}" for kind, node in _attachments(variable))
        if variable.attributes:
            text += " " + self.group(variable.attributes)
        return text + "\n"

    def indirect(self, value: GlobalAlias | GlobalIFunc, keyword: str, target: Constant) -> str:
        words = [value.ref(), "=", *self._linkage(value)]
        words += [word for word in (value.thread_local, value.unnamed_addr) if word is not None]
        words += (keyword, f"{value.value_type},", target.typed_ref())
        text = " ".join(words)
        if value.partition is not None:
            text += f', partition "{value.partition}"'
        text += "".join(f", !{kind} {node}" for kind, node in _attachments(value))
        return text + "\n"

    def function(self, function: Function) -> str:
        names = function.number_values() if function.is_parsed and function.has_body else None
        header = self.header(function, names)
        if not function.has_body:
            return header + "\n"
        if names is None:
            return f"{header} {{\n{function.body_text}}}\n"
        return f"{header} {{\n{self.body(function, names)}}}\n"

    def header(self, function: Function, names: Names | None) -> str:
        define = function.has_body
        attachments = [f"!{kind} {node}" for kind, node in _attachments(function)]
        words = ["define"] if define else ["declare", *attachments]
        words += self._linkage(function)
        if function.cc:
            words.append(function.cc)
        words += function.ret_attributes
        words.append(str(function.function_type.ret))
        params = []
        number = 0
        for arg in function.args:
            parts = [str(arg.type), *arg.attributes]
            if define and names is not None:
                parts.append(names[arg])
            elif define and arg.name is None:
                parts.append(f"%{number}")
                number += 1
            elif define:
                assert arg.name is not None
                parts.append("%" + quote_name(arg.name))
            params.append(" ".join(parts))
        if function.function_type.vararg:
            params.append("...")
        words.append(f"{function.ref()}({', '.join(params)})")
        if function.unnamed_addr is not None:
            words.append(function.unnamed_addr)
        if function.type is not types.ptr:
            words.append(f"addrspace({function.type.addrspace})")
        if function.attributes:
            words.append(self.group(function.attributes))
        if function.section is not None:
            words.append(f'section "{function.section}"')
        if function.partition is not None:
            words.append(f'partition "{function.partition}"')
        if function.comdat is not None:
            words.append(_comdat(function))
        if function.align is not None:
            words.append(f"align {function.align}")
        if function.gc is not None:
            words.append(f'gc "{function.gc}"')
        for keyword in ("prefix", "prologue", "personality"):
            constant = getattr(function, keyword)
            if constant is not None:
                words.append(f"{keyword} {constant.typed_ref()}")
        if define:
            words += attachments
        return " ".join(words)

    def body(self, function: Function, names: Names) -> str:
        out: list[str] = []
        write = out.append
        group = self.group
        for position, block in enumerate(function.blocks):
            if position or block.name:
                write(f"\n{names[block][1:]}:\n" if position else f"{names[block][1:]}:\n")
            for instruction in block.instructions:
                for record in instruction.debug_records:
                    write(f"    {record_text(record, names)}\n")
                write(f"  {instruction_text(group, instruction, names)}\n")
        return "".join(out)


def _comdat(value: GlobalValue) -> str:
    return "comdat" if value.comdat == value.name else f"comdat(${quote_name(value.comdat or '')})"


def _attachments(value: GlobalValue) -> list[tuple[str, Metadata]]:
    return [*value.metadata.items(), *value.more_metadata]


def _parse_block_addresses(module: Module) -> None:
    """Parse what names blocks of functions whose blocks may have been renumbered."""
    for function in module.functions.values():
        if function.body_text is not None and "blockaddress(" in function.body_text:
            function.parse()
    for variable in module.globals.values():
        if variable.initializer_text is not None and "blockaddress(" in variable.initializer_text:
            variable.parse()
    # LLVM refuses a number where a body names a block of another function.
    for address in module.foreign_addresses:
        target = address.function
        assert isinstance(target, Function) and target.blocks
        block = address.resolved()
        if isinstance(block, LocalValue) and block.name is None:
            block.name = target.unique_name("bb")


def print_module(module: Module) -> str:
    """The module as LLVM text; bodies nobody looked at are copied as they came."""
    return Printer(module).module(module)


def print_function(function: Function) -> str:
    """One function as text. Attribute groups it names are the module's."""
    return Printer(function.parent).function(function)


def print_instruction(instruction: Instruction) -> str:
    """One instruction as text. In a function this numbers all of its values: for messages."""
    function = instruction.function
    names = function.number_values() if function is not None else {}
    module = function.parent if function is not None else None
    return instruction_text(Printer(module).group, instruction, names)


Module.printed = print_module
Function.printed = print_function
Instruction.printed = print_instruction
