"""Reads constants, and metadata where it is an operand."""

from __future__ import annotations

import re

from enzyme_cc.ir import constants
from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.cursor import Cursor
from enzyme_cc.ir.function import OwningModule
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import comparison_type
from enzyme_cc.ir.lexer import END, join
from enzyme_cc.ir.metadata import InlineMetadata, Metadata, MetadataRef
from enzyme_cc.ir.names import unquote_name
from enzyme_cc.ir.opcodes import BINARY, COMPARISONS, CONSTANT_CASTS
from enzyme_cc.ir.types import Type, VectorType
from enzyme_cc.ir.values import Value

_NUMBERED = re.compile(r"!(\d+)\Z")
_WORDS = {
    "null": constants.null,
    "undef": constants.undef,
    "poison": constants.poison,
    "zeroinitializer": constants.zero_init,
}
_OPERATIONS = BINARY | COMPARISONS | {"extractelement", "insertelement", "shufflevector", "select"}
_FLAGS = frozenset(("inbounds", "nusw", "nuw", "nsw", "exact", "disjoint", "nneg"))
VALUE_WORDS = frozenset(
    {
        *_WORDS,
        *_OPERATIONS,
        *CONSTANT_CASTS,
        "true",
        "false",
        "none",
        "splat",
        "asm",
        "blockaddress",
        "dso_local_equivalent",
        "no_cfi",
        "ptrauth",
        "getelementptr",
        "nan",
        "qnan",
        "snan",
        "inf",
        "pinf",
        "ninf",
    }
)
# (type, token) -> constant of one token; types are interned, so this serves all modules.
_simple: dict[tuple[Type, str], Constant] = {}


def parse_initializer(module: OwningModule, variable: GlobalVariable) -> Constant:
    """The constant that is all of `variable.initializer_text`."""
    assert variable.initializer_text is not None
    cursor = ConstantParser(module, variable.initializer_text, "an initializer")
    value = cursor.constant(variable.value_type)
    if cursor.tokens[cursor.pos] is not END:
        cursor.fail("text after the constant")
    return value


