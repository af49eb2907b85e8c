/*
 * Three forms of the same thing meet here: a sparse set, a dense set, and a plain run of words
 * (sorted, no zero word), which is what a sparse set holds and what differences are collected in.
 *
 * Every union comes down to one of two loops:
 *  - add_run_sparse: one forward pass ors the words that are on both sides and counts those that
 *    are missing, one backward pass moves the tail apart and drops them in. Nothing is copied
 *    when nothing is missing, which is the common case near a fixpoint.
 *  - a word loop over a dense destination that covers the source's range.
 * Both can write the bits that were new to a run.
 *
 * Forms: sparse turns dense above DENSE_MIN words when at least 1/DENSE_FILL of its span is used.
 * Dense turns sparse only when it must grow and would be less than 1/SPARSE_FILL full: the gap
 * between the two keeps a set from swinging.
 */
#include "base/idset.h"
#include "base/hash.h"
#include <stdlib.h>

enum { WORD_BITS = 64, DENSE_MIN = 48, DENSE_FILL = 6, SPARSE_FILL = 24, LOCAL_WORDS = 64 };

/* ---- cursor: the non-zero words of either form ---- */

struct cursor {
    const struct idset *set;
    uint32_t at;
    uint32_t index;
    uint64_t bits; /* 0 at the end */
};

static inline void cursor_load(struct cursor *c)
{
    const struct idset *s = c->set;
    c->bits = 0;
    if (!s->is_dense) {
        if (c->at < s->words) {
            c->index = s->u.sparse[c->at].index;
            c->bits = s->u.sparse[c->at].bits;
        }
        return;
    }
    while (c->at < s->words && !s->u.dense[c->at])
        c->at++;
    if (c->at < s->words) {
        c->index = s->base + c->at;
        c->bits = s->u.dense[c->at];
    }
}

static inline struct cursor cursor_begin(const struct idset *s)
{
    struct cursor c = {.set = s};
    cursor_load(&c);
    return c;
}

static inline void cursor_next(struct cursor *c)
{
    c->at++;
    cursor_load(c);
}

/* On to the first word at or after an index: by steps that double, so that a long way is short. */
static inline void cursor_seek(struct cursor *c, uint32_t index)
{
    const struct idset *s = c->set;
    if (!c->bits || c->index >= index)
        return;
    if (s->is_dense) {
        c->at = index - s->base;
    } else {
        uint32_t low = c->at, step = 1; /* the word at `low` is before the index */
        for (; s->words - low > step && s->u.sparse[low + step].index < index; step *= 2)
            low += step;
        uint32_t high = MIN(s->words, low + step);
        while (high - low > 1) {
            uint32_t middle = low + (high - low) / 2;
            if (s->u.sparse[middle].index < index)
                low = middle;
            else
                high = middle;
        }
        c->at = high;
    }
    cursor_load(c);
}

/* ---- storage ---- */

void idset_release(struct idset *s)
{
    free(s->u.sparse);
    *s = (struct idset){0};
}

void idset_clear(struct idset *s)
{
    if (s->is_dense)
        idset_release(s);
    s->words = 0;
}

void idset_copy(struct idset *dst, const struct idset *src)
{
    if (dst == src)
        return;
    size_t size = src->is_dense ? sizeof(uint64_t) : sizeof(struct idset_word);
    idset_release(dst);
    if (!src->words)
        return;
    *dst = *src;
    dst->cap = src->words;
    dst->u.sparse = xmalloc(src->words * size);
    memcpy(dst->u.sparse, src->u.sparse, src->words * size);
}

void idset_move(struct idset *dst, struct idset *src)
{
    if (dst == src)
        return;
    idset_release(dst);
    *dst = *src;
    *src = (struct idset){0};
}

static void reserve_sparse(struct idset *s, uint32_t need)
{
    if (need <= s->cap)
        return;
    s->cap = MAX(need, s->cap ? s->cap + s->cap / 2 + 1 : 1);
    s->u.sparse = xrealloc(s->u.sparse, s->cap * sizeof *s->u.sparse);
}

static uint32_t count_used_words(const struct idset *s)
{
    if (!s->is_dense)
        return s->words;
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->words; i++)
        n += s->u.dense[i] != 0;
    return n;
}

