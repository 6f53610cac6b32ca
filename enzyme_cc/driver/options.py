"""Our own options: `--enzyme-NAME[=value]`, ENZYME_NAME in the environment, and the plugin's spellings.

Existing build files load the plugin and talk to it (`-fplugin=ClangEnzyme-19.so`, `-mllvm -enzyme-NAME=v`,
`-Xclang -load -Xclang LLVMEnzyme-19.so`); such words are taken out of the command and mean the same here.
"""

from __future__ import annotations

import os
import sys

from enzyme_cc.driver.plugin_options import RUST, PluginOption, find

# name -> what it means; also the list that `--enzyme-help` prints.
NAMES: dict[str, str] = {
    "blas-bodies": "differentiate the code of BLAS and LAPACK in static archives, where rules would call the library",
    "cache": "0: make derivatives anew, though nothing that they are made of has changed since the last build; a size: "
             "how much is kept in the user's folder of caches (1G)",
    "clang": "the compiler to use: a path, a name on PATH, or `ziglang`",
    "error-report": "the built program writes to this file what storing each variable as float or half would change in "
                    "the result (`enzyme-cc errors` prints it; ENZYME_ERROR_REPORT in the program's environment for "
                    "another file)",
    "flang": "the Fortran compiler to use: a path or a name on PATH",
    "gradcheck": "the built program checks its own derivatives against finite differences (the first 3 calls of "
                 "each request; ENZYME_GRADCHECK_CALLS in the program's environment for another number)",
    "preopt": "0: differentiate without optimising first",
    "print": "print analyses while differentiating: types, activity, cache, sinks, assumptions, ir (comma-separated)",
    "rustc": "the Rust compiler to use: a path or a name on PATH",
    "runtime-activity": "decide activity of pointers by comparing primal and shadow at run time",
    "sanitize": "the built program says where bits of active numbers go without a derivative, by line; derivatives "
                "are zero in it",
    "strong-zero": "0 times infinity is 0 in every derivative, but for products that BLAS makes",
    "tape-limit": "let the tapes of loops fit in so many bytes, by snapshots: 1000000, 64K, 512M, 2G",
    "verbose": "say what is done",
    "when": "auto, compile, link or never",
}
UNLISTED = ("held-by", "unchecked", "thread-keys")
"""Options of our own tests and of the doors from Python, which nobody else should use: no list shows them."""
IGNORED = ("loose-types",)
"""Options of Enzyme's that could make a derivative wrong: build files say them, and they have no effect."""
PRINTABLE = ("types", "activity", "cache", "sinks", "assumptions", "ir")
"""What `--enzyme-print` can print."""
VALUES: dict[str, tuple[str, ...]] = {
    "cache": (), "clang": (), "error-report": (), "flang": (), "preopt": ("0", "1"), "print": PRINTABLE, "rustc": (),
    "tape-limit": (), "when": ("auto", "compile", "link", "never"),
}
"""The options that take a value, with the values where there are only these."""
ENVIRONMENT = tuple(
    ("ENZYME_" + name.upper().replace("-", "_"), name) for name in NAMES
    if name not in ("clang", "error-report", "flang", "rustc")
)

_OTHER_VARIABLES = ("ENZYME_CLANG", "ENZYME_FLANG", "ENZYME_RUSTC", "ENZYME_GRADCHECK_CALLS", "ENZYME_ERROR_REPORT")
"""Variables that are read elsewhere."""

AUTOCOMPLETE = "--autocomplete="
"""clang's question for shells, see completion.py."""

_FALSE = frozenset(("0", "false", "no", "off"))


class UnknownOption(Exception):
    """An option `--enzyme-...` that does not exist, or a value that it cannot have."""


