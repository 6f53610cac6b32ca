"""CUDA sources with requests in device code.

clang says itself which steps its command has (`-###`): the device code is compiled for each architecture, assembled by
ptxas, joined by fatbinary, and put into the object that the host code becomes. All of them are done as it says but for
the first: device code is differentiated on the way to PTX, before libdevice is linked to it.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from enzyme_cc.autodiff.interface.hooks import hook_calls
from enzyme_cc.diagnostics import DiagnosticError, Location, error
from enzyme_cc.driver import command_line, front_end
from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.differentiation import Build, CompilerFailed
from enzyme_cc.driver.evidence import HOOK_MARK
from enzyme_cc.driver.options import OwnOptions
from enzyme_cc.driver.process import run_for_messages
from enzyme_cc.driver.reading import read_module
from enzyme_cc.toolchain import cuda_toolkit, pipeline
from enzyme_cc.toolchain.compilers import Compiler


class CudaBuild(Build):
    """One command of which some inputs are CUDA and call hooks."""

    quiet = ("-Qunused-arguments", "-Wno-unknown-cuda-version")
    objects: Mapping[str, str] = MappingProxyType({})
    """Of a command that links: source -> the object to make of it."""

    def _carry_out(self, suspects: list[Input]) -> int:
        if self.command.has("-fgpu-rdc"):
            raise DiagnosticError(error(
                "-fgpu-rdc: device code of several files cannot be differentiated yet", code="gpu",
                help="compile what requests reach in one file, without -fgpu-rdc"))
        if self.command.mode != command_line.LINK:
            return self._compile(suspects)
        for given in suspects:
            self._compile_for(given, self.objects[given.path], ["-c"])
        return 0

    def _compile_suspect(self, given: Input, output: str) -> None:
        modes = [word.words[0] for word in self.command.words if word.role == "mode"]
        self._compile_for(given, output if self.command.output is not None else None, modes)

    def _compile_for(self, given: Input, output: str | None, modes: list[str]) -> None:
        """All steps of compiling one source."""
        words = [*self._front_end_words(given, output or ""), *modes]
        words += ["-o", output] if output is not None else []
        made: dict[str, str] = {}
        for job in self._jobs([*words, *self._input_words(given)]):
            job = [_with_paths(word, made) for word in job]
            if "-fcuda-is-device" in job:
                self._device_code(given, job, made)
            else:
                self._step(job, made)
                self._refuse_host_requests(given, job)

    # ---- steps

    def _jobs(self, words: list[str]) -> list[list[str]]:
        """The commands that clang would run."""
        code, text = run_for_messages(self.compiler, [*words, "-###"])
        lines = [line for line in text.decode(errors="surrogateescape").splitlines() if line.startswith(' "')]
        if code != 0 or not lines:
            sys.stderr.buffer.write(text)
            raise CompilerFailed(code or 1)
        return [shlex.split(line) for line in lines]

    def _device_code(self, given: Input, job: list[str], made: dict[str, str]) -> None:
        """What a step that compiles device code makes, with its requests answered."""
        output = self._output_of(job, made)
        architecture = job[job.index("-target-cpu") + 1]
        module = self._read_for(given, job)
        form = pipeline.ASSEMBLY
        if "-emit-llvm-bc" in job or "-emit-llvm" in job:
            form = pipeline.LLVM_TEXT if self.command.mode == command_line.ASSEMBLY else pipeline.BITCODE
        from enzyme_cc.driver.code_generation import code_generation

        library = job[job.index("-mlink-builtin-bitcode") + 1] if "-mlink-builtin-bitcode" in job else ""
        generation = replace(code_generation(self.command), device_library=library)
        self._say(f"device code of {given.path} for {architecture}")
        self._write(output, self._differentiated(module, form, given.path, generation))

    def _read_for(self, given: Input, job: list[str]) -> str:
        """The text of the device code that a step compiles, as the front end wrote it: no pass has touched it, and
        libdevice is not linked to it."""
        path = self._temporary(given.stem + ".bc")
        named = self.full_debug_info or self.own.on("print")
        words = _for_bitcode(job, "constructor" if named else "line-tables-only")
        if _run([*words, "-o", path, *(["-w"] if self.full_debug_info else [])]):
            raise CompilerFailed(1)
        with open(path, "rb") as file:
            return read_module(file.read(), self.compiler).text()

    def _output_of(self, job: list[str], made: dict[str, str]) -> str:
        """Where a step writes to: what only other steps read goes to a folder of our own."""
        at = job.index("-o") + 1
        if job[at] in (self.command.output, "-") or not os.path.isabs(job[at]):
            return job[at]
        path = made.get(job[at]) or self._temporary(os.path.basename(job[at]))
        made[job[at]] = path
        return path

    def _step(self, job: list[str], made: dict[str, str]) -> None:
        """Another step, as clang would do it."""
        for flag in ("-o", "--output-file", "--create"):
            if flag in job:
                at = job.index(flag) + 1
                if os.path.dirname(job[at]) == os.path.dirname(_temporary_name()) and job[at] != self.command.output:
                    made[job[at]] = job[at] = self._temporary(os.path.basename(job[at]))
        self._say(" ".join(job))
        if os.path.basename(job[0]) == "fatbinary" and _is_of_cuda_13(job[0]):
            job = _as_in_cuda_13(job)
        done = _run(job)
        if done is None:
            raise DiagnosticError(error(
                f"cannot run '{job[0]}', which CUDA's toolkit brings", code="gpu",
                help="name the folder of a whole toolkit by --cuda-path=, or put its bin on PATH"))
        if done:
            raise CompilerFailed(done)

    def _refuse_host_requests(self, given: Input, job: list[str]) -> None:
        """Requests in host code of a CUDA source, which would stay in the program."""
        if "-cc1" not in job or "-fcuda-is-device" in job or "-o" not in job:
            return
        output = job[job.index("-o") + 1]
        with open(output, "rb") as file:
            if HOOK_MARK not in file.read():
                return
        os.unlink(output)
        command = self.command
        self.command = command_line.parse([*front_end.common_words(command), "--cuda-host-only"])
        try:
            text = self._read_again(given, output).text()
        finally:
            self.command = command
        from enzyme_cc import ir

        calls = [call for call, _ in hook_calls(ir.parse_module(text))]
        places = [call.debug_location for call in calls] or [Location(given.path)]
        raise DiagnosticError([error(
            "a request in the host code of a CUDA source cannot be answered yet", place, code="gpu",
            help="ask for derivatives in a __global__ or __device__ function, of a __device__ function; or move what "
                 "launches no kernel to a source that is no CUDA") for place in places])


def _run(job: list[str]) -> int | None:
    """The exit code of a command, None where there is no such program."""
    sys.stdout.flush()
    try:
        return subprocess.run(job, check=False).returncode
    except OSError:
        return None


def _temporary_name() -> str:
    """A path in the folder where compilers put what they make meanwhile."""
    import tempfile

    return os.path.join(tempfile.gettempdir(), "name")


def _with_paths(word: str, made: dict[str, str]) -> str:
    """A word with the files of our own folder in place of those that clang had in mind."""
    for path, ours in made.items():
        if path in word:
            return word.replace(path, ours)
    return word


def _is_of_cuda_13(fatbinary: str) -> bool:
    """Whether a fatbinary takes what it joins in the spelling of CUDA 13."""
    try:
        said = subprocess.run([fatbinary, "--help"], capture_output=True, check=False).stdout
    except OSError:
        return False
    return b"--image3" in said and b"--image " not in said.replace(b"--image=", b"--image ")


def _as_in_cuda_13(job: list[str]) -> list[str]:
    """A call of fatbinary as CUDA 13 spells it: `--image=profile=sm_90,file=F` is `--image3=kind=elf,sm=90,file=F`."""
    words = []
    for word in job:
        if word.startswith("--image=profile="):
            profile, _, file = word.removeprefix("--image=profile=").partition(",")
            kind = "elf" if profile.startswith("sm_") else "ptx"
            word = f"--image3=kind={kind},sm={profile.rpartition('_')[2]},{file}"
        words.append(word)
    return words


_MADE = ("-S", "-emit-llvm", "-emit-llvm-bc", "-emit-obj")
_WITH_VALUE = ("-o", "-mlink-builtin-bitcode", "-dependency-file", "-MT")


def _for_bitcode(job: list[str], debug_info: str) -> list[str]:
    """A step that compiles device code, as one that writes bitcode. What -O0 writes is too poor to differentiate."""
    words: list[str] = []
    given = iter(job)
    has_debug_info = any(word.startswith("-debug-info-kind=") for word in job)
    is_optimised = any(word.startswith("-O") and word != "-O0" for word in job)
    for word in given:
        if word in _WITH_VALUE:
            next(given, None)
        elif word not in _MADE and word != "-O0":
            words.append(word)
    words += ["-emit-llvm-bc", "-disable-llvm-passes"]
    if not is_optimised:
        words += ["-O1", "-U__OPTIMIZE__", "-D__NO_INLINE__=1"]
    if not has_debug_info:
        words += [f"-debug-info-kind={debug_info}", "-dwarf-version=2"]
    return words


def toolkit_words() -> list[str]:
    """The flag that names the toolkit of PyPI's packages, where clang would find none by itself."""
    if next(cuda_toolkit.installed(), None) is not None:
        return []
    folder = cuda_toolkit.of_packages()
    return [f"--cuda-path={folder}"] if folder is not None else []


def build(compiler: Compiler, command: CommandLine, own: OwnOptions, inputs: list[Input], source: int | None) -> int:
    """Carry out a command that does not link, some of whose inputs are CUDA with requests; the exit code."""
    return CudaBuild(compiler, command, own, first_run=True, source=source).run(inputs)


def compiled_for_link(
    compiler: Compiler, command: CommandLine, own: OwnOptions, inputs: list[Input], source: int | None, folder: str
) -> tuple[int, list[str]]:
    """Compile those inputs of a command that links to objects in a folder: the exit code, and the words of the command
    with the objects in place of the sources."""
    made = CudaBuild(compiler, command, own, first_run=True, source=source)
    made.objects = {given.path: os.path.join(folder, f"{number}.{given.stem}.o") for number, given in enumerate(inputs)}
    code = made.run(inputs)
    words: list[str] = []
    for word in command.words:
        if isinstance(word, Input) and word.path in made.objects:
            words += ["-x", "none", made.objects[word.path], *(["-x", word.language] if word.language else [])]
        else:
            words += word.words
    return code, words
