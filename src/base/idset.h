#ifndef BASE_IDSET_H
#define BASE_IDSET_H
/*
 * Set of 32-bit ids, the one set of the solver: a sorted vector of (index, 64-bit word) pairs
 * that turns into a dense word array once it is large and well filled (platform measurements:
 * three times faster than compressed bitmaps on points-to sets, which are many, mostly small,
 * with ids that lie near each other; unions with "what is new" dominate).
 *
 * Invariants
 *  1. Sparse form: indices strictly increase, no word is zero.
 *  2. Dense form: covers word indices [base, base + words).
 *  3. {0} is the empty set.
 * Iteration is in increasing order of ids.
 */
#include "base/common.h"

struct idset_word {
    uint64_t bits;
    uint32_t index; /* id / 64 */
};

struct idset {
    union {
        struct idset_word *sparse;
        uint64_t *dense;
    } u;
    uint32_t words; /* words in use (sparse) or covered (dense) */
    uint32_t cap;
    uint32_t base; /* dense: index of the first word */
    uint32_t is_dense;
};

void idset_release(struct idset *);
void idset_clear(struct idset *);
void idset_copy(struct idset *dst, const struct idset *src);
void idset_move(struct idset *dst, struct idset *src); /* releases dst's old content */

bool idset_add(struct idset *, uint32_t id); /* true if it was not there */
bool idset_remove(struct idset *, uint32_t id);
bool idset_has(const struct idset *, uint32_t id);
bool idset_is_empty(const struct idset *);
uint32_t idset_count(const struct idset *);                              /* O(words) */
uint32_t idset_count_common(const struct idset *, const struct idset *); /* of the intersection */
bool idset_equal(const struct idset *, const struct idset *);
bool idset_intersects(const struct idset *, const struct idset *);
bool idset_contains(const struct idset *super, const struct idset *sub);
uint64_t idset_hash(const struct idset *); /* equal sets, equal hash, whatever the form */
/* The same, but of two sets that have nothing in common it is the sum of theirs. */
uint64_t idset_sum(const struct idset *);

bool idset_union(struct idset *dst, const struct idset *src); /* true if dst grew */
/* dst |= src and fresh |= (src \ old dst); true if dst grew. The step of difference propagation. */
bool idset_union_diff(struct idset *dst, const struct idset *src, struct idset *fresh);
/* dst |= src \ without */
void idset_union_without(struct idset *dst, const struct idset *src, const struct idset *without);
/* How much of src is not in the other; if it is some of it, that is put into rest, which was empty
 * before. */
enum idset_part { IDSET_NONE, IDSET_SOME, IDSET_ALL };
enum idset_part idset_without(const struct idset *src, const struct idset *without,
                              struct idset *rest);
/* How much of src is in the other, in the same way. */
enum idset_part idset_within(const struct idset *src, const struct idset *other,
                             struct idset *common);
void idset_subtract(struct idset *dst, const struct idset *src);
void idset_intersect(struct idset *dst, const struct idset *src);

/* for (uint32_t id = idset_first(s); id != IDSET_END; id = idset_next(s, id)) */
#define IDSET_END UINT32_MAX
uint32_t idset_next(const struct idset *, uint32_t after);
uint32_t idset_first(const struct idset *);
/* The only element, or IDSET_END if there are none or several. */
uint32_t idset_only(const struct idset *);

/* Fast iteration: calls for each element in increasing order without a search per step. */
struct idset_iter {
    const struct idset *set;
    uint32_t word;
    uint64_t bits;
    uint32_t at;
};
struct idset_iter idset_begin(const struct idset *);
bool idset_iter_load(struct idset_iter *); /* the next word with bits; only for idset_step */
static inline bool idset_step(struct idset_iter *it, uint32_t *id)
{
    if (!it->bits && !idset_iter_load(it))
        return false;
    *id = it->at + (uint32_t)__builtin_ctzll(it->bits);
    it->bits &= it->bits - 1;
    return true;
}

/*
 * Collects ids in any order, many of them twice, into a set: O(1) for each, and a walk over the
 * words that were touched at the end. {0} is empty.
 */
struct idset_gather {
    uint64_t *words;   /* bit per id; all 0 between uses */
    uint64_t *touched; /* bit per word */
    uint32_t nwords;
};
void idset_gather_release(struct idset_gather *);
void idset_gather_grow(struct idset_gather *, uint32_t ids); /* ids below this may be added */
static inline void idset_gather_add(struct idset_gather *g, uint32_t id)
{
    g->words[id / 64] |= 1ull << id % 64;
    g->touched[id / 4096] |= 1ull << id / 64 % 64;
}
/* What was collected, into a set that was empty. */
void idset_gather_take(struct idset_gather *, struct idset *);

size_t idset_bytes(const struct idset *);

#endif
