#ifndef BASE_DIAG_H
#define BASE_DIAG_H
/*
 * Why something failed: one line, lower case, no full stop, what failed first, subject in quotes.
 * Fallible functions return bool (must-use) and take a struct diag, untouched on success.
 */
#include "base/strbuf.h"

struct diag {
    struct strbuf text;
};

void diag_release(struct diag *);
const char *diag_str(const struct diag *);
/* Always returns false, so that `return diag_set(d, ...)` reads well. d may be NULL. */
bool diag_set(struct diag *, const char *fmt, ...) PRINTF(2, 3);
/* Put context before what is there: "cannot read 'x.bc': " + text. Returns false. */
bool diag_prefix(struct diag *, const char *fmt, ...) PRINTF(2, 3);

#endif
