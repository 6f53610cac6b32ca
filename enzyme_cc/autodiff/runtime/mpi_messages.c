/* Messages from one rank to another in derivatives.
 *
 * Reverse mode. The adjoint of a send is a receive from where it went, that of a receive a send to where it came from
 * (as the status said, so that wildcards are nothing special). Adjoints are copied out of shadow memory and sent without
 * waiting, so none of them can lock up: who waits for one waits for what another rank does after what came before. All
 * of a request are completed when its reverse sweep is through. They go over the program's communicator with tags above
 * all that the program may use; receives of any source and any tag look for the program's own messages first.
 *
 * The adjoint of MPI_Irecv is where its completion was, that of MPI_Isend where the send was begun. Of messages with one
 * tag between two ranks none overtakes another, and their adjoints go back in the opposite order: they form a *row*.
 * Where the receiver completes the second before the first, or several threads do, an adjoint that would come too early is
 * held back; where several threads send, one waits until those that sent later have taken back theirs. So that the order
 * of a row is that of the messages, threads begin messages one after the other (`in_order`), and wait for them then.
 *
 * Forward mode. A message with numbers is sent packed, its tangents behind it, so that both stay one message whatever the
 * receiver asks for; statuses are told the size of the program's own part.
 */

#include "mpi.h"

enum what_for {
  SENT, RECEIVED, EXCHANGED,  /* MPI_Sendrecv: the send, with the receive among `receives` */
  BEGUN,                      /* a receive, whose adjoint is where it is completed */
  STARTED,                    /* persistent requests: sends, and receives that were begun */
  WAITED,                     /* receives that were completed */
  FREED, COLLECTIVE
};

struct record {             /* of one call; on the tape */
  enum what_for what_for;
  int peer, tag;
  handle comm;
  struct numbers in, out;
  int64_t width;
  /* SENT, RECEIVED, BEGUN */
  uint64_t number;          /* in the order in which they were begun */
  struct turn *turn;        /* in its row, if derivatives travel */
  int completed, cut;       /* `cut`: the message was longer than the buffer, nothing of it counts */
  /* EXCHANGED, STARTED, WAITED */
  int64_t count;
  struct record **receives;
  /* COLLECTIVE */
  struct collective *collective;
};

struct entry {              /* of a request */
  struct entry *next;
  handle request;
  enum what_for what_for;   /* SENT or RECEIVED */
  int is_persistent, is_started;
  int is_buffered;          /* forward mode: each start sends what is packed then */
  struct record *receive;   /* reverse mode: begun, and not completed yet */
  struct context *context;
  void *buffer;
  int count, peer, tag;
  handle type, comm;
  char *packed;             /* forward mode: what travels, if there are numbers */
  struct numbers numbers;
};

struct turn {               /* of a message whose adjoint has not been */
  struct turn *earlier;
  uint64_t number;
  char *message;            /* what its receiver sends back as soon as it is its turn */
  int64_t bytes;
};

struct row {                /* messages with one tag to or from one rank */
  struct row *next;
  enum what_for what_for;   /* SENT or RECEIVED */
  int peer, tag;
  handle comm;
  struct turn *last;
};
enum { ROWS = 64, MOST_LOOKED = 64 };

struct sent { struct sent *next; handle request; void *memory; };
struct freed { struct freed *next; handle comm; };
struct looked { void *status; struct status found; };

/* What the process has under way. Calls of MPI by several threads at a time are one after the other here. */
SHARED struct {
  struct entry *requests;
  struct sent *sent;        /* whose memory is freed when they are through */
  struct freed *freed;      /* communicators that the program has freed, and adjoints still use */
  int64_t live;             /* calls whose adjoints have not been */
  uint64_t begun;           /* messages */
  struct row *rows[ROWS];
  struct looked looked[MOST_LOOKED];  /* forward mode: statuses of probes */
  int next_looked;
  int lock, order;
} __enzyme_cc_mpi;
#define STATE (&__enzyme_cc_mpi)

static void acquire(int *lock) { while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE)) sched_yield(); }
static void release(int *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }
static void lock(void) { acquire(&STATE->lock); }
static void unlock(void) { release(&STATE->lock); }
/* Around the calls that begin messages, which do not wait, and what tells their order. */
static void in_order(void) { acquire(&STATE->order); }
static void ordered(void) { release(&STATE->order); }

