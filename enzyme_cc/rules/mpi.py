"""MPI as data: which functions move numbers between ranks, and which only ask or set up; a line of C's parameters each.

    send both recv     a buffer whose memory is sent, sent and overwritten, received
    n                  an int by value
    type comm op       a handle
    ints               integers that are read through a pointer
    out                what is written through a pointer: an integer, a flag, a handle, a status
    request            requests, which are read and written
    any                what is neither read nor written here

Fortran's have the same parameters, all by reference, and the error behind them. The run time (autodiff/runtime/mpi*.c)
has a function for each line of `MESSAGES`, with a context behind the parameters.

Whoever takes part in a message must know whether derivatives travel beside it, and can tell by its datatype only: a
call of `MESSAGES` is never inactive, whatever is known of its buffers here.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from enzyme_cc import ir

MESSAGES = """
Send            send n type n n comm
Bsend           send n type n n comm
Ssend           send n type n n comm
Rsend           send n type n n comm
Recv            recv n type n n comm out
Sendrecv        send n type n n recv n type n n comm out
Sendrecv_replace both n type n n n n comm out
Isend           send n type n n comm request
Ibsend          send n type n n comm request
Issend          send n type n n comm request
Irsend          send n type n n comm request
Irecv           recv n type n n comm request
Send_init       send n type n n comm request
Bsend_init      send n type n n comm request
Ssend_init      send n type n n comm request
Rsend_init      send n type n n comm request
Recv_init       recv n type n n comm request
Start           request
Startall        n request
Request_free    request
Wait            request out
Waitall         n request out
Waitany         n request out out
Waitsome        n request out out out
Test            request out out
Testall         n request out out
Testany         n request out out out
Testsome        n request out out out
Probe           n n comm out
Iprobe          n n comm out out
Get_count       ints type out
Get_elements    ints type out
Comm_free       request
Bcast           both n type n comm
Gather          send n type recv n type n comm
Gatherv         send n type recv ints ints type n comm
Scatter         send n type recv n type n comm
Scatterv        send ints ints type recv n type n comm
Allgather       send n type recv n type comm
Allgatherv      send n type recv ints ints type comm
Alltoall        send n type recv n type comm
Alltoallv       send ints ints type recv ints ints type comm
Allreduce       send recv n type op comm
Reduce          send recv n type op n comm
Scan            send recv n type op comm
Exscan          send recv n type op comm
Reduce_scatter  send recv ints type op comm
Reduce_scatter_block send recv n type op comm
"""

LASTING = frozenset(
    "Isend Ibsend Issend Irsend Irecv Send_init Bsend_init Ssend_init Rsend_init Recv_init Start Startall Request_free "
    "Wait Waitall Waitany Waitsome Test Testall Testany Testsome".split()
)
"""What gives MPI a buffer to keep, or may change one that it has."""

QUERIES = """
Abort           comm n
Address         any out
Barrier         comm
Buffer_attach   any n
Buffer_detach   any out
Cancel          request
Cart_coords     comm n n out
Cart_create     comm n ints ints n out
Cart_get        comm n out out out
Cart_map        comm n ints ints out
Cart_rank       comm ints out
Cart_shift      comm n n out out
Cart_sub        comm ints out
Cartdim_get     comm out
Comm_c2f        comm
Comm_compare    comm comm out
Comm_create     comm group out
Comm_create_errhandler any out
Comm_create_group comm group n out
Comm_create_keyval any any out any
Comm_delete_attr comm n
Comm_dup        comm out
Comm_f2c        n
Comm_free_keyval out
Comm_get_attr   comm n out out
Comm_get_errhandler comm out
Comm_get_name   comm out out
Comm_get_parent out
Comm_group      comm out
Comm_rank       comm out
Comm_remote_size comm out
Comm_set_attr   comm n any
Comm_set_errhandler comm any
Comm_set_name   comm any
Comm_size       comm out
Comm_split      comm n n out
Comm_split_type comm n n any out
Comm_test_inter comm out
Dims_create     n n request
Error_class     n out
Error_string    n out out
Errhandler_create any out
Errhandler_free request
Errhandler_get  comm out
Errhandler_set  comm any
Finalize
Finalized       out
Get_address     any out
Get_library_version out out
Get_processor_name out out
Get_version     out out
Graph_create    comm n ints ints n out
Graph_get       comm n n out out
Graph_neighbors comm n n out
Graph_neighbors_count comm n out
Group_compare   group group out
Group_difference group group out
Group_excl      group n ints out
Group_free      request
Group_incl      group n ints out
Group_intersection group group out
Group_range_excl group n ints out
Group_range_incl group n ints out
Group_rank      group out
Group_size      group out
Group_translate_ranks group n ints group out
Group_union     group group out
Info_create     out
Info_free       request
Info_set        any any any
Init            out out
Init_thread     out out n out
Initialized     out
Is_thread_main  out
Op_c2f          op
Op_commutative  op out
Op_create       any n out
Op_f2c          n
Op_free         request
Pack_size       n type comm out
Pcontrol        n
Query_thread    out
Request_c2f     any
Request_f2c     n
Status_c2f      ints out
Status_f2c      ints out
Status_set_elements request type n
Test_cancelled  ints out
Topo_test       comm out
Type_c2f        type
Type_commit     request
Type_contiguous n type out
Type_create_f90_complex n n out
Type_create_f90_integer n out
Type_create_f90_real n n out
Type_create_hindexed n ints ints type out
Type_create_hindexed_block n n ints type out
Type_create_hvector n n n type out
Type_create_indexed_block n n ints type out
Type_create_resized type n n out
Type_create_struct n ints ints ints out
Type_create_subarray n ints ints ints n type out
Type_dup        type out
Type_extent     type out
Type_f2c        n
Type_free       request
Type_get_envelope type out out out out
Type_get_extent type out out
Type_get_name   type out out
Type_get_true_extent type out out
Type_hindexed   n ints ints type out
Type_hvector    n n n type out
Type_indexed    n ints ints type out
Type_lb         type out
Type_match_size n n out
Type_set_name   type any
Type_size       type out
Type_struct     n ints ints ints out
Type_ub         type out
Type_vector     n n n type out
Wtick
Wtime
"""
"""Calls that move no numbers. (`Comm_create` and its like meet others, which reverse sweeps need not do again.)"""

_BY_MEANS = {
    "a non-blocking collective call": "Ibcast Ireduce Iallreduce Igather Igatherv Iscatter Iscatterv Iallgather "
    "Iallgatherv Ialltoall Ialltoallv Ialltoallw Ireduce_scatter Ireduce_scatter_block Iscan Iexscan Ibarrier",
    "a call with a datatype for each rank": "Alltoallw",
    "a call among neighbours of a topology": "Neighbor_allgather Neighbor_allgatherv Neighbor_alltoall "
    "Neighbor_alltoallv Neighbor_alltoallw Ineighbor_allgather Ineighbor_allgatherv Ineighbor_alltoall "
    "Ineighbor_alltoallv Ineighbor_alltoallw",
    "memory that other ranks reach": "Put Get Accumulate Get_accumulate Fetch_and_op Compare_and_swap Rput Rget "
    "Raccumulate Rget_accumulate Win_create Win_allocate Win_allocate_shared Win_create_dynamic Win_attach Win_fence "
    "Win_lock Win_unlock Win_lock_all Win_unlock_all Win_start Win_complete Win_post Win_wait Win_test Win_free "
    "Win_flush Win_flush_all Win_flush_local Win_sync Win_shared_query",
    "a packed message": "Pack Unpack Pack_external Unpack_external",
    "a message that is taken by its handle": "Mprobe Improbe Mrecv Imrecv",
    "a reduction that moves nothing": "Reduce_local",
    "a file": "File_open File_close File_read File_read_all File_read_at File_read_at_all File_read_shared "
    "File_read_ordered File_iread File_iread_at File_write File_write_all File_write_at File_write_at_all "
    "File_write_shared File_write_ordered File_iwrite File_iwrite_at File_set_view File_seek",
    "a process that is started": "Comm_spawn Comm_spawn_multiple Comm_accept Comm_connect Comm_join Intercomm_create "
    "Intercomm_merge",
}
_INSTEAD = {
    "a non-blocking collective call": "use the blocking one",
    "a call with a datatype for each rank": "use MPI_Alltoallv, or one message for each rank",
    "a call among neighbours of a topology": "use MPI_Sendrecv with the ranks of MPI_Cart_shift",
    "memory that other ranks reach": "use messages",
    "a packed message": "send the data with a datatype (MPI_Type_create_struct)",
    "a message that is taken by its handle": "use MPI_Probe and MPI_Recv",
    "a reduction that moves nothing": "write the loop",
    "a file": "read and write files outside of what is differentiated",
    "a process that is started": "make communicators outside of what is differentiated",
}

_BYTES_OF_INTEGERS = {
    1: "char signed_char unsigned_char int8_t uint8_t c_bool cxx_bool logical1 integer1 character",
    2: "short unsigned_short int16_t uint16_t logical2 integer2",
    4: "int unsigned int32_t uint32_t wchar logical logical4 integer integer4",
    8: "long unsigned_long long_long_int unsigned_long_long int64_t uint64_t aint count offset logical8 integer8 2int "
    "2integer short_int",
    16: "long_int",
}
INTEGER_TYPES = {name: size for size, names in _BYTES_OF_INTEGERS.items() for name in names.split()}
"""OpenMPI's constants of types without numbers, without `ompi_mpi_`, and how many bytes one has."""
_INTEGER_TYPES_OF_MPICH = frozenset((0x101, 0x118, 0x102, 0x203, 0x204, 0x405, 0x406, 0x807, 0x808, 0x809, 0x819, 0x137,
                                     0x238, 0x439, 0x83A, 0x13B, 0x23C, 0x43D, 0x83E, 0x13F, 0x41D, 0x41B))