static bool should_be_dense(uint64_t used, uint64_t span)
{
    return used > DENSE_MIN && used * DENSE_FILL >= span;
}

/* Index of the first and the last word; the set is not empty. */
static uint32_t low_word(const struct idset *s)
{
    return s->is_dense ? s->base : s->u.sparse[0].index;
}

static uint32_t high_word(const struct idset *s)
{
    return s->is_dense ? s->base + s->words - 1 : s->u.sparse[s->words - 1].index;
}

/* Dense form over [low, high], which covers what the sparse set s holds. */
static void make_dense(struct idset *s, uint32_t low, uint32_t high)
{
    uint32_t words = high - low + 1;
    uint64_t *dense = xcalloc(words, sizeof *dense);
    for (uint32_t i = 0; i < s->words; i++)
        dense[s->u.sparse[i].index - low] = s->u.sparse[i].bits;
    free(s->u.sparse);
    *s = (struct idset){.u.dense = dense, .words = words, .cap = words, .base = low, .is_dense = 1};
}

static void make_sparse(struct idset *s, uint32_t used)
{
    struct idset sparse = {0};
    reserve_sparse(&sparse, MAX(used, 1u));
    for (struct cursor c = cursor_begin(s); c.bits; cursor_next(&c))
        sparse.u.sparse[sparse.words++] = (struct idset_word){.bits = c.bits, .index = c.index};
    idset_move(s, &sparse);
}

static void settle_form(struct idset *s)
{
    if (s->words > DENSE_MIN && should_be_dense(s->words, high_word(s) - low_word(s) + 1ull))
        make_dense(s, low_word(s), high_word(s));
}

/* New array for [low, high]; room is left on the side that grows. */
static void move_dense(struct idset *s, uint32_t low, uint32_t high)
{
    uint32_t slack = s->words / 4;
    if (low < s->base)
        low -= MIN(low, slack);
    uint32_t words = high - low + 1;
    uint32_t cap = words + slack;
    uint64_t *dense = xmalloc(cap * sizeof *dense);
    uint32_t before = s->base - low;
    memset(dense, 0, before * sizeof *dense);
    memcpy(dense + before, s->u.dense, s->words * sizeof *dense);
    memset(dense + before + s->words, 0, (words - before - s->words) * sizeof *dense);
    free(s->u.dense);
    s->u.dense = dense;
    s->base = low;
    s->words = words;
    s->cap = cap;
}

/* Makes a dense set cover [low, high], where `used` words will arrive. If that would leave it
 * nearly empty it becomes sparse instead: the caller looks at is_dense again. */
static void cover(struct idset *s, uint32_t low, uint32_t high, uint32_t used)
{
    low = MIN(low, s->base);
    high = MAX(high, s->base + s->words - 1);
    if (low == s->base && high - low < s->words)
        return;
    if (low == s->base && high - low < s->cap) {
        uint32_t words = high - low + 1;
        memset(s->u.dense + s->words, 0, (words - s->words) * sizeof *s->u.dense);
        s->words = words;
        return;
    }
    uint64_t span = high - low + 1ull; /* a little more leaves it nearly as full as it was */
    uint64_t there = span > 2ull * s->words ? count_used_words(s) : s->words;
    if ((there + used) * SPARSE_FILL < span)
        make_sparse(s, (uint32_t)there);
    else
        move_dense(s, low, high);
}

/* ---- elements ---- */

/* Position of the first word with at least this index, at or after `from`. */
static uint32_t lower_bound(const struct idset *s, uint32_t from, uint32_t index)
{
    uint32_t to = s->words;
    while (from < to) {
        uint32_t middle = from + (to - from) / 2;
        if (s->u.sparse[middle].index < index)
            from = middle + 1;
        else
            to = middle;
    }
    return from;
}

static bool add_to_dense(struct idset *s, uint32_t index, uint64_t bit)
{
    uint64_t *word = &s->u.dense[index - s->base];
    bool fresh = !(*word & bit);
    *word |= bit;
    return fresh;
}

