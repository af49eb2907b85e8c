#ifndef REPORT_SUPPRESS_H
#define REPORT_SUPPRESS_H
/*
 * Findings that somebody decided to live with. A suppression is a comment in the source
 *
 *     hits++; // heddle: ignore[data-race] a statistic, may be off by some
 *
 * or an entry of heddle.yml. A comment speaks of its own line; alone on a line, of the next line
 * with code. It covers a finding if that line holds one of the two accesses, declares the variable
 * or member, or defines the function of an access; any line before the body of a declaration will
 * do. At a type it covers its members and what stands in its body. An annotation whose text reads
 * the same counts as comment; those that class files and bitcode keep need no source.
 *
 * Nothing vanishes: what is covered stays in the report with its suppression, and suppressions
 * that cover nothing or are past their last day are said.
 */
#include "report/finding.h"
#include "report/source.h"

typedef VEC(struct suppression) suppression_vec;

/* The comments of one file (named as in place_ref); strings live in the arena. O(file). */
void suppress_scan(struct arena *, struct source_cache *, const char *file, suppression_vec *out);

/* An annotation that reads so, and what it says; `at` and `line` or `symbol` are the caller's. */
bool suppress_is_text(const char *text);
void suppress_read(struct arena *, const char *text, struct suppression *);

/* Sets finding.suppression and counts uses. `today` is "2026-12-31"; entries of earlier last days
 * cover nothing. The list is copied into the report. */
void suppress_apply(struct report *, const struct suppression *, size_t n, const char *today);

/* "?" is one character, "*" any number; all else, brackets too, is itself. */
bool suppress_glob(const char *pattern, const char *text);
/* A day as "2026-12-31". */
bool suppress_is_day(const char *text);
/* What an entry covers, in words: "rule data-race, variable `stats.*`". */
void suppress_describe(struct strbuf *, const struct suppression *);

#endif
