/*
 * Which pairs are one bug. Two findings are if they are on the same variable or member of the same
 * object; and so are members of one allocated object that the same two functions use with the same
 * locks: whoever mends one of them (a lock around both, another owner of the object) mends all. So
 * are members that one statement touches with the same locks (a copy, a release of the whole).
 * Variables of one source file, and members of a global record, are one if two such pairs of
 * functions at least use them alike: `hashpower` and `old_table`, changed by the one and looked at
 * by two others. These rules go on: what is one with a third is one; but variables only until they
 * are so many that the entry would say nothing (settings and counters that all of a program uses).
 */
#include "base/map.h"
#include "report/fingerprint.h"
#include <stdlib.h>

enum { MAX_VARIABLES = 24 };

struct use {
    uint64_t hash; /* file of the variable, functions and locks of both sides */
    uint32_t group;
};

struct joiner {
    struct map number;       /* group key -> its number + 1 */
    VEC(struct key128) keys; /* by number */
    u32_vec parent;          /* by number: union-find */
    u32_vec size;            /* by number, of roots: how many keys are one */
    struct map first;        /* who does what to the object -> first group met + 1 */
    VEC(struct use) uses;
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
    uint32_t root = is_first ? a : b, other = is_first ? b : a;
    j->parent.at[other] = root;
    j->size.at[root] += j->size.at[other];
}

static uint32_t number_of(struct joiner *j, struct key128 key)
{
    bool is_new;
    uint32_t *slot = map_slot(&j->number, key.lo >> 1, &is_new);
    if (is_new) {
        vec_push(&j->parent, (uint32_t)j->keys.n);
        vec_push(&j->size, 1);
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

/* ---- members of one object ---- */

static uint64_t sides_hash(const struct finding *f)
{
    return side_hash(&f->access[0]) + side_hash(&f->access[1]);
}

static void join_by(struct joiner *j, uint64_t hash, uint32_t group)
{
    bool is_new;
    uint32_t *slot = map_slot(&j->first, hash_mix64(hash) >> 1, &is_new);
    if (is_new)
        *slot = group + 1;
    else
        unite(j, *slot - 1, group);
}

/* The same functions with the same locks, or the same statement on one side. */
static void join_members(struct joiner *j, const struct finding *f, uint32_t group, uint64_t sides)
{
    uint64_t object = hash_mix64(mix(mix(0, f->object), f->allocated_at.file) +
                                 map_key2(f->allocated_at.line, f->allocated_at.column));
    if (!f->is_global)
        join_by(j, object + sides, group);
    for (int i = 0; i < 2; i++) {
        const struct access_info *a = &f->access[i];
        bool is_bulk = a->size > sizeof(uint64_t) || (!f->is_global && (a->via || a->size == 0));
        if (is_bulk && a->at.file && a->at.line)
            join_by(j, object + hash_mix64(side_hash(a) + map_key2(a->at.line, a->at.column)),
                    group);
    }
}

/* ---- variables of one file ---- */

static int by_use(const void *x, const void *y)
{
    const struct use *a = x, *b = y;
    if (a->hash != b->hash)
        return a->hash < b->hash ? -1 : 1;
    return a->group < b->group ? -1 : a->group > b->group;
}

/* Would the two be a group that still says something? */
static bool is_small(struct joiner *j, uint32_t a, uint32_t b)
{
    return j->size.at[root_of(j, a)] + j->size.at[root_of(j, b)] <= MAX_VARIABLES;
}

/* Counts, for every two groups, the ways of use that they share. */
static void count_shared(struct joiner *j, const struct use *uses, size_t n, struct map *shared)
{
    enum { MOST = 64 }; /* what everything shares says nothing */
    for (size_t i = 0; n <= MOST && i < n; i++)
        for (size_t k = i + 1; k < n; k++) {
            bool is_new;
            uint32_t *count = map_slot(shared, map_key2(uses[i].group, uses[k].group), &is_new);
            if (++*count == 2 && is_small(j, uses[i].group, uses[k].group))
                unite(j, uses[i].group, uses[k].group);
        }
}

static void join_variables(struct joiner *j)
{
    struct map shared = {0};
    for (size_t i = 0; i < j->uses.n; i++)
        j->uses.at[i].group = root_of(j, j->uses.at[i].group);
    if (j->uses.n)
        qsort(j->uses.at, j->uses.n, sizeof *j->uses.at, by_use);
    size_t n = 0;
    for (size_t i = 0; i < j->uses.n; i++)
        if (!n || by_use(&j->uses.at[n - 1], &j->uses.at[i]) != 0)
            j->uses.at[n++] = j->uses.at[i];
    for (size_t i = 0, end; i < n; i = end) {
        for (end = i; end < n && j->uses.at[end].hash == j->uses.at[i].hash; end++)
            ;
        count_shared(j, j->uses.at + i, end - i, &shared);
    }
    map_release(&shared);
}

void report_join(struct finding *findings, uint32_t n)
{
    struct joiner j = {0};
    for (uint32_t i = 0; i < n; i++) {
        const struct finding *f = &findings[i];
        uint32_t group = number_of(&j, f->group);
        if (strcmp(f->rule, "data-race") != 0 || !f->object)
            continue;
        uint64_t sides = sides_hash(f);
        join_members(&j, f, group, sides);
        if (f->allocated_at.file)
            vec_push(&j.uses, ((struct use){mix(sides, f->allocated_at.file), group}));
    }
    join_variables(&j);
    for (uint32_t i = 0; i < n; i++)
        findings[i].group = j.keys.at[root_of(&j, number_of(&j, findings[i].group))];
    map_release(&j.number);
    map_release(&j.first);
    vec_release(&j.keys);
    vec_release(&j.parent);
    vec_release(&j.size);
    vec_release(&j.uses);
}