static bool add_to_sparse(struct idset *s, uint32_t index, uint64_t bit)
{
    bool is_last = s->words == 0 || s->u.sparse[s->words - 1].index < index;
    uint32_t at = is_last ? s->words : lower_bound(s, 0, index);
    if (!is_last && s->u.sparse[at].index == index) {
        bool fresh = !(s->u.sparse[at].bits & bit);
        s->u.sparse[at].bits |= bit;
        return fresh;
    }
    reserve_sparse(s, s->words + 1);
    struct idset_word *word = &s->u.sparse[at];
    if (!is_last)
        memmove(word + 1, word, (s->words - at) * sizeof *word);
    *word = (struct idset_word){.bits = bit, .index = index};
    s->words++;
    settle_form(s);
    return true;
}

bool idset_add(struct idset *s, uint32_t id)
{
    if (id == IDSET_END)
        BUG("IDSET_END added to a set");
    uint32_t index = id / WORD_BITS;
    uint64_t bit = 1ull << id % WORD_BITS;
    if (s->is_dense)
        cover(s, index, index, 1);
    return s->is_dense ? add_to_dense(s, index, bit) : add_to_sparse(s, index, bit);
}

/* The word of this index, NULL if the set has none. */
static uint64_t *find_word(const struct idset *s, uint32_t index)
{
    if (s->is_dense)
        return index - s->base < s->words ? &s->u.dense[index - s->base] : NULL;
    uint32_t at = lower_bound(s, 0, index);
    return at < s->words && s->u.sparse[at].index == index ? &s->u.sparse[at].bits : NULL;
}

bool idset_remove(struct idset *s, uint32_t id)
{
    uint64_t bit = 1ull << id % WORD_BITS;
    uint64_t *bits = find_word(s, id / WORD_BITS);
    if (!bits || !(*bits & bit))
        return false;
    *bits &= ~bit;
    if (!*bits && !s->is_dense) {
        uint32_t at = lower_bound(s, 0, id / WORD_BITS);
        struct idset_word *word = &s->u.sparse[at];
        s->words--;
        memmove(word, word + 1, (s->words - at) * sizeof *word);
    }
    return true;
}

bool idset_has(const struct idset *s, uint32_t id)
{
    const uint64_t *bits = find_word(s, id / WORD_BITS);
    return bits && (*bits >> id % WORD_BITS & 1);
}

bool idset_is_empty(const struct idset *s)
{
    return !cursor_begin(s).bits;
}

/* By sums of ever wider fields: the oldest processors of the family have no instruction for it, and
 * what a compiler calls instead is slower. */
static inline uint32_t count_bits(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (uint32_t)(word * 0x0101010101010101u >> 56);
}

uint32_t idset_count(const struct idset *s)
{
    uint32_t n = 0;
    if (s->is_dense) {
        for (uint32_t i = 0; i < s->words; i++)
            n += count_bits(s->u.dense[i]);
    } else {
        for (uint32_t i = 0; i < s->words; i++)
            n += count_bits(s->u.sparse[i].bits);
    }
    return n;
}

uint32_t idset_count_common(const struct idset *a, const struct idset *b)
{
    struct cursor x = cursor_begin(a), y = cursor_begin(b);
    uint32_t n = 0;
    while (x.bits && y.bits) {
        if (x.index == y.index) {
            n += count_bits(x.bits & y.bits);
            cursor_next(&x);
        }
        cursor_seek(&y, x.index);
        cursor_seek(&x, y.index);
    }
    return n;
}

/* ---- comparison ---- */

static bool is_zero(const uint64_t *words, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (words[i])
            return false;
    return true;
}

/* Where both have words they are compared as a whole, elsewhere there must be none. */
static bool are_equal_dense(const struct idset *a, const struct idset *b)
{
    uint32_t low = MAX(a->base, b->base), a_end = a->base + a->words, b_end = b->base + b->words;
    uint32_t high = MIN(a_end, b_end);
    if (low >= high)
        return is_zero(a->u.dense, a->words) && is_zero(b->u.dense, b->words);
    return !memcmp(a->u.dense + (low - a->base), b->u.dense + (low - b->base),
                   (high - low) * sizeof *a->u.dense) &&
           is_zero(a->u.dense, low - a->base) && is_zero(b->u.dense, low - b->base) &&
           is_zero(a->u.dense + (high - a->base), a_end - high) &&
           is_zero(b->u.dense + (high - b->base), b_end - high);
}

