"""How calls are differentiated: a handler for each kind of what analysis/call_models.py says of them."""
