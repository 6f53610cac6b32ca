"""Eigen's packet functions by their mangled names."""

import pytest

from enzyme_cc.rules import lookup
from enzyme_cc.rules.eigen import packet_function


@pytest.mark.parametrize(("symbol", "function"), [
    ("_ZN5Eigen8internal4pexpIDv2_dEET_RKS3_", "exp"),
    ("_ZN5Eigen8internalL11pexp_doubleIDv2_dEET_S3_", "exp"),
    ("_ZN5Eigen8internal4plogIDv8_fEET_RKS3_", "log"),
    ("_ZN5Eigen8internal5printIDv4_fEET_RKS3_", "rint"),
    ("_ZN5Eigen8internal11generic_powIDv2_dEET_RKS3_S5_", "pow"),
    ("_ZN5Eigen8internal14generic_plog1pIDv4_fEET_RKS3_", "log1p"),
    ("_ZN5Eigen8internal6pldexpIDv2_dEET_RKS3_S5_", None),
    ("_ZN5Eigen8internal4pexpEd", None),
    ("_ZN5Eigen8internal5pcastI", None),
    ("_ZN4mine8internal4pexpIDv2_dEET_RKS3_", None),
])  # fmt: skip
def test_a_packet_function_is_known_by_its_name(symbol: str, function: str | None) -> None:
    assert packet_function(symbol) == function
    assert function is None or lookup(function) is not None
