"""Building units that ask for derivatives: bitcode, the AD pass, code, and the link with it in place.

Loaded only when a request was seen. The front end runs once more for bitcode that no pass has touched but
that carries what the -O level put into it; all else of the command stays as the user wrote it.
"""

from __future__ import annotations

import contextlib
import gc
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn

from enzyme_cc.diagnostics import (
    INTERNAL_FAULT_EXIT_CODE,
    USER_ERROR_EXIT_CODE,
    DiagnosticError,
    InternalFault,
    error,
    render,
    warning,
)
from enzyme_cc.driver import command_line, flags
from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.options import OwnOptions
from enzyme_cc.driver.process import replace_process, run

if TYPE_CHECKING:
    from enzyme_cc.toolchain.compilers import Compiler
    from enzyme_cc.toolchain.llvm import Module
    from enzyme_cc.toolchain.pipeline import CodeGeneration

_INSTRUMENTING = (
    "address", "hwaddress", "memory", "thread", "dataflow", "type", "fuzzer", "realtime", "numerical"
)


_RECURSION = 50_000  # deep expressions make deep calls; Python's own do not use the C stack


class CompilerFailed(Exception):
    """The compiler has said what is wrong; only its exit code is left to hand on."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Build:
    """One command of which some inputs hold requests.

    `first_run` says whether the compiler has not seen the sources yet in this command: then its warnings and
    the dependency file are still to be written.
    """

    def __init__(
        self,
        compiler: Compiler,
        command: CommandLine,
        own: OwnOptions,
        *,
        first_run: bool,
        source: int | None,
    ) -> None:
        self.compiler = compiler
        self.command = command
        self.own = own
        self.first_run = first_run
        self.source = source
        self.full_debug_info = False
        self.folder = ""
        self.colour = _wants_colour(command)

    def run(self, suspects: list[Input]) -> int:
        """Carry the command out; `suspects` are the inputs that mention a hook. Returns the exit code.

        The work is done in a child process: should LLVM crash, the parent is left to say so.
        """
        with tempfile.TemporaryDirectory(prefix="enzyme-cc-") as self.folder:
            sys.stdout.flush()
            sys.stderr.flush()
            child = os.fork()
            if child == 0:
                self._work_and_exit(suspects)
            code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            if code >= 0:
                return code
            if -code in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                return 128 - code
            crash = InternalFault(f"LLVM crashed with {signal.Signals(-code).name}")
            self._keep_for_replay(self._module_in_work(), crash)
            return INTERNAL_FAULT_EXIT_CODE

    def _work_and_exit(self, suspects: list[Input]) -> NoReturn:
        """The child's life. It ends without the interpreter's clearing up, which would only cost time."""
        gc.disable()  # many small objects, hardly any garbage
        sys.setrecursionlimit(_RECURSION)
        code = INTERNAL_FAULT_EXIT_CODE
        try:
            code = self._work(suspects)
        except KeyboardInterrupt:
            code = 130
        finally:
            with contextlib.suppress(OSError):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(code)

    def _work(self, suspects: list[Input]) -> int:
        try:
            return self._carry_out(suspects)
        except CompilerFailed as failure:
            return failure.code
        except DiagnosticError as problem:
            sys.stderr.write(render(self._with_names(suspects, problem).diagnostics, self.colour))
            return USER_ERROR_EXIT_CODE
        except Exception as fault:
            self._keep_for_replay(self._module_in_work(), fault)
            return INTERNAL_FAULT_EXIT_CODE

    def _carry_out(self, suspects: list[Input]) -> int:
        return self._link() if self.command.mode == command_line.LINK else self._compile(suspects)

    def _with_names(self, suspects: list[Input], problem: DiagnosticError) -> DiagnosticError:
        """The same refusal in the names of the user's variables, for which the front end runs with -g.

        Not done from the start, since only a refused program profits.
        """
        if _keeps_debug_info(self.command):
            return problem
        self.full_debug_info, self.first_run = True, False
        try:
            self._carry_out(suspects)
        except DiagnosticError as again:
            return again
        except CompilerFailed:
            pass
        return problem

    @property
    def _in_work(self) -> str:
        """Where the module lies that is being differentiated."""
        return os.path.join(self.folder, "in-work.ll")

    def _module_in_work(self) -> str:
        """Its text; empty when the fault came before there was one."""
        with contextlib.suppress(FileNotFoundError), open(self._in_work, encoding="utf-8") as file:
            return file.read()
        return ""

    # -- the two kinds of command ----------------------------------------------------------------------

    def _compile(self, suspects: list[Input]) -> int:
        """`-c` and `-S`: each input on its own."""
        if self.command.output is not None and len(self.command.inputs) > 1:
            return replace_process(self.compiler, self._all_words())  # clang says why not
        failures: list[DiagnosticError] = []
        for given in self.command.inputs:
            output = self.command.output_of(given)
            if given not in suspects:
                if self.first_run:
                    self._native(given, output)
                continue
            try:
                module = self._module(given, output)
                if module is None:
                    if self.first_run:
                        self._native(given, output, quiet=True)
                    continue
                self._write(output, self._differentiated(module, self._form(), given.path))
            except DiagnosticError as problem:
                if output != "-":
                    with contextlib.suppress(FileNotFoundError):
                        os.unlink(output)
                failures.append(problem)
        if failures:
            raise DiagnosticError([d for failure in failures for d in failure.diagnostics])
        return 0

    def _link(self) -> int:
        """Compile all inputs, differentiate groups of them that belong together, and link in their places."""
        from enzyme_cc.toolchain import pipeline

        inputs = self.command.differentiable
        modules = [self._read(given, self.command.output or given.stem + ".o") for given in inputs]
        groups = pipeline.closures(modules)
        if not groups:
            return replace_process(self.compiler, self._all_words())
        replaced: dict[int, str | None] = {}  # index of an input -> the object in its place, None for nothing
        failures: list[DiagnosticError] = []
        for group in groups:
            merged = modules[group[0]]
            for index in group[1:]:
                merged.link(modules[index])
                replaced[index] = None
            replaced[group[0]] = self._temporary(inputs[group[0]].stem + ".o")
            try:
                code = self._differentiated(merged, pipeline.OBJECT, inputs[group[0]].path)
            except DiagnosticError as problem:
                failures.append(problem)
            else:
                self._write(str(replaced[group[0]]), code)
        if failures:
            raise DiagnosticError([d for failure in failures for d in failure.diagnostics])
        for index, given in enumerate(inputs):
            if index not in replaced:
                replaced[index] = self._temporary(given.stem + ".o")
                self._native(given, str(replaced[index]), quiet=True)
        objects = {id(given): replaced[index] for index, given in enumerate(inputs)}
        words: list[str] = ["-Qunused-arguments"]
        for word in self.command.words:
            if isinstance(word, Input):
                place = objects.get(id(word), word.path)
                words += [place] if place is not None else []
            elif word.role not in (flags.LANGUAGE, flags.DEPENDENCY):
                words += word.words
        return run(self.compiler, words)

    # -- steps -----------------------------------------------------------------------------------------

    def _all_words(self) -> list[str]:
        return [text for word in self.command.words for text in word.words]

    def _input_words(self, given: Input) -> list[str]:
        return [given.path] if given.language is None else ["-x", given.language, given.path]

    def _front_end_words(self, given: Input, output: str) -> list[str]:
        """The flags for one input's front end, with the dependency file that the whole command asks for."""
        words: list[str] = ["-Qunused-arguments"]
        for word in self.command.words:
            if isinstance(word, Input) or word.role in (
                flags.LINK, flags.OUTPUT, flags.LANGUAGE, flags.DEPENDENCY, flags.MODE, "end"
            ):
                continue
            words += word.words
        if self.first_run:
            words += _dependency_words(self.command, given, output)
        return words

    def _native(self, given: Input, output: str, quiet: bool = False) -> None:
        """Compile one input as clang would have within the command."""
        words = self._front_end_words(given, output)
        if quiet:
            words = [*words, "-w"]
        mode = ["-S"] if self.command.mode == command_line.ASSEMBLY else ["-c"]
        if self.command.emit_llvm:
            mode.append("-emit-llvm")
        self._run([*words, *mode, "-o", output, *self._input_words(given)])

    def _run(self, words: list[str]) -> None:
        code = run(self.compiler, words, source=self.source)
        if code != 0:
            raise CompilerFailed(code)

    def _module(self, given: Input, output: str) -> Module | None:
        """The untouched module of one input; None when nothing in it asks for a derivative after all."""
        from enzyme_cc.toolchain import pipeline

        module = self._read(given, output)
        return module if pipeline.needs_differentiation(module) else None

    def _read(self, given: Input, output: str) -> Module:
        """Run the front end on one input and read what it made."""
        bitcode = self._temporary(given.stem + ".bc")
        words = [
            word for word in self._front_end_words(given, output)
            if flags.classify(word)[1] not in (flags.LTO, flags.PROFILE)
            and not word.startswith("-gsplit-dwarf")
        ]
        words += ["-c", "-emit-llvm", "-Xclang", "-disable-llvm-passes"]
        if _level(self.command) == 0:
            # -O0 would keep inlining, TBAA and lifetimes from the derivative. The macros stay those of -O0.
            words += ["-O1", "-U__OPTIMIZE__", "-D__NO_INLINE__=1"]
        if not _keeps_debug_info(self.command):
            # for our own messages; taken out of the result
            named = self.full_debug_info or self.own.on("print")
            words.append("-g" if named else "-gline-tables-only")
        if not self.first_run:
            words.append("-w")
        self._say(f"bitcode of {given.path}")
        self._run([*words, "-o", bitcode, *self._input_words(given)])
        from enzyme_cc.toolchain.llvm import Module

        with open(bitcode, "rb") as file:
            return Module.from_bitcode(file.read())

    def _differentiated(self, module: Module, form: str, path: str) -> bytes:
        """The code of a module with its requests answered; a fault of ours is saved and ends with code 70."""
        from enzyme_cc.toolchain import pipeline

        generation = _code_generation(self.command)
        values = self.own.values
        if self.full_debug_info:  # the second run: all but the refusal has been said
            values = {name: value for name, value in values.items() if name != "print"}
        else:
            self._warn_of_sanitizers(path)
        options = pipeline.autodiff_options(values)
        text = module.text()
        with open(self._in_work, "w", encoding="utf-8") as file:
            file.write(text)
        try:
            result = pipeline.differentiate(text, options, generation, self._say)
            return pipeline.emit(result, form, generation)
        except DiagnosticError:
            raise
        except Exception as fault:
            self._keep_for_replay(text, fault)
            raise CompilerFailed(INTERNAL_FAULT_EXIT_CODE) from fault

    def _keep_for_replay(self, text: str, fault: Exception) -> None:
        folder = tempfile.mkdtemp(prefix="enzyme-fault-")
        saved = os.path.join(folder, "input.ll")
        with open(saved, "w", encoding="utf-8") as file:
            file.write(text)
        with open(os.path.join(folder, "traceback.txt"), "w", encoding="utf-8") as file:
            file.write("".join(traceback.format_exception(fault)))
        ours = "".join(
            f" --enzyme-{name}={value}" for name, value in sorted(self.own.values.items()) if name != "clang"
        )
        command = f"enzyme-opt{ours} {saved} -o {os.path.join(folder, 'output.ll')}"
        what = str(fault).partition("\n")[0]
        if not isinstance(fault, InternalFault):
            what = f"{type(fault).__name__}: {what}"
        sys.stderr.write(render([error(
            f"internal fault: {what}", code="internal",
            help=f"please report it with the folder {folder}; it is replayed by: {command}",
        )], self.colour))
        if self.own.on("verbose"):
            traceback.print_exception(fault)

    def _warn_of_sanitizers(self, path: str) -> None:
        for word in self.command.words:
            if word.words[0].startswith("-fsanitize="):
                asked = word.words[0].partition("=")[2].split(",")
                unapplied = [name for name in asked if name.startswith(_INSTRUMENTING)]
                if unapplied:
                    sys.stderr.write(render([warning(
                        f"'{path}' holds derivatives and is not instrumented for -fsanitize="
                        + ",".join(unapplied), code="sanitizer")], self.colour))
            elif word.role == flags.PROFILE:
                sys.stderr.write(render([warning(
                    f"'{path}' holds derivatives; {word.words[0]} is not applied to it", code="profile",
                )], self.colour))

    def _form(self) -> str:
        from enzyme_cc.toolchain import pipeline

        if self.command.mode == command_line.ASSEMBLY:
            return pipeline.LLVM_TEXT if self.command.emit_llvm else pipeline.ASSEMBLY
        return pipeline.BITCODE if self.command.emit_llvm else pipeline.OBJECT

    def _temporary(self, name: str) -> str:
        """A new path in this build's folder that ends in the given name."""
        return os.path.join(tempfile.mkdtemp(dir=self.folder), name)

    def _write(self, path: str, content: bytes) -> None:
        if path == "-":
            sys.stdout.buffer.write(content)
            sys.stdout.flush()
            return
        if os.path.exists(path) and not os.path.isfile(path):
            with open(path, "wb") as file:
                file.write(content)
            return
        part = self._temporary("output")
        with open(part, "wb") as file:
            file.write(content)
        shutil.copyfile(part, path)

    @property
    def _say(self) -> Callable[[str], None]:
        if self.own.on("verbose"):
            return lambda text: print(f"enzyme-clang: {text}", file=sys.stderr)
        return lambda text: None


