"""Compiling units that ask for derivatives: bitcode, the AD pass, code. (Links: linking.py.)

Loaded only when a request was seen. The front end runs once more for bitcode that no pass has touched but
that carries what the -O level put into it; all else of the command stays as the user wrote it.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import NoReturn

from enzyme_cc.autodiff.prepare.native_units import NativeUnits
from enzyme_cc.diagnostics import (
    INTERNAL_FAULT_EXIT_CODE,
    USER_ERROR_EXIT_CODE,
    DiagnosticError,
    InternalFault,
    error,
    render,
    warning,
)
from enzyme_cc.driver import command_line, flags, front_end
from enzyme_cc.driver.cache import DEFAULT_BYTES, Cache, Entry, Listener, key_of
from enzyme_cc.driver.command_line import CommandLine, Input
from enzyme_cc.driver.interruption import Interrupted, Uninterrupted, remove_made_since, stop_listening
from enzyme_cc.driver.objects import put_bitcode
from enzyme_cc.driver.options import OwnOptions, unknown_variables
from enzyme_cc.driver.process import replace_process, run
from enzyme_cc.driver.progress import Progress, Watch
from enzyme_cc.toolchain import pipeline
from enzyme_cc.toolchain.compilers import Compiler
from enzyme_cc.toolchain.llvm import LLVMModule
from enzyme_cc.toolchain.pipeline import CodeGeneration

_INSTRUMENTING = (
    "address", "hwaddress", "memory", "thread", "dataflow", "type", "fuzzer", "realtime", "numerical"
)


_OF_THE_MACHINE = (
    "-target", "--target=", "--sysroot", "-isysroot", "-march=", "-mcpu=", "-m32", "-m64", "-mabi=",
    "-fPIC", "-fpic", "-fPIE", "-fpie", "-fno-pic", "-fno-pie",
)
"""Flags that decide what code for the same machine as the program's is."""
_SAID_IN_FULL = frozenset(
    "allocator bitcode bitcode-version circular-request directive leftover linker merge missing-body no-bitcode "
    "not-implemented option other-function sanitizer target".split()
)
"""Codes of refusals that no type decides and that name no variable: debug information has nothing to add."""
_RECURSION = 50_000  # deep expressions make deep calls; Python's own do not use the C stack