bool idset_equal(const struct idset *a, const struct idset *b)
{
    if (a->is_dense && b->is_dense)
        return are_equal_dense(a, b);
    struct cursor x = cursor_begin(a), y = cursor_begin(b);
    while (x.bits && x.bits == y.bits && x.index == y.index) {
        cursor_next(&x);
        cursor_next(&y);
    }
    return !x.bits && !y.bits;
}

bool idset_intersects(const struct idset *a, const struct idset *b)
{
    struct cursor x = cursor_begin(a), y = cursor_begin(b);
    while (x.bits && y.bits) {
        if (x.index == y.index && (x.bits & y.bits))
            return true;
        if (x.index == y.index)
            cursor_next(&x);
        else if (x.index < y.index)
            cursor_seek(&x, y.index);
        else
            cursor_seek(&y, x.index);
    }
    return false;
}

bool idset_contains(const struct idset *super, const struct idset *sub)
{
    struct cursor x = cursor_begin(super);
    for (struct cursor y = cursor_begin(sub); y.bits; cursor_next(&y)) {
        cursor_seek(&x, y.index);
        if (!x.bits || x.index != y.index || (y.bits & ~x.bits))
            return false;
    }
    return true;
}

uint64_t idset_hash(const struct idset *s)
{
    uint64_t hash = 0;
    for (struct cursor c = cursor_begin(s); c.bits; cursor_next(&c))
        hash = hash_mix64(hash + c.bits) + c.index;
    return hash_mix64(hash);
}

/* Bits of a word that come from two sets are their sum, and so is what they are multiplied to. */
uint64_t idset_sum(const struct idset *s)
{
    uint64_t sum = 0;
    for (uint32_t i = 0; i < s->words; i++) {
        uint32_t index = s->is_dense ? s->base + i : s->u.sparse[i].index;
        uint64_t factor = (index + 1) * 0x9e3779b97f4a7c15u;
        sum += (s->is_dense ? s->u.dense[i] : s->u.sparse[i].bits) * ((factor ^ factor >> 29) | 1);
    }
    return sum;
}

/* ---- union ---- */

/* Bits that were new, in order; `at` is NULL if nobody asks for them. */
struct run {
    struct idset_word *at;
    uint32_t n;
};

static inline void run_push(struct run *run, uint32_t index, uint64_t bits)
{
    if (run->at)
        run->at[run->n] = (struct idset_word){.bits = bits, .index = index};
    run->n++;
}

/* Room for `missing` words of src that dst lacks: from the back, so that nothing is overwritten. */
static void merge_backwards(struct idset *dst, const struct idset_word *src, uint32_t n,
                            uint32_t missing)
{
    reserve_sparse(dst, dst->words + missing);
    struct idset_word *words = dst->u.sparse;
    uint32_t old = dst->words, to = dst->words + missing;
    dst->words = to;
    while (to > old) { /* equal: all missing ones are placed, the rest is where it belongs */
        if (old > 0 && words[old - 1].index >= src[n - 1].index) {
            n -= words[old - 1].index == src[n - 1].index;
            words[--to] = words[--old];
        } else {
            words[--to] = src[--n];
        }
    }
}

static bool add_run_sparse(struct idset *dst, const struct idset_word *src, uint32_t n,
                           struct run *fresh)
{
    struct idset_word *words = dst->u.sparse, *out = fresh->at;
    const uint32_t end = dst->words;
    const bool search = end / 8 > n; /* few into many: do not walk */
    uint32_t at = 0, missing = 0, grown = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t index = src[i].index;
        uint64_t added = src[i].bits;
        if (search)
            at = lower_bound(dst, at, index);
        while (at < end && words[at].index < index)
            at++;
        if (at < end && words[at].index == index) {
            added &= ~words[at].bits;
            words[at].bits |= added;
        } else {
            missing++;
        }
        if (out)
            out[grown] = (struct idset_word){.bits = added, .index = index};
        grown += added != 0;
    }
    fresh->n = grown;
    if (missing) {
        merge_backwards(dst, src, n, missing);
        settle_form(dst);
    }
    return grown != 0;
}

