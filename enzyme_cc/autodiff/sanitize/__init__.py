"""Programs that say where bits of active numbers go without a derivative (`--enzyme-sanitize`).

The requested functions run as they are, followed byte by byte (instrumented.py, runtime.c); their derivatives are not
made, and all that hooks return or add to shadows is zero. As no analysis takes part it is the independent witness for
what the analyses accept and refuse (tests/oracle).
"""

from enzyme_cc.autodiff.sanitize.requests import Sanitized, runtime_text, sanitized

__all__ = ["Sanitized", "runtime_text", "sanitized"]
