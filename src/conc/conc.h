#ifndef CONC_CONC_H
#define CONC_CONC_H
/*
 * Races: which accesses of two origins may meet. Implements O2's origin sharing and race engine
 * (PLDI'21, sections 3.3 and 4) with flow-sensitive states in place of integer order ids, which
 * would order exclusive branches and loop bodies (digest of the paper, 4.4).
 *
 * Stages, each dropping pairs: escape (the object never leaves its thread), sharing (two origins,
 * one of them writing), order (the origins cannot run at the same time), locks (a common guard).
 *
 * Invariants
 *  1. The result is immutable; ids depend only on the pointer analysis and the options.
 *  2. Races are sorted by object, place and statements, so that equal input gives equal output.
 */
#include "pta/pta.h"

enum conc_mode { MODE_PRECISE, MODE_BALANCED, MODE_SOUND };

struct conc_options {
    enum conc_mode mode;
    bool volatile_is_atomic; /* READ_ONCE and WRITE_ONCE of kernel code */
    bool shows_library;      /* report accesses where they are, not at the user's call */
    bool without_races;      /* only what deadlocks need */
    bool with_regions;       /* remember which locks were needed (region.h) */
    /* Statement ids: what becomes of pairs of one of each is kept; NULL: nobody asks. */
    const struct idset *watch[2];
};

enum access_flags {
    ACC_WRITE = 1 << 0,
    ACC_ATOMIC = 1 << 1,
    ACC_VOLATILE = 1 << 2,
    ACC_LIBRARY = 1 << 3, /* done by a library function on the caller's behalf */
    ACC_FREE = 1 << 4,
};

/* One side of a race. */
struct race_side {
    inst_id inst;
    origin_id origin;
    uint32_t stmt;    /* local statement of the instance's function */
    uint32_t state;   /* for conc_stack: function context */
    uint32_t entry;   /* and which way into it */
    uint32_t lockset; /* for conc_locks */
    uint32_t flags;   /* enum access_flags */
    uint32_t size;    /* bytes, 0 unknown */
    loc_id loc;
    const char *via; /* library function, or NULL */
};

struct race {
    obj_id obj;
    struct race_side side[2]; /* [0] writes */
    bool is_many;             /* two instances of one origin */
    bool is_again;            /* the two statements race on another variable, too */
    bool is_lanes;            /* two rounds of a loop that one thread runs in lanes of vectors */
};

/* What became of a pair that was watched: the stage that dropped it, or a race. */
enum pair_fate {
    FATE_RACE,
    FATE_OWN,       /* each thread has an object of its own there */
    FATE_TAKEN,     /* the object was taken out of where others could find it */
    FATE_LAST,      /* all others have given up their references */
    FATE_PUBLISHED, /* written before other threads could know of it */
    FATE_ORDERED,   /* the threads do not run at the same time there */
    FATE_SERIAL,    /* what runs them runs one at a time */
    FATE_CRASH,     /* the handler of a crash: nothing runs on */
    FATE_ROUND,     /* one runs while work is given away, the other when it is done */
    FATE_SYNC,      /* ordered by a semaphore, latch or once control */
    FATE_LOCKED,
    FATE_FLAG,      /* ordered by a flag that one side sets and the other tests */
    FATE_TURN,      /* by turns: only one of them can have it */
    FATE_PHASE,     /* a barrier, or the construct of a team, lies between them */
    FATE_RING,      /* slots of a ring that only one side can have */
    FATE_SIGNAL,    /* the record says by a semaphore or flag in it who has it */
    FATE_BUFFER,    /* two buffers that change places under a lock */
    FATE_LAZY,      /* a flag says at one of them that the other one is over */
    FATE_SEAT,      /* each side has taken an element by its flag */
    FATE_INIT,      /* an initialiser and who waits for it */
    FATE_EXPLORED,  /* no interleaving of the atomics gets two threads there */
    FATE_APART,     /* other elements */
    FATE_SAME_KIND, /* none writes, or both are atomic */
    FATE_COUNT
};
struct watched_pair {
    struct race_side side[2];
    enum pair_fate fate;
    loc_id by; /* FATE_SYNC, FATE_FLAG, FATE_TURN: what keeps them apart; PTA_NONE not known */
};
/* A watched access that was compared with no other, and why. */
enum left_out_reason {
    LEFT_ALONE, /* no other thread is there at that point */
    LEFT_FRESH  /* no other thread knows of the memory yet */
};
struct left_out {
    inst_id inst;
    origin_id origin;
    uint32_t stmt; /* local */
    enum left_out_reason reason;
};