static bool append_run(struct idset *dst, const struct idset_word *src, uint32_t n,
                       struct run *fresh)
{
    reserve_sparse(dst, dst->words + n);
    memcpy(dst->u.sparse + dst->words, src, n * sizeof *src);
    dst->words += n;
    if (fresh->at)
        memcpy(fresh->at, src, n * sizeof *src);
    fresh->n = n;
    settle_form(dst);
    return true;
}

/* dst covers the run's range. */
static bool add_run_dense(struct idset *dst, const struct idset_word *src, uint32_t n,
                          struct run *fresh)
{
    uint64_t *words = dst->u.dense;
    uint32_t base = dst->base;
    bool grew = false;
    for (uint32_t i = 0; i < n; i++) {
        uint64_t added = src[i].bits & ~words[src[i].index - base];
        if (added) {
            words[src[i].index - base] |= added;
            run_push(fresh, src[i].index, added);
            grew = true;
        }
    }
    return grew;
}

/* A large run makes an empty set dense at once. */
static bool dense_from_run(struct idset *dst, const struct idset_word *src, uint32_t n)
{
    idset_release(dst);
    make_dense(dst, src[0].index, src[n - 1].index);
    for (uint32_t i = 0; i < n; i++)
        dst->u.dense[src[i].index - dst->base] = src[i].bits;
    return true;
}

static bool add_run(struct idset *dst, const struct idset_word *src, uint32_t n, struct run *fresh)
{
    if (n == 0)
        return false;
    if (dst->is_dense)
        cover(dst, src[0].index, src[n - 1].index, n);
    if (dst->is_dense)
        return add_run_dense(dst, src, n, fresh);
    if (dst->words == 0 && !fresh->at && should_be_dense(n, src[n - 1].index - src[0].index + 1ull))
        return dense_from_run(dst, src, n);
    if (dst->words == 0 || dst->u.sparse[dst->words - 1].index < src[0].index)
        return append_run(dst, src, n, fresh);
    return add_run_sparse(dst, src, n, fresh);
}

/* A sparse source, with the new bits collected for `fresh` (may be NULL). */
static bool union_sparse(struct idset *dst, const struct idset *src, struct idset *fresh)
{
    struct idset_word local[LOCAL_WORDS];
    struct run run = {0};
    struct run nobody = {0};
    if (fresh)
        run.at = src->words <= LOCAL_WORDS ? local : xmalloc(src->words * sizeof *run.at);
    bool grew = add_run(dst, src->u.sparse, src->words, &run);
    if (fresh)
        add_run(fresh, run.at, run.n, &nobody);
    if (run.at != local)
        free(run.at);
    return grew;
}

/* Both dense, dst covers src, and so does fresh. */
static void or_dense(struct idset *dst, const struct idset *src, struct idset *fresh)
{
    uint64_t *restrict to = dst->u.dense + (src->base - dst->base);
    uint64_t *restrict added = fresh->u.dense + (src->base - fresh->base);
    const uint64_t *restrict from = src->u.dense;
    for (uint32_t i = 0; i < src->words; i++) {
        added[i] |= from[i] & ~to[i];
        to[i] |= from[i];
    }
}

/* How many words of src have bits that dst, which covers it, lacks. */
static uint32_t count_fresh_words(const struct idset *dst, const struct idset *src)
{
    const uint64_t *to = dst->u.dense + (src->base - dst->base);
    uint32_t n = 0;
    for (uint32_t i = 0; i < src->words; i++)
        n += (src->u.dense[i] & ~to[i]) != 0;
    return n;
}

/* Dense into dense with few new words: they go through a run. */
static void or_dense_few(struct idset *dst, const struct idset *src, struct idset *fresh,
                         uint32_t count)
{
    uint64_t *to = dst->u.dense + (src->base - dst->base);
    struct run run = {.at = xmalloc(count * sizeof *run.at)};
    struct run nobody = {0};
    for (uint32_t i = 0; i < src->words && run.n < count; i++) {
        uint64_t added = src->u.dense[i] & ~to[i];
        if (added) {
            to[i] |= added;
            run_push(&run, src->base + i, added);
        }
    }
    add_run(fresh, run.at, run.n, &nobody);
    free(run.at);
}

