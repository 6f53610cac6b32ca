"""Our headers, <enzyme/enzyme> for C++, <enzyme/checkpoint.h> and others, where `#include` finds them."""

from __future__ import annotations

import os

from enzyme_cc.toolchain.installation import data_folder


def offer_headers() -> None:
    """Let C and C++ find our headers after all that the command names itself.

    By the environment and not by a flag: the command line stays the user's, a mere link has nothing unused to
    warn about, and the folder counts as a system one, so that its headers are left out of `-MMD`.
    """
    folder = data_folder("share/enzyme-cc/include", "wrappers/include", checkout_first=True)
    if folder is None:
        return
    for variable in ("C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH"):
        given = os.environ.get(variable)
        if str(folder) not in (given or "").split(os.pathsep):
            os.environ[variable] = f"{given}{os.pathsep}{folder}" if given else str(folder)
