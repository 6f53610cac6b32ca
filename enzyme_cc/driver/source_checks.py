"""What must be said of a source before it is compiled: attributes that the compiler would ignore, and GPU code.

An attribute such as `enzyme_inactive` that clang does not know is dropped with a warning, or with none, and the
derivative is another one. Of a request in CUDA or HIP code, the hook would stay in what runs on the device. Neither
leaves a trace that is looked for later, so the texts are searched: the source and the headers of the user's that it
includes. Only where a word there may be such an attribute, or a hook, the front end runs once more to say whether it
is one. Most sources have no such word; they cost a search.
"""

from __future__ import annotations

import re

from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.front_end import common_words, input_words
from enzyme_cc.driver.process import run_for_messages, run_for_output
from enzyme_cc.driver.source_texts import WORD, is_for_gpu, texts
from enzyme_cc.toolchain.compilers import Compiler

_MARKERS = (rb"const\b|dup|out\b|width\b|cc\b|primal_return|noret|const_return|active_return|runtime_activity|"
            rb"strong_zero|interleave|tape|allocated|not_overwritten|byref")
_OF_HEADER = rb"autodiff|Active|Duplicated|Const|Reverse|Forward|get\b|tuple|detail"
_ATTRIBUTE = re.compile(
    rb"(?<![\w\"])(?:__)?enzyme(?:_(?!" + _MARKERS + rb")\w|[ \t]*::[ \t]*(?!" + _OF_HEADER + rb")\w|[ \t]*:[^:])"
)
"""A word that may be an attribute: no marker of a request, no name in a string."""
_KEYWORD = re.compile(rb"\[\[|__attribute__|__attribute\b|__declspec|annotate")
_IGNORED = re.compile(r"^(.*?):(\d+):(\d+): (?:warning|error): .*attribute '([^']*)'.*$", re.MULTILINE)
_MACRO = re.compile(r"^(.*?):(\d+):(\d+): note: expanded from macro '.*'$", re.MULTILINE)
_NAMESPACE = re.compile(r"\benzyme\s*::\s*$|\busing\s+enzyme\s*:[^\]]*$")

_HOOK = re.compile(rb"\b__enzyme_(?:autodiff|fwddiff|virtualreverse|augmentfwd|reverse|fwdsplit|batch)\w*")
_COMMENT = re.compile(rb"//[^\n]*|/\*.*?\*/", re.DOTALL)


def refused(compiler: Compiler, command: CommandLine, inputs: list[Input]) -> str:
    """What is wrong with sources in which the word occurs, as text for the user; empty for nothing."""
    return "".join(_check(compiler, command, given) for given in inputs)


def _check(compiler: Compiler, command: CommandLine, given: Input) -> str:
    if is_for_gpu(given):
        return _gpu_request(compiler, command, given)
    for text in texts(command, given):
        if WORD in text and _KEYWORD.search(text) and _ATTRIBUTE.search(text):
            return _ignored_attributes(compiler, command, given)
    return ""


def _ignored_attributes(compiler: Compiler, command: CommandLine, given: Input) -> str:
    """The attributes for Enzyme that the compiler does not know, as errors."""
    words = [word for word in common_words(command) if word != "-w" and not word.startswith("-Werror")]
    words += ["-fsyntax-only", "-Wno-everything", "-Wunknown-attributes", "-fno-color-diagnostics",
              "-fno-caret-diagnostics", "-Qunused-arguments", *input_words(given)]
    _, messages = run_for_messages(compiler, words)
    text = messages.decode(errors="replace")
    said: dict[tuple[str, str], None] = {}
    for found in _IGNORED.finditer(text):
        end = _IGNORED.search(text, found.end())
        places = [found, *_MACRO.finditer(text, found.end(), end.start() if end else len(text))]
        name = found[4]
        if "enzyme" not in name and any(_is_of_namespace(each) for each in places):
            name = f"enzyme::{name}"
        if "enzyme" in name:
            said[":".join(found.groups()[:3]), name] = None
    return "".join(
        f"{place}: error: the compiler does not know the attribute '{name}' and would ignore it: the derivative would "
        f"be another one [enzyme-unknown-attribute]\n{place}: note: {_remedy(name)}\n"
        for place, name in said
    )


def _is_of_namespace(place: re.Match[str]) -> bool:
    """Whether `enzyme::` stands in front of the attribute named at a place: clang 19 leaves it out."""
    try:
        with open(place[1], encoding="utf-8", errors="replace") as file:
            line = next((text for number, text in enumerate(file, 1) if number == int(place[2])), "")
    except OSError:
        return False
    column = int(place[3])
    return _NAMESPACE.search(line[: column - 1]) is not None or re.match(r"enzyme\s*:", line[column - 1 :]) is not None


def _remedy(attribute: str) -> str:
    name = attribute.replace("::", "_").strip("_").removeprefix("clang_").removeprefix("gnu_")
    if name == "enzyme_inactive":
        return ('write __attribute__((annotate("enzyme_inactive"))), or register the function: '
                "void *__enzyme_inactivefn_NAME[] = {(void *)NAME}; (a variable: __enzyme_inactive_global_NAME, "
                "with its address)")
    if name in ("enzyme_nofree", "enzyme_shouldrecompute"):
        return f'write __attribute__((annotate("{name}")))'
    if name in ("enzyme_math", "enzyme_function_like"):
        return 'register the function: void *__enzyme_function_like_NAME[] = {(void *)NAME, (void *)"log1p"};'
    return "take it out: it has no meaning here"


def _gpu_request(compiler: Compiler, command: CommandLine, given: Input) -> str:
    """A request in code for GPUs, as an error."""
    for number, text in enumerate(texts(command, given)):
        plain = _COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), text)
        hook = max(_HOOK.finditer(plain), key=re.Match.start, default=None)  # the first one is declared only
        if hook is None and (number or b"enzyme::autodiff" not in plain):
            continue
        words = [*common_words(command), "-E", "-Qunused-arguments", *input_words(given)]
        code, preprocessed = run_for_output(compiler, words, silent=True)
        if code == 0 and _HOOK.search(preprocessed) is None:
            return ""
        at = hook.start() if hook else plain.index(b"enzyme::autodiff")
        name = hook[0].decode() if hook else "enzyme::autodiff"
        line = plain.count(b"\n", 0, at) + 1
        place = f"{given.path}:{line}" if number == 0 else given.path
        return (f"{place}: error: '{name}' is called in code for a GPU, which cannot be differentiated yet: the call "
                f"would stay in the program [enzyme-gpu]\n{place}: note: move the request, and the functions that it "
                "reaches, to a file that is compiled for the host only (.c, .cpp)\n")
    return ""
