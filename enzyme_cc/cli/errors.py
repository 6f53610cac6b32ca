"""`enzyme-cc errors`: the table of what `--enzyme-error-report` measured, and which variables may be demoted."""

from __future__ import annotations

import argparse
import json
import math
import sys
from dataclasses import dataclass
from typing import Any

from enzyme_cc.cli.command_parser import CommandParser

BAD_REPORT = 65
NO_FILE = 66

EXAMPLES = """\
A program that was built with --enzyme-error-report=FILE.json writes the file at its exit. Of each variable it says what
storing it as float, or as half, would change in the result, to first order: the sum over its assignments of
|adjoint x (value - rounded value)|, in units of the result. That is an upper estimate: with many assignments it exceeds
the true change by about the root of their number.

examples:
  enzyme-cc errors errors.json
  enzyme-cc errors errors.json --target 1e-8
  enzyme-cc errors errors.json --target 1e-8 --json

exit status: 0; 64 wrong use; 65 FILE is no such report; 66 FILE cannot be read.
"""


class BadReport(Exception):
    """What is wrong with a report."""


@dataclass(frozen=True)
class Variable:
    """A variable of the source, over all requests. Errors are in units of the result; None: the format overflows. Of
    code without line information no file is known."""

    name: str
    function: str
    file: str | None
    line: int
    type: str
    assignments: int
    float_error: float | None
    half_error: float | None


def parser() -> CommandParser:
    """The command's options."""
    made = CommandParser(
        "enzyme-cc errors", "enzyme-cc errors FILE.json [--target T] [--json]", epilog=EXAMPLES,
        description="Print what storing each variable in a narrower format would add to the error of the result.")
    made.add_argument("file", metavar="FILE.json", help="what the program wrote")
    made.add_argument("--target", type=_target, metavar="T",
                      help="name the variables that may be float together while the estimate stays below T")
    made.add_argument("--json", action="store_true", help="print the report as JSON, with \"demote\"")
    return made


def _target(text: str) -> float:
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError("a number above zero is needed")
    return number


def main(arguments: list[str]) -> int:
    """Run the command; returns its exit code."""
    try:
        given = parser().parse_args(arguments)
    except SystemExit as ended:
        return int(ended.code or 0)
    try:
        with open(given.file, encoding="utf-8") as file:
            report = json.load(file)
        variables = read_variables(report)
    except OSError as problem:
        return _failed(NO_FILE, given.file, problem.strerror or "cannot be read")
    except ValueError as problem:  # of JSON, or of UTF-8
        return _failed(BAD_REPORT, given.file, f"is not JSON: {problem}")
    except BadReport as problem:
        return _failed(BAD_REPORT, given.file, f"is no report of --enzyme-error-report: {problem}")
    demoted = demotable(variables, given.target) if given.target is not None else []
    if given.json:
        print(json.dumps({**report, "demote": [variable.name for variable in demoted]}, indent=2))
    else:
        _print(variables, demoted, given.target)
    return 0


def _failed(code: int, file: str, why: str) -> int:
    sys.stderr.write(f"enzyme-cc errors: error: {file}: {why}\n")
    return code


def read_variables(report: Any) -> list[Variable]:
    """The variables of a report, those of one name in one function added up over its requests, largest first.

    Raises BadReport.
    """
    if not isinstance(report, dict) or not isinstance(report.get("requests"), list):
        raise BadReport("it has no list \"requests\"")
    found: dict[tuple[str, str], Variable] = {}
    for request in report["requests"]:
        rows = request.get("variables") if isinstance(request, dict) else None
        if not isinstance(rows, list):
            raise BadReport("a request has no list \"variables\"")
        for row in rows:
            variable = _variable(row)
            before = found.get((variable.function, variable.name))
            found[variable.function, variable.name] = variable if before is None else _sum(before, variable)
    return sorted(found.values(), key=lambda v: _size(v.float_error), reverse=True)


def _variable(row: Any) -> Variable:
    kinds: dict[str, Any] = {
        "name": str, "function": str, "file": (str, type(None)), "line": int, "type": str,
        "assignments": int,
        "float_error": (int, float, type(None)), "half_error": (int, float, type(None))}
    for key, kind in kinds.items():
        if not isinstance(row, dict) or key not in row or not isinstance(row[key], kind):
            raise BadReport(f"a variable has no \"{key}\" that makes sense")
    return Variable(**{key: row[key] for key in kinds})


def _sum(a: Variable, b: Variable) -> Variable:
    def both(x: float | None, y: float | None) -> float | None:
        return None if x is None or y is None else x + y

    return Variable(a.name, a.function, a.file, a.line, a.type, a.assignments + b.assignments,
                    both(a.float_error, b.float_error), both(a.half_error, b.half_error))


def _size(error: float | None) -> float:
    return math.inf if error is None else error


def demotable(variables: list[Variable], target: float) -> list[Variable]:
    """The variables that may be float together so that the sum of the estimates stays below the target: as many as
    can be. What is float already is none of them."""
    chosen: list[Variable] = []
    total = 0.0
    for variable in sorted(variables, key=lambda v: _size(v.float_error)):
        if variable.type == "float" or total + _size(variable.float_error) >= target:
            continue
        total += _size(variable.float_error)
        chosen.append(variable)
    return chosen


def _print(variables: list[Variable], demoted: list[Variable], target: float | None) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table("variable", "function", "place", "type")
    for title in ("assignments", "as float", "as half"):
        table.add_column(title, justify="right")
    for variable in variables:
        place = f"{variable.file or '?'}:{variable.line}"
        table.add_row(
            Text(variable.name), Text(variable.function), Text(place), variable.type, str(variable.assignments),
            _shown(variable.float_error), _shown(variable.half_error))
    console = Console(highlight=False)
    if not console.is_terminal:
        console = Console(highlight=False, width=160)
    console.print(table)
    console.print("Each is an upper estimate, in units of the result: with many assignments it exceeds the true change "
                  "by about the root of their number.")
    if target is not None:
        total = sum(_size(variable.float_error) for variable in demoted)
        names = ", ".join(f"{variable.name} ({variable.function})" for variable in demoted)
        console.print(Text(f"float within {target:g}, together {total:.2g}: {names}" if demoted
                           else f"no variable may be float within {target:g}"))


def _shown(error: float | None) -> str:
    return "overflows" if error is None else f"{error:.2e}"
