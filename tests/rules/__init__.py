"""Tests of the derivative rules."""
