#ifndef CONC_ORDER_BUFFERS_H
#define CONC_ORDER_BUFFERS_H
/* Two buffers that change places under a lock (buffers.c has the theory). */
#include "conc/element/index.h"

struct buffer_side {
    uint32_t frame, stmt;
    ir_ref address;
    uint32_t guards;
};
/* Is one of the two at the buffer that the other one has given away under the lock? */
bool buffers_apart(struct index *, const struct buffer_side *, const struct buffer_side *);

#endif
