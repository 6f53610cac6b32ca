"""A clang command line, parsed: inputs with their languages, how far to go, the output, flags in order."""

from __future__ import annotations

import os

from enzyme_cc.driver import flags

# How far a command goes.
LINK, OBJECT, ASSEMBLY, OWN = "link", "object", "assembly", "own"

# What an input is.
SOURCE, IR, OTHER = "source", "ir", "other"

_OWN_MODES = frozenset(
    "-E -M -MM -fsyntax-only --analyze -emit-ast -emit-interface-stubs --precompile --preprocess "
    "--dependencies".split()
)
_SOURCE_SUFFIXES = frozenset(
    ".c .i .C .cc .cp .cpp .cxx .c++ .CPP .CXX .CC .ii .m .mi .mm .M .mii .cppm .ixx .pcm".split()
)
_SOURCE_LANGUAGES = frozenset(
    "c c++ objective-c objective-c++ cpp-output c-cpp-output c++-cpp-output objective-c-cpp-output "
    "objective-c++-cpp-output c++-module".split()
)


class Word:
    """One flag (with its separate value), or one input, at its place in the command."""

    __slots__ = ("name", "role", "words")

    def __init__(self, name: str, role: str, words: tuple[str, ...]) -> None:
        self.name = name
        self.role = role
        self.words = words

    @property
    def value(self) -> str:
        """The flag's value, joined or separate."""
        return self.words[1] if len(self.words) > 1 else self.words[0][len(self.name):]


class Input(Word):
    """An input file; `language` is what `-x` said, or None where the suffix decides."""

    __slots__ = ("kind", "language", "path")

    def __init__(self, path: str, language: str | None) -> None:
        super().__init__(path, "input", (path,))
        self.path = path
        self.language = language
        self.kind = _kind(path, language)

    @property
    def stem(self) -> str:
        """The file's name without folder and suffix, from which clang makes the names of outputs."""
        return os.path.splitext(os.path.basename(self.path))[0]


def _kind(path: str, language: str | None) -> str:
    if language is not None:
        return SOURCE if language in _SOURCE_LANGUAGES else IR if language == "ir" else OTHER
    suffix = os.path.splitext(path)[1]
    return SOURCE if suffix in _SOURCE_SUFFIXES else IR if suffix in (".ll", ".bc") else OTHER


class CommandLine:
    """A parsed command."""

    __slots__ = ("emit_llvm", "inputs", "mode", "output", "words")

    def __init__(self, words: list[Word]) -> None:
        self.words = words
        self.inputs = [word for word in words if isinstance(word, Input)]
        self.output: str | None = None
        modes = set()
        own = False
        for word in words:
            if word.role == flags.MODE:
                modes.add(word.name)
            elif word.role == flags.QUERY:
                own = True
            elif word.role == flags.OUTPUT and word.name in ("-o", "--output"):
                self.output = word.value
        self.emit_llvm = "-emit-llvm" in modes
        if own or not modes.isdisjoint(_OWN_MODES):
            self.mode = OWN
        elif not modes.isdisjoint(("-S", "--assemble")):
            self.mode = ASSEMBLY
        elif not modes.isdisjoint(("-c", "--compile")):
            self.mode = OBJECT
        else:
            self.mode = LINK

    @property
    def differentiable(self) -> list[Input]:
        """The inputs that can hold requests: source and LLVM IR."""
        return [given for given in self.inputs if given.kind != OTHER]

    def has(self, name: str) -> bool:
        """Whether a flag of this name is given."""
        return any(word.name == name for word in self.words)

    def last(self, prefix: str) -> str | None:
        """The last word that begins with a prefix, inputs aside."""
        for word in reversed(self.words):
            if word.role != "input" and word.words[0].startswith(prefix):
                return word.words[0]
        return None

    def output_of(self, given: Input) -> str:
        """Where clang writes what it makes of one input when it does not link."""
        if self.output is not None:
            return self.output
        if self.mode == ASSEMBLY:
            return given.stem + (".ll" if self.emit_llvm else ".s")
        return given.stem + (".bc" if self.emit_llvm else ".o")


def expand_response_files(arguments: list[str]) -> list[str]:
    """The arguments with every readable `@file` replaced by the words in it (GNU quoting), nested too."""
    if not any(argument.startswith("@") for argument in arguments):
        return arguments
    expanded: list[str] = []
    for argument in arguments:
        if argument.startswith("@") and len(argument) > 1 and os.path.isfile(argument[1:]):
            with open(argument[1:], encoding="utf-8", errors="surrogateescape") as file:
                expanded.extend(expand_response_files(split_gnu(file.read())))
        else:
            expanded.append(argument)
    return expanded


def split_gnu(text: str) -> list[str]:
    """Split a response file as GNU tools do: blanks separate, quotes group, a backslash keeps the next."""
    words: list[str] = []
    word: list[str] | None = None
    quote = ""
    characters = iter(text)
    for character in characters:
        if character == "\\" and quote != "'":
            following = next(characters, "")
            if following == "\n":
                continue
            word = word if word is not None else []
            word.append(following)
        elif quote:
            if character == quote:
                quote = ""
            else:
                assert word is not None
                word.append(character)
        elif character in "'\"":
            quote = character
            word = word if word is not None else []
        elif character.isspace():
            if word is not None:
                words.append("".join(word))
                word = None
        else:
            word = word if word is not None else []
            word.append(character)
    if word is not None:
        words.append("".join(word))
    return words


def parse(arguments: list[str]) -> CommandLine:
    """Parse the words after the compiler's name; response files are expanded already."""
    words: list[Word] = []
    language: str | None = None
    only_inputs = False
    remaining = iter(arguments)
    for argument in remaining:
        if only_inputs or not argument.startswith("-") or argument == "-":
            words.append(Input(argument, language))
            continue
        if argument == "--":
            only_inputs = True
            words.append(Word("--", "end", ("--",)))
            continue
        name, role, takes_value = flags.classify(argument)
        value = next(remaining, None) if takes_value else None
        word = Word(name, role, (argument,) if value is None else (argument, value))
        words.append(word)
        if role == flags.LANGUAGE:
            language = None if word.value == "none" else word.value
    return CommandLine(words)