def _level(command: CommandLine) -> int:
    """The -O level, 0 to 3, as clang reads the last -O."""
    word = command.last("-O")
    if word is None or word == "-O0":
        return 0
    return {"-O": 1, "-O1": 1, "-Og": 1, "-O2": 2, "-Os": 2, "-Oz": 2}.get(word, 3)


def _code_generation(command: CommandLine) -> CodeGeneration:
    from enzyme_cc.toolchain.pipeline import CodeGeneration

    return CodeGeneration(
        level=_level(command),
        vectorise=not command.has("-fno-vectorize"),
        unroll=not command.has("-fno-unroll-loops"),
        keep_debug_info=_keeps_debug_info(command),
    )


def _keeps_debug_info(command: CommandLine) -> bool:
    word = command.last("-g")
    return word is not None and word != "-g0" and not word.startswith("-gcc")


def _wants_colour(command: CommandLine) -> bool:
    for word in reversed(command.words):
        if word.name in ("-fcolor-diagnostics", "-fdiagnostics-color", "-fdiagnostics-color=always"):
            return True
        if word.name in ("-fno-color-diagnostics", "-fno-diagnostics-color", "-fdiagnostics-color=never"):
            return False
    return sys.stderr.isatty()


def _dependency_words(command: CommandLine, given: Input, output: str) -> list[str]:
    """The -M flags with the file and target that clang would have chosen for the whole command."""
    words = [text for word in command.words if word.role == flags.DEPENDENCY for text in word.words]
    if not (command.has("-MD") or command.has("-MMD")):
        return []
    named = command.output is not None
    if not command.has("-MF"):
        stem = os.path.splitext(output)[0] if named else given.stem
        words += ["-MF", stem + ".d"]
    if not (command.has("-MT") or command.has("-MQ")):
        words += ["-MQ", output if named else given.stem + ".o"]
    return words
