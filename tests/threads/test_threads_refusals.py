"""What threads do that is not followed is refused where it stands, with what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.threads.test_threads_programs import build, pytestmark  # noqa: F401  # the same conditions

HEAD = """#include <pthread.h>
#include <semaphore.h>
#include <threads.h>
void __enzyme_autodiff(void *, ...);
static pthread_mutex_t lock;
static pthread_cond_t condition;
static pthread_rwlock_t readers;
static pthread_barrier_t barrier;
static sem_t semaphore;
static void *square(void *p) { double *x = p; *x *= *x; return NULL; }
static void *waiting(void *p) {
"""
MIDDLE = """  return square(p);
}
double f(double *x) {
  pthread_t t;
  pthread_create(&t, NULL, waiting, x);
"""
TAIL = """  pthread_join(t, NULL);
  return *x;
}
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
"""
REFUSED = {
    "detached": ("", "  pthread_detach(t);\n", "c:17:3: error", "join it"),
    "condition": ("  pthread_cond_wait(&condition, &lock);\n", "", "c:12:3: error", "after joining those that make it"),
    "semaphore": ("  sem_wait(&semaphore);\n", "", "c:12:3: error", "join the threads before"),
    "barrier": ("  pthread_barrier_wait(&barrier);\n", "", "c:12:3: error", "a barrier of OpenMP"),
    "cancelled": ("", "  pthread_cancel(t);\n", "c:17:3: error", "start it outside"),
    "exit": ("", "  pthread_exit(x);\n", "c:17:3: error", "start it outside"),
}


@pytest.mark.parametrize("kind", REFUSED)
def test_what_is_not_followed_is_refused_by_its_name(kind: str, tmp_path: Path) -> None:
    inside, outside, place, remedy = REFUSED[kind]
    (tmp_path / "a.c").write_text(HEAD + inside + MIDDLE + outside + TAIL)
    said = build(tmp_path, "-O1", "-c", "a.c", fails=True)
    assert place in said and remedy in said and "link" not in said, said


OBJECTS = """#include <condition_variable>
#include <future>
#include <thread>
template <typename... A> void __enzyme_autodiff(void *, A...);
double f(double *x) {
  std::mutex lock;
  std::condition_variable condition;
  bool ready = false;
  std::thread t([&] {
    x[0] *= x[0];
    BODY
  });
  REST
  return x[0];
}
int main(int, char **) {
  double x[2] = {1, 2}, dx[2] = {};
  __enzyme_autodiff((void *)f, x, dx);
}
"""
REFUSED_OBJECTS = {
    "detached": ("", "t.detach();", "cpp:13:5: error", "join it"),
    "condition": ("std::unique_lock<std::mutex> guard(lock); while (!ready) condition.wait(guard);", "t.join();",
                  "cpp:11:72: error", "after joining those that make it"),
    "late": ("", "t.join(); std::promise<double> p; p.set_value_at_thread_exit(x[1]); x[0] *= p.get_future().get();",
             "cpp:13:39: error", "set it with set_value()"),
    "timed": ("", "t.join(); auto a = std::async([=] { return x[1]; }); a.wait_for(std::chrono::seconds(1));",
              "cpp:13:58: error", "wait for it with"),
}


@pytest.mark.parametrize("kind", ["detached", "condition", pytest.param("late", marks=pytest.mark.long),
                                  pytest.param("timed", marks=pytest.mark.long)])
def test_what_is_not_followed_of_objects_is_refused_by_its_name(kind: str, tmp_path: Path) -> None:
    inside, outside, place, remedy = REFUSED_OBJECTS[kind]
    (tmp_path / "a.cpp").write_text(OBJECTS.replace("BODY", inside).replace("REST", outside))
    said = build(tmp_path, "-O1", "a.cpp", fails=True)
    assert place in said and remedy in said, said


def test_a_thread_that_is_only_joined_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("""#include <pthread.h>
void __enzyme_autodiff(void *, ...);
pthread_t t;
double f(double *x) { pthread_join(t, NULL); return *x * *x; }
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
""")
    assert "c:4:23: error" in build(tmp_path, "-O1", "-c", "a.c", fails=True)