struct race_lock {
    const char *name; /* NULL: ask the report to name `loc` */
    loc_id loc;       /* one of the places it may be */
    bool is_shared, is_unique;
    uint32_t stmt_id; /* where it was acquired */
    uint32_t seen_id; /* in a function of the stack: it, or a call that came back with it */
    uint32_t token;   /* for conc_lock_may_be */
};

struct stack_entry {
    inst_id inst;
    uint32_t stmt; /* call that leads to the next entry */
};

struct conc_stats {
    uint32_t frames, states, accesses, shared_objects, shared_locations, classes;
    uint64_t pairs, pairs_ordered, pairs_locked;
    uint32_t unknown_base, total_accesses; /* accesses without and with a known base */
    uint32_t flow_cut;  /* functions in recursion that were not followed to the end */
    bool flow_spent;    /* ... and calls that were not followed at all */
    bool orders_cut;    /* there are more semaphores, flags and turns than are kept track of */
    uint32_t locks_cut; /* places of locks that were held beside too many others */
    uint64_t races_cut; /* pairs of statements found and not listed */
};

struct conc;
struct conc *conc_run(const struct prog *, const struct pta *, const struct conc_options *);
void conc_free(struct conc *);

uint32_t conc_nraces(const struct conc *);
const struct race *conc_race(const struct conc *, uint32_t i);
/* Call chain from the origin's entry to the access; entries in `out` (at most max). */
uint32_t conc_stack(const struct conc *, const struct race_side *, struct stack_entry *out,
                    uint32_t max);
/* Locks held at an access; first those that were taken nearest to it. */
uint32_t conc_locks(const struct conc *, const struct race_side *, struct race_lock *out,
                    uint32_t max);
/* Can the lock be this one, among others? */
bool conc_lock_may_be(const struct conc *, const struct race_lock *, loc_id);
/* What one side's thread gives and the other's takes (bit i: that of side i); at most max. */
enum handover_kind {
    HANDOVER_SEMAPHORE,
    HANDOVER_CONDITION,
    HANDOVER_FLAG,
    HANDOVER_LATCH,
    HANDOVER_ONCE,
    HANDOVER_BARRIER
};
struct handover {
    loc_id loc;
    enum handover_kind kind;
    uint32_t gives, takes;
};
uint32_t conc_handovers(const struct conc *, const struct race_side sides[2], struct handover *out,
                        uint32_t max);
uint32_t conc_nwatched(const struct conc *);
const struct watched_pair *conc_watched(const struct conc *, uint32_t i);
uint32_t conc_nleft_out(const struct conc *);
const struct left_out *conc_left_out(const struct conc *, uint32_t i);
bool conc_obj_is_shared(const struct conc *, obj_id);
/* Of an object that is raced on: is it certainly one object at run time? */
bool conc_obj_is_single(const struct conc *, obj_id);
bool conc_origin_is_many(const struct conc *, origin_id);
/* Is the way here from the origin's entry (race_side.state, entry) one whose locks are not all
 * known? It goes through a large circle of calls in which somebody gives back locks of others, or
 * that was not followed to the end. */
bool conc_way_was_cut(const struct conc *, uint32_t state, uint32_t entry);
struct conc_stats conc_stats(const struct conc *);

#endif