_NUMBER_TYPES: dict[str, ir.Type] = {"double": ir.f64, "float": ir.f32, "c_double_complex": ir.f64, "c_complex": ir.f32,
                                     "c_float_complex": ir.f32, "cxx_dblcplex": ir.f64, "cxx_cplex": ir.f32}
_NUMBER_TYPES_OF_MPICH: dict[int, ir.Type] = {0x4C00080B: ir.f64, 0x4C00040A: ir.f32, 0x4C001041: ir.f64,
                                              0x4C000840: ir.f32}
_POINTERS = frozenset("send both recv ints out request any".split())
HANDLES = frozenset(("type", "comm", "op"))


@dataclass(frozen=True, slots=True)
class Message:
    """A function of `MESSAGES`. Positions are those of the call's arguments.

    sends, receives    the buffer that is sent, and that is received; None where there is none
    sent_as            the datatype of what is sent, or else of what is received
    """

    name: str
    words: tuple[str, ...]
    fortran: bool
    sends: int | None
    receives: int | None
    types: tuple[int, ...]

    @property
    def lasting(self) -> bool:
        return self.name in LASTING

    @property
    def runtime(self) -> str:
        """The function of the run time that makes the call."""
        return f"__enzyme_cc_mpi_{'fortran_' if self.fortran else ''}{self.name}"

    def is_wild(self, call: ir.Call) -> bool:
        """Whether a receive is begun of any message at all, by constants."""
        if self.name not in ("Irecv", "Recv_init") or self.fortran:
            return False
        handle, source, tag = call.args[2:5]
        any_source = -1 if handle.type.is_pointer else -2
        return (isinstance(source, ir.ConstantInt) and source.value == any_source
                and isinstance(tag, ir.ConstantInt) and tag.value == -1)

    def sends_bytes(self, call: ir.Call) -> bool:
        """Whether it is known to send bytes, of whatever they may be."""
        return not self.fortran and any(_is_bytes(call.args[k]) for k in self.types)

    def carries_none(self, call: ir.Call) -> bool:
        """Whether its datatypes are known to hold no numbers: then it does at every rank."""
        return bool(self.types) and not self.fortran and all(_bytes_of_integer(call.args[k]) for k in self.types)

    def number_type(self, call: ir.Call, buffer: int) -> ir.Type | None:
        """The type of the numbers that are sent from or received in a buffer, where its datatype is known to be one."""
        handle = self._handle(call, buffer)
        if isinstance(handle, ir.GlobalVariable):
            return _NUMBER_TYPES.get(handle.name.removeprefix("ompi_mpi_"))
        return _NUMBER_TYPES_OF_MPICH.get(handle.unsigned) if isinstance(handle, ir.ConstantInt) else None

    def defined_type(self, call: ir.Call, buffer: int) -> str:
        """The datatype of a buffer, where it is one that MPI defines and that is no bytes; else ""."""
        handle = self._handle(call, buffer)
        return "" if handle is None or _is_bytes(handle) else str(handle)

    def _handle(self, call: ir.Call, buffer: int) -> ir.Value | None:
        """The datatype of a buffer, where it is known."""
        if self.fortran or not self.types:
            return None
        handle = call.args[next((k for k in self.types if k > buffer), self.types[0])]
        return handle if isinstance(handle, (ir.GlobalVariable, ir.ConstantInt)) else None

    def bytes_of_integers(self, call: ir.Call, buffer: int) -> int | None:
        """How many bytes are sent from or received in a buffer whose datatype is known to hold no numbers."""
        type = next((k for k in self.types if k > buffer), self.types[0])
        each, count = _bytes_of_integer(call.args[type]), call.args[type - 1]
        return each * count.value if isinstance(count, ir.ConstantInt) else None


