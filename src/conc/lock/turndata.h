#ifndef CONC_LOCK_TURNDATA_H
#define CONC_LOCK_TURNDATA_H
/* What is known of turns: records of turn.c, readers.c and turnstate.c that hang on struct conc. */
#include "conc/conc.h"

enum turn_kind { TURN_VARIABLE, TURN_BUSY, TURN_ONCE, TURN_PASSED };
struct turn {
    loc_id loc;
    enum turn_kind kind;
    uint32_t group;            /* turn that stands for all that pass to each other */
    uint32_t waiters, posters; /* sets of origins: who takes it, who gives it */
    uint32_t total;            /* first value of a semaphore, then of its group */
    bool is_passed;            /* a semaphore that nobody posts who waits for it */
    bool is_bad;               /* keeps nothing apart */
    bool is_lone;              /* ... because only one thread takes it */
    bool has_starter;
    uint32_t starter, start_stmt; /* origin that begins with a post, and where */
    bool is_wide;                 /* has values other than zero and one */
    bool is_permit;               /* the other way round: it can be taken while it is not zero */
    bool is_counted;              /* ... and is taken and put back by counting */
    bool is_state;                /* a variable that is set to constants (turnstate.c) */
    uint32_t size;                /* ... of so many bytes */
    uint32_t setters;             /* ... set of origins that store there, but for constructors */
    uint32_t first;               /* ... origin + 1 that has the turn from its start on, 0 none */
    bool is_plain;                /* no atomic access: who looks at it has the lock, or a race */
    uint32_t readers;             /* location + 1 of the counter of who has it shared; 0 */
};
/* readers.c: a statement, or one way of a branch, at which a reader comes or goes. */
enum reader_way { WAY_STMT, WAY_TRUE, WAY_FALSE };
struct reader_event {
    loc_id loc; /* lock, or turn */
    enum reader_way way;
    bool enters;
    uint32_t inst; /* of the statement */
    uint32_t sync; /* + 1: none of these, but a counter that was waited for (latch.c); 0 */
};
struct turn_test {
    uint32_t turn, frame, stmt;
    ir_ref value; /* NONE: zero */
    bool is_not;  /* waits for any other value */
};

/* turnstate.c: a loop that waits for a constant. */
struct state_test {
    struct turn_test t; /* its turn is not known yet */
    uint32_t loc, size;
    uint32_t frame, branch; /* where it is known to have been found so ... */
    bool if_true;           /* ... if the condition of the branch is true, or not */
};

#endif
