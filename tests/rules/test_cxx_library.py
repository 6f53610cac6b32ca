"""Names of the C++ standard library: text, streams and exceptions are inactive, links of trees are shadowed."""

import pytest

from enzyme_cc.rules import known
from enzyme_cc.rules.cxx_library import CXX_PATTERNS, is_opaque
from enzyme_cc.rules.functions import INACTIVE, SHADOWED, parse_row

TEXT = (
    "_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC2IS3_EEPKcRKS3_",
    "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6substrEmm",
    "_ZNSt7__cxx119to_stringEd",
    "_ZNSt7__cxx114stoiERKNS_12basic_stringIcSt11char_traitsIcESaIcEEEPmi",
    "_ZStplIcSt11char_traitsIcESaIcEENSt7__cxx1112basic_stringIT_T0_T1_EEOS8_PKS5_",
    "_ZStneIcSt11char_traitsIcESaIcEEbRKNSt7__cxx1112basic_stringIT_T0_T1_EESA_",
    "_ZNSolsEd",
    "_ZNSirsERd",
    "_ZNSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEEC1Ev",
    "_ZNKSt7__cxx1119basic_ostringstreamIcSt11char_traitsIcESaIcEE3strEv",
    "_ZNSt14basic_ofstreamIcSt11char_traitsIcEE5closeEv",
    "_ZStlsIcSt11char_traitsIcERSt13basic_ostreamIT_T0_ES6_St13_Setprecision",
    "_ZNSt13runtime_errorC1ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
)
CODE = (
    "_ZNSt6vectorIdSaIdEE9push_backERKd",
    "_ZNSt8_Rb_treeINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEESt4pairIKS5_dEE5eraseERS8_",
    "_ZSt10accumulateIPddET0_T_S2_S1_",
    "_ZNSt8functionIFddEEC2ERKS1_",
    "_ZNSt10unique_ptrIdSt14default_deleteIdEED2Ev",
    "_ZNKSt7complexIdE4realB5cxx11Ev",
)


@pytest.mark.parametrize("name", TEXT)
def test_text_and_streams_are_called_and_not_looked_into(name):
    assert is_opaque(name)
    assert known(name).kind == INACTIVE


@pytest.mark.parametrize("name", CODE)
def test_containers_and_algorithms_are_looked_into(name):
    assert not is_opaque(name)


@pytest.mark.parametrize(
    "name",
    ["_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_",
     "_ZSt18_Rb_tree_incrementPSt18_Rb_tree_node_base",
     "_ZSt18_Rb_tree_decrementPKSt18_Rb_tree_node_base",
     "_ZNSt8__detail15_List_node_base7_M_hookEPS0_"],
)
def test_links_of_trees_and_lists_are_shadowed(name):
    assert known(name).kind == SHADOWED


def test_throwing_does_not_come_back():
    assert known("_ZSt20__throw_length_errorPKc").noreturn
    assert known("_ZSt24__throw_out_of_range_fmtPKcz").noreturn


@pytest.mark.parametrize("pattern", CXX_PATTERNS, ids=lambda p: p[0][:30])
def test_every_pattern_has_flags_that_parse(pattern):
    parse_row(f"x {pattern[1]}")


@pytest.mark.parametrize("name", (
    "_ZNSt8ios_base5pwordEi", "_ZNSt8ios_base13_M_grow_wordsEib",
    "_ZNSt6locale5_Impl16_M_install_facetEPKNS_2idEPKNS_5facetE",
    "_ZNSt6localeC1I3LawEERKS_PT_", "_ZNSoC1EPSt15basic_streambufIcSt11char_traitsIcEE",
    "_ZNSt9basic_iosIcSt11char_traitsIcEE4initEPSt15basic_streambufIcS1_E",
    "_ZNSt3__18ios_base5pwordEi", "_ZNSt3__18ios_base4initEPv", "_ZNSt3__16locale14__install_ctorERKS0_PNS0_5facetEl",
    "_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEEC2EPNS_15basic_streambufIcS2_EE",
))
def test_no_table_tells_of_what_keeps_objects_of_the_users(name):
    assert known(name) is None
    assert not is_opaque(name)


@pytest.mark.parametrize("name", (
    "_ZNSt8ios_base5iwordEi", "_ZNSt8ios_base5imbueERKSt6locale", "_ZNSt6localeC1ERKS_", "_ZNSt6localeD1Ev",
    "_ZNSoC1Ev",
))
def test_other_functions_of_streams_and_locales_are_inactive(name):
    assert known(name).kind == INACTIVE