def _is_bytes(handle: ir.Value) -> bool:
    if isinstance(handle, ir.GlobalVariable):
        return handle.name in ("ompi_mpi_byte", "ompi_mpi_packed")
    return isinstance(handle, ir.ConstantInt) and handle.unsigned in (0x4C00010D, 0x4C00010F)


def _bytes_of_integer(handle: ir.Value) -> int:
    """The size of a datatype that is known to hold no numbers; else 0."""
    if isinstance(handle, ir.GlobalVariable):
        return INTEGER_TYPES.get(handle.name.removeprefix("ompi_mpi_"), 0)
    if isinstance(handle, ir.ConstantInt) and handle.unsigned >> 16 == 0x4C00:
        return handle.unsigned >> 8 & 0xFF if handle.unsigned & 0xFFFF in _INTEGER_TYPES_OF_MPICH else 0
    return 0


@cache
def _lines(table: str) -> dict[str, tuple[str, ...]]:
    """Name -> words."""
    return {words[0]: tuple(words[1:]) for words in map(str.split, table.strip().splitlines())}


@cache
def _by_symbol() -> dict[str, tuple[str, bool]]:
    """Symbol -> (name, whether it is Fortran's)."""
    found: dict[str, tuple[str, bool]] = {}
    others = [name for names in _BY_MEANS.values() for name in names.split()]
    for name in (*_lines(MESSAGES), *_lines(QUERIES), *others):
        found[f"MPI_{name}"] = found[f"PMPI_{name}"] = name, False
        lower = f"mpi_{name.lower()}"
        for symbol in (lower + "_", lower + "__", lower, lower.upper()):
            found.setdefault(symbol, (name, True))
    return found


