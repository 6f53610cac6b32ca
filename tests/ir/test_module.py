"""Modules stay text where nobody looks, and can be changed without breaking what stayed text."""

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from enzyme_cc.ir import (
    Builder,
    Call,
    ConstantString,
    Function,
    Invoke,
    IRError,
    Load,
    Switch,
    f64,
    function_type,
    i32,
    int_constant,
    parse_module,
    verify_module,
)

TEXT = """source_filename = "a.c"
target triple = "x86_64-unknown-linux-gnu"
@text = private constant [6 x i8] c"a\\22\\5Cb\\FF\\00"
@table = global [2 x ptr] [ptr @later, ptr @"odd name"]
define i32 @first(i32 %0) #0 !dbg !3 {
  %2 = call i32 @later(i32 %0) #1
  ret i32 %2
}
define i32 @later(i32 noundef %x) #0 {
  ret i32 %x
}
declare void @"odd name"()
attributes #0 = { nounwind }
attributes #1 = { cold }
!named = !{!0}
!0 = !{!1, ptr @later, ptr @"odd name"}
!1 = !{!"x"}
!3 = distinct !DISubprogram(name: "first", file: !4, line: 3)
!4 = !DIFile(filename: "a.c", directory: "/d")
"""


def test_bodies_are_parsed_only_when_asked_for():
    module = parse_module(TEXT)
    first = module.functions["first"]
    assert not first.is_parsed and first.has_body and "call i32 @later" in first.body_text
    assert first.body_text in str(module)
    assert first.attributes == ("nounwind",) and first.args[0].name is None
    call = first.entry.instructions[0]
    assert isinstance(call, Call) and call.called_function is module.functions["later"]
    assert call.fn_attributes == ("cold",)
    assert first.is_parsed and not module.functions["later"].is_parsed
    assert module.functions["odd name"].is_declaration and module.functions["later"].args[0].attributes == (
        "noundef",
    )


def test_initialisers_are_parsed_only_when_asked_for():
    module = parse_module(TEXT)
    table = module.globals["table"]
    assert table.initializer_text == '[ptr @later, ptr @"odd name"]'
    assert table.initializer.elements == (module.functions["later"], module.functions["odd name"])
    text = module.globals["text"].initializer
    assert isinstance(text, ConstantString) and text.data == b'a"\\b\xff\0'


def test_renaming_reaches_text_and_metadata(canonical):
    module = parse_module(TEXT)
    module.rename(module.functions["later"], "new name")
    text = str(module)
    assert "@later" not in text and text.count('@"new name"') == 4
    assert list(module.functions) == ["first", "new name", "odd name"]
    llvm.parse_assembly(text.replace("!3 = distinct", ";").replace(" !dbg !3", ""))
    with pytest.raises(IRError, match="already"):
        module.rename(module.functions["first"], "table")


def test_removing_a_function_leaves_null_in_metadata():
    module = parse_module(TEXT)
    del module.globals["table"]
    module.remove(module.functions["odd name"])
    assert module.metadata.texts[0] == "!{!1, ptr @later, ptr null}"
    with pytest.raises(IRError):
        module.remove(parse_module(TEXT).functions["odd name"])


def test_new_functions_attributes_and_globals_join_a_module_of_text(canonical):
    module = parse_module(TEXT.replace(" !dbg !3", "").replace("!3 =", ";"))
    f = Function.create(module, "fresh", function_type(f64, [f64]), arg_names=["x"])
    f.attributes = ("nounwind", "uwtable", '"key"="value"')
    variable = module.add_global("counter", i32, int_constant(i32, 3), align=4)
    b = Builder(f.add_block("entry"))
    b.store(b.add(b.load(i32, variable), int_constant(i32, 1)), variable)
    b.ret(f.args[0])
    verify_module(module)
    text = canonical(str(module))
    assert '"key"="value"' in text and "@counter = internal global i32 3, align 4" in text
    assert module.unique_name("fresh") == "fresh.1" and module.unique_name("other") == "other"
    with pytest.raises(IRError, match="already"):
        module.add_global("fresh", i32)
    f.remove_body()
    f.linkage = "external"
    assert "declare double @fresh(double)" in str(module)


