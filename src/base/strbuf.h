#ifndef BASE_STRBUF_H
#define BASE_STRBUF_H
/*
 * Growing byte string. Invariant: buf is never NULL after strbuf_init or the first append and
 * buf[len] is always NUL. {0} is a valid empty strbuf; strbuf_str gives "" for it.
 */
#include "base/common.h"
#include <stdarg.h>

struct strbuf {
    char *buf;
    size_t len, cap;
};

void strbuf_release(struct strbuf *);
void strbuf_clear(struct strbuf *);
char *strbuf_detach(struct strbuf *) MUST_USE; /* caller frees */
const char *strbuf_str(const struct strbuf *);

void strbuf_add(struct strbuf *, const void *data, size_t len);
void strbuf_adds(struct strbuf *, const char *s);
void strbuf_addc(struct strbuf *, char c);
void strbuf_addf(struct strbuf *, const char *fmt, ...) PRINTF(2, 3);
void strbuf_addi(struct strbuf *, int64_t value); /* as "%d": reports are full of numbers */
void strbuf_vaddf(struct strbuf *, const char *fmt, va_list);

#endif
