#ifndef REPORT_READ_H
#define REPORT_READ_H
/*
 * A saved report back into memory: the JSON that report_json wrote (doc/format/json.md). Used for
 * baselines, for comparing two reports and for showing one again in another format.
 *
 * The file may come from anywhere: what does not fit the format is refused with one line that
 * names the first fault. Strings are copied into the report's arena.
 */
#include "base/diag.h"
#include "report/finding.h"

/* Initialises the report, also on failure: release its arena in both cases. */
bool report_read(struct report *, const char *path, struct diag *) MUST_USE;
bool report_read_text(struct report *, const char *text, size_t len, const char *name,
                      struct diag *) MUST_USE;

#endif
