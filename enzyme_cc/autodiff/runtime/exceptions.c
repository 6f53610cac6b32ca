/* The exception that is on its way from where it was thrown inside of a derivative to its handler: functions return
 * meanwhile, and their callers ask. */

#include "support.h"

SHARED _Thread_local void *__enzyme_cc_exception;

SHARED int __enzyme_cc_exception_thrown(void) { return __enzyme_cc_exception != 0; }

SHARED void *__enzyme_cc_exception_take(void) {
  void *exception = __enzyme_cc_exception;
  __enzyme_cc_exception = 0;
  return exception;
}

SHARED void __enzyme_cc_exception_put(void *exception) { __enzyme_cc_exception = exception; }

/* A caught exception's text: what its class says by `what`. */
SHARED NOINLINE const char *__enzyme_cc_exception_text(const char *(*what)(void *), void *exception) {
  return what(exception);
}
