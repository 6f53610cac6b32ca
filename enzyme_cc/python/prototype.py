"""Prototypes: C's own declaration of a function, whose arrays say how many elements they have.

    double energy(const double x[n], const double a[m][n], double k, int m, int n)

`Prototype` is what was read. A size (`n`) that the shape of an input tells is not an argument of the call: the call
fills it in. An extent may be an expression of sizes, `y[2 * n + 1]`.
"""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import CodeType

from enzyme_cc.python.errors import PrototypeError
from enzyme_cc.python.scalars import NAMED, QUALIFIERS, WORDS, Scalar, of_words


@dataclass(frozen=True, slots=True)
class Extent:
    """How many elements an array has along one axis: an expression of sizes."""

    text: str
    names: tuple[str, ...]
    code: CodeType

    def value(self, sizes: Mapping[str, int]) -> int:
        """The number where the sizes are known."""
        if len(self.names) == 1 and self.names[0] == self.text:
            return sizes[self.text]
        return int(eval(self.code, {"__builtins__": {}}, dict(sizes)))

    def solved(self, extent: int, sizes: Mapping[str, int]) -> tuple[str, int] | None:
        """The one size that is not known yet and its value, where this extent tells it; linear expressions do."""
        unknown = [name for name in self.names if name not in sizes]
        if len(unknown) != 1:
            return None
        name = unknown[0]
        if name == self.text:
            return name, extent
        at = [self.value({**sizes, name: number}) for number in (0, 1, 2)]
        slope = at[1] - at[0]
        if slope == 0 or at[2] - at[1] != slope or (extent - at[0]) % slope:
            return None
        return name, (extent - at[0]) // slope


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter; `start` is its place in the prototype's text."""

    name: str
    type: Scalar
    const: bool
    pointer: bool
    extents: tuple[Extent, ...]
    start: int
    reference: bool = False
    """A C++ reference: passed as an address."""
    inout: bool = False
    filled: bool = False
    """A size that the call fills in."""

    @property
    def is_array(self) -> bool:
        """Whether it has elements; an output that is one number counts as an array of no axis."""
        return self.pointer

    @property
    def is_output(self) -> bool:
        """Whether the call gives it back."""
        return self.pointer and not self.const

    @property
    def is_input(self) -> bool:
        """Whether the caller of the Python function passes it."""
        return not self.filled and (not self.is_output or self.inout)

    def declared(self) -> str:
        """How the prototype declares it."""
        const = "const " if self.const and self.pointer else ""
        star = "*" if self.pointer and not self.extents else "&" if self.reference else ""
        return f"{const}{self.type.name} {star}{self.name}" + "".join(f"[{e.text}]" for e in self.extents)


@dataclass(frozen=True, slots=True)
class Prototype:
    """A function's prototype; `result` is None for void."""

    text: str
    name: str
    name_start: int
    result: Scalar | None
    parameters: tuple[Parameter, ...]

    @property
    def inputs(self) -> tuple[Parameter, ...]:
        """What a call passes."""
        return tuple(p for p in self.parameters if p.is_input)

    @property
    def outputs(self) -> tuple[Parameter, ...]:
        """What a call gives back besides the result."""
        return tuple(p for p in self.parameters if p.is_output)

    def declared(self) -> str:
        """The prototype written out anew."""
        inside = ", ".join(p.declared() for p in self.parameters) or "void"
        return f"{self.result.name if self.result else 'void'} {self.name}({inside})"


_TOKEN = re.compile(r"\s*(?:(::)|([A-Za-z_]\w*)|(\d+)|(.))", re.S)


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    start: int

    @property
    def is_name(self) -> bool:
        return self.text[0].isalpha() or self.text[0] == "_"


