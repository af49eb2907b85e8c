#ifndef REPORT_PROVENANCE_H
#define REPORT_PROVENANCE_H
/*
 * How a pointer came to an object: a shortest chain of statements from where the object is made,
 * or its address is taken, to a use of it: returned, stored, loaded, passed, handed to a thread.
 *
 * The chain is found backwards over the program with the frozen sets of the pointer analysis: a
 * step is taken if what stands before it may point to the object, too. It is one way that the
 * analysis believes in, not the only one. Breadth first, each place once, cut after a fixed number
 * of places: then what was found so far is given and `is_cut` says so. Cost: O(statements) for the
 * index of stores, then O(stores) for each memory cell that is passed.
 */
#include "report/gather_int.h"

enum provenance_kind {
    CAME_MADE,     /* allocated here, or its variable's address taken */
    CAME_RETURNED, /* returned to here by `name` */
    CAME_STORED,   /* stored here into `name` */
    CAME_LOADED,   /* read here from `name` */
    CAME_PASSED,   /* passed here to `name` */
    CAME_HANDED,   /* handed here to a new thread `name` */
    CAME_LIBRARY,  /* through the library function `name` */
};

struct provenance_step {
    enum provenance_kind kind;
    struct place_ref at;
    const char *name; /* NULL if there is none */
};
typedef VEC(struct provenance_step) provenance_vec;

/* From the object to the statement `side` of a race; false if its beginning was not found. */
bool provenance_of(const struct gatherer *, const struct race_side *side, obj_id,
                   provenance_vec *out, bool *is_cut);

#endif
