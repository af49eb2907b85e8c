#ifndef CONC_ORDER_DEPEND_H
#define CONC_ORDER_DEPEND_H
/*
 * Tasks with a list of dependences run one after the other if both name one address and not both
 * only read there. The list is an array of records of 24 bytes, as OpenMP's runtime takes it:
 * address, length, kind (1 in, 2 out, 3 inout, 4 one at a time, 8 in any order).
 *
 * Two tasks are apart at an access if
 *   - both name the same fixed address, or are linked by tasks between them that do; or
 *   - each reaches the accessed memory from an address that it names, and these are equal in one
 *     round of the loop that makes the tasks. Tasks that name different addresses are taken to
 *     work on different data there (assumption A-DEPEND).
 */
#include "conc/element/value.h"

/* The caller knows that one thread made both and that the rounds of its loops are comparable. */
bool depends_apart(struct values *, uint32_t frame_a, ir_ref address_a, uint32_t frame_b,
                   ir_ref address_b);
/* The same for everything that the tasks do. */
bool depends_order(struct values *, origin_id a, origin_id b);
/*
 * Has the task ended at a statement of the function that made it, because a wait with dependences
 * lies between? It waits for the caller's tasks that its own list orders before it.
 */
bool depends_waited(struct values *, origin_id task, uint32_t stmt);

/* Does each task of the kind wait for the one that was made so many rounds before: `down` rounds of
 * the loop that round[0] counts, if there is one, and `right` of that of round[1]? */
bool depends_on_step(struct values *, origin_id, const uint32_t round[2], int64_t down,
                     int64_t right);

#endif
