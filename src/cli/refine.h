#ifndef CLI_REFINE_H
#define CLI_REFINE_H
/*
 * `--context adaptive` (Naik's Chord, chapter 4): every allocation site has a k of its own, 1 at
 * first. After a round, the k of every site in the name of an object that is in a race grows by
 * one, and the whole is computed again; the result of every round is sound.
 *
 * It ends: an object's name (its own site, the site of the object it was made for, ...) is looked
 * at once, and contexts never hold a site twice. Beyond Chord's rules k and the number of rounds
 * have limits, for every round costs as much as a whole analysis: stopping early costs precision,
 * never findings. Only heap objects count, as in Java; what a stack variable is told apart by
 * stays as it is.
 */
#include "base/intern.h"
#include "conc/conc.h"

struct refinement {
    uint8_t *depth; /* statement id -> k */
    struct intern seen;
    unsigned rounds;
};

/* The table of all k, to be used by every round; made at the first call. */
const uint8_t *refine_depths(struct refinement *, const struct prog *);
/* Raises what the races ask for; false if nothing new: the result is final. */
bool refine(struct refinement *, const struct prog *, const struct pta *, const struct conc *);
void refine_release(struct refinement *);

#endif
