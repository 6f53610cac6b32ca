"""CUDA's toolkit: where it is, and one made of the packages that PyPI has of its parts.

clang wants a folder with bin, include and nvvm/libdevice. The packages nvidia-cuda-nvcc-cu12, nvidia-cuda-runtime-cu12,
nvidia-curand-cu12 and nvidia-cuda-cccl-cu12 have these in folders of their own; links to their files make one of them.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass

from enzyme_cc.toolchain.installation import add_packages

PACKAGES = ("nvidia-cuda-nvcc-cu12", "nvidia-cuda-runtime-cu12", "nvidia-curand-cu12", "nvidia-cuda-cccl-cu12")
INSTALL = "pip install 'enzyme-cc[cuda]'"
_PARTS = ("cuda_nvcc", "cuda_runtime", "curand", "cuda_cccl")
_USUAL = ("CUDA_PATH", "CUDA_HOME", "CUDA_ROOT")


@dataclass(frozen=True, slots=True)
class Toolkit:
    """A toolkit: its folder, its version as far as it says ("" else), and what is missing there."""

    folder: str
    version: str
    missing: tuple[str, ...]


def examine(folder: str) -> Toolkit:
    """What a folder has of a toolkit."""
    missing = [
        name for name, path in (
            ("ptxas", "bin/ptxas"), ("the headers", "include/cuda_runtime.h"), ("curand's headers", "include/curand.h"),
            ("libdevice", "nvvm/libdevice/libdevice.10.bc"))
        if not os.path.exists(os.path.join(folder, path))
    ]
    return Toolkit(folder, _version(folder), tuple(missing))


def _version(folder: str) -> str:
    try:
        with open(os.path.join(folder, "version.json"), encoding="utf-8") as file:
            return str(json.load(file)["cuda"]["version"])
    except (OSError, ValueError, KeyError, TypeError):
        pass
    try:
        with open(os.path.join(folder, "include", "cuda.h"), encoding="utf-8", errors="replace") as file:
            found = re.search(r"#define CUDA_VERSION (\d+)", file.read())
    except OSError:
        return ""
    return f"{int(found[1]) // 1000}.{int(found[1]) % 1000 // 10}" if found is not None else ""


def installed() -> Iterator[str]:
    """The folders of toolkits on this machine, as far as they are where clang looks."""
    seen = set()
    for folder in (*(os.environ.get(name, "") for name in _USUAL), "/usr/local/cuda", "/usr/lib/cuda", "/opt/cuda"):
        if folder and os.path.isdir(folder) and os.path.realpath(folder) not in seen:
            seen.add(os.path.realpath(folder))
            yield folder


def of_packages() -> str | None:
    """The folder of a toolkit made of PyPI's packages, which lies in the user's folder of caches; None without them."""
    add_packages()
    root = next((folder for path in sys.path if os.path.isfile(
        os.path.join(folder := os.path.join(path or ".", "nvidia"), "cuda_nvcc", "bin", "ptxas"))), None)
    if root is None or not all(os.path.isdir(os.path.join(root, part)) for part in _PARTS):
        return None
    version = _version(os.path.join(root, "cuda_runtime"))
    home = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    name = re.sub(r"\W+", "-", os.path.abspath(root)).strip("-")
    folder = os.path.join(home, "enzyme-cc", "cuda", f"{version}-{name}")
    if not os.path.isfile(os.path.join(folder, "version.json")):
        _lay_out(root, folder, version)
    return folder


def _lay_out(root: str, folder: str, version: str) -> None:
    """Make the toolkit under another name, then give it its own: builds that run at once see a whole one."""
    os.makedirs(os.path.dirname(folder), exist_ok=True)
    made = tempfile.mkdtemp(dir=os.path.dirname(folder))
    for part in _PARTS:
        for where, _, files in os.walk(os.path.join(root, part)):
            to = os.path.join(made, os.path.relpath(where, os.path.join(root, part)))
            os.makedirs(to, exist_ok=True)
            for name in files:
                if not name.endswith(".py") and not os.path.lexists(os.path.join(to, name)):
                    os.symlink(os.path.abspath(os.path.join(where, name)), os.path.join(to, name))
    if not os.path.lexists(os.path.join(made, "lib64")):
        os.symlink("lib", os.path.join(made, "lib64"))
    with open(os.path.join(made, "version.json"), "w", encoding="utf-8") as file:
        json.dump({"cuda": {"name": "CUDA SDK", "version": f"{version}.0"}}, file)
    try:
        os.rename(made, folder)
    except OSError:  # another build was quicker
        shutil.rmtree(made)
