#ifndef CONC_DEADLOCK_THROWN_H
#define CONC_DEADLOCK_THROWN_H
/*
 * Exceptions that code of the user throws by a statement of its own: ways that somebody has written
 * down, other than those of a lack of memory. Followed a few calls deep; what is caught on the way
 * ends there.
 */
#include "conc/conc_int.h"

struct thrown {
    struct conc *c;
    struct map known; /* (frame, depth) -> 1 no, 2 yes: throws out of itself */
};

/* The block that an exception of the call leads to; CFG_NONE if it leaves the function. */
uint32_t exception_block(struct conc *, func_id, uint32_t stmt);
/* Does the call throw in the user's code? */
bool throws_below(struct thrown *, uint32_t frame, uint32_t stmt);
/* ... and its function does not catch it, but destroys its variables at most? */
bool throws_out(struct thrown *, uint32_t frame, uint32_t stmt);
/* Does an exception that leaves the frame end its thread, and nothing else? The JVM's go on
 * without it; what any caller might do about it is not known. */
bool ends_thread(struct conc *, uint32_t frame, uint32_t depth);

#endif
