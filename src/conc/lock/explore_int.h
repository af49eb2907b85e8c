#ifndef CONC_LOCK_EXPLORE_INT_H
#define CONC_LOCK_EXPLORE_INT_H
/* Inside of explore.c (all threads) and script.c (what one thread does). */
#include "conc/element/value.h"
#include "conc/lock/explore.h"

enum {
    MAX_CELLS = 12,
    MAX_THREADS = 4,
    MAX_LEVELS = 10, /* calls inside of calls */
    MAX_KEPT = 24,   /* registers of a function whose values are kept; others are anything */
    MAX_LOCALS = 12  /* the same for variables on the stack */
};

/* Values are interned: 0 anything, otherwise an id + 1 in explore.values. */
enum { ANYTHING = 0, AS_AT_FIRST = UINT32_MAX };
struct datum {
    bool is_known, is_address;
    int64_t number; /* or the offset */
    obj_id obj;
};

/* A place that all threads access by atomics only, of known value where it can be known. */
struct cell {
    obj_id obj;
    int64_t offset;
    uint32_t size;
};

struct thread {
    origin_id origin;
    int64_t round;  /* of the loop that makes it; -1: made once */
    uint32_t maker; /* frame and loop of that */
    uint32_t loop;
    bool is_unborn; /* at first: it begins when an explored thread creates it */
    bool is_started;
    uint32_t start; /* node */
};

/* A function as threads run it: what has to be kept of its registers. */
struct plan {
    uint8_t *is_kept;   /* register -> decides where it goes or what it stores to cells */
    uint8_t *is_moving; /* register -> computed from what operations give */
    uint8_t *live;      /* block, register -> used there or later */
};

struct level {
    inst_id inst;
    uint32_t stmt; /* next one; of a caller: the call */
    uint32_t n;
    uint32_t reg[MAX_KEPT], value[MAX_KEPT]; /* sorted by reg */
};

/* A thread between two statements. */
struct local {
    uint32_t thread, depth;
    struct level level[MAX_LEVELS];
    uint32_t nlocals;
    struct {
        uint32_t obj, value;
        int64_t offset;
    } at[MAX_LOCALS];
};

/* Behind an operation on cells, or at the thread's start: all it may do up to the next ones. */
struct node {
    uint32_t thread, at; /* at: local, as a sequence */
    bool is_run;
    u32_vec next;         /* sequences: locals at operations on cells */
    struct idset covered; /* points passed on the way, in explore.points */
};

struct explore {
    struct conc *c;
    struct values *values;
    bool is_ready, is_bad;         /* is_bad: nothing is known */
    uint32_t single;               /* the one place that counts; PTA_NONE: all that fit */
    VEC(struct explore *) singles; /* places that are explored alone */
    struct idset objects;          /* that have cells */
    VEC(struct pta_loc) spoiled;   /* places that are written otherwise, too */
    VEC(uint32_t) spoiled_size;
    struct map alone;       /* (object, offset) -> value + 1 stored before there are threads */
    struct idset unsettled; /* objects that something else is done to by then */
    struct idset busy;      /* instances with operations on cells in them, or in what they call */
    struct map plans;       /* instance -> plan + 1 */
    VEC(struct plan) plan_list;
    struct tuples data; /* (is address, object, number low, number high) */
    VEC(struct cell) cells;
    VEC(struct thread) threads;
    struct seqs words;  /* locals, product states */
    struct map node_of; /* sequence -> node + 1 */
    VEC(struct node) nodes;
    struct map points; /* (instance, statement) -> point + 1 */
    uint32_t npoints;
    struct map passed; /* instance that is not busy -> done + 1 */
    struct map met;    /* pairs of nodes that can be at the same time */
    VEC(uint64_t) meetings;
    struct map answers; /* (point, point) -> 1 apart, 2 not */
    uint32_t steps;
};

uint32_t datum_id(struct explore *, struct datum);
struct datum datum_at(const struct explore *, uint32_t id);
static inline struct datum datum_number(int64_t n)
{
    return (struct datum){.is_known = true, .number = n};
}

static inline bool is_call(uint8_t op)
{
    return op == IR_CALL || op == IR_VCALL;
}

/* Does the access keep to one order with the other accesses that count? */
bool is_ordered(const struct explore *, const struct ir_stmt *);

/* script.c */
/* Does the statement operate on cells? */
bool is_operation(struct explore *, inst_id, uint32_t stmt);
uint32_t node_make(struct explore *, const struct local *);
uint32_t node_of_start(struct explore *, uint32_t thread);
/* Fills in what follows the node. */
void node_run(struct explore *, uint32_t node);
/* What the operation that a local stands at does to the cells: new contents and nodes. */
struct outcome {
    uint32_t node;
    uint32_t cell[MAX_CELLS];
    uint32_t started; /* bits: threads that begin */
};
typedef VEC(struct outcome) outcome_vec;
void operation_run(struct explore *, uint32_t local, const uint32_t *cells, outcome_vec *out);
uint32_t point_of(struct explore *, inst_id, uint32_t stmt);
/* The cell there, + 1; 0 if what is there cannot be known. */
uint32_t cell_of(struct explore *, obj_id, int64_t offset, uint32_t size);
uint32_t cell_at_first(struct explore *, uint32_t cell);
/* Threads that the statement starts, as bits. */
uint32_t threads_started(const struct explore *, inst_id, uint32_t stmt);

#endif
