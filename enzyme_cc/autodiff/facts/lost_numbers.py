"""What is said of numbers of the caller in memory that the function frees: by the running program, and of derivatives
that are differentiated again by the compiler."""

from __future__ import annotations

from enzyme_cc import ir
from enzyme_cc.autodiff.facts.context import SliceContext
from enzyme_cc.autodiff.interface.refusals import location_of
from enzyme_cc.autodiff.interface.remedies import remedy
from enzyme_cc.autodiff.interface.spoken_names import source_name
from enzyme_cc.diagnostics import warning


def words(function: ir.Function, call: ir.Call) -> tuple[str, str]:
    """What the running program says, before and after how many they are."""
    before = f"{location_of(call) or 'enzyme-cc'}: warning: the derivatives with respect to "
    what_to_do = remedy("freed numbers", call)
    return before, (
        f" numbers are lost: '{source_name(function)}' frees the memory in which its caller holds them, and has no "
        f"place for them afterwards; {what_to_do}\n"
    )


def warn_of_nested(context: SliceContext, call: ir.Call) -> None:
    """Derivatives that are differentiated again have no list of blocks (runtime/nested.c)."""
    said = warning(
        "this may free memory in which the caller of the derivative holds numbers: where a derivative is "
        "differentiated again, the gradient with respect to these is lost, and nothing says so when the program runs",
        location_of(call), code="freed", help=remedy("freed numbers", call),
    )
    if said not in context.remarks:
        context.remarks.append(said)
