"""What must be said of a source before it is compiled: requests in GPU code.

Of a request in CUDA or HIP code, the hook would stay in what runs on the device, and leave no trace that is looked for
later. So the texts are searched: the source and the headers of the user's that it includes. Only where a word there may
be a hook, the front end runs once more to say whether it is one.
"""

from __future__ import annotations

import re

from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.front_end import common_words, input_words
from enzyme_cc.driver.process import run_for_output
from enzyme_cc.driver.source_texts import is_cuda, is_for_gpu, texts
from enzyme_cc.toolchain.compilers import Compiler

_HOOK = re.compile(rb"\b__enzyme_(?:autodiff|fwddiff|virtualreverse|augmentfwd|reverse|fwdsplit|batch|taylor|trace|"
                   rb"condition|likelihood)\w*")
_COMMENT = re.compile(rb"//[^\n]*|/\*.*?\*/", re.DOTALL)


def refused(compiler: Compiler, command: CommandLine, inputs: list[Input]) -> str:
    """What is wrong with sources in which the word occurs, as text for the user; empty for nothing."""
    return "".join(_gpu_request(compiler, command, given) for given in inputs
                   if is_for_gpu(given) and not is_cuda(given))


def asks(compiler: Compiler, command: CommandLine, given: Input) -> bool:
    """Whether a CUDA source in which the word occurs calls a hook."""
    return is_cuda(given) and _gpu_request(compiler, command, given) != ""


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
