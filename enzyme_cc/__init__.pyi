from enzyme_cc.diagnostics import DiagnosticError as DiagnosticError
from enzyme_cc.python.errors import BuildError as BuildError
from enzyme_cc.python.errors import CopyWarning as CopyWarning
from enzyme_cc.python.errors import DifferentiationError as DifferentiationError
from enzyme_cc.python.errors import FunctionNotFound as FunctionNotFound
from enzyme_cc.python.errors import PrototypeError as PrototypeError
from enzyme_cc.python.function import ProgramFunction as ProgramFunction
from enzyme_cc.python.ir import differentiate_ir as differentiate_ir
from enzyme_cc.python.notebook import load_ipython_extension as load_ipython_extension
from enzyme_cc.python.program import Program as Program
from enzyme_cc.python.program import build as build

__version__: str
