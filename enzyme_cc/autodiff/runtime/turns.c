/* Who comes when: locks and other sections of the program, whose order the reverse sweep turns around.
 *
 * Each thread takes a number as it leaves a section, and waits backwards until all that took higher ones are through.
 * Who shares a lock with other readers counts the writers instead: backwards it waits until those that came later are
 * through, and the writer before it waits for all of them. A lock that is taken again by its owner has a number only
 * where it is given back for good.
 */

#include "team.h"

extern int omp_test_nest_lock(void *);
extern void omp_unset_nest_lock(void *);
extern int pthread_mutex_lock(void *), pthread_mutex_trylock(void *), pthread_mutex_unlock(void *);
extern int pthread_mutex_timedlock(void *, const void *), pthread_mutex_clocklock(void *, int, const void *);
extern int pthread_spin_lock(void *), pthread_spin_trylock(void *), pthread_spin_unlock(void *);
extern int pthread_rwlock_rdlock(void *), pthread_rwlock_tryrdlock(void *);
extern int pthread_rwlock_timedrdlock(void *, const void *), pthread_rwlock_clockrdlock(void *, int, const void *);
extern int pthread_rwlock_wrlock(void *), pthread_rwlock_trywrlock(void *), pthread_rwlock_unlock(void *);
extern int pthread_rwlock_timedwrlock(void *, const void *), pthread_rwlock_clockwrlock(void *, int, const void *);

#define NOT_FOR_GOOD UINT64_MAX
#define OF_READER (UINT64_C(1) << 62)

struct turns {
  struct turns *next;
  const void *key;
  uint64_t count;           /* how often it was given back: the next number; backwards how many are left */
  uint64_t writers;         /* how many of these were alone with it */
  uint64_t readers;         /* who share it now */
  int held;                 /* how often its owner has it */
  int again;                /* backwards: how often who has the turn took the lock again */
};

/* Of derivatives outside of any region that is differentiated: one for all locks, which a thread may take again. */
SHARED int __enzyme_cc_turns_lock;
SHARED _Thread_local int __enzyme_cc_turns_taken;

static struct turns *turns_of(const void *key) {
  struct team *root = __enzyme_cc_team->root;
  struct turns *made = NULL, *known = NULL;
  for (;;) {
    struct turns *first = __atomic_load_n(&root->turns, __ATOMIC_ACQUIRE);
    for (struct turns *turns = first; turns != known; turns = turns->next)
      if (turns->key == key) {
        free(made);
        return turns;
      }
    known = first;
    if (!made) {
      made = malloc(sizeof *made);
      if (!made) {
        perror("enzyme-cc: out of memory for the order of a critical section");
        abort();
      }
      *made = (struct turns){.key = key};
    }
    made->next = first;
    if (__atomic_compare_exchange_n(&root->turns, &first, made, 0, __ATOMIC_RELEASE, __ATOMIC_RELAXED)) return made;
  }
}

/* Forward sweep, before the lock is given back: the thread's number. */
SHARED NOINLINE uint64_t __enzyme_cc_take_number(const void *key) {
  if (!__enzyme_cc_team) return 0;
  struct turns *turns = turns_of(key);
  if (__atomic_load_n(&turns->readers, __ATOMIC_RELAXED)) {
    __atomic_fetch_add(&turns->count, 1, __ATOMIC_RELAXED);
    return OF_READER | __atomic_load_n(&turns->writers, __ATOMIC_RELAXED);
  }
  if (turns->held > 1) return NOT_FOR_GOOD;
  __atomic_fetch_add(&turns->writers, 1, __ATOMIC_RELAXED);
  return __atomic_fetch_add(&turns->count, 1, __ATOMIC_RELAXED);
}

/* The same for a lock of OpenMP that a thread may take again. */
SHARED NOINLINE uint64_t __enzyme_cc_take_nested_number(void *lock) {
  int taken = omp_test_nest_lock(lock);
  omp_unset_nest_lock(lock);
  return taken > 2 ? NOT_FOR_GOOD : __enzyme_cc_take_number(lock);
}

/* Reverse sweep, where the forward sweep gave the lock back: wait until all that came later are through. */
SHARED NOINLINE void __enzyme_cc_wait_for_turn(const void *key, uint64_t number) {
  if (!__enzyme_cc_team) {
    if (__enzyme_cc_turns_taken++) return;
    for (unsigned round = 0; __atomic_exchange_n(&__enzyme_cc_turns_lock, 1, __ATOMIC_ACQUIRE); round++)
      pause_for(round);
    return;
  }
  struct turns *turns = turns_of(key);
  if (number == NOT_FOR_GOOD) {
    turns->again++;
    return;
  }
  const uint64_t *left = number & OF_READER ? &turns->writers : &turns->count;
  uint64_t mine = number & OF_READER ? number & ~OF_READER : number + 1;
  for (unsigned round = 0; __atomic_load_n(left, __ATOMIC_ACQUIRE) != mine; round++) pause_for(round);
}

