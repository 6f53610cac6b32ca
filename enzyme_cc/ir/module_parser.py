"""Splits a module's text into its top-level parts; function bodies stay text."""

from __future__ import annotations

import re
from functools import partial

from enzyme_cc.ir.body_parser import parse_body
from enzyme_cc.ir.constant_parser import ConstantParser, parse_initializer
from enzyme_cc.ir.constants import null
from enzyme_cc.ir.cursor import Cursor
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.errors import IRError
from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import GlobalAlias, GlobalIFunc, GlobalValue, GlobalVariable
from enzyme_cc.ir.lexer import END
from enzyme_cc.ir.metadata import MetadataRef, split_top_level, unescape
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.names import unquote_name
from enzyme_cc.ir.types import StructType, Type, function_type, i8, pointer_type

_NAME = r'(?:"[^"]*"|[-\w$.]+)'
_GLOBAL = re.compile(rf"(@{_NAME}) = (.*?)\b(global|constant|alias|ifunc) ")
_FUNCTION_NAME = re.compile(rf"@({_NAME})\(")
_TYPE = re.compile(rf"(%{_NAME}) = type (.*)")
_COMDAT = re.compile(rf"\$({_NAME}) = comdat (\w+)")
_GROUP = re.compile(r"attributes #(\d+) = \{(.*)\}")
_GROUP_MEMBER = re.compile(r'"[^"]*"(?:="[^"]*")?|\w+=\d+|\w+(?:\((?:[^()]|\([^()]*\))*\))?')
_BRACKETS = re.compile(r'"[^"]*"|[\[\]{}<>()]')
_SIMPLE_TYPE = re.compile(rf"ptr addrspace\(\d+\)|%{_NAME}|[\w.]+")
# What may follow a variable's initialiser. Anchored at the end: no constant ends in one of these, since a
# quote inside c"..." is escaped.
_SUFFIX = re.compile(
    rf"""((?:,\ (?:(?:section|partition|code_model)\ "[^"]*" | comdat(?:\(\${_NAME}\))? | align\ \d+
          | no_sanitize_\w+ | sanitize_\w+ | ![-\w.$\\]+\ ![-\w.]+))*) ((?:\ \#\d+)?)$""",
    re.VERBOSE,
)
_LINKAGES = frozenset(
    "private internal available_externally linkonce weak common appending extern_weak linkonce_odr weak_odr "
    "external".split()
)
_UNNAMED = ("unnamed_addr", "local_unnamed_addr")


def parse_module(text: str) -> Module:
    """The module of an LLVM text; IRError for text that is not understood.

    Bodies and initialisers are parsed on first access, so an error inside one appears only then.
    """
    return _ModuleParser(text).parse()


