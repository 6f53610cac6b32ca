/* Threads that differentiated code starts and joins (autodiff/threads.py).
 *
 * A thread of the forward sweep keeps what it needs in an arena of its own, which its record holds. Backwards, where the
 * program joined it a thread starts that runs its reverse sweep on this arena, and where the program started it that one
 * is joined. Which of them runs when another thread is at work is as in the program: between its start and its join.
 */

#include "team.h"

union attributes { char bytes[56]; long alignment; };   /* pthread_attr_t */
extern int pthread_create(unsigned long *, const union attributes *, void *(*)(void *), void *);
extern int pthread_join(unsigned long, void **);
extern int pthread_attr_init(union attributes *), pthread_attr_destroy(union attributes *);
extern int pthread_attr_getdetachstate(const union attributes *, int *);
extern int pthread_attr_getstacksize(const union attributes *, size_t *);
extern int pthread_attr_setstacksize(union attributes *, size_t);
extern void __enzyme_cc_forget_turns(struct team *);

struct of_rust {            /* how the standard library of Rust starts it */
  struct started { long failed; unsigned long id; } (*start)(size_t stack, void *given);
  void *(*allocate)(size_t, size_t);
  void *handle;
  int place;                /* of the closure, in words of what is given */
};

struct thread {
  struct thread *next;      /* of those that are not joined */
  const union attributes *attributes;
  size_t stack;             /* bytes, 0 where the program left it to the system */
  unsigned long id, id_backwards;
  int status;               /* what pthread_create returned */
  int is_running, is_joined, runs_backwards, is_held;
  int slot, result;
  work *body, *adjoint;
  void *arguments, *tape;
  struct arena arena;
  struct team *team;
  struct deferred *freed;
  const char *scope;        /* of thread::scope, which joins it */
  struct of_rust of_rust;
};

enum { SLOTS = 4096 };
/* What threads return, by their slots; beside it lies its shadow. */
SHARED void *__enzyme_cc_thread_results[SLOTS];
SHARED unsigned char __enzyme_cc_thread_slots[SLOTS];

SHARED struct thread *__enzyme_cc_threads;
SHARED int __enzyme_cc_threads_lock;

static void lock(void) {
  for (unsigned round = 0; __atomic_exchange_n(&__enzyme_cc_threads_lock, 1, __ATOMIC_ACQUIRE); round++)
    pause_for(round);
}
static void unlock(void) { __atomic_store_n(&__enzyme_cc_threads_lock, 0, __ATOMIC_RELEASE); }

/* ---- around a request: the order of what its threads do */

SHARED NOINLINE void *__enzyme_cc_threads_begin(void) {
  struct team *around = __enzyme_cc_team;
  if (around) return NULL;
  struct team *team = malloc(sizeof *team);
  if (!team) {
    perror("enzyme-cc: out of memory for the order of threads");
    abort();
  }
  *team = (struct team){.root = team};
  __enzyme_cc_team = team;
  return team;
}

SHARED NOINLINE void __enzyme_cc_threads_end(void *made) {
  struct team *team = made;
  if (!team) return;
  __enzyme_cc_forget_turns(team);
  free(team);
  __enzyme_cc_team = NULL;
}

/* ---- what the program's calls become before anything is differentiated */

/* The record of a thread that will start. It keeps the argument's address. */
SHARED NOINLINE void *__enzyme_cc_thread_new(const void *attributes, void *argument) {
  (void)argument;
  struct thread *thread = malloc(sizeof *thread);
  if (!thread) {
    perror("enzyme-cc: out of memory for the record of a thread");
    abort();
  }
  *thread = (struct thread){.attributes = attributes, .team = __enzyme_cc_team};
  if (attributes) {
    int detached = 0;
    pthread_attr_getdetachstate(attributes, &detached);
    if (detached)
      STOP("enzyme-cc: a thread that differentiated code starts is detached: nothing tells when it is through; join it\n");
    pthread_attr_getstacksize(attributes, &thread->stack);
  }
  return thread;
}

static _Thread_local const char *scope_of_next;

/* The scope of the thread that is started next. */
SHARED NOINLINE void __enzyme_cc_thread_in_scope(const void *scope) { scope_of_next = scope; }

/* The same for a thread of Rust, which its standard library starts: {handle of the thread, closure, table of the
 * closure}, or with the handle last, is what it is given. */
