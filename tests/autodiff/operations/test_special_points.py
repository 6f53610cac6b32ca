"""At zeros, ones, infinities, NaN and subnormal numbers both modes give the same derivatives, of every rule."""

import itertools
import math
from collections.abc import Iterator

import pytest
from special_points import Text, cases, compiled, gradient_of, partial_of, provide_missing

from enzyme_cc.autodiff.interface.options import Options

SPECIAL = (0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan, 5e-324, -5e-324)
FEWER = (0.0, 1.0, -1.0, math.inf, math.nan)


def points(count: int) -> Iterator[tuple[float, ...]]:
    """So many special numbers, in every combination."""
    return itertools.product(SPECIAL if count < 3 else FEWER, repeat=count)


def same(a: float, b: float) -> bool:
    return a == b or (math.isnan(a) and math.isnan(b))


@pytest.fixture(scope="module", autouse=True)
def missing() -> Iterator[None]:
    """Functions that this machine's library lacks."""
    kept = provide_missing()
    yield
    assert kept is not None


@pytest.mark.parametrize("preopt", [True, False])
def test_forward_and_reverse_agree_at_special_points_of_every_rule(preopt: bool) -> None:
    text, all_cases = Text(), cases()
    for number, case in enumerate(all_cases):
        text.add(case, number)
    engine = compiled(text, Options(preopt=preopt, thread_keys=True))
    faults = []
    for number, case in enumerate(all_cases):
        forward, reverse = (partial_of(engine, mode, number, case) for mode in ("fwd", "rev"))
        for point in points(len(case.rule.differentiable)):
            ahead, back = forward(*point), reverse(*point)
            if not same(ahead, back):
                faults.append(f"{case} at {point}: forward {ahead}, reverse {back}")
    assert not faults, "\n".join(faults)


def test_with_strong_zero_they_agree_whatever_else_is_zero_or_infinite() -> None:
    """All arguments are active, and the derivative is multiplied by zero and by infinity."""
    text, all_cases = Text(), cases()
    for number, case in enumerate(all_cases):
        text.add(case, number)
        text.add_gradient(number, len(case.rule.differentiable))
    engine = compiled(text, Options(strong_zero=True, thread_keys=True))
    faults = []
    for number, case in enumerate(all_cases):
        forward, reverse = (gradient_of(engine, mode, number) for mode in ("ahead", "back"))
        alone = partial_of(engine, "rev", number, case)
        for point in points(len(case.rule.differentiable)):
            for factor in (1.0, 0.0, math.inf):
                ahead, back = forward(point, factor), reverse(point, factor)
                if not all(map(same, ahead, back)):
                    faults.append(f"{case} at {point}, times {factor}: forward {ahead}, reverse {back}")
                if factor == 1.0 and not same(back[case.active], by_itself := alone(*point)):
                    faults.append(f"{case} at {point}: {back[case.active]}, and {by_itself} with the others constant")
                if factor == 0.0 and any(back):
                    faults.append(f"{case} at {point}, times 0: {back}")
    assert not faults, "\n".join(faults)
