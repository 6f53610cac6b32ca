"""Reads types and attributes from a token list; the base of the other parsers."""

from __future__ import annotations

import re
from typing import NoReturn

from enzyme_cc.ir import types
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.function import OwningModule
from enzyme_cc.ir.lexer import END, join, tokenize
from enzyme_cc.ir.names import unquote_name
from enzyme_cc.ir.types import NamedStruct, Type

_INT = re.compile(r"i(\d+)\Z")
_CALLING_CONVENTION = re.compile(
    r"(\w*cc|cc\d+|spir_\w+|amdgpu_\w+|ptx_\w+|aarch64_\w+|riscv_\w+|device_kernel|hhvm_ccc)\Z"
)
_TYPED_ATTRIBUTES = frozenset(("sret", "byval", "byref", "inalloca", "preallocated", "elementtype"))
OPEN, CLOSE = "([{<", ")]}>"


class Cursor:
    """A position in the tokens of a text that belongs to a module."""

    __slots__ = ("module", "tokens", "pos", "types", "where")

    def __init__(self, module: OwningModule, text: str, where: str = "") -> None:
        self.module = module
        self.tokens = tokenize(text)
        self.pos = 0
        self.types = module.type_cache
        self.where = where

    def fail(self, message: str) -> NoReturn:
        """Raise IRError with the tokens around the position."""
        at = self.pos
        before, after = " ".join(self.tokens[max(0, at - 8) : at]), " ".join(self.tokens[at : at + 6])
        place = f" in {self.where}" if self.where else ""
        raise IRError(f"{message}{place}, at: {before} >>> {after.rstrip(END + ' ')}")

    def expect(self, token: str) -> None:
        if self.tokens[self.pos] != token:
            self.fail(f"expected '{token}'")
        self.pos += 1

    def accept(self, token: str) -> bool:
        if self.tokens[self.pos] == token:
            self.pos += 1
            return True
        return False

    def take(self) -> str:
        token = self.tokens[self.pos]
        self.pos += 1
        return token

    def number(self) -> int:
        token = self.take()
        try:
            return int(token)
        except ValueError:
            self.pos -= 1
            self.fail("expected a number")

    def balanced(self) -> list[str]:
        """The tokens from an opening bracket to the one that closes it, both included."""
        tokens, start, depth = self.tokens, self.pos, 0
        while True:
            token = tokens[self.pos]
            if token is END:
                self.fail("a bracket is not closed")
            self.pos += 1
            if token in OPEN:
                depth += 1
            elif token in CLOSE:
                depth -= 1
                if depth == 0:
                    return tokens[start : self.pos]

    # -- types

    def type(self) -> Type:
        found = self.types.get(self.tokens[self.pos])
        if found is None:
            return self._compound_type()
        following = self.tokens[self.pos + 1]
        if following == "(" or following == "addrspace":
            return self._compound_type()
        self.pos += 1
        return found

    def _compound_type(self) -> Type:
        token = self.take()
        found: Type | None
        if token == "[":
            count = self.number()
            self.expect("x")
            found = types.array_type(self.type(), count)
            self.expect("]")
        elif token == "{":
            found = types.struct_type(self._struct_elements())
        elif token == "<":
            if self.accept("{"):
                found = types.struct_type(self._struct_elements(), packed=True)
            else:
                scalable = self.accept("vscale")
                if scalable:
                    self.expect("x")
                count = self.number()
                self.expect("x")
                found = types.vector_type(self.type(), count, scalable)
            self.expect(">")
        elif token[0] == "%":
            found = self.named_type(token)
        elif token == "ptr":
            found = types.ptr
            if self.accept("addrspace"):
                self.expect("(")
                found = types.pointer_type(self.number())
                self.expect(")")
        elif token == "target":
            found = types.target_type("target" + join(self.balanced()))
        else:
            found = self.types.get(token)
            if found is None:
                match = _INT.match(token)
                if match is None:
                    self.pos -= 1
                    self.fail("expected a type")
                found = self.types[token] = types.int_type(int(match[1]))
        while self.tokens[self.pos] == "(":
            params, vararg = self._function_params()
            found = types.function_type(found, params, vararg)
        return found

    def _struct_elements(self) -> list[Type]:
        elements: list[Type] = []
        if self.accept("}"):
            return elements
        while True:
            elements.append(self.type())
            if not self.accept(","):
                break
        self.expect("}")
        return elements

    def _function_params(self) -> tuple[list[Type], bool]:
        self.expect("(")
        params: list[Type] = []
        vararg = False
        while not self.accept(")"):
            if self.accept("..."):
                vararg = True
            else:
                params.append(self.type())
            self.accept(",")
        return params, vararg

    def named_type(self, token: str) -> Type:
        """The structure of a token `%name`, made (opaque) if the module does not know it yet."""
        found = self.types.get(token)
        if found is None:
            name = unquote_name(token[1:])
            found = self.types[token] = self.module.named_types[name] = NamedStruct(name, token)
        return found

    def at_type(self) -> bool:
        """Whether the next token begins a type."""
        token = self.tokens[self.pos]
        return token in self.types or token[0] in "[{<%" or token == "target" or _INT.match(token) is not None

    # -- attributes

    def attribute(self) -> str:
        """One attribute in LLVM's spelling: `noundef`, `align 8`, `sret(%T)`, `"key"="value"`."""
        token = self.take()
        following = self.tokens[self.pos]
        if following == "(":
            if token in _TYPED_ATTRIBUTES:
                self.pos += 1
                text = f"{token}({self.type()})"
                self.expect(")")
                return text
            return token + join(self.balanced())
        if following == "=":
            self.pos += 1
            return f"{token}={self.take()}"
        if token == "align" and following.isdigit():
            self.pos += 1
            return f"align {following}"
        return token

    def attributes_before_type(self) -> tuple[str, ...]:
        """The attributes of a return value: all up to the type."""
        if self.tokens[self.pos] in self.types:
            return ()
        found = []
        while not self.at_type():
            if self.tokens[self.pos] is END:
                self.fail("expected a type")
            found.append(self.attribute())
        return tuple(found)

    def calling_convention(self) -> str:
        """The calling convention's text, '' if there is none."""
        token = self.tokens[self.pos]
        if token in self.types or _CALLING_CONVENTION.match(token) is None:
            return ""
        self.pos += 1
        if self.tokens[self.pos] == "(":
            token += join(self.balanced())
        return token

    def attribute_group(self) -> tuple[str, ...]:
        """The attributes behind `#N`."""
        number = int(self.take()[1:])
        found = self.module.attribute_groups.get(number)
        if found is None:
            self.fail(f"the attribute group #{number} is not defined")
        return found
