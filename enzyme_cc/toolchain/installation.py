"""How this package is installed: the folders that lie beside it, and the packages of others."""

from __future__ import annotations

import os
import sys

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def data_folder(installed: str, checkout: str, *, checkout_first: bool = False) -> str | None:
    """A folder that comes with the package: `installed` under a prefix, or `checkout` in a checkout's tree.

    The prefix is that of PREFIX/lib/pythonX.Y/site-packages, what `--target` named, or the interpreter's. A checkout
    that is installed as editable has both.
    """
    beside = os.path.dirname(_PACKAGE)
    prefixes = (os.path.join(beside, os.pardir, os.pardir, os.pardir), beside, sys.prefix)
    folders = [os.path.normpath(os.path.join(prefix, installed)) for prefix in prefixes]
    folders.insert(0 if checkout_first else len(folders), os.path.join(beside, checkout))
    return next(filter(os.path.isdir, folders), None)


def add_packages() -> None:
    """Let packages of others be imported, and sys.path name their folders.

    The wrappers start Python without its site directories (`-S`), which most commands have no need of and whose
    search takes a third of Python's time to start.
    """
    if sys.flags.no_site and "site" not in sys.modules:
        import site

        site.main()
