#ifndef CONC_VALUE_INT_H
#define CONC_VALUE_INT_H
/* Inside of the evaluation of values (value.h), shared by value.c, forward.c, load.c and slot.c. */
#include "conc/value.h"

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
};
/* The statements of the frame, in order, that write there or call what does; false: not known.
 * One that does both, or calls several, is there more than once. */
bool slot_sites(struct values *, const struct slot *, uint32_t frame,
                const struct write_site **first, uint32_t *n);
void slots_release(struct values *);

/* value.c */
/* Does the value stay the same in all rounds of the loop? */
bool value_is_fixed(struct values *, uint32_t frame, uint32_t loop, const struct poly *);

/* filled.c */
/* What the array behind the address holds at `at`, if one loop has filled it. */
bool filled_value(struct values *, uint32_t frame, ir_ref address, uint32_t size,
                  const struct poly *at, struct poly *out, int depth);

/* load.c */
struct poly eval_load(struct values *, uint32_t frame, uint32_t stmt, int depth);
/* What the statement, which defines a register, finds at the address. */
struct poly eval_content(struct values *, uint32_t frame, uint32_t stmt, ir_ref address,
                         uint32_t size, int depth);
/* The same for a statement that is no load (a copy, a call that looks there); may be unknown. */
struct poly value_content(struct values *, uint32_t frame, uint32_t stmt, ir_ref address,
                          uint32_t size, int depth);
/* Is the value the lower bound of a part of a shared-out loop, just loaded? */
bool value_loads_part(struct values *, uint32_t frame, ir_ref);
/* A register or counter of the thread that runs the frame. */
bool is_own_register(const struct values *, uint32_t frame, uint32_t sym);

/* forward.c */
/* What the frame stored there before the statement. */
bool value_stored(struct values *, uint32_t frame, uint32_t stmt, const struct slot *,
                  struct poly *out, int depth);
/* The same, by the frame or those that called it. */
bool content_before(struct values *, uint32_t frame, uint32_t stmt, const struct slot *,
                    struct poly *out, int depth);

#endif
