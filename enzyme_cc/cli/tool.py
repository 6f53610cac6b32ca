"""enzyme-cc: the tool beside the compilers; `enzyme-cc doctor` says what is installed and what will work."""

from __future__ import annotations

import argparse
import sys

from enzyme_cc import __version__
from enzyme_cc.driver.options import AUTOCOMPLETE


def _complete(word: str, commands: dict[str, str]) -> int:
    """Print the ways to go on, for shells: commands, or the options of one (driver/completion.py has the protocol)."""
    *before, asked = word[len(AUTOCOMPLETE):].split(",")
    ways = commands if not before else {}
    if before[:1] == ["prove"] and asked.startswith("-"):
        from enzyme_cc.cli.prove import parser

        ways = {option: action.help or "" for action in parser()._actions for option in action.option_strings}
    if before[:1] == ["errors"] and asked.startswith("-"):
        from enzyme_cc.cli.errors import parser as parser_of_errors

        actions = parser_of_errors()._actions
        ways = {option: action.help or "" for action in actions for option in action.option_strings}
    print("\n".join(f"{way}\t{meaning}" for way, meaning in ways.items() if way.startswith(asked)))
    return 0


def main(arguments: list[str] | None = None) -> int:
    """Run enzyme-cc; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="enzyme-cc", description="Look at this machine and this program through enzyme-cc's eyes."
    )
    parser.add_argument("--version", action="version", version=f"enzyme-cc {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    commands.add_parser("doctor", help="what is installed, which versions, what will work")
    commands.add_parser("options", help="the --enzyme-NAME options of the compilers")
    commands.add_parser("man", help="the manual page of the compilers, for `man -l -`")
    commands.add_parser("prove", help="prove the derivatives of a program, path by path", add_help=False)
    commands.add_parser("errors", help="what storing each variable in a narrower format would cost", add_help=False)
    words = sys.argv[1:] if arguments is None else arguments
    if words and words[-1].startswith(AUTOCOMPLETE):
        return _complete(words[-1], {action.dest: action.help or "" for action in commands._choices_actions})
    if words[:1] == ["prove"]:  # it hands flags on to compilers
        from enzyme_cc.cli.prove import main as prove

        return prove(words[1:])
    if words[:1] == ["errors"]:
        from enzyme_cc.cli.errors import main as errors

        return errors(words[1:])
    given = parser.parse_args(words)
    if given.command == "doctor":
        from enzyme_cc.cli.doctor import examine

        return examine()
    if given.command == "man":
        from enzyme_cc.cli.manual import manual

        print(manual(), end="")
        return 0
    from enzyme_cc.driver.options import NAMES

    for name, meaning in NAMES.items():
        print(f"--enzyme-{name:<18} {meaning}")
    return 0