static struct record *new_record(struct context *c, enum what_for what_for) {
  struct record *r = __enzyme_cc_tape_push(sizeof *r);
  *r = (struct record){.what_for = what_for, .width = c->width};
  c->record = r;
  __atomic_add_fetch(&STATE->live, 1, __ATOMIC_RELAXED);
  return r;
}

/* ---- tags */

static int half_of_tags(void) {
  int *bound = NULL, found = 0;
  expect(MPI_Comm_get_attr(COMM_WORLD, KEY_TAG_UB, &bound, &found));
  return (found ? *bound : 32767) / 2 + 1;
}

static int tag_of_adjoint(int tag) {
  int half = half_of_tags();
  if (tag >= half - 1)
    STOP("enzyme-cc: the upper half of MPI's tags (from MPI_TAG_UB / 2 on) belongs to derivatives: use smaller ones\n");
  return tag + half;
}

static int tag_of_scan(void) { return 2 * half_of_tags() - 1; }

static int is_own(int tag) { return tag < half_of_tags(); }

/* Of any source and any tag: the next message of the program's own, not the adjoint that a rank has sent whose forward
 * sweep is through. The first message from each rank tells, since none overtakes another. */
static int look_for(handle comm, int *source, int *tag) {
  int size;
  int result = MPI_Comm_size(comm, &size);
  for (int rank = 0; !result && rank < size; rank++) {
    struct status status;
    int found = 0;
    result = MPI_Iprobe(rank, ANY_TAG, comm, &found, &status);
    if (!result && found && is_own(TAG_OF(&status))) {
      *source = rank, *tag = TAG_OF(&status);
      return 0;
    }
  }
  return result ? result : -1;
}

/* In order, but while there is nothing to be found. */
static int wait_for(handle comm, int *source, int *tag) {
  int result;
  while ((result = look_for(comm, source, tag)) == -1) ordered(), sched_yield(), in_order();
  return result;
}

/* ---- what is sent without waiting */

static void forget_sent(int all) {
  lock();
  for (struct sent **at = &STATE->sent, *sent; (sent = *at);) {
    int done = 0;
    if (all) expect(MPI_Wait(&sent->request, STATUS_IGNORE)), done = 1;
    else expect(MPI_Test(&sent->request, &done, STATUS_IGNORE));
    if (!done) {
      at = &sent->next;
      continue;
    }
    *at = sent->next;
    free(sent->memory), free(sent);
  }
  unlock();
}

static void remember_sent(handle request, void *memory) {
  struct sent *sent = memory_of(sizeof *sent);
  sent->request = request, sent->memory = memory;
  lock();
  sent->next = STATE->sent, STATE->sent = sent;
  unlock();
}

/* Doubles count further than bytes. */
static handle unit(int64_t bytes, int *count) {
  *count = small(bytes % 8 ? bytes : bytes / 8);
  return bytes % 8 ? BYTES : DOUBLES;
}

static void less(int64_t calls) {
  int is_last = __atomic_sub_fetch(&STATE->live, calls, __ATOMIC_ACQ_REL) <= 0;
  forget_sent(is_last);
  if (!is_last) return;
  lock();
  while (STATE->freed) {
    struct freed *freed = STATE->freed;
    STATE->freed = freed->next;
    expect(MPI_Comm_free(&freed->comm));
    free(freed);
  }
  unlock();
}

/* ---- rows */

static struct row **row_of(const struct record *r, enum what_for what_for) {
  struct row **at = &STATE->rows[(r->peer * 31u + r->tag) % ROWS];
  while (*at && !((*at)->what_for == what_for && (*at)->peer == r->peer && (*at)->tag == r->tag && (*at)->comm == r->comm))
    at = &(*at)->next;
  return at;
}

/* The message takes its place in its row. */
static void take_turn(struct record *r, enum what_for what_for) {
  struct turn *turn = memory_of(sizeof *turn), **at;
  *turn = (struct turn){NULL, r->number, NULL, 0};
  lock();
  struct row **found = row_of(r, what_for), *row = *found;
  if (!row) {
    *found = row = memory_of(sizeof *row);
    *row = (struct row){NULL, what_for, r->peer, r->tag, r->comm, NULL};
  }
  for (at = &row->last; *at && (*at)->number > r->number; at = &(*at)->earlier);
  turn->earlier = *at, *at = turn;
  r->turn = turn;
  unlock();
}

