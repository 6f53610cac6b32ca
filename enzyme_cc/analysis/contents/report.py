"""What was found of contents, as text: for `--enzyme-print=sinks`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from enzyme_cc.analysis.contents.bits import FREE
from enzyme_cc.analysis.contents.flow import SliceContents
from enzyme_cc.analysis.contents.memory import Content
from enzyme_cc.analysis.contents.sinks import Sink


def format_contents(contents: SliceContents, sinks: Iterable[Sink]) -> str:
    """The sinks, the values that may hold bits of numbers without their derivative, and what is written to memory."""
    return "".join(line + "\n" for line in (
        "; sinks", *_of_sinks(sinks), *_of_addresses(contents), "; bits of numbers without their derivative",
        *_of_values(contents), "; memory", *_of_memory(contents)))


def _of_sinks(sinks: Iterable[Sink]) -> Iterator[str]:
    for sink in sinks:
        certain = "certain" if sink.is_certain else "the running program decides"
        yield f"{sink.kind}, {certain}: {str(sink.instruction).strip()}"


def _of_addresses(contents: SliceContents) -> Iterator[str]:
    if contents.unknown:
        yield "; addresses that may lead anywhere"
    for pointer, function in contents.unknown.items():
        yield f"@{function.name}: {str(pointer).strip()}"


def _of_values(contents: SliceContents) -> Iterator[str]:
    for function in contents.functions:
        named = False
        for value in (*function.args, *function.instructions()):
            content = contents.of(value)
            if content.left is not FREE or content.raw_left:
                if not named:
                    yield f"@{function.name}"
                    named = True
                yield f"  {str(value).strip()}: {_text(content)}"


def _of_memory(contents: SliceContents) -> Iterator[str]:
    for region in dict.fromkeys(contents.memory.objects.values()):
        for write in region.writes:
            tag = f", {write.tag}" if write.tag is not None else ""
            how = "from " if write.fills else ""
            given = ", the caller's" if write.given else ""
            content = _text(contents.memory.content(region, write))
            yield f"{region}: {write.size} bytes {how}at {write.place}{tag}{given}: {content}"


def _text(content: Content) -> str:
    parts = []
    if content.clean:
        parts.append("no bits")
    if content.numbers is not FREE:
        parts.append(f"numbers ({content.numbers})")
    if content.left is not FREE:
        parts.append(f"left ({content.left})")
    if content.raw:
        parts.append("what the caller put there")
    if content.raw_left:
        parts.append("what the caller put there, without derivative")
    if content.targets:
        parts.append("addresses of " + ", ".join(f"{target} at {where}" for target, where in content.targets.items()))
    return "; or ".join(parts) or "nothing"
