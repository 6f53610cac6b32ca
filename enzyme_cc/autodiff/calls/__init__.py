"""What a call is to differentiation: a rule of mathematics, memory management, a function with a body, ..."""