class ConstantParser(Cursor):
    """A cursor that reads constants; local values are the body parser's."""

    __slots__ = ()

    def value(self, type: Type) -> Value:
        return self.constant(type)

    def typed_value(self) -> Value:
        return self.value(self.type())

    def typed_constant(self) -> Constant:
        return self.constant(self.type())

    def constant(self, type: Type) -> Constant:
        token = self.tokens[self.pos]
        found = _simple.get((type, token))
        if found is not None:
            self.pos += 1
            return found
        if token[0] == "@":
            return self.global_reference()
        self.pos += 1
        if type.is_int:
            if token == "true" or token == "false":
                found = constants.int_constant(type, int(token == "true"))
            elif token.lstrip("-").isdigit():
                found = constants.int_constant(type, int(token))
            elif token[1:3] == "0x":  # u0x.., s0x..
                found = constants.int_constant(type, int(token[1:], 16))
        elif type.is_float and (
            token[0] in "-+0123456789"
            or (token in VALUE_WORDS and token not in _WORDS and token not in CONSTANT_CASTS)
            or token.startswith("f0x")
        ):
            payload = join(self.balanced()) if self.tokens[self.pos] == "(" else ""
            found = constants.fp_text_constant(type, token + payload)
            if payload:
                return found
        if found is None and token in _WORDS:
            found = _WORDS[token](type)
        if found is None and token == "none":
            found = constants.none_token()
        if found is not None:
            # A NamedStruct belongs to its module: keeping it here would keep the module's types alive.
            if not type.is_aggregate:
                _simple[(type, token)] = found
            return found
        return self._compound_constant(type, token)

    def _compound_constant(self, type: Type, token: str) -> Constant:
        if token in ("[", "{", "<"):
            packed = token == "<" and self.accept("{")
            closing = {"[": "]", "{": "}", "<": "}" if packed else ">"}[token]
            elements: list[Constant] = []
            while not self.accept(closing):
                elements.append(self.typed_constant())
                self.accept(",")
            if packed:
                self.expect(">")
            return constants.ConstantAggregate(type, tuple(elements))
        if token.startswith('c"'):
            return constants.ConstantString(type, token)
        if token == "splat":
            self.expect("(")
            element = self.typed_constant()
            self.expect(")")
            assert isinstance(type, VectorType)
            return constants.ConstantSplat(type, element)
        if token == "getelementptr":
            flags = self.flags()
            self.expect("(")
            source = self.type()
            self.expect(",")
            operands = self._operands()
            return constants.ConstantExpr(token, type, operands, flags, source)
        if token in CONSTANT_CASTS:
            flags = self.flags()
            self.expect("(")
            operand = self.typed_constant()
            self.expect("to")
            target = self.type()
            self.expect(")")
            return constants.ConstantExpr(token, target, (operand,), flags)
        if token in _OPERATIONS:
            flags = self.flags()
            if token in COMPARISONS:
                flags = (*flags, self.take())
            self.expect("(")
            operands = self._operands()
            result = comparison_type(operands[0].type) if token in COMPARISONS else type
            return constants.ConstantExpr(token, result, operands, flags)
        if token == "blockaddress":
            return self._block_address()
        if token in ("dso_local_equivalent", "no_cfi"):
            return constants.WrappedGlobal(token, self.global_reference())
        if token == "ptrauth":
            self.expect("(")
            return constants.PtrAuth(type, self._operands())
        if token == "asm":
            return constants.InlineAsm(self._inline_asm())
        self.pos -= 1
        self.fail(f"not a constant of the type {type}")

    def _operands(self) -> tuple[Constant, ...]:
        """Typed constants up to the closing parenthesis."""
        operands = [self.typed_constant()]
        while self.accept(","):
            operands.append(self.typed_constant())
        self.expect(")")
        return tuple(operands)

    def flags(self) -> tuple[str, ...]:
        """The flag words of an operation: `inbounds nuw`, `inrange(-16, 8)`."""
        token = self.tokens[self.pos]
        if token not in _FLAGS and token != "inrange":
            return ()
        found = []
        while token in _FLAGS or token == "inrange":
            self.pos += 1
            found.append(token + join(self.balanced()) if token == "inrange" else token)
            token = self.tokens[self.pos]
        return tuple(found)

    def global_reference(self) -> Constant:
        token = self.take()
        found = self.module.global_value(unquote_name(token[1:]))
        if found is None:
            self.pos -= 1
            self.fail(f"the module defines no {token}")
        return found

    def _block_address(self) -> constants.BlockAddress:
        self.expect("(")
        function = self.global_reference()
        self.expect(",")
        block = self.take()
        self.expect(")")
        return constants.BlockAddress(function, block)

    def _inline_asm(self) -> str:
        parts = ["asm"]
        while self.tokens[self.pos][0] != '"':
            parts.append(self.take())
        parts.append(self.take() + ",")
        self.expect(",")
        parts.append(self.take())
        return " ".join(parts)

    # -- metadata

    def metadata(self) -> Metadata:
        """A node: `!5`, `!{...}`, `!"text"`, `!DIExpression(...)`."""
        token = self.take()
        match = _NUMBERED.match(token)
        if match is not None:
            return MetadataRef(int(match[1]))
        if token[0] != "!":
            self.pos -= 1
            self.fail("expected metadata")
        if self.tokens[self.pos] in ("(", "{") and not token.endswith((")", '"')):
            return InlineMetadata(token + join(self.balanced()))
        return InlineMetadata(token)

    def metadata_operand(self) -> Constant:
        """What follows the type `metadata` in an argument list."""
        if self.tokens[self.pos][0] == "!":
            return constants.MetadataValue(str(self.metadata()))
        return constants.ValueAsMetadata(self.typed_value())

    def attachments(self, into: dict[str, Metadata]) -> list[tuple[str, Metadata]]:
        """`!kind !node` pairs without commas; those of a kind that is there already are returned."""
        more = []
        while self.tokens[self.pos][0] == "!":
            kind = self.take()[1:]
            node = self.metadata()
            if kind in into:
                more.append((kind, node))
            else:
                into[kind] = node
        return more
