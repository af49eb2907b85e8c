#ifndef CONC_ORDER_SIGNAL_H
#define CONC_ORDER_SIGNAL_H
/* Signals inside of records: completions that a record carries (signal.c has the theory). */
#include "conc/conc_int.h"

struct signal_side {
    uint32_t frame, stmt;
    ir_ref address; /* NONE: not known */
};
/* Does a signal in the record that both use, in two threads, keep them apart? */
bool signals_apart(struct conc *, const struct signal_side *, const struct signal_side *);

/* ---- shared with seat.c ---- */

struct place_in {
    struct conc *c;
    inst_id inst;
    func_id func;
    const struct prog_func *pf;
    struct finfo *info;
};
/* An access to a record in a function, or the call that leads to it. */
struct use {
    struct place_in p;
    uint32_t frame, stmt, root;
};
enum { MAX_CALLERS = 8 };
struct place_in place_in(struct conc *, inst_id);
/* The calls that the use is part of, with the record as they know it; 0 if one does not. */
uint32_t uses_above(const struct use *, struct use out[MAX_CALLERS]);
/* Does a way lead from behind a statement to another one, while the root stays what it is? */
bool gets_on(const struct place_in *, uint32_t from, uint32_t to, uint32_t root);

#endif
