#ifndef BASE_SEQS_H
#define BASE_SEQS_H
/*
 * Interning of sequences of 32-bit words of any length: equal sequences get equal ids, dense from
 * 0 in order of first appearance; the empty sequence is id 0. Sorted sequences serve as frozen
 * sets (lock sets, origin sets): equality is id equality, and the set operations below are
 * linear merges. Words stay where they are until seqs_release. The latest operations on large sets
 * are remembered: analyses meet the same two sets again and again.
 */
#include "base/arena.h"
#include "base/idset.h"
#include "base/vec.h"

struct seq {
    const uint32_t *at;
    uint32_t n;
};

struct seqs_memo {
    uint32_t a, b, op, result;
};

struct seq_slot {
    uint32_t id; /* + 1, 0 empty */
    uint32_t hash;
};

struct seqs {
    struct arena arena;
    VEC(struct seq) list;
    struct seq_slot *slots;
    uint32_t cap;
    struct seqs_memo *memo; /* by hash of its operands; NULL until a large set is made */
};

void seqs_init(struct seqs *, const char *name);
void seqs_release(struct seqs *);
uint32_t seqs_add(struct seqs *, const uint32_t *words, uint32_t n);
uint32_t seqs_add_set(struct seqs *, const struct idset *);
static inline struct seq seqs_at(const struct seqs *s, uint32_t id)
{
    return s->list.at[id];
}

/* On sorted sequences without repetition. */
bool seqs_has(const struct seqs *, uint32_t set, uint32_t word);
uint32_t seqs_insert(struct seqs *, uint32_t set, uint32_t word);
uint32_t seqs_union(struct seqs *, uint32_t a, uint32_t b);
uint32_t seqs_minus(struct seqs *, uint32_t a, uint32_t b);
uint32_t seqs_intersect(struct seqs *, uint32_t a, uint32_t b);
bool seqs_contains(const struct seqs *, uint32_t super, uint32_t sub);
bool seqs_meet(const struct seqs *, uint32_t a, uint32_t b); /* have they an element in common */

#endif
