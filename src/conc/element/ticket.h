#ifndef CONC_ELEMENT_TICKET_H
#define CONC_ELEMENT_TICKET_H
/* Numbers that only one thread has: taken from a counter under a lock, or given by the runtime. */
#include "conc/element/value.h"

/* Does the load take a number that the function moves on from at once? */
bool load_is_ticket(struct conc *, uint32_t frame, uint32_t load);
/* How far apart such numbers are: all that moves the counter on does so by a multiple of it. */
int64_t ticket_distance(struct values *, uint32_t frame, ir_ref address);
/* A negative constant beside a number stands for "none": it is no index. */
bool is_error_code(const struct prog_func *, ir_ref);
bool is_ticket(const struct values *, const struct poly *);
/* Memory of its own that the runtime gave the thread: where OpenMP keeps its number. */
bool is_thread_number(const struct values *, const struct poly *address);

#endif
