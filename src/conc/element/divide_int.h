#ifndef CONC_ELEMENT_DIVIDE_INT_H
#define CONC_ELEMENT_DIVIDE_INT_H
/* Inside of recursion by threads (divide.c): shared with chain.c. */
#include "conc/element/index_int.h"

enum { MAX_CALLS = 16, MAX_PARAMS = 8, MAX_UP = 48, MAX_LINKS = 4 };

/* A call of the function that a call of it leads to. */
struct inner_call {
    uint32_t at;      /* statement of the function: it creates the thread, or is the call itself */
    uint32_t stmt_id; /* of the call, or of the creation of a thread that runs the function */
    bool is_created;  /* by the creation of a thread, not by a call */
    bool is_thread;   /* runs beside what comes after `at` */
    bool is_repeated; /* in a loop */
    bool is_looped;   /* in a loop of what the function calls, or of the thread that it creates */
    struct poly arg[MAX_PARAMS];
};

enum division_kind {
    DIVISION_NONE,
    DIVISION_BOUNDS,
    DIVISION_LENGTH,
    DIVISION_LINKS,
    DIVISION_SQUARE,
    DIVISION_FRESH
};

struct division {
    func_id func;
    struct values *v; /* with the function's parameters as symbols */
    enum division_kind kind;
    uint32_t param, other; /* lower and upper bound; address and length; address */
    uint32_t width;        /* of a square's table, in elements of `size` bytes */
    int64_t size;
    uint32_t frame;              /* the call whose registers the arguments are written in */
    uint32_t nparams, ncalls;    /* parameters, with members */
    uint32_t nreal;              /* parameters proper */
    uint32_t member[MAX_PARAMS]; /* a register that the member is loaded into, by parameter */
    int64_t step; /* from one first call's variable to the next one's; 0: there is one first call */
    bool is_chain;   /* one call at work at a time, but for what is beside others */
    bool is_within;  /* one thread calls it, and makes none (within.c) */
    bool is_unclear; /* too many calls */
    bool is_vague;   /* different arguments in different threads: only fresh ones count */
    struct poly first[MAX_PARAMS]; /* what the first call is given: members only, else unknown */
    struct inner_call calls[MAX_CALLS];
};

/* divide.c */
func_id func_of(const struct index *, uint32_t frame);
/* How the function is called by itself, and how that divides its data. */
struct division *division_of(struct index *, func_id);
/* The call of a function that divides, or is a chain, around the access; PTA_NONE. */
uint32_t dividing_frame(struct index *, const struct element *, bool wants_chain, uint32_t *stmt);
/* How the statement creates a thread; NULL if it does not. */
const struct effect *creation_at(const struct index *, uint32_t frame, uint32_t stmt);
/* What keeps the handle of the thread that the statement creates, as a term; IR_NO_REG. */
uint32_t made_thread(struct index *, uint32_t frame, uint32_t stmt);
/* Is it a wait for what the other statement creates, or may it be? */
bool is_wait(struct index *, uint32_t frame, uint32_t stmt, uint32_t thread);
/* Can the statement be reached from the other one without a wait, if that has succeeded? */
bool runs_on_to(struct index *, uint32_t frame, uint32_t from, uint32_t to);
/* The value, written in the registers of one call. */
struct poly canonical_value(struct index *, const struct division *, uint32_t frame, ir_ref);
struct poly division_canonical(struct index *, const struct division *, const struct poly *);
/* A parameter of that call. */
struct poly division_own(struct index *, const struct division *, uint32_t param);
/* The statement of the function that made the object which the value is the start of; IR_NONE. */
uint32_t made_in_call(struct index *, const struct division *, const struct poly *);

/* ordered.c */
/* a <= b, for sure? */
bool is_at_most(const struct poly *a, const struct poly *b, int64_t gap);
/* Does one call's part end, `gap` further on, before the other one's begins? */
bool bounds_apart(struct index *, const struct division *, const struct inner_call *a,
                  const struct inner_call *b, uint32_t lo, uint32_t hi, int64_t gap);

/* within.c: recursion inside of a thread */
uint32_t within_frame(struct index *, func_id);
bool within_begins_apart(struct index *, const struct division *, uint32_t frame, uint32_t stmt,
                         bool includes_upper);
bool within_stays(struct index *, const struct division *, const struct element *,
                  const struct poly *at, const struct poly *lo, const struct poly *hi);

/* chain.c */
bool is_chain(struct index *, const struct division *);
bool is_one_chain(struct index *, const struct element *a, const struct element *b);
bool rounds_apart(struct index *, const struct element *a, const struct element *b);

#endif
