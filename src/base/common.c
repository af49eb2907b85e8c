#include "base/common.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

void bug_at(const char *file, int line, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fprintf(stderr, "heddle: BUG at %s:%d: ", file, line);
    vfprintf(stderr, fmt, args);
    fputc('\n', stderr);
    va_end(args);
    abort();
}

/* No exit handlers: they may allocate, or wait for threads that wait for us. */
NORETURN static void out_of_memory(size_t size)
{
    fprintf(stderr, "heddle: out of memory (%zu bytes wanted)\n", size);
    _exit(2);
}

void *xmalloc(size_t size)
{
    void *p = malloc(size ? size : 1);
    if (!p)
        out_of_memory(size);
    return p;
}

void *xcalloc(size_t count, size_t size)
{
    void *p = calloc(count ? count : 1, size ? size : 1);
    if (!p)
        out_of_memory(count * size);
    return p;
}

void *xrealloc(void *old, size_t size)
{
    void *p = realloc(old, size ? size : 1);
    if (!p)
        out_of_memory(size);
    return p;
}

char *xstrdup(const char *s)
{
    size_t size = strlen(s) + 1;
    return memcpy(xmalloc(size), s, size);
}

char *xstrndup(const char *s, size_t len)
{
    len = strnlen(s, len);
    char *copy = xmalloc(len + 1);
    memcpy(copy, s, len);
    copy[len] = '\0';
    return copy;
}

char *xasprintf(const char *fmt, ...)
{
    char *s;
    va_list args;
    va_start(args, fmt);
    int len = vasprintf(&s, fmt, args);
    va_end(args);
    if (len < 0)
        out_of_memory(0);
    return s;
}
