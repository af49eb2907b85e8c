#include "base/tuples.h"
#include "base/hash.h"
#include <stdlib.h>

void tuples_init(struct tuples *t, uint32_t width)
{
    *t = (struct tuples){.width = width};
}

void tuples_release(struct tuples *t)
{
    vec_release(&t->words);
    free(t->slots);
    t->slots = NULL;
    t->cap = 0;
}

static uint64_t tuple_hash(const struct tuples *t, const uint32_t *tuple)
{
    uint64_t h = t->width;
    for (uint32_t i = 0; i < t->width; i++)
        h = hash_mix64(h ^ tuple[i] ^ (h << 7));
    return h;
}

static bool tuple_equal(const struct tuples *t, uint32_t id, const uint32_t *tuple)
{
    return memcmp(tuples_at(t, id), tuple, t->width * sizeof *tuple) == 0;
}

/* Slot that holds the tuple, or the empty one where it belongs. */
static uint32_t tuple_slot(const struct tuples *t, const uint32_t *tuple)
{
    uint32_t mask = t->cap - 1;
    uint32_t at = (uint32_t)tuple_hash(t, tuple) & mask;
    while (t->slots[at] && !tuple_equal(t, t->slots[at] - 1, tuple))
        at = (at + 1) & mask;
    return at;
}

static void tuples_rehash(struct tuples *t)
{
    uint32_t cap = t->cap ? t->cap * 2 : 64;
    free(t->slots);
    t->slots = xcalloc(cap, sizeof *t->slots);
    t->cap = cap;
    for (uint32_t id = 0; id < tuples_count(t); id++)
        t->slots[tuple_slot(t, tuples_at(t, id))] = id + 1;
}

uint32_t tuples_add(struct tuples *t, const uint32_t *tuple, bool *fresh)
{
    uint32_t n = tuples_count(t);
    if (4 * (uint64_t)(n + 1) > 3 * (uint64_t)t->cap)
        tuples_rehash(t);
    uint32_t at = tuple_slot(t, tuple);
    bool is_new = t->slots[at] == 0;
    if (is_new) {
        size_t first = vec_extend(&t->words, t->width);
        memcpy(t->words.at + first, tuple, t->width * sizeof *tuple);
        t->slots[at] = n + 1;
    }
    if (fresh)
        *fresh = is_new;
    return t->slots[at] - 1;
}

uint32_t tuples_find(const struct tuples *t, const uint32_t *tuple)
{
    if (!t->cap)
        return TUPLES_NONE;
    uint32_t at = tuple_slot(t, tuple);
    return t->slots[at] ? t->slots[at] - 1 : TUPLES_NONE;
}