handed_over: str | None = None
"""Where a module with requests is written, instead of being differentiated, for who does more with it (prove)."""


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

    quiet: tuple[str, ...] = ("-Qunused-arguments",)
    """Flags of every run, so that flags for another step bring no warning."""

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
        self.native_objects: dict[int, str] = {}
        """Objects made of sources of a link, by identity of the input: a second run has them."""
        self.uninvolved: dict[int, LLVMModule] = {}
        """What was read of the sources that take no part in what was refused, by identity of the input."""
        self.progress = Progress()
        self.folder = ""
        self.colour = _wants_colour(command)

    def run(self, suspects: list[Input]) -> int:
        """Carry the command out; `suspects` are the inputs that mention a hook. Returns the exit code.

        The work is done in a child process: should LLVM crash, the parent is left to say so.
        """
        with tempfile.TemporaryDirectory(prefix="enzyme-cc-") as self.folder:
            sys.stdout.flush()
            sys.stderr.flush()
            self._warn_of_variables()
            started = time.time() - 1
            watch = Watch(f"compiling {', '.join(given.path for given in suspects) or 'at the link'}"
                          ) if sys.stderr.isatty() else None
            child = os.fork()
            if child == 0:
                self.progress = Progress(watch.channel if watch is not None else None)
                os.setpgid(0, 0)  # so that it ends with the compilers that it has started
                stop_listening()
                self._work_and_exit(suspects)
            try:
                if watch is not None:
                    watch.wait_for(child)
                code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            except Interrupted:
                with contextlib.suppress(OSError):
                    os.setpgid(child, child)
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(child, signal.SIGTERM)
                os.waitpid(child, 0)
                remove_made_since(started if self.first_run else 0, self._outputs())
                raise
            if code >= 0:
                return code
            if -code in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                return 128 - code
            crash = InternalFault(f"LLVM crashed with {signal.Signals(-code).name}")
            self._keep_for_replay(self._module_in_work(), crash)
            return INTERNAL_FAULT_EXIT_CODE

    def _outputs(self) -> list[str]:
        """The files that the command makes."""
        if self.command.mode == command_line.LINK:
            return [self.command.output or "a.out"]
        return [self.command.output_of(given) for given in self.command.differentiable]

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
            return self._second_run(suspects, problem)
        except Exception as fault:
            self._keep_for_replay(self._module_in_work(), fault)
            return INTERNAL_FAULT_EXIT_CODE

    def _carry_out(self, suspects: list[Input]) -> int:
        """Do what the command says, or as much of it as is the same for all languages: compile."""
        return self._compile(suspects)

    def _second_run(self, suspects: list[Input], problem: DiagnosticError) -> int:
        """What was refused once more, with the front end's -g: it tells types, and names for the refusal.

        Not done from the start, since it is seldom needed, and not where there is no more to say.
        """
        if self._can_say_more and not all(d.code in _SAID_IN_FULL and not d.notes for d in problem.diagnostics):
            self.full_debug_info, self.first_run = True, False
            try:
                return self._carry_out(suspects)
            except DiagnosticError as again:
                problem = again
            except CompilerFailed:
                pass
        sys.stderr.write(render(problem.diagnostics, self.colour))
        return USER_ERROR_EXIT_CODE

    @property
    def _can_say_more(self) -> bool:
        """Whether the front end has sources to read, and was not told -g before."""
        return bool(self.command.differentiable) and not front_end.keeps_debug_info(self.command)

    @property
    def _in_work(self) -> str:
        """Where the module lies that is being differentiated."""
        return os.path.join(self.folder, "in-work.ll")

    def _module_in_work(self) -> str:
        """Its text; empty when the fault came before there was one."""
        with contextlib.suppress(FileNotFoundError), open(self._in_work, encoding="utf-8") as file:
            return file.read()
        return ""

    # -- commands that do not link ---------------------------------------------------------------------

    def _compile(self, suspects: list[Input]) -> int:
        """`-c` and `-S`: each input on its own."""
        if self.command.output is not None and len(self.command.inputs) > 1:
            return replace_process(self.compiler, self._all_words())  # clang says why not
        failures: list[DiagnosticError] = []
        for given in self.command.inputs:
            output = self.command.output_of(given)
            try:
                if given in suspects:
                    self._compile_suspect(given, output)
                elif self.first_run:
                    self._native(given, output)
                    if given.kind != command_line.OTHER:
                        self._put_bitcode(output, self._read_again(given, output).bitcode())
            except DiagnosticError as problem:
                if output != "-":
                    with contextlib.suppress(FileNotFoundError):
                        os.unlink(output)
                failures.append(problem)
        if failures:
            raise DiagnosticError([d for failure in failures for d in failure.diagnostics])
        return 0

    def _compile_suspect(self, given: Input, output: str) -> None:
        """Differentiate one input now, or leave it to the link, or find that it asks for nothing."""
        module = self._read(given, output)
        bitcode = module.bitcode()
        if not pipeline.needs_differentiation(module):
            if self.first_run:
                self._native(given, output, quiet=True)
            self._put_bitcode(output, bitcode)
            return
        text = module.text()
        why = self._why_at_the_link(text)
        if why:
            self._say(f"'{given.path}' is differentiated at the link: {why}")
            self._leave_to_the_link(given, output, bitcode, text)
            return
        if self.command.mode == command_line.OBJECT:
            self._say(f"'{given.path}' is differentiated now: it holds all that its requests reach")
        self._write(output, self._differentiated(text, self._form(), given.path))
        self._put_bitcode(output, bitcode)

    def _why_at_the_link(self, text: str) -> str:
        """Why a unit with requests has to wait for the link; empty when it is differentiated now."""
        asked = self.own.get("when")
        if asked == "compile" or (self.command.mode == command_line.ASSEMBLY and not self.command.emit_llvm):
            return ""
        if asked == "link":
            return "--enzyme-when=link"
        if front_end.waits_for_lto(self.command):
            return "-flto"
        from enzyme_cc.toolchain.closure import open_calls, open_ends

        names = open_ends(text)
        if not names:
            return "its requests call functions through pointers that other files may set" if open_calls(text) else ""
        listed = ", ".join(f"'{name}'" for name in names[:3]) + (" and more" if len(names) > 3 else "")
        return f"its requests reach {listed}, defined elsewhere"

    def _leave_to_the_link(self, given: Input, output: str, bitcode: bytes, text: str) -> None:
        """Write what the command asks for with the requests in it."""
        if self.command.emit_llvm:
            self._write(output, text.encode() if self.command.mode == command_line.ASSEMBLY else bitcode)
        elif front_end.waits_for_lto(self.command):
            untouched = list(front_end.UNTOUCHED)
            if not front_end.keeps_debug_info(self.command):
                untouched.append("-gline-tables-only")  # for messages of the link, which takes them out again
            self._native(given, output, quiet=True, more=untouched)
        else:
            if self.first_run:
                self._native(given, output, quiet=True)
            self._put_bitcode(output, bitcode)

    def _put_bitcode(self, output: str, bitcode: bytes) -> None:
        """Put a unit's bitcode into its object, where the command makes one."""
        if front_end.carries_bitcode(self.command):
            with open(output, "rb") as file:
                content = file.read()
            put_bitcode(output, content, bitcode)

    # -- steps -----------------------------------------------------------------------------------------

    def _all_words(self) -> list[str]:
        return [text for word in self.command.words for text in word.words]

    def _input_words(self, given: Input) -> list[str]:
        return front_end.input_words(given)

    def _front_end_words(self, given: Input, output: str) -> list[str]:
        """The flags for one input's front end, with the dependency file that the whole command asks for."""
        words = [*self.quiet, *front_end.common_words(self.command)]
        if self.first_run:
            words += front_end.dependency_words(self.command, given, output)
        return words

    def _native(self, given: Input, output: str, quiet: bool = False, more: Iterable[str] = ()) -> None:
        """Compile one input as clang would have within the command."""
        words = self._front_end_words(given, output)
        if quiet:
            words = [*words, "-w"]
        mode = ["-S"] if self.command.mode == command_line.ASSEMBLY else ["-c"]
        if self.command.emit_llvm:
            mode.append("-emit-llvm")
        self._run([*words, *more, *mode, "-o", output, *self._input_words(given)])

    def _run(self, words: list[str]) -> None:
        code = run(self.compiler, words, source=self.source)
        if code != 0:
            raise CompilerFailed(code)

    def _read(self, given: Input, output: str) -> LLVMModule:
        """Run the front end on one input and read what it made."""
        from enzyme_cc.driver.reading import read_module

        path = self._temporary(given.stem + ".bc")
        # line tables are for our own messages and taken out of the result
        named = self.full_debug_info or self.own.on("print") or self.own.on("gradcheck") or self.own.on("error-report")
        words = front_end.bitcode_words(self.command, "-g" if named else "-gline-tables-only")
        if self.first_run:
            words += front_end.dependency_words(self.command, given, output)
        else:
            words.append("-w")
        self._say(f"bitcode of {given.path}")
        self.progress.say(f"{given.path}: compiling")
        self._run([*words, "-o", path, *self._input_words(given)])
        with open(path, "rb") as file:
            bitcode = file.read()
        kept = front_end.kept_file(self.command, given.stem, output)
        if kept is not None and not self.full_debug_info:
            self._write(kept + ".bc", bitcode)
            if given.kind == command_line.SOURCE and not given.path.endswith(".pcm"):
                suffix = front_end.preprocessed_suffix(self.command, given)
                words = [*self.quiet, *front_end.common_words(self.command), "-w", "-E", *self._input_words(given)]
                self._run([*words, "-o", kept + suffix])
        return read_module(bitcode, self.compiler)

    def _read_again(self, given: Input, output: str) -> LLVMModule:
        """The same for an input of which the compiler has said all there is to say."""
        before, self.first_run = self.first_run, False
        try:
            return self._read(given, output)
        finally:
            self.first_run = before

    def _differentiated(
        self,
        text: str,
        form: str,
        path: str,
        generation: CodeGeneration | None = None,
        natives: NativeUnits | None = None,
    ) -> bytes:
        """The code of a module with its requests answered; a fault of ours is saved and ends with code 70.

        `natives`: see pipeline.answer_requests.
        """
        from enzyme_cc.driver.code_generation import code_generation

        def step(what: str) -> None:
            self.progress.say(f"{path}: {what}")

        if handed_over is not None:
            self._write(handed_over, text.encode())
            raise CompilerFailed(0)
        if generation is None:
            generation = code_generation(self.command)
        values = self.own.values
        self._refuse_sanitizers(path)
        if self.full_debug_info:  # the second run: all but the refusal has been said
            values = {name: value for name, value in values.items() if name != "print"}
        else:
            self._warn_of_sanitizers(path)
        options = pipeline.autodiff_options(values)
        if natives is not None:
            options = replace(options, foreign=natives.foreign, by_pointer=natives.by_pointer,
                              addressed=natives.addressed, without_code=natives.without_code)
        kept = front_end.kept_file(self.command, os.path.splitext(os.path.basename(path))[0], self.command.output)
        cache = None if kept is not None else self._cache()
        if self._can_say_more and not self.full_debug_info and not options.print:
            options = replace(options, first_refusal=True)
        if self.full_debug_info:
            options = replace(options, refused_before=True)
        units = natives.units if natives is not None else []
        if cache is not None:
            named = [(sorted(unit.strong), sorted(unit.weak), sorted(unit.local)) for unit in units]
            others = sorted(natives.others) if natives is not None else []
            key = key_of(text, options, generation, form, named, others, sorted(values.items()), self.colour,
                         sys.stderr.isatty())
            found = cache.get(key)
            if found is not None:
                sys.stderr.write(found.messages)
                for place in found.staying:
                    units[place].stays = True
                return found.code
        with open(self._in_work, "w", encoding="utf-8") as file:
            file.write(text)
        try:
            with Listener() as listener:
                result = pipeline.differentiate(text, options, generation, self._say, natives, step)
            if kept is not None and form == pipeline.OBJECT:
                self._write(kept + ".s", pipeline.optimised_code(
                    result.copy(), pipeline.ASSEMBLY, generation, self._say))
            code = pipeline.optimised_code(result, form, generation, self._say, step)
            if cache is not None:
                cache.put(key, Entry(code, listener.said, tuple(n for n, unit in enumerate(units) if unit.stays)))
            return code
        except (DiagnosticError, CompilerFailed):
            raise
        except Exception as fault:
            self._keep_for_replay(text, fault)
            raise CompilerFailed(INTERNAL_FAULT_EXIT_CODE) from fault

    def _cache(self) -> Cache | None:
        """Where differentiated code is kept; None where the user does not want it, or wants to see it being made."""
        size = self.own.get("cache")
        most = {None: DEFAULT_BYTES, "1": DEFAULT_BYTES}.get(size) if size in (None, "1") else (
            pipeline.number_of_bytes("cache", size or ""))
        return Cache(most=most) if most and not self.own.on("print") and not self.own.on("verbose") else None

    def _keep_for_replay(self, text: str, fault: Exception) -> None:
        folder = tempfile.mkdtemp(prefix="enzyme-fault-")
        saved = os.path.join(folder, "input.ll")
        with open(saved, "w", encoding="utf-8") as file:
            file.write(text)
        with open(os.path.join(folder, "traceback.txt"), "w", encoding="utf-8") as file:
            file.write("".join(traceback.format_exception(fault)))
        ours = "".join(
            f" --enzyme-{name}={value}" for name, value in sorted(self.own.values.items())
            if name not in ("cache", "clang")
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

    def _warn_of_variables(self) -> None:
        for name, meant in unknown_variables():
            sys.stderr.write(render([warning(
                f"'{name}' in the environment is no option, and nobody reads it", code="option",
                help=f"'{meant}' is one" if meant else "`enzyme-cc options` lists those that there are",
            )], self.colour))

    def _refuse_sanitizers(self, path: str) -> None:
        if any(word.words[0].startswith("-fsanitize=") and "dataflow" in word.words[0] for word in self.command.words):
            raise DiagnosticError(error(
                f"'{path}' asks for derivatives, which -fsanitize=dataflow cannot follow", code="sanitizer",
                help="compile with -fsanitize=dataflow only files without requests that no request reaches: "
                     "it renames all functions of a file"))

    def _warn_of_unchecked_calls(self) -> None:
        if any(word.words[0].startswith("-fsanitize=") and "cfi" in word.words[0] for word in self.command.words):
            output = self.command.output or "a.out"
            sys.stderr.write(render([warning(
                f"the calls in '{output}' are not checked by -fsanitize=cfi, since it holds derivatives",
                code="sanitizer")], self.colour))

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
        with Uninterrupted(), open(path, "wb") as file:
            file.write(content)

    @property
    def _say(self) -> Callable[[str], None]:
        if self.own.on("verbose"):
            return lambda text: print(f"enzyme-clang: {text}", file=sys.stderr)
        return lambda text: None


def _wants_colour(command: CommandLine) -> bool:
    for word in reversed(command.words):
        if word.name in ("-fcolor-diagnostics", "-fdiagnostics-color", "-fdiagnostics-color=always"):
            return True
        if word.name in ("-fno-color-diagnostics", "-fno-diagnostics-color", "-fdiagnostics-color=never"):
            return False
    return sys.stderr.isatty()