static int passes_for_all(void) {
  if (__enzyme_cc_team) return 0;
  if (!--__enzyme_cc_turns_taken) __atomic_store_n(&__enzyme_cc_turns_lock, 0, __ATOMIC_RELEASE);
  return 1;
}

/* Reverse sweep, where the forward sweep took the lock: those before may come. */
SHARED NOINLINE void __enzyme_cc_pass_turn(const void *key) {
  if (passes_for_all()) return;
  struct turns *turns = turns_of(key);
  if (turns->again) {
    turns->again--;
    return;
  }
  __atomic_fetch_sub(&turns->writers, 1, __ATOMIC_RELEASE);
  __atomic_fetch_sub(&turns->count, 1, __ATOMIC_RELEASE);
}

/* The same of a lock that readers share. */
SHARED NOINLINE void __enzyme_cc_pass_shared_turn(const void *key) {
  if (passes_for_all()) return;
  __atomic_fetch_sub(&turns_of(key)->count, 1, __ATOMIC_RELEASE);
}

/* Backwards where the program tried to take a lock. */
SHARED NOINLINE void __enzyme_cc_pass_turn_unless(const void *key, int failed) {
  if (!failed) __enzyme_cc_pass_turn(key);
}
SHARED NOINLINE void __enzyme_cc_pass_shared_turn_unless(const void *key, int failed) {
  if (!failed) __enzyme_cc_pass_shared_turn(key);
}

/* At the end of a team's reverse sweep, and of a request. */
SHARED NOINLINE void __enzyme_cc_forget_turns(struct team *team) {
  for (struct turns *turns = team->turns, *next; turns; turns = next) {
    next = turns->next;
    free(turns);
  }
  team->turns = NULL;
}

/* Around what the program does in one go, where the order matters. */
SHARED int __enzyme_cc_atomic_lock;

SHARED NOINLINE void __enzyme_cc_atomic_enter(void) {
  for (unsigned round = 0; __atomic_exchange_n(&__enzyme_cc_atomic_lock, 1, __ATOMIC_ACQUIRE); round++)
    pause_for(round);
}

SHARED NOINLINE void __enzyme_cc_atomic_leave(void) { __atomic_store_n(&__enzyme_cc_atomic_lock, 0, __ATOMIC_RELEASE); }

/* ---- what is done once: the flag is 0, odd while it is done, 2 afterwards */

