/* Requests of MPI in derivatives: a table tells by its handle what a request that is completed was begun for.
 *
 * Requests that no differentiated code has begun are not in it: their messages carry no derivative, and a persistent one
 * of which nothing is known cannot be started.
 */

#include "mpi.h"

static handle request_at(const void *requests, int k) {
  return OPENMPI ? ((const handle *)requests)[k] : (handle)(uintptr_t)((const unsigned *)requests)[k];
}

static void set_request(void *requests, int k, handle request) {
  if (OPENMPI) ((handle *)requests)[k] = request;
  else ((unsigned *)requests)[k] = (unsigned)(uintptr_t)request;
}

static struct status *status_at(struct status *statuses, int k) {
  return (struct status *)((char *)statuses + k * STATUS_SIZE);
}

static struct context *kept_context(const struct context *c) {
  return kept(c, sizeof *c + 2 * c->width * sizeof(char *), 0);
}

static void drop_entry(struct entry *e) {
  free(e->packed);
  free(e->numbers.map.runs), free(e->numbers.shadows);
  free(e->context);
  free(e);
}

static void forget(struct entry **at) {
  struct entry *e = *at;
  *at = e->next;
  drop_entry(e);
}

static struct entry **place_of(handle request) {
  for (struct entry **at = &STATE->requests; *at; at = &(*at)->next)
    if ((*at)->request == request) return at;
  return NULL;
}

static struct entry *new_entry(enum what_for what_for, const void *buffer, int count, handle type, int peer, int tag,
                               handle comm, struct context *c) {
  struct entry *e = calloc(1, sizeof *e);
  if (!e) STOP("enzyme-cc: no memory for a request of MPI\n");
  e->what_for = what_for;
  e->buffer = (void *)buffer, e->count = count, e->type = type, e->peer = peer, e->tag = tag, e->comm = comm;
  e->context = kept_context(c);
  return e;
}

static void enter(struct entry *e, void *request) {
  e->request = request_at(request, 0);
  lock();
  struct entry **stale;  /* completed where this does not see; MPICH has one handle for all sends that are through */
  if (e->what_for == RECEIVED)
    while ((stale = place_of(e->request))) forget(stale);
  e->next = STATE->requests;
  STATE->requests = e;
  unlock();
}

/* What travels in forward mode, where there are numbers. */
static void prepare_packed(struct entry *e) {
  e->numbers = numbers_of(e->context, e->buffer, e->count, e->type, e->what_for == RECEIVED);
  if (e->numbers.map.bytes && e->peer != PROC_NULL)
    e->packed = memory_of(small(packed_size(e->context, &e->numbers.map, e->count)));
}

static int begin_send(begin *call, const void *buffer, int count, handle type, int to, int tag, handle comm,
                      void *request, struct context *c) {
  if (c->mode == FORWARD) {
    struct entry *e = new_entry(SENT, buffer, count, type, to, tag, comm, c);
    prepare_packed(e);
    int result;
    if (e->packed) {
      pack(c, &e->numbers, type, comm, e->packed);
      int size = small(packed_size(c, &e->numbers.map, count));
      if (call == MPI_Ibsend) {
        result = send_at_once(e->packed, size, to, tag, comm);
        e->packed = NULL;
        if (!result) result = MPI_Isend(buffer, 0, PACKED, PROC_NULL, tag, comm, request);
      } else result = call(e->packed, size, PACKED, to, tag, comm, request);
    } else result = call(buffer, count, type, to, tag, comm, request);
    if (result || !e->packed) forget(&e);
    else enter(e, request);
    return result;
  }
  if (c->mode == PLAIN) return call(buffer, count, type, to, tag, comm, request);
  return begin_recorded(call, buffer, count, type, to, tag, comm, request, c);
}