def parse(text: str, inout: Sequence[str] = ()) -> Prototype:
    """Read a prototype. Raises PrototypeError."""
    if not isinstance(text, str):
        raise TypeError(f"prototype: a string such as 'double f(const double x[n], int n)' is wanted, "
                        f"not {type(text).__name__}")
    return _with_roles(_Parser(" ".join(text.split())).prototype(), (inout,) if isinstance(inout, str) else inout)


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = [_Token(found[0].strip(), found.start() + len(found[0]) - len(found[0].lstrip()))
                       for found in _TOKEN.finditer(text) if found[0].strip()]
        self.place = 0

    # -- tokens ----------------------------------------------------------------------------------------

    def peek(self) -> str:
        return self.tokens[self.place].text if self.place < len(self.tokens) else ""

    def take(self) -> _Token:
        if self.place == len(self.tokens):
            raise self.wrong("the prototype ends too early")
        self.place += 1
        return self.tokens[self.place - 1]

    def expect(self, text: str, after: str) -> _Token:
        if self.peek() != text:
            found = f"'{self.peek()}'" if self.peek() else "the end"
            raise self.wrong(f"'{text}' is wanted {after}, not {found}")
        return self.take()

    def wrong(self, message: str, token: _Token | None = None) -> PrototypeError:
        if token is None:
            token = self.tokens[self.place] if self.place < len(self.tokens) else _Token(" ", len(self.text))
        return PrototypeError(message, self.text, token.start, len(token.text))

    # -- grammar ---------------------------------------------------------------------------------------

    def prototype(self) -> Prototype:
        if not self.tokens:
            raise self.wrong("the prototype is empty; write one such as 'double f(const double x[n], int n)'")
        if self.peek() == "extern":
            self.take()
            if self.peek() == '"':
                while self.take().text != '"' or self.peek() not in (*WORDS, *NAMED, "void"):
                    pass
        result = None
        if self.peek() == "void":
            self.take()
            if self.peek() == "*":
                raise self.wrong("a function that returns an address cannot be called from here: a number is wanted")
        else:
            result, _ = self.type("the type of the result")
            if self.peek() in ("*", "&"):
                raise self.wrong(f"a function that returns {'an address' if self.peek() == '*' else 'a reference'} "
                                 "cannot be called from here: let it write to an array that is a parameter")
        name, start = self.function_name()
        self.expect("(", f"after '{name}'")
        parameters: list[Parameter] = []
        if self.peek() == "void" and self.place + 1 < len(self.tokens) and self.tokens[self.place + 1].text == ")":
            self.take()
        while self.peek() != ")":
            if parameters:
                self.expect(",", f"after the parameter '{parameters[-1].name}'")
            parameters.append(self.parameter(len(parameters) + 1, parameters))
        self.take()
        while self.peek() in (";", "const", "noexcept"):
            self.take()
        if self.peek():
            raise self.wrong(f"'{self.peek()}' after the prototype's end")
        return Prototype(self.text, name, start, result, tuple(parameters))

    def function_name(self) -> tuple[str, int]:
        """`energy`, `space::energy`, `energy<double>`."""
        start = self.tokens[self.place].start if self.place < len(self.tokens) else len(self.text)
        name = ""
        while True:
            token = self.take()
            if not token.is_name:
                raise self.wrong("the function's name is wanted here", token)
            name += token.text
            if self.peek() == "<":
                depth = 0
                while True:
                    part = self.take().text
                    depth += (part == "<") - (part == ">")
                    name += part + (" " if part == "," else "")
                    if not depth:
                        break
            if self.peek() != "::":
                return name, start
            self.take()
            name += "::"

    def type(self, what: str) -> tuple[Scalar, bool]:
        """A scalar type with its qualifiers, and whether `const` is among them."""
        first = self.tokens[self.place] if self.place < len(self.tokens) else None
        words: list[str] = []
        const = False
        named: Scalar | None = None
        while self.peek() and self.tokens[self.place].is_name:
            word = self.peek()
            if word in QUALIFIERS:
                const |= self.take().text == "const"
            elif word in WORDS and named is None:
                words.append(self.take().text)
            elif not words and named is None:
                named = self.named_type(what)
            else:
                break
        if named is not None:
            return named, const
        found = of_words(words) if words else None
        if found is None:
            if first is not None and words:
                raise self.wrong(f"'{' '.join(words)}' is no type of number that arrays can have", first)
            raise self.wrong(f"{what} is wanted here", None)
        return found, const

    def named_type(self, what: str) -> Scalar:
        token = self.take()
        name = token.text
        if name in ("struct", "union", "enum", "class"):
            tag = self.peek()
            raise self.wrong(f"'{name} {tag}': numbers and arrays of them can be passed, a {name} cannot; wrap the "
                             "function in one that takes its members", token)
        if name == "void":
            raise self.wrong("'void *' does not say what lies there; name the type of the elements, "
                             "such as 'const double x[n]'", token)
        while self.peek() == "::":
            self.take()
            name += "::" + self.take().text
        if name == "std::complex" or name == "complex":
            if self.peek() == "<":
                self.take()
                name = f"std::complex<{self.take().text}>"
                self.expect(">", f"after '{name[:-1]}'")
        short = name.removeprefix("std::")
        if name in NAMED or short in NAMED:
            return NAMED.get(name) or NAMED[short]
        near = difflib.get_close_matches(name, [*(WORDS - QUALIFIERS), *NAMED], 1, 0.6)
        hint = f"; '{near[0]}' is one" if near else (
            ": numbers (float, double, complex, integers) and arrays of them can be passed")
        raise PrototypeError(f"'{name}' is no type that is known here{hint}", self.text, token.start, len(name))

    def parameter(self, number: int, before: list[Parameter]) -> Parameter:
        start = self.tokens[self.place].start if self.place < len(self.tokens) else len(self.text)
        if self.peek() == ".":
            raise self.wrong("a function with a variable number of arguments cannot be called from here")
        type, const = self.type(f"the type of parameter {number}")
        stars, reference = 0, False
        while self.peek() in ("*", "&") or self.peek() in QUALIFIERS:
            if self.peek() == "&":
                reference = True
            elif self.peek() == "*":
                stars += 1
                if stars > 1:
                    raise self.wrong("an address of addresses cannot be passed: give the array one block of memory, "
                                     "and declare it as 'a[m][n]'")
            self.take()
        if self.peek() == "(":
            raise self.wrong("a function or a pointer to an array cannot be passed: numbers and arrays can "
                             "('a[m][n]' is an array of m rows)")
        if self.peek() in (",", ")", "["):
            raise self.wrong(f"parameter {number} has no name; the call's arguments are told by their names")
        token = self.take()
        if not token.is_name:
            raise self.wrong(f"the name of parameter {number} is wanted here", token)
        if token.text in (other.name for other in before):
            raise self.wrong(f"two parameters are called '{token.text}'", token)
        extents: list[Extent] = []
        while self.peek() == "[":
            extents.append(self.extent(token.text))
        if stars and extents:
            raise self.wrong(f"'{token.text}' is an array of addresses, which cannot be passed: leave the '*' out",
                             token)
        pointer = bool(stars or extents) or (reference and not const)
        return Parameter(token.text, type, const, pointer, tuple(extents), start, reference)

    def extent(self, array: str) -> Extent:
        opening = self.take()
        while self.peek() in ("static", *QUALIFIERS):
            self.take()
        text, depth = "", 0
        while not (self.peek() == "]" and depth == 0):
            token = self.take()
            depth += (token.text == "[") - (token.text == "]")
            if not (token.is_name or token.text.isdigit() or token.text in "+-*/%()"):
                raise self.wrong(f"'{token.text}' in the extent of '{array}': sizes, numbers, + - * / % are allowed",
                                 token)
            text += token.text
        self.take()
        if not text:
            raise self.wrong(f"'{array}[]' does not say how many elements there are; write '{array}[n]', where n is "
                             "a parameter or any other name", opening)
        try:
            tree = ast.parse(text.replace("/", "//"), mode="eval")
        except SyntaxError:
            raise PrototypeError(f"the extent '{text}' of '{array}' cannot be read", self.text, opening.start + 1,
                                 len(text)) from None
        names = tuple(dict.fromkeys(node.id for node in ast.walk(tree) if isinstance(node, ast.Name)))
        return Extent(text, names, compile(tree, "<extent>", "eval"))