def test_block_addresses_follow_renumbered_blocks(canonical):
    module = parse_module("""
@labels = constant [1 x ptr] [ptr blockaddress(@f, %1)]
define void @f(ptr %p) {
  indirectbr ptr %p, [label %1]
1:
  ret void
}
define ptr @g() {
  ret ptr blockaddress(@f, %1)
}
""")
    f = module.functions["f"]
    f.insert_block(1)
    Builder(f.blocks[1]).br(f.blocks[2])
    text = canonical(str(module))
    # A number would do in the table but LLVM refuses it in the body of another function.
    assert "[ptr blockaddress(@f, %bb)]" in text and "ret ptr blockaddress(@f, %bb)" in text


def test_details_of_instructions_are_held(canonical):
    module = parse_module((Path(__file__).parent / "corpus" / "rare.ll").read_text())
    all_of = {i.name: i for i in module.functions["arithmetic_kinds"].instructions() if i.name}
    assert (
        all_of["a"].flags == ("nuw", "nsw")
        and all_of["h"].flags == ("samesign",)
        and all_of["h"].predicate == "ult"
    )
    assert all_of["k"].flags == ("nnan", "ninf") and all_of["r"].flags == ("nusw", "nuw")
    assert all_of["x"].mask == (0, -1, 7, 4) and all_of["z"].mask == (-1,) * 4
    load = all_of["dd"]
    assert isinstance(load, Load) and load.volatile and load.is_atomic and load.ordering == "acquire"
    assert (load.syncscope, load.align) == ("singlethread", 4)
    assert set(all_of["ee"].metadata) == {"range", "noundef", "invariant.load", "alias.scope", "noalias"}
    call = all_of["pp"]
    assert call.cc == "fastcc" and call.tail == "notail" and call.flags == ("fast",)
    assert call.ret_attributes == ("noundef",) and call.arg_attributes[1] == (
        "nonnull",
        "align 4",
        "dereferenceable(4)",
    )
    assert [(tag, len(values)) for tag, values in call.bundles] == [("deopt", 2), ("align", 2), ("empty", 0)]
    assert call.callee is module.functions["callee"] and len(call.args) == 2
    assert (all_of["ff"].weak, all_of["ff"].failure_ordering) == (True, "monotonic")
    switch = module.functions["switches"].entry.terminator
    assert isinstance(switch, Switch) and [c.value for c, _ in switch.cases] == [-(2**63), 5]
    invoke = module.functions["landing"].entry.terminator
    assert isinstance(invoke, Invoke) and invoke.cc == "coldcc"
    assert [b.name for b in (invoke.normal_dest, invoke.unwind_dest)] == ["ok", "pad"]
    declared = module.functions["declared"]
    assert declared.linkage == "extern_weak" and declared.ret_attributes == (
        "noundef",
        "nonnull",
        "align 8",
        "dereferenceable(16)",
    )
    assert "captures(address, read_provenance)" in declared.args[1].attributes
    assert "memory(argmem: read, inaccessiblemem: readwrite)" in declared.attributes
    pads = [i.opcode for i in module.functions["funclets"].instructions()]
    assert {"catchswitch", "catchpad", "catchret", "cleanuppad", "cleanupret"} <= set(pads)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("  %x = frobnicate i32 1\n  ret void\n", "expected an instruction"),
        ("  %x = add i32 1, %y\n  ret void\n", "%y is used but not defined"),
        ("  br label %nowhere\n", "%nowhere is used but not defined"),
        ("  %x = add i32 1, 2\n  %x = add i32 1, 2\n  ret void\n", "%x is defined twice"),
        ("  %x = add i32 1, 2\n  %y = add i64 %x, 2\n  ret void\n", "%x is i32, not i64"),
        ("  call void @missing()\n  ret void\n", "no @missing"),
        ("  call void @f() #77\n  ret void\n", "#77 is not defined"),
        ("  %x = add i32 1, null.\n  ret void\n", "not a constant"),
        ("  store i32 0, ptr null, align x\n  ret void\n", "expected a number"),
    ],
)
def test_what_is_not_understood_is_an_error_that_shows_the_place(body, message):
    module = parse_module("define void @f() {\n" + body + "}\n")
    with pytest.raises(IRError, match=message) as caught:
        module.functions["f"].blocks  # noqa: B018
    assert "@f" in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "gibberish\n",
        "define void @f() {\n  ret void\n",
        "@x = strange global i32 0\n",
        "define wrong @f() {\n}\n",
    ],
)
def test_modules_that_are_not_understood_are_refused(text):
    with pytest.raises(IRError):
        parse_module(text)