SHARED NOINLINE void *__enzyme_cc_thread_new_of_rust(void *start, size_t stack, void *allocate, void *handle,
                                                     int64_t place, void *closure) {
  struct thread *thread = __enzyme_cc_thread_new(NULL, closure);
  thread->stack = stack;
  thread->scope = scope_of_next;
  scope_of_next = NULL;
  thread->of_rust = (struct of_rust){
      (struct started (*)(size_t, void *))start, (void *(*)(size_t, size_t))allocate, handle, (int)(place / 8)};
  return thread;
}

/* First in what the thread does: it is code that matters, whatever it is. */
SHARED NOINLINE void __enzyme_cc_thread_body(const void *record) { (void)record; }

/* Where what the thread returns is kept. */
SHARED NOINLINE int64_t __enzyme_cc_thread_slot(void *record) {
  struct thread *thread = record;
  lock();
  while (thread->slot < SLOTS && __enzyme_cc_thread_slots[thread->slot]) thread->slot++;
  if (thread->slot == SLOTS) STOP("enzyme-cc: more threads than a derivative can follow at once\n");
  __enzyme_cc_thread_slots[thread->slot] = 1;
  unlock();
  return thread->slot;
}

SHARED NOINLINE void __enzyme_cc_thread_slot_done(int64_t slot) {
  lock();
  __enzyme_cc_thread_slots[slot] = 0;
  unlock();
}

SHARED NOINLINE void __enzyme_cc_thread_return(void *record, int result) { ((struct thread *)record)->result = result; }

/* After it was started: what pthread_create returns, and its number. */
SHARED NOINLINE int __enzyme_cc_thread_begun(void *record, unsigned long *number) {
  struct thread *thread = record;
  int status = thread->status;
  if (!status) {
    *number = thread->id;
  } else if (!thread->adjoint) {
    free(thread->arguments);
    free(thread);
  }
  return status;
}

SHARED NOINLINE void __enzyme_cc_thread_begun_surely(void *record, unsigned long *number) {
  if (__enzyme_cc_thread_begun(record, number)) STOP("enzyme-cc: no thread could be started\n");
}

SHARED NOINLINE int64_t __enzyme_cc_thread_number(void *record) {
  unsigned long number;
  __enzyme_cc_thread_begun_surely(record, &number);
  return (int64_t)number;
}

/* None has the number 0: C++ has objects that are no thread's. */
static struct thread *find(unsigned long number) {
  if (!number) return NULL;
  lock();
  struct thread *thread = __enzyme_cc_threads;
  while (thread && thread->id != number) thread = thread->next;
  unlock();
  if (!thread)
    STOP("enzyme-cc: differentiated code joins a thread that was not started within it, or was joined before\n");
  return thread;
}

SHARED NOINLINE int64_t __enzyme_cc_thread_slot_of(unsigned long number) { return find(number)->slot; }

/* One of the threads of a scope, 0 if all are joined. The scope is told by the address of one of its variables: it has
 * less than 32 bytes, and two of them are farther apart. */
SHARED NOINLINE int64_t __enzyme_cc_thread_of_scope(const char *counter) {
  lock();
  struct thread *thread = __enzyme_cc_threads;
  while (thread && (!thread->scope || (uint64_t)(counter - thread->scope) >= 32)) thread = thread->next;
  unlock();
  return thread ? (int64_t)thread->id : 0;
}

/* Nobody will join the thread but its scope, if it has one. */
SHARED NOINLINE void __enzyme_cc_thread_left_alone(unsigned long number) {
  if (!find(number)->scope)
    STOP("enzyme-cc: the handle of a thread that differentiated code starts is dropped: nothing tells when the thread "
         "is through; join it\n");
}

static void join(struct thread *thread) {
  pthread_join(thread->id, NULL);
  thread->is_joined = 1;
  lock();
  struct thread **place = &__enzyme_cc_threads;
  while (*place != thread) place = &(*place)->next;
  *place = thread->next;
  unlock();
  take_over(thread->freed);
  thread->freed = NULL;
}

/* What the thread's function returned, where that is an `int`. */
SHARED NOINLINE int __enzyme_cc_thread_join(unsigned long number) {
  struct thread *thread = find(number);
  if (!thread) return 0;
  join(thread);
  int result = thread->result;
  if (!thread->adjoint) {
    free(thread->arguments);
    free(thread);
  }
  return result;
}