class _ModuleParser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.module = Module()
        self.parse_body = partial(parse_body, self.module)
        self.parse_initializer = partial(parse_initializer, self.module)
        self.types: list[str] = []
        self.globals: list[str] = []
        self.functions: list[tuple[str, str | None]] = []
        self.groups: list[str] = []

    def parse(self) -> Module:
        module = self.module
        module.uses_blockaddress = "blockaddress(" in self.text
        self._split()
        for line in self.groups:
            match = _GROUP.match(line)
            assert match is not None, line
            module.attribute_groups[int(match[1])] = tuple(_GROUP_MEMBER.findall(match[2]))
        self._read_types()
        # Names first: constants may name what comes later.
        functions = [self._name_function(header, body) for header, body in self.functions]
        indirect = [found for line in self.globals if (found := self._read_global(line)) is not None]
        for function, (header, _) in zip(functions, self.functions, strict=True):
            _HeaderParser(module, header, function).parse()
        for indirection, line, keyword in indirect:
            _read_indirect(module, indirection, line, keyword)
        return module

    def _split(self) -> None:
        """One pass over the lines; a body is skipped by looking for its closing brace."""
        text, module = self.text, self.module
        texts = module.metadata.texts
        find, size, at = text.find, len(text), 0
        while at < size:
            end = find("\n", at)
            if end < 0:
                end = size
            first = text[at]
            if first == "!":
                line = text[at:end]
                name, _, body = line.partition(" = ")
                if name[1:].isdigit():
                    texts[int(name[1:])] = body
                else:
                    module.named_metadata[name[1:]] = [_named_operand(p) for p in split_top_level(body[2:-1])]
            elif first == "d" and text.startswith("define", at):
                close = find("\n}", end)
                while close >= 0 and text[close + 2 : close + 3] not in ("\n", "", "\r"):
                    close = find("\n}", close + 2)
                if close < 0:
                    raise IRError(f"the body of {text[at:end]} does not end")
                self.functions.append((text[at:end], text[end + 1 : close + 1]))
                end = find("\n", close + 1)
                if end < 0:
                    end = size
            elif first not in "\n;\r":
                self._line(first, text[at:end])
            at = end + 1

    def _line(self, first: str, line: str) -> None:
        module = self.module
        if first == "@":
            self.globals.append(line)
        elif line.startswith("declare"):
            self.functions.append((line, None))
        elif first == "%":
            self.types.append(line)
        elif line.startswith("attributes #"):
            self.groups.append(line)
        elif first == "$":
            match = _COMDAT.match(line)
            if match is None:
                raise IRError(f"not a comdat: {line}")
            module.comdats[unquote_name(match[1])] = match[2]
        elif line.startswith("source_filename"):
            module.source_filename = unescape(line.partition("= ")[2].strip()[1:-1])
        elif line.startswith("target datalayout"):
            module.datalayout = DataLayout(line.partition("= ")[2].strip()[1:-1])
        elif line.startswith("target triple"):
            module.triple = line.partition("= ")[2].strip()[1:-1]
        elif line.startswith("module asm"):
            module.module_asm.append(line.partition(" asm ")[2].strip()[1:-1])
        elif first == "^":
            module.summary.append(line)
        elif not line.startswith("uselistorder") and line.strip():
            raise IRError(f"not understood at the top level of a module: {line[:200]}")

    def _read_types(self) -> None:
        """Structures first as names, then their bodies, which may name each other."""
        module = self.module
        split = []
        for line in self.types:
            match = _TYPE.match(line)
            if match is None:
                raise IRError(f"not a type definition: {line}")
            split.append((match[1], match[2]))
            Cursor(module, "").named_type(match[1])
        for name, body in split:
            if body == "opaque":
                continue
            struct = module.type_cache[name]
            cursor = Cursor(module, body, name)
            type = cursor.type()
            if not isinstance(type, StructType):
                cursor.fail("a named type that is no structure")
            struct.body = type  # type: ignore[attr-defined]  # a NamedStruct

    def _name_function(self, header: str, body: str | None) -> Function:
        match = _FUNCTION_NAME.search(header)
        if match is None:
            raise IRError(f"not a function: {header}")
        name = unquote_name(match[1])
        function = Function(name, self.module, function_type(i8))
        function.numbered = match[1].isdigit()
        if body is not None:
            function.set_body_text(body, self.parse_body)
        self.module.functions[name] = function
        return function

    def _read_global(self, line: str) -> tuple[GlobalAlias | GlobalIFunc, str, str] | None:
        match = _GLOBAL.match(line)
        if match is None:
            raise IRError(f"not a global value: {line[:200]}")
        token, words, keyword = match[1], match[2], match[3]
        name, module = unquote_name(token[1:]), self.module
        start = match.end()
        type, after = _leading_type(module, line, start)
        value: GlobalVariable | GlobalAlias | GlobalIFunc
        if keyword == "alias" or keyword == "ifunc":
            if keyword == "alias":
                value = module.aliases[name] = GlobalAlias(name, module, type, null())
            else:
                value = module.ifuncs[name] = GlobalIFunc(name, module, type, null())
            _global_words(value, words)
            value.numbered = token[1:].isdigit()
            return value, line[after:], keyword
        variable = module.globals[name] = GlobalVariable(name, module, type)
        variable.numbered = token[1:].isdigit()
        variable.is_constant_global = keyword == "constant"
        explicit_external = _global_words(variable, words)
        suffix = _SUFFIX.search(line, after)
        assert suffix is not None
        text = line[after : suffix.start()].strip()
        # `external global i32` is a declaration; a definition with external linkage has no such word.
        if text and not (explicit_external and not text):
            variable.set_initializer_text(text, self.parse_initializer)
        if suffix[0]:
            _global_suffix(module, variable, suffix[1], suffix[2])
        return None


def _named_operand(text: str) -> MetadataRef | str:
    return MetadataRef(int(text[1:])) if text[1:].isdigit() else text


def _leading_type(module: Module, text: str, start: int) -> tuple[Type, int]:
    """The type that begins at a position, and where it ends."""
    end = start
    if text[start] in "[{<" or text.startswith("target(", start):
        depth = 0
        for match in _BRACKETS.finditer(text, start):
            mark = match[0]
            if mark in "[{<(":
                depth += 1
            elif mark in "]}>)":
                depth -= 1
                if depth == 0:
                    end = match.end()
                    break
    else:
        word = _SIMPLE_TYPE.match(text, start)
        if word is None:
            raise IRError(f"expected a type: {text[start : start + 80]}")
        end = word.end()
    while text.startswith(" (", end):  # a function type: void (i32)
        end = text.index(")", end) + 1
        while text.count("(", start, end) != text.count(")", start, end):
            end = text.index(")", end) + 1
    spelled = text[start:end]
    found = module.type_cache.get(spelled)
    if found is None:
        found = module.type_cache[spelled] = Cursor(module, spelled).type()
    return found, end


