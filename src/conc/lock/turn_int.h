#ifndef CONC_LOCK_TURN_INT_H
#define CONC_LOCK_TURN_INT_H
/* What conditions say of loaded values: shared by turn.c and turnload.c. */
#include "conc/conc_int.h"

/* The statement that defines what a reference is, but for conversions; IR_NONE. */
uint32_t def_of(const struct finfo *, const struct prog_func *, ir_ref);

/* What a condition compares a loaded value with. */
struct found {
    uint32_t load; /* IR_NONE: nothing like that */
    ir_ref value;  /* NONE: zero */
    bool if_true;  /* which way they are equal */
};

/* `with_calls`: calls count as loads. */
struct found found_by(struct conc *, func_id, ir_ref cond, bool with_calls);

/* A load, perhaps the one that a called function returns: `while (now_serving() != me)`. */
struct turn_load {
    inst_id inst;
    const struct prog_func *pf;
    uint32_t stmt;     /* IR_NONE: nothing like that */
    bool is_sectioned; /* the function runs under a lock, or takes one */
};

struct turn_load load_at(struct conc *, inst_id, uint32_t stmt);

#endif
