"""Assembly that is one plain instruction or none is lowered to what it computes."""

from enzyme_cc.ir import parse_module, verify_module
from enzyme_cc.ir.inline_assembly import lower_simple_assembly

TEXT = """
define <2 x double> @sse(<2 x double> %a, <2 x double> %b) {
  %r = call <2 x double> asm "minpd $1, $0", "=x,x,0,~{dirflag},~{flags}"(<2 x double> %a, <2 x double> %b)
  ret <2 x double> %r
}
define <4 x double> @avx(<4 x double> %a, <4 x double> %b) {
  %r = call <4 x double> asm "vmaxpd $1, $2, $0", "=x,x,x,~{dirflag}"(<4 x double> %a, <4 x double> %b)
  ret <4 x double> %r
}
define double @register(double %a) {
  %r = call double asm "", "=x,0"(double %a)
  ret double %r
}
define <2 x double> @memory(<2 x double> %a) {
  %p = alloca <2 x double>
  %s = fadd <2 x double> %a, splat (double 0x4330000000000000)
  call void asm "", "=*imr|x,0,~{flags}"(ptr elementtype(<2 x double>) %p, <2 x double> %s)
  %r = load <2 x double>, ptr %p
  ret <2 x double> %r
}
define void @other() {
  call void asm sideeffect "nop", "~{memory}"()
  ret void
}
"""


def lowered(name: str) -> str:
    module = parse_module(TEXT)
    assert lower_simple_assembly(module.functions[name])
    verify_module(module)
    return str(module.functions[name])


def test_the_second_source_is_the_result_unless_the_first_is_smaller():
    text = lowered("sse")
    assert "fcmp olt <2 x double> %b, %a" in text
    assert "<2 x double> %b, <2 x double> %a" in text  # the select


def test_three_operands_name_the_first_source_second():
    assert "fcmp ogt <4 x double> %b, %a" in lowered("avx")


def test_a_barrier_is_its_operand():
    assert "ret double %a" in lowered("register")
    assert "store <2 x double>" in lowered("memory")


def test_the_shift_that_rounds_is_said_to_round():
    assert "@llvm.rint.v2f64(<2 x double> %a)" in lowered("memory")


def test_other_assembly_is_left_alone():
    module = parse_module(TEXT)
    assert not lower_simple_assembly(module.functions["other"])
    assert "nop" in str(module.functions["other"])
