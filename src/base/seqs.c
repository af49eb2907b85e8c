#include "base/seqs.h"
#include "base/hash.h"
#include <stdlib.h>

enum {
    MEMO_SIZE = 1 << 14,
    MEMO_MIN = 12,    /* words of both sets: below, merging is as fast as remembering */
    MUCH_LARGER = 24, /* times: from there on one set is searched for the elements of the other */
};

/* What is kept by a merge: only in a, in both, only in b. */
enum {
    KEEP_LEFT = 1,
    KEEP_BOTH = 2,
    KEEP_RIGHT = 4,
};

void seqs_init(struct seqs *s, const char *name)
{
    *s = (struct seqs){0};
    arena_init(&s->arena, name);
    seqs_add(s, NULL, 0);
}

void seqs_release(struct seqs *s)
{
    arena_release(&s->arena);
    vec_release(&s->list);
    free(s->slots);
    free(s->memo);
    *s = (struct seqs){0};
}

static uint32_t seq_hash(const uint32_t *words, uint32_t n)
{
    return n ? (uint32_t)hash64(words, n * sizeof *words) : 0;
}

/* The words of others are looked at only if their hash is the same. */
static uint32_t seq_slot(const struct seqs *s, const uint32_t *words, uint32_t n, uint32_t hash)
{
    uint32_t mask = s->cap - 1, at = hash & mask;
    for (; s->slots[at].id; at = (at + 1) & mask) {
        if (s->slots[at].hash != hash)
            continue;
        struct seq q = s->list.at[s->slots[at].id - 1];
        if (q.n == n && (n == 0 || memcmp(q.at, words, n * sizeof *words) == 0))
            break;
    }
    return at;
}

static void seqs_rehash(struct seqs *s)
{
    uint32_t cap = s->cap ? s->cap * 2 : 64;
    struct seq_slot *old = s->slots;
    s->slots = xcalloc(cap, sizeof *s->slots);
    for (uint32_t i = 0; i < s->cap; i++) {
        uint32_t at = old[i].hash & (cap - 1);
        if (!old[i].id)
            continue;
        while (s->slots[at].id)
            at = (at + 1) & (cap - 1);
        s->slots[at] = old[i];
    }
    free(old);
    s->cap = cap;
}

uint32_t seqs_add(struct seqs *s, const uint32_t *words, uint32_t n)
{
    uint32_t hash = seq_hash(words, n);
    if (4 * (s->list.n + 1) > 3 * (size_t)s->cap)
        seqs_rehash(s);
    uint32_t at = seq_slot(s, words, n, hash);
    if (!s->slots[at].id) {
        struct seq q = {n ? arena_memdup(&s->arena, words, n * sizeof *words) : NULL, n};
        vec_push(&s->list, q);
        s->slots[at] = (struct seq_slot){(uint32_t)s->list.n, hash};
    }
    return s->slots[at].id - 1;
}

uint32_t seqs_add_set(struct seqs *s, const struct idset *set)
{
    u32_vec words = {0};
    struct idset_iter it = idset_begin(set);
    uint32_t word;
    while (idset_step(&it, &word))
        vec_push(&words, word);
    uint32_t id = seqs_add(s, words.at, (uint32_t)words.n);
    vec_release(&words);
    return id;
}

bool seqs_has(const struct seqs *s, uint32_t set, uint32_t word)
{
    struct seq q = seqs_at(s, set);
    uint32_t lo = 0, hi = q.n;
    while (lo < hi) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (q.at[mid] < word)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < q.n && q.at[lo] == word;
}

uint32_t seqs_insert(struct seqs *s, uint32_t set, uint32_t word)
{
    return seqs_union(s, set, seqs_add(s, &word, 1));
}

static uint32_t merge(struct seqs *s, uint32_t a, uint32_t b, unsigned keep)
{
    struct seq x = seqs_at(s, a), y = seqs_at(s, b);
    uint32_t small[64];
    uint32_t *out = x.n + y.n <= ARRAY_SIZE(small) ? small : xmalloc((x.n + y.n) * sizeof *out);
    uint32_t i = 0, k = 0, n = 0;
    while (i < x.n || k < y.n) {
        if (k == y.n || (i < x.n && x.at[i] < y.at[k])) {
            if (keep & KEEP_LEFT)
                out[n++] = x.at[i];
            i++;
        } else if (i == x.n || y.at[k] < x.at[i]) {
            if (keep & KEEP_RIGHT)
                out[n++] = y.at[k];
            k++;
        } else {
            if (keep & KEEP_BOTH)
                out[n++] = x.at[i];
            i++, k++;
        }
    }
    uint32_t id = seqs_add(s, out, n);
    if (out != small)
        free(out);
    return id;
}

/* The same, looked up first if the sets are large. */
static uint32_t combine(struct seqs *s, uint32_t a, uint32_t b, unsigned keep)
{
    if (seqs_at(s, a).n + seqs_at(s, b).n < MEMO_MIN)
        return merge(s, a, b, keep);
    if (!s->memo)
        s->memo = xcalloc(MEMO_SIZE, sizeof *s->memo);
    uint32_t key[3] = {a, b, keep};
    struct seqs_memo *m = &s->memo[hash64(key, sizeof key) % MEMO_SIZE];
    if (m->a != a || m->b != b || m->op != keep) /* op 0: unused */
        *m = (struct seqs_memo){a, b, keep, merge(s, a, b, keep)};
    return m->result;
}

uint32_t seqs_union(struct seqs *s, uint32_t a, uint32_t b)
{
    if (a == b || b == 0)
        return a;
    return a == 0 ? b : combine(s, a, b, KEEP_LEFT | KEEP_BOTH | KEEP_RIGHT);
}

uint32_t seqs_minus(struct seqs *s, uint32_t a, uint32_t b)
{
    if (a == b)
        return 0;
    return a == 0 || b == 0 ? a : combine(s, a, b, KEEP_LEFT);
}

uint32_t seqs_intersect(struct seqs *s, uint32_t a, uint32_t b)
{
    if (a == b)
        return a;
    return a == 0 || b == 0 ? 0 : combine(s, a, b, KEEP_BOTH);
}

bool seqs_contains(const struct seqs *s, uint32_t super, uint32_t sub)
{
    struct seq x = seqs_at(s, super), y = seqs_at(s, sub);
    uint32_t i = 0, k = 0;
    if (super == sub || y.n > x.n)
        return super == sub;
    for (; k < y.n && i < x.n && x.at[i] <= y.at[k]; i++)
        k += x.at[i] == y.at[k];
    return k == y.n;
}

/* The smaller set's elements one by one, where that is less than a walk over both. */
static bool meets_few(const struct seqs *s, struct seq few, uint32_t many)
{
    for (uint32_t i = 0; i < few.n; i++)
        if (seqs_has(s, many, few.at[i]))
            return true;
    return false;
}

bool seqs_meet(const struct seqs *s, uint32_t a, uint32_t b)
{
    struct seq x = seqs_at(s, a), y = seqs_at(s, b);
    if (x.n < y.n / MUCH_LARGER)
        return meets_few(s, x, b);
    if (y.n < x.n / MUCH_LARGER)
        return meets_few(s, y, a);
    for (uint32_t i = 0, k = 0; i < x.n && k < y.n;) {
        if (x.at[i] == y.at[k])
            return true;
        if (x.at[i] < y.at[k])
            i++;
        else
            k++;
    }
    return false;
}