static bool union_dense(struct idset *dst, const struct idset *src, struct idset *fresh)
{
    uint32_t count = count_fresh_words(dst, src);
    if (count == 0)
        return false;
    if (!fresh) {
        uint64_t *restrict to = dst->u.dense + (src->base - dst->base);
        const uint64_t *restrict from = src->u.dense;
        for (uint32_t i = 0; i < src->words; i++)
            to[i] |= from[i];
        return true;
    }
    if (!fresh->words && should_be_dense(count, src->words)) {
        idset_release(fresh);
        make_dense(fresh, src->base, src->base + src->words - 1);
    }
    if (fresh->is_dense)
        cover(fresh, src->base, src->base + src->words - 1, count);
    if (fresh->is_dense)
        or_dense(dst, src, fresh);
    else
        or_dense_few(dst, src, fresh, count);
    return true;
}

/* Brings dst to a dense form that covers the dense src, unless the result would be too empty. */
static void prepare_dense(struct idset *dst, const struct idset *src)
{
    uint32_t used = count_used_words(src);
    uint32_t low = src->base, high = src->base + src->words - 1;
    if (dst->is_dense) {
        cover(dst, low, high, used);
        return;
    }
    if (dst->words) {
        low = MIN(low, low_word(dst));
        high = MAX(high, high_word(dst));
    }
    if (should_be_dense(MAX(used, dst->words), high - low + 1ull))
        make_dense(dst, low, high);
}

bool idset_union_diff(struct idset *dst, const struct idset *src, struct idset *fresh)
{
    if (dst == src || !src->words)
        return false;
    if (!src->is_dense)
        return union_sparse(dst, src, fresh);
    prepare_dense(dst, src);
    if (dst->is_dense)
        return union_dense(dst, src, fresh);
    struct idset sparse = {0};
    idset_copy(&sparse, src);
    make_sparse(&sparse, count_used_words(&sparse));
    bool grew = union_sparse(dst, &sparse, fresh);
    idset_release(&sparse);
    return grew;
}

bool idset_union(struct idset *dst, const struct idset *src)
{
    return idset_union_diff(dst, src, NULL);
}

/* ---- parts of a set ---- */

/* Words of a set that are left of it; is_all: each as it was. */
struct rest {
    struct idset_word local[LOCAL_WORDS];
    struct idset_word *at;
    uint32_t n;
    bool is_all;
};

static void rest_begin(struct rest *r, const struct idset *src)
{
    r->at = src->words <= LOCAL_WORDS ? r->local : xmalloc(src->words * sizeof *r->at);
    r->n = 0;
    r->is_all = true;
}

static void rest_end(struct rest *r)
{
    if (r->at != r->local)
        free(r->at);
}

static inline void rest_add(struct rest *r, uint32_t index, uint64_t bits, uint64_t left)
{
    r->at[r->n] = (struct idset_word){.bits = left, .index = index};
    r->n += left != 0;
    r->is_all &= left == bits;
}

static void sparse_without_sparse(struct rest *r, const struct idset *src, const struct idset *out)
{
    const struct idset_word *words = out->u.sparse;
    const uint32_t end = out->words;
    const bool search = end / 8 > src->words;
    uint32_t at = 0;
    for (uint32_t i = 0; i < src->words; i++) {
        uint32_t index = src->u.sparse[i].index;
        uint64_t bits = src->u.sparse[i].bits;
        if (search)
            at = lower_bound(out, at, index);
        while (at < end && words[at].index < index)
            at++;
        uint64_t gone = at < end && words[at].index == index ? words[at].bits : 0;
        rest_add(r, index, bits, bits & ~gone);
    }
}

