"""What was found, as text and as JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from enzyme_cc.prove.exploration import OUTCOMES, Findings
from enzyme_cc.prove.obligations import PROVED, REFUTED, UNCOVERED, UNDECIDED, Verdict

_WORDS = {PROVED: "proved", REFUTED: "refuted", UNDECIDED: "undecided", UNCOVERED: "not covered"}
MOST_SHOWN = 3


def exit_code(found: list[Findings]) -> int:
    """0 where all is proved, 1 where anything is refuted, else 2."""
    if any(each.count(REFUTED) for each in found):
        return 1
    return 2 if any(each.count(UNDECIDED) or each.count(UNCOVERED) for each in found) else 0


def as_json(found: list[Findings]) -> str:
    requests = [_of_request(each) for each in found]
    whole = {outcome: sum(each.count(outcome) for each in found) for outcome in OUTCOMES}
    return json.dumps({**whole, "requests": requests}, indent=2)


def _of_request(each: Findings) -> dict[str, Any]:
    place = each.request.place
    refuted = [verdict for verdict in each.verdicts if verdict.outcome == REFUTED]
    reasons = Counter(
        (verdict.outcome, _why(verdict)) for verdict in each.verdicts if verdict.outcome in (UNDECIDED, UNCOVERED))
    return {
        "function": each.function,
        "file": place.file if place is not None else None,
        "line": place.line if place is not None else None,
        **{outcome: each.count(outcome) for outcome in OUTCOMES},
        "inputs": [verdict.input for verdict in refuted],
        "faults": [
            {"input": verdict.input, "what": verdict.why, "derivative": verdict.derivative, "primal": verdict.primal}
            for verdict in refuted],
        "reasons": [{"outcome": outcome, "why": why, "paths": count} for (outcome, why), count in reasons.items()],
        "seconds": round(each.seconds, 3),
    }


def _why(verdict: Verdict) -> str:
    return f"{verdict.why} ({verdict.place})" if verdict.place else verdict.why


def as_text(found: list[Findings]) -> str:
    lines = [line for each in found for line in _lines(each)]
    if len(found) > 1:
        whole = [f"{sum(each.count(o) for each in found)} {_WORDS[o]}" for o in OUTCOMES]
        lines.append("in all: " + ", ".join(whole))
    return "\n".join(lines) + "\n"


def _lines(each: Findings) -> Iterator[str]:
    place = f" ({each.request.place})" if each.request.place is not None else ""
    kind = "tangent" if "fwd" in each.request.hook else "gradient"
    yield f"{kind} of {each.function}{place}"
    counts = ", ".join(f"{each.count(outcome)} {_WORDS[outcome]}" for outcome in OUTCOMES)
    total = len(each.verdicts)
    yield f"  {total} path{'s' * (total != 1)}: {counts}"
    refuted = [verdict for verdict in each.verdicts if verdict.outcome == REFUTED]
    for verdict in refuted[:MOST_SHOWN]:
        yield f"  refuted: {verdict.why}"
        yield f"    at {_input(verdict.input or {})}"
        yield f"    the derivative gives {verdict.derivative}, that of the primal is {verdict.primal}"
    if len(refuted) > MOST_SHOWN:
        yield f"  and on {len(refuted) - MOST_SHOWN} more paths (--json has them all)"
    for outcome in (UNDECIDED, UNCOVERED):
        reasons = Counter(_why(verdict) for verdict in each.verdicts if verdict.outcome == outcome)
        for why, count in reasons.most_common(MOST_SHOWN):
            yield f"  {_WORDS[outcome]}: {why}" + (f", {count} times" if count > 1 else "")


def _input(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{name} = {value}" for name, value in values.items()) or "every input"
