"""Derivatives that the program registers itself."""
