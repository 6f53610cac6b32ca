"""Table of Swift's run time, in functions.py's row format, sorted: objects and their counts of references.

An object's shadow is one of the same class: what the allocator fills in (class, count) is its own. References are
counted for both; what reverse mode releases it releases when the outermost derivative ends.
"""

SWIFT_ROWS = """
swift_allocObject allocate size1 keep16 fresh with=swift_release
swift_beginAccess inactive w1
swift_bridgeObjectRelease free free0 later
swift_bridgeObjectRetain inactive ret0 again
swift_endAccess inactive w0
swift_initStackObject inactive w1 ret1 again
swift_isUniquelyReferenced_native inactive
swift_isUniquelyReferenced_nonNull_native inactive
swift_release free free0 later
swift_retain inactive ret0 again
swift_slowAlloc allocate size0 fresh with=swift_slowDealloc
swift_slowDealloc free free0
"""
