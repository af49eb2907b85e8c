#ifndef REPORT_FINGERPRINT_H
#define REPORT_FINGERPRINT_H
/*
 * Who a finding is, over time: keys that survive edits elsewhere, and the order of a report.
 *
 * A fingerprint is made of the rule, the variable (finding.stable_name if it has one) and, for
 * each side, file, function, kind of access and thread. No line, no column, no lock, no stack: so
 * moving lines, reformatting and changes in callers leave it alone. Findings that are equal in all
 * of that (two reads of x in one function) are told apart by their order in the text.
 */
#include "report/finding.h"

/* A release was called a write in reports of version 1, and its key stays the same. */
const char *verb_in_keys(const char *verb);
/* A name without the numbers that compilers give to what has none. */
struct key128 stable_key(const char *name);
/* Key without the number that tells equal ones apart; which side is first does not matter. */
struct key128 fingerprint_of(const struct finding *);
/* Pairs on the same variable of the same object are one bug, unless the caller knows better. */
struct key128 group_key_of(const struct finding *);

/* Copies that a compiler makes of one statement (`finally`, a template, a macro) look alike to a
 * reader: the surest of such pairs stays, the others go. Returns how many stay. O(n). */
uint32_t report_fold_twins(struct finding *, uint32_t n);

/* group.c: gives groups that are one bug the same key, the smallest of theirs. O(n). */
void report_join(struct finding *, uint32_t n);

/*
 * Last step of building a report: makes equal fingerprints different, sorts (groups by their best
 * confidence, then place; inside a group likewise), sets group_index. Returns the number of groups.
 * O(n log n); the result depends on the content only, not on the order given.
 */
uint32_t report_order(struct finding *, uint32_t n);

#endif
