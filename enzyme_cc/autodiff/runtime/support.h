/* What the files of this folder share.
 *
 * They run inside of any program, at any place and in any thread, so they ask little: no header of a C library (what
 * they call of it is declared here), no initialisation of their own but the tape's, no data but what is declared in
 * them. Sizes are of 64 bits. `python -m enzyme_cc.c_sources` compiles them to the .ll files beside them.
 */

#ifndef ENZYME_CC_SUPPORT_H
#define ENZYME_CC_SUPPORT_H

#include <stddef.h>
#include <stdint.h>

/* Every object with derivatives brings these functions and variables; of equal ones a program or library keeps one.
 * (`weak` becomes linkonce_odr in the text, which is dropped where nobody uses it, and may be inlined.) */
#define SHARED __attribute__((weak, visibility("hidden")))
#define NOINLINE __attribute__((noinline))
#define INLINE __attribute__((always_inline))
#define NORETURN __attribute__((noreturn))
#define COLD __attribute__((cold))
/* Nothing else points to what the function returns. */
#define FRESH __attribute__((malloc))
/* LLVM attributes that C has no word for. */
#define IR(attributes) __attribute__((annotate(attributes)))

extern void *malloc(size_t), *realloc(void *, size_t), *aligned_alloc(size_t, size_t);
extern void free(void *);
extern void *mmap(void *, size_t, int, int, int, long);
extern int madvise(void *, size_t, int);
extern long write(int, const void *, size_t);
extern void perror(const char *);
extern void abort(void) NORETURN;

/* Ends the program with a message. `write`, because the derivative may run where stdio's locks are held. */
#define STOP(message) (write(2, message, sizeof message - 1), abort())

#endif