def _global_words(value: GlobalValue, text: str) -> bool:
    """Read the words between `=` and the keyword; whether `external` was among them."""
    explicit = False
    for word in re.findall(r"\w+(?:\([^)]*\))?", text):
        if word in _LINKAGES:
            value.linkage = word
            explicit = explicit or word == "external"
        elif word == "dso_local":
            value.dso_local = True
        elif word in ("hidden", "protected"):
            value.visibility = word
        elif word in ("dllimport", "dllexport"):
            value.dll_storage = word
        elif word.startswith("thread_local"):
            value.thread_local = word
        elif word in _UNNAMED:
            value.unnamed_addr = word
        elif word.startswith("addrspace("):
            value.type = pointer_type(int(word[10:-1]))
        elif word == "externally_initialized" and isinstance(value, GlobalVariable):
            value.externally_initialized = True
        elif word not in ("dso_preemptable", "default"):
            raise IRError(f"not understood before {value.ref()}: {word}")
    return explicit


def _global_suffix(module: Module, variable: GlobalVariable, text: str, groups: str) -> None:
    for part in split_top_level(text)[1:]:
        word, _, rest = part.partition(" ")
        if word in ("section", "partition", "code_model"):
            setattr(variable, word, rest[1:-1])
        elif word.startswith("comdat"):
            variable.comdat = unquote_name(word[8:-1]) if word != "comdat" else variable.name
        elif word == "align":
            variable.align = int(rest)
        elif word[0] == "!":
            variable.add_metadata(word[1:], MetadataRef(int(rest[1:])))
        else:
            variable.sanitizer = (*variable.sanitizer, word)
    if groups:
        variable.attributes = module.attribute_groups[int(groups.strip()[1:])]


def _read_indirect(module: Module, value: GlobalAlias | GlobalIFunc, text: str, keyword: str) -> None:
    cursor = ConstantParser(module, text, value.ref())
    cursor.expect(",")
    # LLVM writes an expression here without its type.
    target = cursor.typed_constant() if cursor.at_type() else cursor.constant(value.type)
    if isinstance(value, GlobalAlias):
        value.aliasee = target
    else:
        value.resolver = target
    while cursor.accept(","):
        if cursor.accept("partition"):
            value.partition = cursor.take()[1:-1]
        else:
            value.more_metadata += cursor.attachments(value.metadata)
    if cursor.tokens[cursor.pos] is not END:
        cursor.fail(f"not understood in an {keyword}")


class _HeaderParser(ConstantParser):
    """Reads a `define` or `declare` line into a function."""

    __slots__ = ("function",)

    def __init__(self, module: Module, text: str, function: Function) -> None:
        super().__init__(module, text, function.ref())
        self.function = function

    def parse(self) -> None:
        function, tokens = self.function, self.tokens
        self.pos = 1
        function.more_metadata += self.attachments(function.metadata)
        while True:
            token = tokens[self.pos]
            if token in _LINKAGES:
                function.linkage = token
            elif token == "dso_local":
                function.dso_local = True
            elif token in ("hidden", "protected"):
                function.visibility = token
            elif token in ("dllimport", "dllexport"):
                function.dll_storage = token
            elif token not in ("dso_preemptable", "default"):
                break
            self.pos += 1
        function.cc = self.calling_convention()
        function.ret_attributes = self.attributes_before_type()
        ret = self.type()
        self.pos += 1  # the name
        params, vararg = self._parameters()
        function.function_type = function_type(ret, params, vararg)
        self._rest()

    def _parameters(self) -> tuple[list[Type], bool]:
        function, tokens = self.function, self.tokens
        self.expect("(")
        params: list[Type] = []
        vararg = False
        while not self.accept(")"):
            if self.accept("..."):
                vararg = True
                continue
            type = self.type()
            attributes = []
            while tokens[self.pos][0] not in "%,)":
                attributes.append(self.attribute())
            name = None
            if tokens[self.pos][0] == "%":
                token = self.take()[1:]
                name = None if token.isdigit() else unquote_name(token)
            function.args.append(Argument(type, name, function, len(params), tuple(attributes)))
            params.append(type)
            self.accept(",")
        return params, vararg

    def _rest(self) -> None:
        """What follows the parameters."""
        function, tokens = self.function, self.tokens
        attributes: list[str] = []
        while True:
            token = tokens[self.pos]
            if token is END or (token == "{" and tokens[self.pos + 1] is END):
                break
            if token[0] == "#":
                attributes += self.attribute_group()
            elif token[0] == "!":
                function.more_metadata += self.attachments(function.metadata)
            elif token in _UNNAMED:
                self.pos += 1
                function.unnamed_addr = token
            elif token == "addrspace":
                self.pos += 2
                function.type = pointer_type(self.number())
                self.expect(")")
            elif token in ("section", "partition", "gc"):
                self.pos += 1
                setattr(function, token, self.take()[1:-1])
            elif token == "comdat":
                self.pos += 1
                function.comdat = function.name
                if self.accept("("):
                    function.comdat = unquote_name(self.take()[1:])
                    self.expect(")")
            elif token == "align":
                self.pos += 1
                function.align = self.number()
            elif token in ("prefix", "prologue", "personality"):
                self.pos += 1
                setattr(function, token, self.typed_constant())
            elif token[0].isalpha() or token[0] == '"':
                attributes.append(self.attribute())
            else:
                self.fail("not understood after the parameters")
        function.attributes = tuple(attributes)
