#include "base/diag.h"

void diag_release(struct diag *d)
{
    strbuf_release(&d->text);
}

const char *diag_str(const struct diag *d)
{
    return strbuf_str(&d->text);
}

/* Both build the new text apart: the arguments may point into the old one. */
bool diag_set(struct diag *d, const char *fmt, ...)
{
    if (!d)
        return false;
    struct strbuf text = {0};
    va_list args;
    va_start(args, fmt);
    strbuf_vaddf(&text, fmt, args);
    va_end(args);
    strbuf_release(&d->text);
    d->text = text;
    return false;
}

bool diag_prefix(struct diag *d, const char *fmt, ...)
{
    if (!d)
        return false;
    struct strbuf text = {0};
    va_list args;
    va_start(args, fmt);
    strbuf_vaddf(&text, fmt, args);
    va_end(args);
    strbuf_add(&text, strbuf_str(&d->text), d->text.len);
    strbuf_release(&d->text);
    d->text = text;
    return false;
}
