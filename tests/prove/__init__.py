"""Tests of `enzyme-cc prove`."""
