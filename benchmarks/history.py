"""What `make bench` measured over time: benchmarks/history.json, to which `bench.py --record` adds a run.

A run has the gradient's time over the primal's for each sample. It is held against the best of the runs before it on a
machine of the same kind, so that what became slower is seen when it happens. A loss that is taken for something better
is named, with its reason, in the run's "accepted".
"""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "benchmarks" / "history.json"

LOSS = 1.10
"""How much slower than before a sample may be."""


def runs() -> list[dict[str, Any]]:
    """The runs so far, oldest first."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text()) if FILE.exists() else []
    return found


def losses(before: Sequence[Mapping[str, Any]], run: Mapping[str, Any]) -> dict[str, tuple[float, float]]:
    """The samples that a run shows to be slower by more than LOSS, and does not accept: their best ratio before, and
    now."""
    known = [each["ratios"] for each in before if each["machine"] == run["machine"]]
    found = {}
    for sample, ratio in run["ratios"].items():
        best = min((ratios[sample] for ratios in known if sample in ratios), default=None)
        if best is not None and ratio > LOSS * best and sample not in run.get("accepted", {}):
            found[sample] = best, ratio
    return found


def recorded(ratios: Mapping[str, float]) -> dict[str, tuple[float, float]]:
    """Add a run of today to the file; its losses."""
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout
    run = {"date": str(date.today()), "commit": commit.strip(), "machine": _machine(),
           "ratios": {sample: round(ratio, 3) for sample, ratio in ratios.items()}}
    before = runs()
    FILE.write_text("[\n" + ",\n".join(json.dumps(each) for each in [*before, run]) + "\n]\n")
    return losses(before, run)


def _machine() -> str:
    """The kind of processor: ratios of another one cannot be compared."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()
