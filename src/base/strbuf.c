#include "base/strbuf.h"
#include <stdio.h>
#include <stdlib.h>

enum { FIRST_CAPACITY = 64 };

void strbuf_release(struct strbuf *s)
{
    free(s->buf);
    *s = (struct strbuf){0};
}

void strbuf_clear(struct strbuf *s)
{
    s->len = 0;
    if (s->buf)
        s->buf[0] = '\0';
}

/* Room for `more` bytes and the NUL. */
static void reserve(struct strbuf *s, size_t more)
{
    if (more < s->cap - s->len)
        return;
    if (more > SIZE_MAX / 4 || s->len > SIZE_MAX / 4)
        BUG("string of %zu + %zu bytes", s->len, more);
    s->cap = MAX(MAX(s->cap * 2, s->len + more + 1), (size_t)FIRST_CAPACITY);
    s->buf = xrealloc(s->buf, s->cap);
}

char *strbuf_detach(struct strbuf *s)
{
    if (!s->buf)
        strbuf_add(s, "", 0);
    char *text = s->buf;
    *s = (struct strbuf){0};
    return text;
}

const char *strbuf_str(const struct strbuf *s)
{
    return s->buf ? s->buf : "";
}

void strbuf_add(struct strbuf *s, const void *data, size_t len)
{
    reserve(s, len);
    if (len)
        memcpy(s->buf + s->len, data, len);
    s->len += len;
    s->buf[s->len] = '\0';
}

void strbuf_adds(struct strbuf *s, const char *text)
{
    strbuf_add(s, text, strlen(text));
}

void strbuf_addc(struct strbuf *s, char c)
{
    reserve(s, 1);
    s->buf[s->len++] = c;
    s->buf[s->len] = '\0';
}

void strbuf_addi(struct strbuf *s, int64_t value)
{
    char digits[20];
    size_t first = sizeof digits;
    uint64_t rest = value < 0 ? -(uint64_t)value : (uint64_t)value;
    if (value < 0)
        strbuf_addc(s, '-');
    do {
        digits[--first] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest);
    strbuf_add(s, digits + first, sizeof digits - first);
}

void strbuf_addf(struct strbuf *s, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    strbuf_vaddf(s, fmt, args);
    va_end(args);
}

void strbuf_vaddf(struct strbuf *s, const char *fmt, va_list args)
{
    va_list again;
    va_copy(again, args);
    reserve(s, 32); /* most texts fit at the first attempt */
    int len = vsnprintf(s->buf + s->len, s->cap - s->len, fmt, args);
    if (len < 0)
        BUG("cannot format '%s'", fmt);
    if ((size_t)len >= s->cap - s->len) {
        reserve(s, (size_t)len);
        vsnprintf(s->buf + s->len, s->cap - s->len, fmt, again);
    }
    va_end(again);
    s->len += (size_t)len;
}
