#ifndef BASE_COMMON_H
#define BASE_COMMON_H
/*
 * What every file may rely on: fixed-width integers, attributes, allocation that does not
 * return NULL, and the one way to report a fault of our own.
 *
 * Faults of the input are never reported from here: they travel as struct diag (diag.h).
 */
#include <assert.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define ARRAY_SIZE(a) (sizeof(a) / sizeof((a)[0]))
#define MIN(a, b)     ((a) < (b) ? (a) : (b))
#define MAX(a, b)     ((a) > (b) ? (a) : (b))

#define MUST_USE      __attribute__((warn_unused_result))
#define PRINTF(f, a)  __attribute__((format(printf, f, a)))
#define NORETURN      __attribute__((noreturn))

/* Our own fault: prints file, line and message, then aborts. Never for bad input. */
#define BUG(...) bug_at(__FILE__, __LINE__, __VA_ARGS__)
NORETURN void bug_at(const char *file, int line, const char *fmt, ...) PRINTF(3, 4);

/* Allocation; out of memory ends the process with one line on stderr and exit code 2. */
void *xmalloc(size_t size) MUST_USE;
void *xcalloc(size_t count, size_t size) MUST_USE;
void *xrealloc(void *old, size_t size) MUST_USE;
char *xstrdup(const char *s) MUST_USE;
char *xstrndup(const char *s, size_t len) MUST_USE;
char *xasprintf(const char *fmt, ...) PRINTF(1, 2) MUST_USE;

static inline bool text_begins(const char *text, const char *with)
{
    return strncmp(text, with, strlen(with)) == 0;
}

#endif