def _with_roles(prototype: Prototype, inout: Sequence[str]) -> Prototype:
    """The prototype whose parameters know which of them are sizes to fill in, and which come in and go out."""
    named = {p.name: p for p in prototype.parameters}
    for name in inout:
        if name not in named:
            raise PrototypeError(f"inout names '{name}', which is no parameter" + _near(name, list(named)),
                                 prototype.text)
        if not named[name].is_output:
            parameter = named[name]
            why = "is const" if parameter.pointer else "is passed by value"
            raise PrototypeError(f"inout names '{name}', which {why}: nothing can come out of it", prototype.text,
                                 parameter.start, len(name))
    for parameter in prototype.parameters:
        for extent in parameter.extents:
            for name in extent.names:
                if name in named and (named[name].pointer or named[name].type.kind not in "iu"):
                    raise PrototypeError(f"the extent '{name}' of '{parameter.name}' is no integer", prototype.text,
                                         parameter.start, 1)
    incoming = [replace(p, inout=p.name in inout) for p in prototype.parameters]
    told = _told([p for p in incoming if p.pointer and (not p.is_output or p.inout)])
    known = told | set(named)
    for parameter in incoming:
        for extent in parameter.extents:
            for name in extent.names:
                if name not in known:
                    raise PrototypeError(
                        f"nothing says how many elements '{parameter.name}[{extent.text}]' has: '{name}' is no "
                        "parameter, and no input has that extent", prototype.text, parameter.start, 1)
    parameters = tuple(replace(p, filled=True) if p.name in told and not p.pointer else p for p in incoming)
    return replace(prototype, parameters=parameters)


def _told(arrays: list[Parameter]) -> set[str]:
    """The sizes that the shapes of these arrays tell."""
    told: set[str] = set()
    before = -1
    while before < len(told):
        before = len(told)
        for array in arrays:
            for extent in array.extents:
                found = extent.solved(1 << 20, dict.fromkeys(told, 1 << 10)) or extent.solved(
                    (1 << 20) + 1, dict.fromkeys(told, 1 << 10))
                if found is not None:
                    told.add(found[0])
    return told


def _near(name: str, names: list[str]) -> str:
    near = difflib.get_close_matches(name, names, 1, 0.5)
    return f"; '{near[0]}' is one" if near else (f"; there are {', '.join(names)}" if names else "")
