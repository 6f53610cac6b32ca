"""Sizes, alignments and offsets agree with LLVM's."""

import llvmlite.binding as llvm
import pytest

from enzyme_cc.ir import GetElementPtr, parse_module

X86 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
ARM32 = "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64"
NVPTX = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
SCALARS = "i1 i7 i8 i16 i24 i32 i37 i64 i128 i200 half bfloat float double x86_fp80 fp128 ptr".split()
COMPOUND = """ptr addrspace(6)|<4 x i32>|<3 x float>|<8 x i1>|<2 x ptr>|[3 x i16]|[2 x [5 x i8]]|[0 x double]
{ i8, double }|<{ i8, double }>|{ i8, { i16, i64 }, [3 x i8], x86_fp80, i1 }|{}|{ <4 x float>, i8 }
{ i8, i128 }|%S|[2 x %S]"""
SPELLED = SCALARS + COMPOUND.replace("\n", "|").split("|")


@pytest.mark.parametrize("layout", [X86, ARM32, NVPTX, ""])
@pytest.mark.parametrize("spelled", SPELLED)
def test_sizes_agree_with_llvm(layout, spelled):
    head = f'target datalayout = "{layout}"\n' if layout else ""
    text = f"{head}%S = type {{ i8, i64, [3 x i16] }}\n@x = external global {spelled}\n"
    module = parse_module(text)
    type = module.globals["x"].value_type
    data = llvm.create_target_data(layout)
    reference = llvm.parse_assembly(text, llvm.create_context())
    theirs = next(iter(reference.global_variables)).global_value_type
    assert module.datalayout.size(type) == data.get_abi_size(theirs)
    assert module.datalayout.align(type) == data.get_abi_alignment(theirs)
    if type.is_struct:
        for index in range(len(type.elements)):
            assert module.datalayout.offset(type, index) == data.get_element_offset(theirs, index)


def test_addresses_with_constant_and_variable_indices():
    module = parse_module(f"""target datalayout = "{X86}"
%S = type {{ i8, i64, [3 x {{ i16, double }}] }}
define void @f(ptr %p, i64 %i) {{
  %a = getelementptr %S, ptr %p, i64 2, i32 2, i64 1, i32 1
  %b = getelementptr %S, ptr %p, i64 %i, i32 2, i64 %i, i32 1
  %c = getelementptr i8, ptr %p, i64 -3
  ret void
}}
@g = global ptr getelementptr (%S, ptr @g, i64 1, i32 1)
""")
    a, b, c = (i for i in module.functions["f"].instructions() if isinstance(i, GetElementPtr))
    layout, i = module.datalayout, module.functions["f"].args[1]
    assert layout.gep_constant_offset(a) == 2 * 64 + 16 + 16 + 8
    assert layout.gep_constant_offset(b) is None
    assert layout.gep_offset(b) == (16 + 8, [(i, 64), (i, 16)])
    assert layout.gep_constant_offset(c) == -3
    assert layout.gep_constant_offset(module.globals["g"].initializer) == 64 + 8
    assert layout.pointer_bits() == 64 and layout.pointer_bits(270) == 32 and layout.little_endian
