#ifndef REPORT_SOURCE_H
#define REPORT_SOURCE_H
/*
 * Lines of the analysed sources, for excerpts and for turning byte columns into characters. A file
 * is mapped once and its lines are indexed on first use.
 *
 * A file that is absent, unreadable, not regular, huge or binary has no lines: that is no error,
 * the report is then shown without an excerpt. Lines come without their end (LF or CRLF) and the
 * first one without a byte-order mark.
 *
 * Expected use: a few hundred files, several excerpts each, in any order.
 */
#include "base/common.h"
#include "report/finding.h"

struct source_cache;

struct source_line {
    const char *text; /* not terminated; NULL if there is no such line */
    size_t len;
};

/* `root` is copied; NULL: only absolute paths are found. */
struct source_cache *source_cache_new(const char *root) MUST_USE;
void source_cache_free(struct source_cache *);

/* Line numbers start at 1. Valid until the cache is freed. O(file) on first use, then O(1). */
struct source_line source_line(struct source_cache *, const char *file, uint32_t line);
uint32_t source_line_count(struct source_cache *, const char *file); /* 0 if it has no lines */

/* Compilers count columns in bytes, SARIF in UTF-16 units; equal where the line is not known. */
uint32_t source_utf16_column(struct source_cache *, const struct place_ref *);

#endif