/* The last of a row leaves it, and then the row may be none. */
static void leave_row(struct row **at) {
  struct row *row = *at;
  struct turn *turn = row->last;
  row->last = turn->earlier;
  free(turn);
  if (!row->last) *at = row->next, free(row);
}

/* ---- adjoints */

static void adjoint_of_send(struct record *r) {
  int64_t bytes = r->width * r->in.count * r->in.map.bytes;
  if (!r->turn) return;
  for (;; sched_yield()) {  /* other threads are under way */
    lock();
    int is_last = (*row_of(r, SENT))->last == r->turn;
    unlock();
    if (is_last) break;
  }
  char *message = memory_of(bytes);
  memset(message, 0, bytes);  /* a receiver that had no room for the message sends nothing back */
  int count;
  handle type = unit(bytes, &count);
  expect(MPI_Recv(message, count, type, r->peer, tag_of_adjoint(r->tag), r->comm, STATUS_IGNORE));
  lock();
  leave_row(row_of(r, SENT));
  unlock();
  move_lanes(&r->in, r->width, 0, r->in.count, message, ADD);
  free(message);
}

static void adjoint_of_receive(struct record *r) {
  if (!r->turn) return;
  int64_t bytes = r->cut ? 0 : r->width * r->out.count * r->out.map.bytes;
  char *message = memory_of(bytes);
  if (!r->cut) move_lanes(&r->out, r->width, 0, r->out.count, message, TAKE);
  lock();
  r->turn->message = message, r->turn->bytes = bytes;
  for (struct row **at; *(at = row_of(r, RECEIVED)) && (*at)->last->message; leave_row(at)) {
    struct sent *sent = memory_of(sizeof *sent);
    struct turn *turn = (*at)->last;
    int count;
    handle type = unit(turn->bytes, &count);
    *sent = (struct sent){STATE->sent, NULL, turn->message};
    expect(MPI_Isend(turn->message, count, type, r->peer, tag_of_adjoint(r->tag), r->comm, &sent->request));
    STATE->sent = sent;
  }
  unlock();
}

/* ---- receives of reverse mode */

/* A receive is through: where it came from and how much of it. */
static void received(struct record *r, const struct status *status, handle type) {
  r->completed = 1;
  r->peer = SOURCE_OF(status), r->tag = TAG_OF(status);
  if (r->peer == PROC_NULL || !r->out.map.bytes) return;
  int count = 0;
  if (!r->cut) expect(MPI_Get_count(status, type, &count));
  if (count == UNDEFINED) STOP("enzyme-cc: a message of MPI ended within an element of the receiver's datatype\n");
  r->out.count = count;
  if (count || r->cut) take_turn(r, RECEIVED);
}

static struct record *begin_receive(struct context *c, void *buffer, int count, handle type, handle comm,
                                    enum what_for what_for) {
  struct record *r = new_record(c, what_for);
  r->out = numbers_of(c, buffer, count, type, 1);
  r->comm = comm;
  r->peer = PROC_NULL;
  r->number = __atomic_fetch_add(&STATE->begun, 1, __ATOMIC_RELAXED);
  return r;
}

static void record_send(struct context *c, const void *buffer, int count, handle type, int to, int tag, handle comm) {
  struct record *r = new_record(c, SENT);
  r->in = numbers_of(c, (void *)buffer, count, type, 0);
  r->peer = to, r->tag = tag, r->comm = comm;
  r->number = __atomic_fetch_add(&STATE->begun, 1, __ATOMIC_RELAXED);
  if (to == PROC_NULL || !r->in.map.bytes || count <= 0) return;
  tag_of_adjoint(tag);
  take_turn(r, SENT);
}

/* ---- packed messages of forward mode */

static int64_t packed_size(struct context *c, const struct map *map, int64_t count) {
  return count * (map->size + c->width * map->bytes);
}

static char *pack(struct context *c, const struct numbers *n, handle type, handle comm, char *to) {
  int place = 0, size = small(packed_size(c, &n->map, n->count));
  char *packed = to ? to : memory_of(size);
  expect(MPI_Pack(n->buffer, n->count, type, packed, size, &place, comm));
  move_lanes(n, c->width, 0, n->count, packed + place, PACK);
  return packed;
}

