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

/* Two words at a time, a multiplication each: keys are up to 16 words, and made all the time. */
static uint32_t tuple_hash(const struct tuples *t, const uint32_t *tuple)
{
    uint64_t h = t->width, w;
    uint32_t i = 0;
    for (; i + 1 < t->width; i += 2) {
        w = (uint64_t)tuple[i] << 32 | tuple[i + 1];
        h = (h ^ w) * 0x9e3779b97f4a7c15u;
        h ^= h >> 29;
    }
    if (i < t->width)
        h = (h ^ tuple[i]) * 0x9e3779b97f4a7c15u;
    return (uint32_t)hash_mix64(h);
}

static bool tuple_equal(const struct tuples *t, uint32_t id, const uint32_t *tuple)
{
    const uint32_t *own = tuples_at(t, id);
    uint32_t i = 0;
    while (i < t->width && own[i] == tuple[i])
        i++;
    return i == t->width;
}

/* Slot that holds the tuple, or the empty one where it belongs. The words of others are looked at
 * only if their hash is the same. */
static uint32_t tuple_slot(const struct tuples *t, const uint32_t *tuple, uint32_t hash)
{
    uint32_t mask = t->cap - 1, at = hash & mask;
    while (t->slots[at].id &&
           (t->slots[at].hash != hash || !tuple_equal(t, t->slots[at].id - 1, tuple)))
        at = (at + 1) & mask;
    return at;
}

static void tuples_rehash(struct tuples *t)
{
    uint32_t cap = t->cap ? t->cap * 2 : 64;
    struct tuple_slot *old = t->slots;
    t->slots = xcalloc(cap, sizeof *t->slots);
    for (uint32_t i = 0; i < t->cap; i++) {
        uint32_t at = old[i].hash & (cap - 1);
        if (!old[i].id)
            continue;
        while (t->slots[at].id)
            at = (at + 1) & (cap - 1);
        t->slots[at] = old[i];
    }
    free(old);
    t->cap = cap;
}

uint32_t tuples_add(struct tuples *t, const uint32_t *tuple, bool *fresh)
{
    uint32_t n = tuples_count(t), hash = tuple_hash(t, tuple);
    if (4 * (uint64_t)(n + 1) > 3 * (uint64_t)t->cap)
        tuples_rehash(t);
    uint32_t at = tuple_slot(t, tuple, hash);
    bool is_new = t->slots[at].id == 0;
    if (is_new) {
        size_t first = vec_extend(&t->words, t->width);
        memcpy(t->words.at + first, tuple, t->width * sizeof *tuple);
        t->slots[at] = (struct tuple_slot){n + 1, hash};
    }
    if (fresh)
        *fresh = is_new;
    return t->slots[at].id - 1;
}

uint32_t tuples_find(const struct tuples *t, const uint32_t *tuple)
{
    if (!t->cap)
        return TUPLES_NONE;
    uint32_t at = tuple_slot(t, tuple, tuple_hash(t, tuple));
    return t->slots[at].id ? t->slots[at].id - 1 : TUPLES_NONE;
}

void answers_init(struct answers *a, uint32_t width)
{
    *a = (struct answers){0};
    tuples_init(&a->keys, width);
}

void answers_release(struct answers *a)
{
    tuples_release(&a->keys);
    vec_release(&a->values);
}

uint32_t *answer_to(struct answers *a, const uint32_t *tuple, bool *is_new)
{
    uint32_t id = tuples_add(&a->keys, tuple, is_new);
    if (*is_new)
        vec_push(&a->values, 0);
    return &a->values.at[id];
}