class OwnOptions:
    """What was asked of enzyme-cc, by name; a flag without value holds "1"."""

    __slots__ = ("dropped", "unanswered", "values")

    def __init__(self) -> None:
        self.values: dict[str, str] = {}
        self.dropped: list[tuple[str, str]] = []
        """Words for the plugin that need nothing done here, each with the reason."""
        self.unanswered: list[tuple[str, str]] = []
        """Those that nothing is done about, though the program or its derivatives may be others for it."""

    def set(self, name: str, value: str) -> None:
        """Give an option a value; the last one counts, `print` collects. Raises UnknownOption."""
        unknown = [what for what in value.split(",") if what and what not in PRINTABLE] if name == "print" else []
        if unknown:
            raise UnknownOption(f"--enzyme-print={unknown[0]}: there are {', '.join(PRINTABLE)}")
        if name == "print" and self.values.get("print"):
            value = f"{self.values['print']},{value}"
        self.values[name] = value

    def get(self, name: str) -> str | None:
        """The value given, or None."""
        return self.values.get(name)

    def on(self, name: str) -> bool:
        """Whether a switch is on."""
        value = self.values.get(name)
        return value is not None and value.lower() not in _FALSE

    def drop(self, word: str, why: str = "no plugin is loaded: this compiler differentiates by itself") -> None:
        """Leave out a word for the plugin."""
        self.dropped.append((word, why))

    def tell(self, tool: str) -> None:
        """Warn of what is not answered and, if more is to be said, note what was dropped; on standard error."""
        for word, why in self.unanswered:
            sys.stderr.write(f"{tool}: warning: '{word}' has no effect: {why}\n")
        for word, why in self.dropped if self.on("verbose") else ():
            sys.stderr.write(f"{tool}: note: '{word}' is not needed here: {why}\n")


def _is_plugin(path: str) -> bool:
    name = os.path.basename(path)
    return "Enzyme" in name and (".so" in name or ".dylib" in name or ".dll" in name)


def extract(arguments: list[str]) -> tuple[list[str], OwnOptions]:
    """The compiler's arguments without ours, and ours with the environment's below them.

    Raises UnknownOption.
    """
    own = OwnOptions()
    for variable, name in ENVIRONMENT:
        value = os.environ.get(variable)
        if value:
            own.set(name, value)
    if not any(mark in argument for argument in arguments for mark in _MARKS):
        return arguments, own
    arguments = _linker_words_apart(arguments)
    kept: list[str] = []
    position = 0
    while position < len(arguments):
        argument = arguments[position]
        following = arguments[position + 1] if position + 1 < len(arguments) else ""
        taken = 1
        if argument.startswith("--enzyme-"):
            name, _, value = argument[len("--enzyme-"):].partition("=")
            if name in IGNORED:
                own.drop(argument, "it could make a derivative wrong")
                position += taken
                continue
            if name not in NAMES and name not in UNLISTED:
                raise UnknownOption(f"unknown option '{argument}'; there are: "
                                    + ", ".join(f"--enzyme-{known}" for known in NAMES))
            own.set(name, value or "1")
        elif argument == "-mllvm" and following.startswith(_OF_PLUGIN):
            _set_plugin_option(own, following)
            taken = 2
        elif argument == "-Xclang" and following == "-mllvm" and _is_passed_on(arguments[position + 2:position + 4]):
            _set_plugin_option(own, arguments[position + 3])
            taken = 4
        elif argument.startswith("-mllvm=") and argument[len("-mllvm="):].startswith(_OF_PLUGIN):
            _set_plugin_option(own, argument[len("-mllvm="):])
        elif argument == "-mllvm" and following.startswith("-load=") and _is_plugin(following):
            own.drop(following)
            taken = 2
        elif argument.startswith(("-fplugin=", "-fpass-plugin=")) and _is_plugin(argument):
            own.drop(argument)
        elif argument.startswith("-fplugin-arg-") and "nzyme" in argument:
            _set_plugin_argument(own, argument)
        elif argument.startswith("-Zautodiff=") or (argument == "-Z" and following.startswith("autodiff=")):
            taken = 1 + (argument == "-Z")
            _set_rust_options(own, (following if taken == 2 else argument[2:])[len("autodiff="):])
        elif argument.startswith("-Cllvm-args=") or (argument == "-C" and following.startswith("llvm-args=")):
            taken = 1 + (argument == "-C")
            kept += _rust_arguments(own, following if taken == 2 else argument[2:])
        elif argument == "-Xclang" and _is_plugin_load(arguments[position:position + 4]):
            own.drop(arguments[position + 3])
            taken = 4
        elif argument == "-Wl,-mllvm" and _take_linker_option(own, following.removeprefix("-Wl,")):
            taken = 2
        elif argument.startswith(_TO_LLVM) and _take_linker_option(own, argument.partition("=")[2]):
            pass
        elif argument == "-Wl,--load-pass-plugin" and _is_plugin(following):
            own.drop(following)
            taken = 2
        elif argument.startswith("-Wl,--load-pass-plugin=") and _is_plugin(argument):
            own.drop(argument)
        else:
            kept.append(argument)
        position += taken
    return kept, own


