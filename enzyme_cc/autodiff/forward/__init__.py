"""Forward mode: tangents beside the primal."""