static void unpack(struct context *c, const struct numbers *n, handle type, handle comm, char *packed,
                   struct status *status) {
  if (SOURCE_OF(status) == PROC_NULL) return;
  int bytes, place = 0;
  expect(MPI_Get_count(status, PACKED, &bytes));
  int64_t each = packed_size(c, &n->map, 1), count = each ? bytes / each : 0;
  if (count * each != bytes) STOP("enzyme-cc: a message of MPI ended within an element of the receiver's datatype\n");
  expect(MPI_Unpack(packed, count * n->map.size, &place, n->buffer, count, type, comm));
  move_lanes(n, c->width, 0, count, packed + count * n->map.size, PUT);
  expect(MPI_Status_set_elements(status, type, count));
}

/* ---- blocking calls */

typedef int send(const void *, int, handle, int, int, handle);

/* A buffered send, which is through at once whether it is received or not; the program's buffer has no room for tangents. */
static int send_at_once(char *packed, int size, int to, int tag, handle comm) {
  handle request;
  int result = MPI_Isend(packed, size, PACKED, to, tag, comm, &request);
  if (result) free(packed);
  else remember_sent(request, packed), forget_sent(0);
  return result;
}

/* Reverse mode: what begins a message, and its record. */
static int begin_recorded(begin *call, const void *buffer, int count, handle type, int to, int tag, handle comm,
                          void *request, struct context *c) {
  in_order();
  int result = call(buffer, count, type, to, tag, comm, request);
  if (!result) record_send(c, buffer, count, type, to, tag, comm);
  ordered();
  return result;
}

static int sending(send *call, begin *begin, const void *buffer, int count, handle type, int to, int tag, handle comm,
                   struct context *c) {
  if (c->mode == FORWARD) {
    struct numbers n = numbers_of(c, (void *)buffer, count, type, 0);
    int result;
    if (n.map.bytes && to != PROC_NULL) {
      char *packed = pack(c, &n, type, comm, NULL);
      int size = small(packed_size(c, &n.map, count));
      if (call == MPI_Bsend) result = send_at_once(packed, size, to, tag, comm);
      else {
        result = call(packed, size, PACKED, to, tag, comm);
        free(packed);
      }
    } else result = call(buffer, count, type, to, tag, comm);
    drop_numbers(c, &n);
    return result;
  }
  if (c->mode == PLAIN) return call(buffer, count, type, to, tag, comm);
  handle request;
  int result = begin_recorded(begin, buffer, count, type, to, tag, comm, &request, c);
  return result ? result : MPI_Wait(&request, STATUS_IGNORE);
}