def is_name(symbol: str) -> bool:
    """Whether a symbol is that of a function of `MESSAGES`."""
    return not symbol.startswith("PMPI_") and _by_symbol().get(symbol, ("", False))[0] in _lines(MESSAGES)


def recognised(symbol: str, type: ir.FunctionType) -> Message | None:
    """The function of `MESSAGES` that a symbol names, if the function's type is its type."""
    name, fortran = _by_symbol().get(symbol, ("", False))
    words = _lines(MESSAGES).get(name)
    if words is None or type.vararg or symbol.startswith("PMPI_"):
        return None
    given = type.params
    if not (type.ret.is_void if fortran else type.ret is ir.i32):
        return None
    if len(given) != len(words) + fortran:
        return None
    if fortran:
        if not all(p.is_pointer for p in given):
            return None
    elif not all(_fits(word, p) for word, p in zip(words, given, strict=True)):
        return None
    sends = next((k for k, word in enumerate(words) if word in ("send", "both")), None)
    receives = next((k for k, word in enumerate(words) if word in ("recv", "both")), None)
    types = tuple(k for k, word in enumerate(words) if word == "type")
    if sends is None and receives is None:
        types = ()
    return Message(name, words, fortran, sends, receives, types)


def _fits(word: str, parameter: ir.Type) -> bool:
    if word in HANDLES:
        return parameter.is_pointer or parameter is ir.i32
    return parameter.is_pointer if word in _POINTERS else parameter is ir.i32


def accesses(message: Message) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The pointer arguments whose memory is read, and written."""
    return _accesses(message.words, message.fortran)


def _accesses(words: tuple[str, ...], fortran: bool) -> tuple[tuple[int, ...], tuple[int, ...]]:
    reading = ("send", "both", "ints", "request") if not fortran else ("send", "both", "ints", "request", "n", *HANDLES)
    reads = tuple(k for k, word in enumerate(words) if word in reading)
    writes = tuple(k for k, word in enumerate(words) if word in ("recv", "both", "out", "request"))
    return reads, (*writes, len(words)) if fortran else writes


def row(symbol: str) -> str | None:
    """The row, in functions.py's format, of a function of MPI that moves no numbers, or is refused."""
    name, fortran = _by_symbol().get(symbol, ("", False))
    words = _lines(QUERIES).get(name)
    if words is not None:
        reads, writes = _accesses(words, fortran)
        flags = [*(f"r{k}" for k in reads), *(f"w{k}" for k in writes)]
        if name in ("Wtime", "Wtick"):
            flags = ["real"]
        elif name == "Abort":
            flags.append("noreturn")
        return " ".join((symbol, "inactive", *flags))
    for what, names in _BY_MEANS.items():
        if name in names.split():
            return f"{symbol} refuse ; {what} has no derivative here: {_INSTEAD[what]}"
    return None
