#ifndef CONC_ELEMENT_INDEX_H
#define CONC_ELEMENT_INDEX_H
/*
 * Which element? Two accesses to one array conflict only if their indices can be equal. Both
 * addresses are written as polynomials (value.h); every symbol then has a role for the pair:
 *
 *   common    the same value on both sides: cancels
 *   distinct  never the same value on both sides: thread number, creation counter, a shared-out
 *             loop's variable, a ticket
 *   local     anything; perhaps with bounds
 *
 * and the difference of the two addresses is shown not to be smaller than the accesses are wide,
 * or to be what two different threads cannot reach: `if (id == 0)` on both sides. What cannot be
 * shown is not claimed.
 */
#include "conc/conc_int.h"

struct index;
struct index *index_new(struct conc *);
void index_free(struct index *); /* NULL is fine */
/* What is known of barriers, for as long as the index is used. */
struct phases;
void index_use_phases(struct index *, struct phases *);

struct element {
    uint32_t frame, stmt;
    ir_ref address; /* NONE: somewhere in the object that `base` leads to */
    ir_ref base;
    uint32_t size; /* bytes, 0 unknown */
};
/* Can the two accesses, by different threads, never touch the same byte at the same time? */
bool elements_apart(struct index *, const struct element *a, const struct element *b);

/* For dims.c: values of the two threads that are never equal; one that is seen to leave [0, n). */
struct values;
struct poly;
bool index_differs(struct index *, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b);
/* Are two values, in two threads at once, never equal? */
bool index_values_differ(struct index *, uint32_t frame_a, uint32_t stmt_a, ir_ref value_a,
                         uint32_t frame_b, uint32_t stmt_b, ir_ref value_b);
bool index_leaves(struct index *, const struct element *, const struct element *other,
                  const struct poly *at, int64_t n);
/* The least and the largest value, over all threads; false if that is not known. */
bool index_extent(struct index *, const struct element *, const struct element *other,
                  const struct poly *at, struct poly *lo, struct poly *hi);
/*
 * Row and column of two elements: that of a's own row and that of b's own column, where a stays in
 * one triangle and b, seen with its indices exchanged, too: `m[i][j]` and `m[j][i]` for j <= i.
 * Two indices each.
 */
bool index_crosses(struct index *, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b);
/* lanes.c: adds races between rounds of loops that run in vectors. */
void lanes_run(struct index *);

/* dims.c */
/* First and last iteration of a loop whose pieces the call at `stmt` hands out. */
bool part_bounds(struct values *, uint32_t frame, uint32_t stmt, struct poly *lower,
                 struct poly *upper);
bool dims_apart(struct index *, struct values *, const struct element *a, const struct element *b);

#endif