#define ENTRY SHARED NOINLINE int
#define SENDING(name, begin) \
  ENTRY __enzyme_cc_mpi_##name(const void *buffer, int count, handle type, int to, int tag, handle comm, \
                               struct context *c) { \
    return sending(MPI_##name, MPI_##begin, buffer, count, type, to, tag, comm, c); \
  }
SENDING(Send, Isend)
SENDING(Bsend, Ibsend)
SENDING(Ssend, Issend)
SENDING(Rsend, Irsend)

/* Reverse mode: a receive that was begun is waited for. */
static int receive(struct record *r, handle *request, struct status *status, handle type) {
  int result = MPI_Wait(request, status);
  r->cut = is_cut(result);
  if (!result || r->cut) received(r, status, type);
  return result;
}

ENTRY __enzyme_cc_mpi_Recv(void *buffer, int count, handle type, int from, int tag, handle comm, struct status *status,
                           struct context *c) {
  struct status own;
  int result = 0;
  if (status == STATUS_IGNORE) status = &own;
  if (c->mode == FORWARD) {
    struct numbers n = numbers_of(c, buffer, count, type, 1);
    if (n.map.bytes) {
      int size = small(packed_size(c, &n.map, count));
      char *packed = memory_of(size);
      result = MPI_Recv(packed, size, PACKED, from, tag, comm, status);
      if (!result) unpack(c, &n, type, comm, packed, status);
      free(packed);
    } else result = MPI_Recv(buffer, count, type, from, tag, comm, status);
    drop_numbers(c, &n);
    return result;
  }
  if (c->mode == PLAIN) return MPI_Recv(buffer, count, type, from, tag, comm, status);
  handle request;
  struct record *r;
  if (!c->is_shared) {  /* one call: MPICH asks another error handler about what is waited for */
    if (from == ANY_SOURCE && tag == ANY_TAG) {
      in_order();
      result = wait_for(comm, &from, &tag);
      ordered();
    }
    if (!result) result = MPI_Recv(buffer, count, type, from, tag, comm, status);
    if (result && !is_cut(result)) return result;
    r = begin_receive(c, buffer, count, type, comm, RECEIVED);
    r->cut = is_cut(result);
    received(r, status, type);
    return result;
  }
  in_order();
  if (from == ANY_SOURCE && tag == ANY_TAG) result = wait_for(comm, &from, &tag);
  if (!result) result = MPI_Irecv(buffer, count, type, from, tag, comm, &request);
  if (!result) r = begin_receive(c, buffer, count, type, comm, RECEIVED);
  ordered();
  return result ? result : receive(r, &request, status, type);
}

/* Reverse mode: a message there and one back. What is sent may be a copy of what it is recorded as. */
static int exchange(const void *copy, int size, handle as, const void *buffer, int count, handle type, int to, int tag,
                    void *into, int room, handle into_type, int from, int with, handle comm, struct status *status,
                    struct context *c) {
  handle there, back;
  struct record *sent, *r;
  in_order();
  int result = MPI_Isend(copy, size, as, to, tag, comm, &there);
  if (result) {
    ordered();
    return result;
  }
  record_send(c, buffer, count, type, to, tag, comm);
  sent = c->record;
  if (from == ANY_SOURCE && with == ANY_TAG) result = wait_for(comm, &from, &with);
  if (!result) result = MPI_Irecv(into, room, into_type, from, with, comm, &back);
  if (!result) {
    r = begin_receive(c, into, room, into_type, comm, RECEIVED);
    sent->what_for = EXCHANGED;
    sent->receives = kept(&r, sizeof r, 1);
    sent->count = 1;
  }
  ordered();
  c->record = sent;
  if (!result) result = receive(r, &back, status, into_type);
  int other = MPI_Wait(&there, STATUS_IGNORE);
  return result ? result : other;
}

ENTRY __enzyme_cc_mpi_Sendrecv(const void *buffer, int count, handle type, int to, int tag, void *into, int room,
                               handle as, int from, int with, handle comm, struct status *status, struct context *c) {
  struct status own;
  int result = 0;
  if (status == STATUS_IGNORE) status = &own;
  if (c->mode == FORWARD) {
    struct numbers in = numbers_of(c, (void *)buffer, count, type, 0), out = numbers_of(c, into, room, as, 1);
    char *given = NULL, *found = NULL;
    int is_in = in.map.bytes && to != PROC_NULL, is_out = out.map.bytes != 0;
    if (is_in) given = pack(c, &in, type, comm, NULL);
    int size = is_in ? small(packed_size(c, &in.map, count)) : count;
    int most = is_out ? small(packed_size(c, &out.map, room)) : room;
    if (is_out) found = memory_of(most);
    result = MPI_Sendrecv(is_in ? given : buffer, size, is_in ? PACKED : type, to, tag, is_out ? found : into, most,
                          is_out ? PACKED : as, from, with, comm, status);
    if (!result && is_out) unpack(c, &out, as, comm, found, status);
    free(given), free(found);
    drop_numbers(c, &in), drop_numbers(c, &out);
    return result;
  }
  if (c->mode == PLAIN)
    return MPI_Sendrecv(buffer, count, type, to, tag, into, room, as, from, with, comm, status);
  return exchange(buffer, count, type, buffer, count, type, to, tag, into, room, as, from, with, comm, status, c);
}

ENTRY __enzyme_cc_mpi_Sendrecv_replace(void *buffer, int count, handle type, int to, int tag, int from, int with,
                                       handle comm, struct status *status, struct context *c) {
  if (c->mode == PLAIN) return MPI_Sendrecv_replace(buffer, count, type, to, tag, from, with, comm, status);
  int size, place = 0;
  int result = MPI_Type_size(type, &size);
  if (result) return result;
  char *packed = memory_of(small((int64_t)size * count));
  expect(MPI_Pack(buffer, count, type, packed, size * count, &place, comm));
  if (c->mode == REVERSE) {
    struct status own;
    if (status == STATUS_IGNORE) status = &own;
    result = exchange(packed, size * count, PACKED, buffer, count, type, to, tag, buffer, count, type, from, with, comm,
                      status, c);
  } else {
    struct numbers n = numbers_of(c, buffer, count, type, 0);
    int whole = n.map.bytes ? small(packed_size(c, &n.map, count)) : size * count;
    char *given = memory_of(whole), *found = memory_of(whole);
    struct status own;
    if (status == STATUS_IGNORE) status = &own;
    memcpy(given, packed, (int64_t)size * count);
    move_lanes(&n, c->width, 0, count, given + (int64_t)size * count, PACK);
    result = MPI_Sendrecv(given, whole, PACKED, to, tag, found, whole, PACKED, from, with, comm, status);
    if (!result) unpack(c, &n, type, comm, found, status);
    free(given), free(found);
    drop_numbers(c, &n);
  }
  free(packed);
  return result;
}

/* ---- probes: in reverse mode they must not find adjoints, in forward mode messages are longer than the program knows */

static void looked_at(struct context *c, struct status *status) {
  if (c->mode != FORWARD || status == STATUS_IGNORE) return;
  lock();
  struct looked *looked = &STATE->looked[STATE->next_looked++ % MOST_LOOKED];
  looked->status = status;
  memcpy(&looked->found, status, STATUS_SIZE);
  unlock();
}

ENTRY __enzyme_cc_mpi_Probe(int from, int tag, handle comm, struct status *status, struct context *c) {
  int result = 0;
  if (c->mode == REVERSE && from == ANY_SOURCE && tag == ANY_TAG) {
    in_order();
    result = wait_for(comm, &from, &tag);
    ordered();
  }
  if (!result) result = MPI_Probe(from, tag, comm, status);
  if (!result) looked_at(c, status);
  return result;
}

ENTRY __enzyme_cc_mpi_Iprobe(int from, int tag, handle comm, int *flag, struct status *status, struct context *c) {
  if (c->mode == REVERSE && from == ANY_SOURCE && tag == ANY_TAG) {
    int result = look_for(comm, &from, &tag);
    if (result == -1) *flag = 0;
    if (result) return result == -1 ? 0 : result;
  }
  struct status own;
  if (status == STATUS_IGNORE) status = &own;
  int result = MPI_Iprobe(from, tag, comm, flag, status);
  if (!result && *flag && c->mode == REVERSE && tag == ANY_TAG && !is_own(TAG_OF(status))) *flag = 0;
  if (!result && *flag && status != &own) looked_at(c, status);
  return result;
}

static int counted(const struct status *status, handle type, int *count, struct context *c,
                   int (*call)(const struct status *, handle, int *)) {
  for (int k = 0; c->mode == FORWARD && k < MOST_LOOKED; k++) {
    struct looked *looked = &STATE->looked[k];
    lock();
    int is_it = looked->status == status && !memcmp(&looked->found, status, STATUS_SIZE);
    unlock();
    if (!is_it) continue;
    struct map map = map_of(type, 0);
    int bytes, each = map.size + c->width * map.bytes, has = map.bytes != 0;
    free(map.runs);
    if (!has) break;
    expect(MPI_Get_count(status, PACKED, &bytes));
    *count = each ? bytes / each : 0;
    return 0;
  }
  return call(status, type, count);
}

ENTRY __enzyme_cc_mpi_Get_count(const struct status *status, handle type, int *count, struct context *c) {
  return counted(status, type, count, c, MPI_Get_count);
}

ENTRY __enzyme_cc_mpi_Get_elements(const struct status *status, handle type, int *count, struct context *c) {
  return counted(status, type, count, c, MPI_Get_elements);
}

/* What the program frees, and adjoints still need. */
ENTRY __enzyme_cc_mpi_Comm_free(handle *comm, struct context *c) {
  if (c->mode != REVERSE) return MPI_Comm_free(comm);
  struct freed *freed = memory_of(sizeof *freed);
  new_record(c, FREED);
  freed->comm = OPENMPI ? *comm : (handle)(uintptr_t)*(unsigned *)comm;
  lock();
  freed->next = STATE->freed;
  STATE->freed = freed;
  unlock();
  if (OPENMPI) *comm = COMM_NULL;
  else *(unsigned *)comm = (unsigned)(uintptr_t)COMM_NULL;
  return 0;
}