static void dense_without_dense(struct rest *r, const struct idset *src, const struct idset *out)
{
    enum { BLOCK = 8 }; /* words that are looked at together, for most are of no interest */
    for (uint32_t i = 0, n; i < src->words; i += n) {
        uint32_t at = src->base + i - out->base;
        bool is_inside = at < out->words && out->words - at >= BLOCK && src->words - i >= BLOCK;
        uint64_t left = 0, gone = 0;
        n = is_inside ? BLOCK : 1;
        for (uint32_t k = 0; is_inside && k < BLOCK; k++) {
            left |= src->u.dense[i + k] & ~out->u.dense[at + k];
            gone |= src->u.dense[i + k] & out->u.dense[at + k];
        }
        if (is_inside && !left) {
            r->is_all &= !gone;
            continue;
        }
        for (uint32_t k = 0; k < n; k++) {
            uint64_t bits = src->u.dense[i + k];
            uint64_t other = at + k < out->words ? out->u.dense[at + k] : 0;
            rest_add(r, src->base + i + k, bits, bits & ~other);
        }
    }
}

static void sparse_without_dense(struct rest *r, const struct idset *src, const struct idset *out)
{
    for (uint32_t i = 0; i < src->words; i++) {
        uint32_t index = src->u.sparse[i].index;
        uint64_t bits = src->u.sparse[i].bits;
        uint32_t at = index - out->base;
        rest_add(r, index, bits, bits & ~(at < out->words ? out->u.dense[at] : 0));
    }
}

static void dense_without_sparse(struct rest *r, const struct idset *src, const struct idset *out)
{
    struct cursor gone = cursor_begin(out);
    for (struct cursor c = cursor_begin(src); c.bits; cursor_next(&c)) {
        cursor_seek(&gone, c.index);
        bool is_there = gone.bits && gone.index == c.index;
        rest_add(r, c.index, c.bits, c.bits & ~(is_there ? gone.bits : 0));
    }
}

static void rest_without(struct rest *r, const struct idset *src, const struct idset *without)
{
    rest_begin(r, src);
    if (without->is_dense && src->is_dense)
        dense_without_dense(r, src, without);
    else if (without->is_dense)
        sparse_without_dense(r, src, without);
    else if (src->is_dense)
        dense_without_sparse(r, src, without);
    else
        sparse_without_sparse(r, src, without);
}

static enum idset_part rest_take(struct rest *r, struct idset *out)
{
    struct run nobody = {0};
    enum idset_part part = !r->n ? IDSET_NONE : r->is_all ? IDSET_ALL : IDSET_SOME;
    if (part == IDSET_SOME)
        add_run(out, r->at, r->n, &nobody);
    rest_end(r);
    return part;
}

void idset_union_without(struct idset *dst, const struct idset *src, const struct idset *without)
{
    struct rest r;
    struct run nobody = {0};
    rest_without(&r, src, without);
    add_run(dst, r.at, r.n, &nobody);
    rest_end(&r);
}

enum idset_part idset_without(const struct idset *src, const struct idset *without,
                              struct idset *rest)
{
    struct rest r;
    rest_without(&r, src, without);
    return rest_take(&r, rest);
}

enum idset_part idset_within(const struct idset *src, const struct idset *other,
                             struct idset *common)
{
    struct rest r;
    struct cursor x = cursor_begin(src), y = cursor_begin(other);
    rest_begin(&r, src);
    while (x.bits && y.bits) {
        if (x.index == y.index) {
            rest_add(&r, x.index, x.bits, x.bits & y.bits);
            cursor_next(&x);
        }
        cursor_seek(&y, x.index);
        r.is_all &= !x.bits || (y.bits && y.index == x.index);
        if (y.bits)
            cursor_seek(&x, y.index);
    }
    r.is_all &= !x.bits;
    return rest_take(&r, common);
}

/* ---- difference and intersection ---- */

/* dst &= keep(src), where words that src lacks are 0; `flip` takes src's complement. */
static void mask_words(struct idset *dst, const struct idset *src, uint64_t flip)
{
    struct cursor c = cursor_begin(src);
    uint32_t kept = 0;
    for (uint32_t i = 0; i < dst->words; i++) {
        uint32_t index = dst->is_dense ? dst->base + i : dst->u.sparse[i].index;
        cursor_seek(&c, index);
        uint64_t mask = (c.bits && c.index == index ? c.bits : 0) ^ flip;
        if (dst->is_dense) {
            dst->u.dense[i] &= mask;
            kept += dst->u.dense[i] != 0;
        } else if (dst->u.sparse[i].bits & mask) {
            dst->u.sparse[kept].bits = dst->u.sparse[i].bits & mask;
            dst->u.sparse[kept++].index = index;
        }
    }
    if (!dst->is_dense)
        dst->words = kept;
    else if (kept * (uint64_t)SPARSE_FILL < dst->words)
        make_sparse(dst, kept);
}

