"""Functions of mathematics with several results or complex ones: where results and operands are."""
