#ifndef CONC_CLASSES_H
#define CONC_CLASSES_H
/*
 * Accesses, sorted into classes that behave alike in every check.
 *
 *   extent   where: a set of shared locations with a number of bytes. Statements whose pointers
 *            have equal sets have the same extent, however many locations that is.
 *   aspect   how: kind of access, origin, guards, live origins, ownership. Whether two accesses
 *            that meet can race by order and locks is a property of two aspects.
 *   class    an aspect at an extent, with the statements that have it.
 *
 * Invariants
 *  1. A statement is a member of a class at most once for each instance of its function and each
 *     access that it makes through the library.
 *  2. Nothing is listed that is alone, fresh, or at no shared location.
 *
 * Cost: one step per statement and state; one step per location for each distinct set of them.
 */
#include "conc/conc_int.h"

struct member {
    uint32_t fctx, entry, stmt, lockset;
    uint32_t stmt_id;                /* of stmt, in the whole program */
    uint32_t inner_fctx, inner_stmt; /* the access itself, perhaps in the library */
    inst_id inst;
    ir_ref address;
    ir_ref base; /* leads to the object, also where `address` is not known */
    const char *via;
    uint32_t next; /* index + 1 */
};

struct aspect {
    uint32_t flags, origin, guards, live;
    uint32_t own; /* enum ownership */
};

struct class
{
    uint32_t extent, aspect;
    uint32_t first, count; /* members */
    uint32_t seen_stmts;
    uint32_t next; /* of the same extent, index + 1 */
};

struct extent {
    uint32_t locs; /* sequence in classes->locs */
    uint32_t size;
    uint32_t first;  /* class, index + 1 */
    uint32_t origin; /* of all its classes: what one thread does is not compared with itself */
    bool is_written;
};

struct classes {
    struct seqs locs;
    struct map locs_of;         /* address of a set in the pointer analysis -> sequence + 1 */
    struct tuples extent_keys;  /* (sequence, size, origin) */
    struct tuples aspect_keys;  /* struct aspect */
    struct tuples class_keys;   /* (extent, aspect) */
    struct tuples member_keys;  /* (class, statement id, instance, the same of the access) */
    VEC(struct extent) extents; /* by id in extent_keys */
    VEC(struct class) list;     /* by id in class_keys */
    VEC(struct member) members;
};

void classes_collect(struct conc *, struct classes *);
void classes_release(struct classes *);

static inline struct aspect aspect_at(const struct classes *k, uint32_t id)
{
    const uint32_t *t = tuples_at(&k->aspect_keys, id);
    return (struct aspect){t[0], t[1], t[2], t[3], t[4]};
}

/* A member of the class at a place, as races and reports see it. */
static inline struct race_side side_of_member(const struct classes *k, const struct class *cl,
                                              loc_id loc, const struct member *m)
{
    struct aspect a = aspect_at(k, cl->aspect);
    return (struct race_side){.inst = m->inst,
                              .origin = {a.origin},
                              .stmt = m->stmt,
                              .state = m->fctx,
                              .entry = m->entry,
                              .lockset = m->lockset,
                              .flags = a.flags,
                              .size = k->extents.at[cl->extent].size,
                              .loc = loc,
                              .via = m->via};
}

#endif