void idset_subtract(struct idset *dst, const struct idset *src)
{
    if (dst == src)
        idset_clear(dst);
    else
        mask_words(dst, src, UINT64_MAX);
}

void idset_intersect(struct idset *dst, const struct idset *src)
{
    if (dst != src)
        mask_words(dst, src, 0);
}

/* ---- iteration ---- */

static uint32_t lowest_id(struct cursor c)
{
    return c.bits ? c.index * WORD_BITS + (uint32_t)__builtin_ctzll(c.bits) : IDSET_END;
}

uint32_t idset_first(const struct idset *s)
{
    return lowest_id(cursor_begin(s));
}

uint32_t idset_next(const struct idset *s, uint32_t after)
{
    if (after >= IDSET_END - 1)
        return IDSET_END;
    uint32_t id = after + 1, index = id / WORD_BITS;
    struct cursor c = {.set = s};
    if (s->is_dense)
        c.at = index > s->base ? index - s->base : 0;
    else
        c.at = lower_bound(s, 0, index);
    cursor_load(&c);
    if (c.bits && c.index == index) {
        c.bits &= UINT64_MAX << id % WORD_BITS;
        if (!c.bits)
            cursor_next(&c);
    }
    return lowest_id(c);
}

uint32_t idset_only(const struct idset *s)
{
    struct cursor c = cursor_begin(s);
    if (!c.bits || (c.bits & (c.bits - 1)))
        return IDSET_END;
    uint32_t id = lowest_id(c);
    cursor_next(&c);
    return c.bits ? IDSET_END : id;
}

struct idset_iter idset_begin(const struct idset *s)
{
    return (struct idset_iter){.set = s};
}

bool idset_iter_load(struct idset_iter *it)
{
    const struct idset *s = it->set;
    while (it->word < s->words) {
        uint32_t at = it->word++;
        it->bits = s->is_dense ? s->u.dense[at] : s->u.sparse[at].bits;
        if (it->bits) {
            it->at = (s->is_dense ? s->base + at : s->u.sparse[at].index) * WORD_BITS;
            return true;
        }
    }
    return false;
}

/* ---- collecting ---- */

void idset_gather_release(struct idset_gather *g)
{
    free(g->words);
    free(g->touched);
    *g = (struct idset_gather){0};
}

void idset_gather_grow(struct idset_gather *g, uint32_t ids)
{
    uint32_t need = ids / WORD_BITS + 1, old = g->nwords;
    if (need <= old)
        return;
    uint32_t n = (MAX(need, old * 2) / WORD_BITS + 1) * WORD_BITS;
    g->words = xrealloc(g->words, n * sizeof *g->words);
    g->touched = xrealloc(g->touched, n / WORD_BITS * sizeof *g->touched);
    memset(g->words + old, 0, (n - old) * sizeof *g->words);
    memset(g->touched + old / WORD_BITS, 0, (n - old) / WORD_BITS * sizeof *g->touched);
    g->nwords = n;
}

void idset_gather_take(struct idset_gather *g, struct idset *out)
{
    for (uint32_t block = 0; block < g->nwords / WORD_BITS; block++) {
        uint64_t touched = g->touched[block];
        g->touched[block] = 0;
        for (; touched; touched &= touched - 1) {
            uint32_t index = block * WORD_BITS + (uint32_t)__builtin_ctzll(touched);
            reserve_sparse(out, out->words + 1);
            out->u.sparse[out->words++] =
                (struct idset_word){.bits = g->words[index], .index = index};
            g->words[index] = 0;
        }
    }
    if (out->words)
        settle_form(out);
}

size_t idset_bytes(const struct idset *s)
{
    return sizeof *s + s->cap * (s->is_dense ? sizeof *s->u.dense : sizeof *s->u.sparse);
}
