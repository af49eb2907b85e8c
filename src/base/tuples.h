#ifndef BASE_TUPLES_H
#define BASE_TUPLES_H
/*
 * Interning of fixed-width tuples of 32-bit words: equal tuples get equal ids, dense from 0, in
 * order of first appearance. The one way to make contexts, locations, lock sets and keys of pairs
 * comparable by id. A tuple's words move when the table grows: copy before adding.
 */
#include "base/vec.h"

struct tuple_slot {
    uint32_t id; /* + 1, 0 empty */
    uint32_t hash;
};

struct tuples {
    uint32_t width; /* words per tuple */
    u32_vec words;
    struct tuple_slot *slots;
    uint32_t cap;
};

void tuples_init(struct tuples *, uint32_t width);
void tuples_release(struct tuples *);
uint32_t tuples_add(struct tuples *, const uint32_t *tuple, bool *fresh); /* fresh may be NULL */
#define TUPLES_NONE UINT32_MAX
uint32_t tuples_find(const struct tuples *, const uint32_t *tuple); /* TUPLES_NONE if absent */
static inline uint32_t tuples_count(const struct tuples *t)
{
    return (uint32_t)(t->words.n / t->width);
}
static inline const uint32_t *tuples_at(const struct tuples *t, uint32_t id)
{
    return t->words.at + (size_t)id * t->width;
}

/* Answers, by the tuple that was asked about. */
struct answers {
    struct tuples keys;
    u32_vec values; /* by id in keys */
};

void answers_init(struct answers *, uint32_t width);
void answers_release(struct answers *);
/* Where the answer is, or goes if it is new; until the next question. */
uint32_t *answer_to(struct answers *, const uint32_t *tuple, bool *is_new);

#endif
