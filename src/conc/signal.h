#ifndef CONC_SIGNAL_H
#define CONC_SIGNAL_H
/* Signals inside of records: completions that a record carries (signal.c has the theory). */
#include "conc/conc_int.h"

struct signal_side {
    uint32_t frame, stmt;
    ir_ref address; /* NONE: not known */
};
/* Does a signal in the record that both use, in two threads, keep them apart? */
bool signals_apart(struct conc *, const struct signal_side *, const struct signal_side *);

#endif