#define BEGINNING(name) \
  ENTRY __enzyme_cc_mpi_##name(const void *buffer, int count, handle type, int to, int tag, handle comm, \
                               void *request, struct context *c) { \
    return begin_send(MPI_##name, buffer, count, type, to, tag, comm, request, c); \
  }
BEGINNING(Isend)
BEGINNING(Ibsend)
BEGINNING(Issend)
BEGINNING(Irsend)

ENTRY __enzyme_cc_mpi_Irecv(void *buffer, int count, handle type, int from, int tag, handle comm, void *request,
                            struct context *c) {
  if (c->mode == PLAIN) return MPI_Irecv(buffer, count, type, from, tag, comm, request);
  if (c->mode == REVERSE && from == ANY_SOURCE && tag == ANY_TAG)
    STOP("enzyme-cc: MPI_Irecv from MPI_ANY_SOURCE with MPI_ANY_TAG would find adjoints, too: give a tag\n");
  struct entry *e = new_entry(RECEIVED, buffer, count, type, from, tag, comm, c);
  int result;
  if (c->mode == FORWARD) {
    prepare_packed(e);
    int size = e->packed ? small(packed_size(c, &e->numbers.map, count)) : count;
    result = MPI_Irecv(e->packed ? e->packed : buffer, size, e->packed ? PACKED : type, from, tag, comm, request);
    if (!e->packed) {
      forget(&e);
      return result;
    }
  } else {
    in_order();
    result = MPI_Irecv(buffer, count, type, from, tag, comm, request);
    if (!result) e->receive = begin_receive(c, buffer, count, type, comm, BEGUN);
    ordered();
    if (!result && from == PROC_NULL) e->receive->completed = 1;
  }
  if (result || from == PROC_NULL) forget(&e);  /* requests of no process may all be the same one */
  else enter(e, request);
  return result;
}

/* ---- persistent requests */

static int prepare_send(begin *call, const void *buffer, int count, handle type, int to, int tag, handle comm,
                        void *request, struct context *c) {
  if (c->mode == PLAIN) return call(buffer, count, type, to, tag, comm, request);
  struct entry *e = new_entry(SENT, buffer, count, type, to, tag, comm, c);
  e->is_persistent = 1;
  if (c->mode == FORWARD) prepare_packed(e);
  e->is_buffered = e->packed && call == MPI_Bsend_init;
  int size = e->packed ? small(packed_size(c, &e->numbers.map, count)) : count, result;
  if (e->is_buffered) result = MPI_Send_init(buffer, 0, PACKED, PROC_NULL, tag, comm, request);
  else result = call(e->packed ? e->packed : buffer, size, e->packed ? PACKED : type, to, tag, comm, request);
  if (result) forget(&e);
  else enter(e, request);
  return result;
}

#define PREPARING(name) \
  ENTRY __enzyme_cc_mpi_##name(const void *buffer, int count, handle type, int to, int tag, handle comm, \
                               void *request, struct context *c) { \
    return prepare_send(MPI_##name, buffer, count, type, to, tag, comm, request, c); \
  }
PREPARING(Send_init)
PREPARING(Bsend_init)
PREPARING(Ssend_init)
PREPARING(Rsend_init)

ENTRY __enzyme_cc_mpi_Recv_init(void *buffer, int count, handle type, int from, int tag, handle comm, void *request,
                                struct context *c) {
  if (c->mode == PLAIN) return MPI_Recv_init(buffer, count, type, from, tag, comm, request);
  if (c->mode == REVERSE && from == ANY_SOURCE && tag == ANY_TAG)
    STOP("enzyme-cc: MPI_Recv_init from MPI_ANY_SOURCE with MPI_ANY_TAG would find adjoints, too: give a tag\n");
  struct entry *e = new_entry(RECEIVED, buffer, count, type, from, tag, comm, c);
  e->is_persistent = 1;
  if (c->mode == FORWARD) prepare_packed(e);
  int size = e->packed ? small(packed_size(c, &e->numbers.map, count)) : count;
  int result = MPI_Recv_init(e->packed ? e->packed : buffer, size, e->packed ? PACKED : type, from, tag, comm, request);
  if (result) forget(&e);
  else enter(e, request);
  return result;
}

/* What comes before the start of persistent requests; in reverse mode a record, whose adjoint takes back what the sends
 * among them are sent. */
static struct record *starting(int n, const void *requests, struct context *c) {
  struct record *all = NULL;
  if (c->mode == REVERSE) {
    all = new_record(c, STARTED);
    all->receives = __enzyme_cc_tape_push(n * sizeof *all->receives + 1);
  }
  for (int k = 0; k < n; k++) {
    lock();
    struct entry **at = place_of(request_at(requests, k)), *e = at ? *at : NULL;
    unlock();
    if (!e || !e->is_persistent)
      STOP("enzyme-cc: MPI_Start of a request that was not made in the differentiated function, so that nothing is known "
           "of its buffer: call MPI_Send_init or MPI_Recv_init within it\n");
    if (c->mode == REVERSE && e->what_for == SENT) {
      struct context *own = e->context;
      own->is_shared |= c->is_shared;
      record_send(own, e->buffer, e->count, e->type, e->peer, e->tag, e->comm);
      all->receives[all->count++] = own->record;
    } else if (c->mode == REVERSE) {
      e->receive = begin_receive(e->context, e->buffer, e->count, e->type, e->comm, BEGUN);
      all->receives[all->count++] = e->receive;
    } else if (e->is_buffered) {
      int size = small(packed_size(e->context, &e->numbers.map, e->count));
      expect(send_at_once(pack(e->context, &e->numbers, e->type, e->comm, NULL), size, e->peer, e->tag, e->comm));
    } else if (e->packed && e->what_for == SENT) pack(e->context, &e->numbers, e->type, e->comm, e->packed);
    e->is_started = 1;
  }
  return all;
}

ENTRY __enzyme_cc_mpi_Start(void *request, struct context *c) {
  in_order();
  if (c->mode != PLAIN) c->record = starting(1, request, c);
  int result = MPI_Start(request);
  ordered();
  return result;
}

ENTRY __enzyme_cc_mpi_Startall(int n, void *requests, struct context *c) {
  in_order();
  if (c->mode != PLAIN) c->record = starting(n, requests, c);
  int result = MPI_Startall(n, requests);
  ordered();
  return result;
}

ENTRY __enzyme_cc_mpi_Request_free(void *request, struct context *c) {
  if (c->mode != PLAIN) {
    lock();
    struct entry **at = place_of(request_at(request, 0));
    if (at && (*at)->receive)
      STOP("enzyme-cc: MPI_Request_free of a receive that is under way: wait for it\n");
    if (at && (*at)->packed && !(*at)->is_persistent) {  /* a send that nobody waits for */
      handle same = (*at)->request;
      char *packed = (*at)->packed;
      (*at)->packed = NULL;
      forget(at);
      unlock();
      remember_sent(same, packed);
      set_request(request, 0, REQUEST_NULL);
      return 0;
    }
    if (at) forget(at);
    unlock();
  }
  return MPI_Request_free(request);
}

/* ---- completion */

struct completed { struct context *context; struct record **receives; int64_t count; };

/* What is known of a request is taken out of the table before MPI is asked for it: as soon as it is through, another
 * thread may be given its handle. */
static struct entry *claim(handle request) {
  struct entry *found = NULL, **last = &found, **at;
  if (request == REQUEST_NULL) return NULL;
  lock();
  for (; (at = place_of(request)); last = &(*last)->next) {
    *last = *at;
    *at = (*at)->next;
    (*last)->next = NULL;
  }
  unlock();
  return found;
}

static void put_back(struct entry *claimed) {
  if (!claimed) return;
  struct entry *last = claimed;
  while (last->next) last = last->next;
  lock();
  last->next = STATE->requests;
  STATE->requests = claimed;
  unlock();
}

/* The request of which this was known is through. */
static void complete(struct entry *claimed, struct status *status, int cut, struct completed *found) {
  for (struct entry *e; (e = claimed);) {
    if (e->receive) {
      struct record *r = e->receive;
      r->cut = cut;
      received(r, status, e->type);
      found->receives[found->count++] = r;
    } else if (e->what_for == RECEIVED && e->packed && !cut && (!e->is_persistent || e->is_started))
      unpack(e->context, &e->numbers, e->type, e->comm, e->packed, status);
    e->receive = NULL;
    e->is_started = 0;
    if (e->is_persistent) break;
    int more = e->what_for == SENT;
    claimed = e->next;
    drop_entry(e);
    if (!more) break;
  }
  put_back(claimed);
}

static struct completed begin_completion(int n, struct context *c) {
  return (struct completed){c, c->mode == REVERSE ? memory_of(n * sizeof(struct record *)) : NULL, 0};
}

/* In reverse mode a record, if anything was completed: programs test requests again and again. */
static void end_completion(struct completed *found) {
  if (found->count) {
    struct record *r = new_record(found->context, WAITED);
    r->count = found->count;
    r->receives = kept(found->receives, found->count * sizeof *found->receives, 1);
  }
  free(found->receives);
}

static struct entry **claim_all(int n, const void *requests) {
  struct entry **claimed = memory_of(n * sizeof *claimed);
  for (int k = 0; k < n; k++) claimed[k] = claim(request_at(requests, k));
  return claimed;
}

static struct status *own_statuses(int n, struct status *statuses) {
  return statuses == STATUS_IGNORE ? memory_of((int64_t)n * sizeof *statuses) : statuses;
}

ENTRY __enzyme_cc_mpi_Wait(void *request, struct status *status, struct context *c) {
  if (c->mode == PLAIN) return MPI_Wait(request, status);
  struct status own;
  if (status == STATUS_IGNORE) status = &own;
  struct entry *claimed = claim(request_at(request, 0));
  struct completed found = begin_completion(1, c);
  int result = MPI_Wait(request, status);
  if (!result || is_cut(result)) complete(claimed, status, result != 0, &found);
  else put_back(claimed);
  end_completion(&found);
  return result;
}

ENTRY __enzyme_cc_mpi_Test(void *request, int *flag, struct status *status, struct context *c) {
  if (c->mode == PLAIN) return MPI_Test(request, flag, status);
  struct status own;
  if (status == STATUS_IGNORE) status = &own;
  struct entry *claimed = claim(request_at(request, 0));
  struct completed found = begin_completion(1, c);
  int result = MPI_Test(request, flag, status);
  if (is_cut(result) || (!result && *flag)) complete(claimed, status, result != 0, &found);
  else put_back(claimed);
  end_completion(&found);
  return result;
}

/* Of several: all, or `count` of them by their places. */
static int finish(int n, struct entry **claimed, struct status *own, struct status *statuses, const int *places, int count,
                  int result, struct completed *found) {
  /* of several that went wrong each has its error in its status */
  for (int k = 0; k < count; k++) {
    int place = places ? places[k] : k, error = !result ? 0 : is_cut(result) ? result : ERROR_OF(status_at(own, k));
    if (place >= 0 && place < n && (!error || is_cut(error)))
      complete(claimed[place], status_at(own, k), error != 0, found), claimed[place] = NULL;
  }
  for (int k = 0; k < n; k++) put_back(claimed[k]);
  end_completion(found);
  free(claimed);
  if (own != statuses) free(own);
  return result;
}

ENTRY __enzyme_cc_mpi_Waitall(int n, void *requests, struct status *statuses, struct context *c) {
  if (c->mode == PLAIN) return MPI_Waitall(n, requests, statuses);
  struct entry **claimed = claim_all(n, requests);
  struct status *own = own_statuses(n, statuses);
  struct completed found = begin_completion(n, c);
  int result = MPI_Waitall(n, requests, own);
  return finish(n, claimed, own, statuses, NULL, n, result, &found);
}

ENTRY __enzyme_cc_mpi_Testall(int n, void *requests, int *flag, struct status *statuses, struct context *c) {
  if (c->mode == PLAIN) return MPI_Testall(n, requests, flag, statuses);
  struct entry **claimed = claim_all(n, requests);
  struct status *own = own_statuses(n, statuses);
  struct completed found = begin_completion(n, c);
  int result = MPI_Testall(n, requests, flag, own);
  return finish(n, claimed, own, statuses, NULL, !result && !*flag ? 0 : n, result, &found);
}

ENTRY __enzyme_cc_mpi_Waitany(int n, void *requests, int *index, struct status *status, struct context *c) {
  if (c->mode == PLAIN) return MPI_Waitany(n, requests, index, status);
  struct entry **claimed = claim_all(n, requests);
  struct status *own = own_statuses(1, status);
  struct completed found = begin_completion(1, c);
  int result = MPI_Waitany(n, requests, index, own);
  return finish(n, claimed, own, status, index, 1, result, &found);
}

ENTRY __enzyme_cc_mpi_Testany(int n, void *requests, int *index, int *flag, struct status *status, struct context *c) {
  if (c->mode == PLAIN) return MPI_Testany(n, requests, index, flag, status);
  struct entry **claimed = claim_all(n, requests);
  struct status *own = own_statuses(1, status);
  struct completed found = begin_completion(1, c);
  int result = MPI_Testany(n, requests, index, flag, own);
  return finish(n, claimed, own, status, index, !result && !*flag ? 0 : 1, result, &found);
}

ENTRY __enzyme_cc_mpi_Waitsome(int n, void *requests, int *count, int *places, struct status *statuses,
                               struct context *c) {
  if (c->mode == PLAIN) return MPI_Waitsome(n, requests, count, places, statuses);
  struct entry **claimed = claim_all(n, requests);
  struct status *own = own_statuses(n, statuses);
  struct completed found = begin_completion(n, c);
  int result = MPI_Waitsome(n, requests, count, places, own);
  return finish(n, claimed, own, statuses, places, *count == UNDEFINED ? 0 : *count, result, &found);
}

ENTRY __enzyme_cc_mpi_Testsome(int n, void *requests, int *count, int *places, struct status *statuses,
                               struct context *c) {
  if (c->mode == PLAIN) return MPI_Testsome(n, requests, count, places, statuses);
  struct entry **claimed = claim_all(n, requests);
  struct status *own = own_statuses(n, statuses);
  struct completed found = begin_completion(n, c);
  int result = MPI_Testsome(n, requests, count, places, own);
  return finish(n, claimed, own, statuses, places, *count == UNDEFINED ? 0 : *count, result, &found);
}

/* ---- adjoints of all calls */

static void adjoint_of_collective(struct record *);

static void see_completed(const struct record *r) {
  if (!r->completed)
    STOP("enzyme-cc: a receive that was begun in the differentiated function was not completed within it\n");
}

SHARED NOINLINE void __enzyme_cc_mpi_adjoint(struct record *r) {
  if (!r) return;
  int64_t calls = 1;
  switch (r->what_for) {
  case SENT:
    adjoint_of_send(r);
    break;
  case RECEIVED:
    adjoint_of_receive(r);
    break;
  case EXCHANGED:
    adjoint_of_receive(r->receives[0]);
    adjoint_of_send(r);
    calls = 2;
    break;
  case BEGUN:
    see_completed(r);
    break;
  case STARTED:
    for (int64_t k = r->count - 1; k >= 0; k--)
      if (r->receives[k]->what_for == SENT) adjoint_of_send(r->receives[k]);
      else see_completed(r->receives[k]);
    calls += r->count;
    break;
  case WAITED:
    for (int64_t k = r->count - 1; k >= 0; k--) adjoint_of_receive(r->receives[k]);
    break;
  case FREED:
    break;
  case COLLECTIVE:
    adjoint_of_collective(r);
  }
  less(calls);
}