_MARKS = ("nzyme", "autodiff=", "-fpopt-", "-fpprofile-", "-herbie-")
"""One of these is in every command with words of ours or the plugin's."""
_OF_PLUGIN = ("-enzyme", "--enzyme", "-fpopt-", "--fpopt-", "-fpprofile-", "--fpprofile-", "-herbie-", "--herbie-")
_TO_LLVM = ("-Wl,-mllvm=", "-Wl,--mllvm=", "-Wl,-plugin-opt=", "-Wl,--plugin-opt=")


def _linker_words_apart(arguments: list[str]) -> list[str]:
    """The arguments with the linker's words one by one where they speak of the plugin."""
    if not any(argument.startswith("-Wl,") and "nzyme" in argument for argument in arguments):
        return arguments
    found: list[str] = []
    for argument in arguments:
        parts = argument[4:].split(",") if argument.startswith("-Wl,") else []
        found += [f"-Wl,{part}" for part in parts] or [argument]
    return found


def _take_linker_option(own: OwnOptions, word: str) -> bool:
    """Take what a linker would tell LLVM, if it is for the plugin."""
    if word.startswith(_OF_PLUGIN):
        _set_plugin_option(own, word)
        return True
    if word.startswith(("-load=", "--load=")) and _is_plugin(word):
        own.drop(word)
        return True
    return False


def _is_plugin_load(words: list[str]) -> bool:
    return (
        len(words) == 4 and words[1] in ("-load", "-plugin", "-add-plugin") and words[2] == "-Xclang"
        and "nzyme" in words[3]
    )


def _is_passed_on(words: list[str]) -> bool:
    return len(words) == 2 and words[0] == "-Xclang" and words[1].startswith(_OF_PLUGIN)


def _set_plugin_argument(own: OwnOptions, argument: str) -> None:
    """Take `-fplugin-arg-PLUGIN-enzyme-NAME=v`, or `-fplugin-arg-PLUGIN-NAME=v`."""
    said = argument.removeprefix("-fplugin-arg-").partition("-")[2]
    if said:
        _set_plugin_option(own, "-enzyme-" + said.removeprefix("-").removeprefix("enzyme-"), argument)
    else:
        own.drop(argument)


def _set_plugin_option(own: OwnOptions, word: str, spelled: str = "") -> None:
    """Take `-enzyme-NAME[=v]`, `spelled` so in the command."""
    row, value = find(word)
    name = word.lstrip("-")[len("enzyme-"):].partition("=")[0]
    if row is not None:
        _answer(own, row, spelled or word, value)
    elif name in NAMES or name in UNLISTED:
        own.set(name, value or "1")
    else:
        own.unanswered.append((spelled or word, "no option of Enzyme's is known by this name"))


def _set_rust_options(own: OwnOptions, values: str) -> None:
    """Take the values of rustc's `-Zautodiff=`."""
    for said in filter(None, values.split(",")):
        row = RUST.get(said.partition("=")[0])
        if row is not None:
            _answer(own, row, f"-Zautodiff={said}", "")
        else:
            own.unanswered.append((f"-Zautodiff={said}", "no value of this name is known"))


def _rust_arguments(own: OwnOptions, said: str) -> list[str]:
    """rustc's `-C llvm-args=` with those for the plugin taken out of it."""
    words = said.removeprefix("llvm-args=").split()
    left = [word for word in words if not word.startswith(_OF_PLUGIN)]
    for word in words:
        if word.startswith(_OF_PLUGIN):
            _set_plugin_option(own, word)
    return ["-C", "llvm-args=" + " ".join(left)] if left else []


def _answer(own: OwnOptions, row: PluginOption, word: str, value: str) -> None:
    is_on = value.lower() not in _FALSE
    if not row.ours:
        (own.dropped if row.answered else own.unanswered).append((word, row.why))
    elif (ours := row.on if is_on else row.off) is not None:
        own.set(row.ours, ours)


def unknown_variables() -> list[tuple[str, str]]:
    """The variables ENZYME_... of the environment that nobody reads, each with the one that may be meant, or none."""
    known = [*(variable for variable, _ in ENVIRONMENT), *_OTHER_VARIABLES]
    ignored = ["ENZYME_" + name.upper().replace("-", "_") for name in (*IGNORED, *UNLISTED, "zig")]  # for its ld
    unknown = [name for name in sorted(os.environ)
               if name.startswith("ENZYME_") and name not in known and name not in ignored]
    if not unknown:
        return []
    import difflib  # not on the way of those who have none

    endings = [name.removeprefix("ENZYME_") for name in known]
    found = [(name, difflib.get_close_matches(name.removeprefix("ENZYME_"), endings, 1, 0.7)) for name in unknown]
    return [(name, f"ENZYME_{near[0]}" if near else "") for name, near in found]
