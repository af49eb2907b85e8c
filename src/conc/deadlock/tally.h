#ifndef CONC_DEADLOCK_TALLY_H
#define CONC_DEADLOCK_TALLY_H
/*
 * How often one thread comes to statements, at least and at most, as far as constants say.
 *
 * Exceptions are ways for `most`; for `least` only those that code of the user throws. Cost: the
 * frames that lead to the statements, capped; blocks times loops of each of these.
 */
#include "conc/conc_int.h"

enum { TALLY_UNKNOWN = -1, TALLY_MANY = 1 << 20 };

struct tally {
    int64_t least, most; /* most TALLY_UNKNOWN: nothing is known */
};

struct tally_stmt {
    uint32_t frame, stmt;
    int64_t each; /* what it counts for */
};

/* All statements are of one origin. */
struct tally tally_count(struct conc *, const struct tally_stmt *, size_t n);
struct tally tally_plus(struct tally, struct tally);
struct tally tally_times(struct tally, struct tally);

#endif
