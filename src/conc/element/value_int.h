#ifndef CONC_ELEMENT_VALUE_INT_H
#define CONC_ELEMENT_VALUE_INT_H
/* Inside of the evaluation of values (value.h), shared by value.c, inline.c, forward.c, load.c
 * and slot.c. */
#include "conc/element/value.h"

static inline struct poly opaque(struct values *v, uint32_t frame, uint32_t reg)
{
    return poly_symbol(value_symbol(v, VALUE_REGISTER, frame, reg, 0));
}

/* slot.c */
/* A place in memory whose content is asked for. */
struct slot {
    struct poly at;
    const struct idset *locs; /* where that is, or where a record begins that it is in */
    uint64_t extent;          /* bytes from there that may be meant; 0: all that follow */
    uint32_t size;            /* bytes that are read */
    bool is_exact;            /* between.c: a write counts only if its distance is known */
};
/* The statements of the frame, in order, that write there or call what does; false: not known.
 * One that does both, or calls several, is there more than once. */
bool slot_sites(struct values *, const struct slot *, uint32_t frame,
                const struct write_site **first, uint32_t *n);
void slots_release(struct values *);

/* value.c */
/* Does the value stay the same in all rounds of the loop? */
bool value_is_fixed(struct values *, uint32_t frame, uint32_t loop, const struct poly *);

/* An operation on two integers. */
struct poly value_arithmetic(struct values *, uint32_t op, const struct poly *a,
                             const struct poly *b);

/* bounds.c */
/* A choice between two values and the comparison that makes it. */
struct choice {
    ir_ref if_true, if_false;
    const struct ir_stmt *cmp;
};
/* Of a phi behind a branch, or a select. */
bool value_choice_at(struct values *, uint32_t frame, uint32_t stmt, struct choice *);

/* `*std::min(&a, &b)`, loaded by the statement: what is in each of the two. 0: it is no such. */
uint32_t value_upper_of_minimum(struct values *, uint32_t frame, uint32_t load, int depth,
                                struct poly out[2]);

/* choose.c */
/* The smaller of the two: one symbol, and a constant so that x has none in it. */
struct poly value_smaller(struct values *, const struct poly *x, const struct poly *y);
/* `x < y ? yes : no` (sub: how they are compared), if that is the smaller or the larger of the two;
 * else unknown. */
struct poly value_of_two(struct values *, uint32_t sub, const struct poly *x, const struct poly *y,
                         const struct poly *yes, const struct poly *no);
/* What a choice by a number of the thread or round, by a branch or by std::min, comes to; unknown
 * if nothing is to be said. */
struct poly value_chosen(struct values *, uint32_t frame, uint32_t stmt, int depth);
/* The same for a comparison whose result, 0 or 1, is a number. */
struct poly value_compared(struct values *, uint32_t frame, ir_ref cond, int depth);

/* carried.c */
/* What a task that the frame runs for carries at the address. */
bool carried_value(struct values *, uint32_t frame, uint32_t size, const struct poly *at,
                   struct poly *out, int depth);

/* inline.c */
/* What a call of a small function gives; `up`: the call in whose body it is, NULL: in the frame
 * itself. Unknown if the function does more than compute an address or load a member. */
struct inlined;
struct poly value_inlined(struct values *, const struct inlined *up, uint32_t frame, uint32_t stmt,
                          int depth);

/* between.c */
/* May the statement write there? `level`: of nested calls. */
bool value_may_store(struct values *, uint32_t frame, uint32_t stmt, const struct slot *, int level,
                     int depth);
/* Does a way lead from the store (IR_NONE: from anywhere) by `stmt` to `later`, and not by the
 * store again? */
bool value_comes_between(struct values *, uint32_t frame, uint32_t store, uint32_t stmt,
                         uint32_t later);

/* filled.c */
/* What the array behind the address holds at `at`, if one loop has filled it. */
bool filled_value(struct values *, uint32_t frame, ir_ref address, uint32_t size,
                  const struct poly *at, struct poly *out, int depth);

/* Every coefficient by a number; false if that leaves a rest. */
bool value_divide(struct poly *, int64_t by);

/* pushed.c */
/* Where the elements of a vector end that got one more in this round of a loop. */
bool pushed_end(struct values *, uint32_t frame, uint32_t stmt, ir_ref address,
                const struct poly *at, struct poly *out, int depth);
/* The same for a vector that one loop has put its elements into. */
bool pushed_value(struct values *, uint32_t frame, ir_ref address, uint32_t size,
                  const struct poly *at, struct poly *out, int depth);

/* listed.c */
/* What a call that asks a list gives, if a loop has filled the list; else unknown. */
/* The one call of the program that changes the list; NULL. */
const struct list_put *list_put_into(struct values *, uint32_t frame, ir_ref list);
struct poly listed_value(struct values *, uint32_t frame, uint32_t stmt, int depth);

/* numbered.c */
/* The number, found at `at`, of a record that the thread has taken for itself. */
bool numbered_value(struct values *, uint32_t frame, uint32_t load, uint32_t size,
                    const struct poly *at, struct poly *out, int depth);

/* load.c */
struct poly eval_load(struct values *, uint32_t frame, uint32_t stmt, int depth);
/* What the statement, which defines a register, finds at the address. */
struct poly eval_content(struct values *, uint32_t frame, uint32_t stmt, ir_ref address,
                         uint32_t size, int depth);
/* The same for a statement that is no load (a copy, a call that looks there); may be unknown. */
struct poly value_content(struct values *, uint32_t frame, uint32_t stmt, ir_ref address,
                          uint32_t size, int depth);
/* What a load finds at `at`, which is one of the addresses of its operand, if nobody changes that
 * while the thread runs; else unknown. */
struct poly value_unchanged(struct values *, uint32_t frame, uint32_t stmt, ir_ref address,
                            uint32_t size, const struct poly *at, int depth);
/* A variable in memory that is set, then stepped once in each round of a loop. */
struct counter {
    loc_id loc;
    uint32_t frame, loop; /* the loop */
    uint32_t start, step; /* writes: index + 1 */
    uint32_t step_at;     /* statements of `frame` */
    uint32_t start_at;
    bool is_behind; /* what is asked for is what the loop has left */
};

/* What a variable in memory that a loop around the statement steps on holds there. */
bool value_counted(struct values *, uint32_t frame, uint32_t stmt, ir_ref address, uint32_t size,
                   struct poly *out, int depth);
/* behind.c: how often the loop has run when the statement behind it is reached. */
bool value_rounds_behind(struct values *, uint32_t frame, uint32_t loop, uint32_t stmt,
                         struct poly *rounds);
/* The value as it is in the block, behind loops of the frame that count in it. */
struct poly value_after_loops(struct values *, uint32_t frame, uint32_t block, const struct poly *);
/* Is the value the lower bound of a part of a shared-out loop, just loaded? */
bool value_loads_part(struct values *, uint32_t frame, ir_ref);
/* A register or counter of the thread that runs the frame. */
bool is_own_register(const struct values *, uint32_t frame, uint32_t sym);

/* forward.c */
/* returned.c: what the join finds, if the thread returns the one argument that it was given. */
bool value_joined(struct values *, uint32_t frame, uint32_t stmt, const struct effect *,
                  struct poly *out, int depth);
/* What the frame stored there before the statement. */
bool value_stored(struct values *, uint32_t frame, uint32_t stmt, const struct slot *,
                  struct poly *out, int depth);
/* The same, by the frame or those that called it. */
bool content_before(struct values *, uint32_t frame, uint32_t stmt, const struct slot *,
                    struct poly *out, int depth);

#endif
