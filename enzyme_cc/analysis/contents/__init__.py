"""What memory and integers may contain: where the bytes of active numbers go, and whether their derivative goes along.

A may-analysis of a whole slice, insensitive to flow and to contexts, monotone, of finite height (solver.py). It knows
three things of a value, or of what was written to a place (content.py): where addresses in it lead; which of its bits
are an active number's whose derivative lies beside it in the shadow; and which are left behind, made of such bits where
no derivative goes. Memory is objects, and in them the places that are written (memory.py, places.py); what each
instruction and call does is flow.py and calls.py.

Provenance, not type: an integer is free of numbers because nothing wrote any where it is read. What rules of the
languages add to that is in assumptions.py, each by its name.
"""