/* The flag while this thread does it: who finds its own has left it by an exception, and does it again. */
static int done_here(void) {
  static _Thread_local char here;
  return (int)((uintptr_t)&here << 2 | 1);
}
SHARED NOINLINE void __enzyme_cc_once_enter(int *flag) {
  for (unsigned round = 0; ; round++) {
    int state = __atomic_load_n(flag, __ATOMIC_ACQUIRE), none = 0;
    if (state == 2 || state == done_here()) return;
    if (__atomic_compare_exchange_n(flag, &none, done_here(), 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) return;
    pause_for(round);
  }
}
SHARED NOINLINE int __enzyme_cc_once_is_first(const int *flag) { return __atomic_load_n(flag, __ATOMIC_RELAXED) & 1; }
SHARED NOINLINE void __enzyme_cc_once_leave(int *flag) { __atomic_store_n(flag, 2, __ATOMIC_RELEASE); }

/* Of Rust: 3 before it is done, 2 if that panicked, 1 while it is done, 0 afterwards; with 4 where a thread outside of
 * any derivative waits. */
SHARED NOINLINE void __enzyme_cc_rust_once_enter(int *flag) {
  for (unsigned round = 0; ; round++) {
    int state = __atomic_load_n(flag, __ATOMIC_ACQUIRE);
    if (!state) return;
    if (state & 2 && __atomic_compare_exchange_n(flag, &state, (state & 4) | 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
      return;
    pause_for(round);
  }
}
SHARED NOINLINE int __enzyme_cc_rust_once_is_first(const int *flag) {
  return __atomic_load_n(flag, __ATOMIC_RELAXED) != 0;
}
SHARED NOINLINE void __enzyme_cc_rust_once_leave(int *flag) { __atomic_store_n(flag, 0, __ATOMIC_RELEASE); }

/* ---- locks: what the program calls, and who has it */

static int surely(int status) {
  if (status) STOP("enzyme-cc: differentiated code asks for a lock that it may not take or give back so\n");
  return status;
}
static int owned(void *lock, int status) {
  if (!status && __enzyme_cc_team) turns_of(lock)->held++;
  return status;
}
static int shared(void *lock, int status) {
  if (!status && __enzyme_cc_team) __atomic_fetch_add(&turns_of(lock)->readers, 1, __ATOMIC_RELAXED);
  return status;
}
static void given_back(void *lock) {
  if (!__enzyme_cc_team) return;
  struct turns *turns = turns_of(lock);
  if (__atomic_load_n(&turns->readers, __ATOMIC_RELAXED))
    __atomic_fetch_sub(&turns->readers, 1, __ATOMIC_RELAXED);
  else if (turns->held)
    turns->held--;
}

#define CALL(name) SHARED NOINLINE int __enzyme_cc_##name
CALL(mutex_lock)(void *lock) { return owned(lock, surely(pthread_mutex_lock(lock))); }
CALL(mutex_trylock)(void *lock) { return owned(lock, pthread_mutex_trylock(lock)); }
CALL(mutex_timedlock)(void *lock, const void *time) { return owned(lock, pthread_mutex_timedlock(lock, time)); }
CALL(mutex_clocklock)(void *lock, int clock, const void *time) {
  return owned(lock, pthread_mutex_clocklock(lock, clock, time));
}
CALL(mutex_unlock)(void *lock) { return given_back(lock), surely(pthread_mutex_unlock(lock)); }
CALL(spin_lock)(void *lock) { return pthread_spin_lock(lock); }
CALL(spin_trylock)(void *lock) { return pthread_spin_trylock(lock); }
CALL(spin_unlock)(void *lock) { return pthread_spin_unlock(lock); }
CALL(rwlock_rdlock)(void *lock) { return shared(lock, surely(pthread_rwlock_rdlock(lock))); }
CALL(rwlock_tryrdlock)(void *lock) { return shared(lock, pthread_rwlock_tryrdlock(lock)); }
CALL(rwlock_timedrdlock)(void *lock, const void *time) { return shared(lock, pthread_rwlock_timedrdlock(lock, time)); }
CALL(rwlock_clockrdlock)(void *lock, int clock, const void *time) {
  return shared(lock, pthread_rwlock_clockrdlock(lock, clock, time));
}
CALL(rwlock_wrlock)(void *lock) { return owned(lock, surely(pthread_rwlock_wrlock(lock))); }
CALL(rwlock_trywrlock)(void *lock) { return owned(lock, pthread_rwlock_trywrlock(lock)); }
CALL(rwlock_timedwrlock)(void *lock, const void *time) { return owned(lock, pthread_rwlock_timedwrlock(lock, time)); }
CALL(rwlock_clockwrlock)(void *lock, int clock, const void *time) {
  return owned(lock, pthread_rwlock_clockwrlock(lock, clock, time));
}
CALL(rwlock_unlock)(void *lock) { return given_back(lock), surely(pthread_rwlock_unlock(lock)); }

/* ---- locks of Rust: 0 is free, 1 taken, 2 taken with others waiting for it who ask to be woken */

CALL(rust_mutex_trylock)(int *lock) {
  int none = 0;
  return owned(lock, !__atomic_compare_exchange_n(lock, &none, 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED));
}
SHARED NOINLINE void __enzyme_cc_rust_mutex_lock(int *lock) {
  for (unsigned round = 0; __enzyme_cc_rust_mutex_trylock(lock); round++) pause_for(round);
}
/* What it was: the program wakes who is to be woken. */
CALL(rust_mutex_unlock)(int *lock) { return given_back(lock), __atomic_exchange_n(lock, 0, __ATOMIC_RELEASE); }
/* One that is shared: how many readers have it, or all ones of the mask, and above that whether others wait. */
#define READERS 0x3fffffff
SHARED NOINLINE void __enzyme_cc_rust_rwlock_read(int *lock) {
  for (unsigned round = 0; ; round++) {
    int state = __atomic_load_n(lock, __ATOMIC_RELAXED);
    if ((state & READERS) < READERS - 1 &&
        __atomic_compare_exchange_n(lock, &state, state + 1, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) break;
    pause_for(round);
  }
  shared(lock, 0);
}
SHARED NOINLINE void __enzyme_cc_rust_rwlock_write(int *lock) {
  for (unsigned round = 0; ; round++) {
    int state = __atomic_load_n(lock, __ATOMIC_RELAXED);
    if (!(state & READERS) &&
        __atomic_compare_exchange_n(lock, &state, state | READERS, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) break;
    pause_for(round);
  }
  owned(lock, 0);
}
CALL(rust_rwlock_unlock)(int *lock, int held) {
  return given_back(lock), __atomic_fetch_sub(lock, held, __ATOMIC_RELEASE);
}
/* Around waiting for a condition, where the lock is given back and taken again. */
SHARED NOINLINE void __enzyme_cc_rust_mutex_waits(int *lock) { given_back(lock); }
SHARED NOINLINE void __enzyme_cc_rust_mutex_woken(int *lock) { owned(lock, 0); }

/* ---- futures: the word of their state is 0, or 1 once the result is there; libstdc++ adds a bit while it waits */

SHARED NOINLINE void __enzyme_cc_future_begin(unsigned *word) { owned(word, 0); }
SHARED NOINLINE void __enzyme_cc_future_ready(unsigned *word) {
  given_back(word);
  __atomic_store_n(word, 1, __ATOMIC_RELEASE);
}
SHARED NOINLINE void __enzyme_cc_future_wait(unsigned *word) {
  for (unsigned round = 0; !(__atomic_load_n(word, __ATOMIC_ACQUIRE) & 1); round++) pause_for(round);
  shared(word, 0);
}
SHARED NOINLINE void __enzyme_cc_future_seen(unsigned *word) { given_back(word); }

SHARED NOINLINE void __enzyme_cc_foreign_object(void) {
  STOP("enzyme-cc: differentiated code uses a future or a task that was made outside of it\n");
}
