/*
 * Which pairs are one bug. Two findings are if they are on the same variable or member of the same
 * object; and so are members of one object that the same two functions use with the same locks:
 * whoever mends one of them (a lock around both, another owner of the object) mends all. The
 * second rule goes on: what is one with a third is one.
 */
#include "base/map.h"
#include "report/fingerprint.h"
#include <stdlib.h>

struct joiner {
    struct map number;       /* group key -> its number + 1 */
    VEC(struct key128) keys; /* by number */
    u32_vec parent;          /* by number: union-find */
    struct map first;        /* who does what to the object -> first group met + 1 */
};

static uint32_t root_of(struct joiner *j, uint32_t g)
{
    while (j->parent.at[g] != g)
        g = j->parent.at[g] = j->parent.at[j->parent.at[g]];
    return g;
}

/* The smaller key stays, whatever the order: it is the group's id. */
static void unite(struct joiner *j, uint32_t a, uint32_t b)
{
    a = root_of(j, a);
    b = root_of(j, b);
    if (a == b)
        return;
    bool is_first = key_cmp(j->keys.at[a], j->keys.at[b]) < 0;
    j->parent.at[is_first ? b : a] = is_first ? a : b;
}

static uint32_t number_of(struct joiner *j, struct key128 key)
{
    bool is_new;
    uint32_t *slot = map_slot(&j->number, key.lo >> 1, &is_new);
    if (is_new) {
        vec_push(&j->parent, (uint32_t)j->keys.n);
        vec_push(&j->keys, key);
        *slot = (uint32_t)j->keys.n;
    }
    return *slot - 1;
}

static uint64_t mix(uint64_t h, const char *s)
{
    return hash_mix64(h + (s ? hash64(s, strlen(s)) : 1));
}

/* Function and locks; the order of the locks says nothing. */
static uint64_t side_hash(const struct access_info *a)
{
    uint64_t locks = 0;
    for (uint32_t i = 0; i < a->nlocks; i++)
        locks += mix(a->locks[i].is_shared, a->locks[i].name);
    return hash_mix64(mix(mix(0, a->at.file), a->at.function) + locks);
}

static uint64_t use_hash(const struct finding *f)
{
    uint64_t h = mix(mix(0, f->object), f->allocated_at.file);
    h = hash_mix64(h + f->allocated_at.line) + side_hash(&f->access[0]) + side_hash(&f->access[1]);
    return hash_mix64(h) >> 1;
}

void report_join(struct finding *findings, uint32_t n)
{
    struct joiner j = {0};
    for (uint32_t i = 0; i < n; i++) {
        const struct finding *f = &findings[i];
        uint32_t group = number_of(&j, f->group);
        if (strcmp(f->rule, "data-race") != 0 || !f->object)
            continue;
        bool is_new;
        uint32_t *slot = map_slot(&j.first, use_hash(f), &is_new);
        if (is_new)
            *slot = group + 1;
        else
            unite(&j, *slot - 1, group);
    }
    for (uint32_t i = 0; i < n; i++)
        findings[i].group = j.keys.at[root_of(&j, number_of(&j, findings[i].group))];
    map_release(&j.number);
    map_release(&j.first);
    vec_release(&j.keys);
    vec_release(&j.parent);
}