/* ---- what derivatives do */

static void *run(void *memory) {
  struct thread *thread = memory;
  __enzyme_cc_team = thread->team;
  __enzyme_cc_arena = (struct arena){.first = FIRST_OF_TEAM};
  thread->tape = thread->body(thread->arguments, NULL);
  thread->arena = __enzyme_cc_arena;
  __enzyme_cc_arena = (struct arena){0};
  thread->freed = __enzyme_cc_deferred;
  __enzyme_cc_deferred = NULL;
  return NULL;
}

SHARED NOINLINE void *__enzyme_cc_start_thread_arguments(void *record, uint64_t bytes) {
  struct thread *thread = record;
  thread->arguments = malloc(bytes);
  if (!thread->arguments) {
    perror("enzyme-cc: out of memory for the arguments of a thread");
    abort();
  }
  return thread->arguments;
}

static void run_closure(void *thread) { run(thread); }
static void leave_closure(void *thread) { (void)thread; }

/* The table of a closure without size that has the thread's record for its address. */
struct table { void (*drop)(void *); size_t size, alignment; void (*call)(void *); };
static const struct table of_closure = {leave_closure, 0, 1, run_closure};

static int start_as_rust(struct thread *thread) {
  const void **given = thread->of_rust.allocate(3 * sizeof *given, sizeof *given);
  if (!given) {
    perror("enzyme-cc: out of memory for the start of a thread");
    abort();
  }
  int place = thread->of_rust.place;
  given[place ? 0 : 2] = thread->of_rust.handle;
  given[place] = thread;
  given[place + 1] = &of_closure;
  struct started started = thread->of_rust.start(thread->stack, given);
  thread->id = started.id;
  return started.failed != 0;
}

/* The thread starts; with an adjoint it is one of a forward sweep. */
SHARED NOINLINE void __enzyme_cc_start_thread(void *record, work *body, work *adjoint) {
  struct thread *thread = record;
  thread->body = body;
  thread->adjoint = adjoint;
  lock();
  thread->status = thread->of_rust.start ? start_as_rust(thread)
                                         : pthread_create(&thread->id, thread->attributes, run, thread);
  if (!thread->status) {
    thread->next = __enzyme_cc_threads;
    __enzyme_cc_threads = thread;
  }
  unlock();
}

static void *run_backwards(void *memory) {
  struct thread *thread = memory;
  __enzyme_cc_team = thread->team;
  __enzyme_cc_arena = thread->arena;
  thread->adjoint(thread->arguments, thread->tape);
  struct arena done = __enzyme_cc_arena;
  __enzyme_cc_arena = (struct arena){0};
  for (struct segment *segment = done.newest, *before; segment; segment = before) {
    before = segment->before;
    free(segment);
  }
  free(done.spare);
  thread->freed = __enzyme_cc_deferred;
  __enzyme_cc_deferred = NULL;
  return NULL;
}

/* In the forward sweep where the program joins: the thread's record. */
SHARED NOINLINE void *__enzyme_cc_start_thread_record(unsigned long number) { return find(number); }

/* Backwards where the program joined. */
SHARED NOINLINE void __enzyme_cc_start_thread_backwards(void *record) {
  struct thread *thread = record;
  if (!thread || !thread->adjoint || thread->status || thread->runs_backwards) return;
  thread->runs_backwards = 1;
  union attributes attributes;
  pthread_attr_init(&attributes);
  if (thread->stack) pthread_attr_setstacksize(&attributes, thread->stack);
  if (pthread_create(&thread->id_backwards, &attributes, run_backwards, thread))
    STOP("enzyme-cc: no thread could be started for the reverse sweep of a thread\n");
  pthread_attr_destroy(&attributes);
}

/* Backwards where the program started the thread. One that the program never joined ran as long as the program did. */
SHARED NOINLINE void __enzyme_cc_start_thread_finish(void *record) {
  struct thread *thread = record;
  if (!thread->status) {
    if (!thread->is_joined) join(thread);
    __enzyme_cc_start_thread_backwards(thread);
    pthread_join(thread->id_backwards, NULL);
    take_over(thread->freed);
  }
  free(thread->arguments);
  free(thread);
}
