"""All paths of the requests of a program, in several processes."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import queue
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from enzyme_cc.autodiff.answered import AnsweredRequest
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.prove.case import Case
from enzyme_cc.prove.inputs import Uncovered
from enzyme_cc.prove.obligations import (
    ENDED,
    IMPOSSIBLE,
    PROVED,
    REFUTED,
    UNCOVERED,
    UNDECIDED,
    Prefix,
    Prover,
    Verdict,
)
from enzyme_cc.prove.parameters import users_function
from enzyme_cc.prove.program import AnsweredProgram
from enzyme_cc.prove.run import Code

OUTCOMES = (PROVED, REFUTED, UNDECIDED, UNCOVERED)
_DEEPEST = 20_000
_GRACE = 5.0
"""Seconds that a process has beyond its time, before it is ended."""


@dataclass
class Findings:
    """What was found of one request."""

    function: str
    request: AnsweredRequest
    verdicts: list[Verdict] = field(default_factory=list)
    seconds: float = 0.0
    ended: int = 0
    """Paths on which the program ends without a result."""

    def count(self, outcome: str) -> int:
        return sum(verdict.outcome == outcome for verdict in self.verdicts)


@dataclass(frozen=True)
class Limits:
    """`trips` of loops, `seconds` for a request, `processes` at once, `sizes` of parameters by name."""

    trips: int = 4
    seconds: float = 60.0
    processes: int = 2
    sizes: Mapping[str, int] = field(default_factory=dict)


def spoken(program: AnsweredProgram, request: AnsweredRequest) -> tuple[str, str]:
    """A request's function: the name that the source has for it, and its symbol."""
    function = users_function(program.module, program.module.functions[request.function])
    return source_name(function), function.name


def findings(
    program: AnsweredProgram, requests: list[AnsweredRequest], limits: Limits, tell: Callable[[str, int], None]
) -> list[Findings]:
    """What holds of each request. `tell` is told of the request at work and of each path that is done."""
    code = Code(program.module, program.of_program)
    with_runtime = None
    if program.with_runtime is not None:
        with_runtime = Code(program.with_runtime, program.of_program, code)
    found = []
    for request in requests:
        name, _ = spoken(program, request)
        tell(name, 0)
        result = Findings(name, request)
        started = time.monotonic()
        try:
            case = Case(request, program.module, limits.sizes)
            case.look(code)
            why = case.why_not()
            if why:
                result.verdicts.append(Verdict(UNCOVERED, why))
            else:
                primal = with_runtime if with_runtime is not None and (
                    request.function in with_runtime.module.functions) else None
                prover = Prover(case, code, limits.trips, limits.seconds, code.is_narrow(request.function), primal)
                _explore(prover, limits, result, tell)
        except Uncovered as problem:
            result.verdicts.append(Verdict(UNCOVERED, str(problem)))
        result.seconds = time.monotonic() - started
        found.append(result)
    return found


def _explore(prover: Prover, limits: Limits, result: Findings, tell: Callable[[str, int], None]) -> None:
    context = multiprocessing.get_context("fork")
    deadline = time.monotonic() + limits.seconds
    answers: Any = context.Queue()
    workers = [_Worker(context, prover, answers, deadline, number) for number in range(limits.processes)]
    waiting: deque[Prefix] = deque([()])
    busy: dict[int, Prefix] = {}
    try:
        while waiting or busy:
            for worker in workers:
                if waiting and worker.number not in busy and worker.process.is_alive():
                    busy[worker.number] = waiting.popleft()
                    worker.tasks.put(busy[worker.number])
            verdict = _next(answers, busy, workers, deadline)
            if verdict is None:
                break
            result.ended += verdict.outcome in (ENDED, IMPOSSIBLE)
            if verdict.outcome in OUTCOMES:
                result.verdicts.append(verdict)
            waiting.extend(verdict.others)
            tell(result.function, len(result.verdicts))
        left = len(waiting) + len(busy)
        result.verdicts += [Verdict(UNDECIDED, f"not reached within {limits.seconds:g} s")] * left
        if not result.verdicts:
            result.verdicts.append(Verdict(UNCOVERED, "no path was found that returns a result"))
    finally:
        for worker in workers:
            worker.end()


def _next(answers: Any, busy: dict[int, Prefix], workers: list[_Worker], deadline: float) -> Verdict | None:
    """The next verdict; None where there is no more time."""
    while True:
        try:
            number, verdict = answers.get(timeout=0.2)
            busy.pop(number, None)
            return verdict
        except queue.Empty:
            for worker in workers:
                if worker.number in busy and not worker.process.is_alive():
                    del busy[worker.number]
                    return Verdict(UNDECIDED, "the process that followed it has ended")
            if time.monotonic() > deadline + _GRACE or not any(worker.process.is_alive() for worker in workers):
                return None


class _Worker:
    """A process that follows one path after another."""

    def __init__(self, context: Any, prover: Prover, answers: Any, deadline: float, number: int) -> None:
        self.number = number
        self.tasks = context.SimpleQueue()
        self.process = context.Process(target=self._work, args=(prover, answers, deadline), daemon=True)
        self.process.start()

    def _work(self, prover: Prover, answers: Any, deadline: float) -> None:
        sys.setrecursionlimit(_DEEPEST)
        sys.unraisablehook = lambda problem: None  # Z3's objects, where the time is over as they are made
        whole = prover.seconds
        with contextlib.suppress(KeyboardInterrupt):
            while True:
                prefix = self.tasks.get()
                if prefix is None:
                    break
                prover.seconds = max(deadline - time.monotonic(), 0.01)
                verdict = prover.prove(prefix)
                if prover.seconds < whole and verdict.outcome == UNDECIDED and verdict.why.startswith("not decided"):
                    verdict.why = f"not decided within {whole:g} s"
                answers.put((self.number, verdict))
        answers.close()
        answers.join_thread()
        os._exit(0)

    def end(self) -> None:
        if self.process.is_alive():
            self.tasks.put(None)
            self.process.join(0.5)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()
