#include "base/idset.h"
#include "unit.h"
#include <stdlib.h>

enum { UNIVERSE = 1 << 14 };

/* The same set, kept naively; entry i stands for the id i * stride, so that the same test covers
 * neighbours as well as ids millions apart. */
struct naive {
    bool has[UNIVERSE];
    uint32_t stride;
};

static uint32_t naive_count(const struct naive *n)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < UNIVERSE; i++)
        count += n->has[i];
    return count;
}

static void check_invariants(const struct idset *s)
{
    assert_true(s->words <= s->cap);
    for (uint32_t i = 0; !s->is_dense && i < s->words; i++) {
        assert_true(s->u.sparse[i].bits != 0);
        assert_true(i == 0 || s->u.sparse[i - 1].index < s->u.sparse[i].index);
    }
}

static void check_same(const struct idset *s, const struct naive *n)
{
    check_invariants(s);
    uint32_t count = naive_count(n);
    assert_int_equal(idset_count(s), count);
    assert_int_equal(idset_is_empty(s), count == 0);
    struct idset_iter it = idset_begin(s);
    uint32_t walked = idset_first(s), stepped = 0, only = IDSET_END;
    for (uint32_t i = 0; i < UNIVERSE; i++) {
        uint32_t id = i * n->stride;
        assert_int_equal(idset_has(s, id), n->has[i]);
        if (!n->has[i])
            continue;
        assert_true(idset_step(&it, &stepped));
        assert_int_equal(stepped, id);
        assert_int_equal(walked, id);
        walked = idset_next(s, walked);
        only = id;
    }
    assert_false(idset_step(&it, &stepped));
    assert_int_equal(walked, IDSET_END);
    assert_int_equal(idset_only(s), count == 1 ? only : IDSET_END);
}

/* Sets of all shapes: a few, clustered, dense blocks, scattered. */
static void fill_random(struct unit_random *r, struct idset *s, struct naive *n, uint32_t stride)
{
    idset_clear(s);
    *n = (struct naive){.stride = stride};
    uint32_t shape = unit_random(r, 6), base = unit_random(r, UNIVERSE), spread = UNIVERSE;
    uint32_t count = unit_random(r, shape < 2 ? 5 : shape < 4 ? 200 : 3000);
    if (shape % 2)
        spread = 1 + unit_random(r, UNIVERSE / 2);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = (base + unit_random(r, spread)) % UNIVERSE;
        assert_int_equal(idset_add(s, at * stride), !n->has[at]);
        n->has[at] = true;
    }
}

struct trio {
    struct idset dst, src, fresh;
    struct naive ndst, nsrc, nfresh;
};

static void check_union_diff(struct trio *t)
{
    bool grows = false;
    for (uint32_t i = 0; i < UNIVERSE; i++) {
        bool added = t->nsrc.has[i] && !t->ndst.has[i];
        grows |= added;
        t->nfresh.has[i] |= added;
        t->ndst.has[i] |= added;
    }
    assert_int_equal(idset_contains(&t->dst, &t->src), !grows);
    assert_int_equal(idset_union_diff(&t->dst, &t->src, &t->fresh), grows);
    check_same(&t->dst, &t->ndst);
    check_same(&t->fresh, &t->nfresh);
    check_same(&t->src, &t->nsrc);
    assert_true(idset_contains(&t->dst, &t->src));
    assert_false(idset_union_diff(&t->dst, &t->src, &t->fresh));
    assert_false(idset_union(&t->dst, &t->src));
    check_same(&t->fresh, &t->nfresh);
}

static void check_masks(struct trio *t)
{
    struct idset both = {0}, rest = {0};
    struct naive *nboth = calloc(1, sizeof *nboth), *nrest = calloc(1, sizeof *nrest);
    nboth->stride = nrest->stride = t->ndst.stride;
    for (uint32_t i = 0; i < UNIVERSE; i++) {
        nboth->has[i] = t->ndst.has[i] && t->nsrc.has[i];
        nrest->has[i] = t->ndst.has[i] && !t->nsrc.has[i];
    }
    idset_copy(&both, &t->dst);
    idset_intersect(&both, &t->src);
    check_same(&both, nboth);
    assert_int_equal(idset_intersects(&t->dst, &t->src), naive_count(nboth) > 0);
    assert_int_equal(idset_count_common(&t->dst, &t->src), naive_count(nboth));
    idset_copy(&rest, &t->dst);
    idset_subtract(&rest, &t->src);
    check_same(&rest, nrest);
    assert_int_equal(idset_equal(&rest, &t->dst), naive_count(nboth) == 0);
    idset_union(&rest, &both);
    assert_true(idset_equal(&rest, &t->dst));
    assert_true(idset_hash(&rest) == idset_hash(&t->dst));
    idset_release(&both);
    idset_release(&rest);
    free(nboth);
    free(nrest);
}

/* A part of dst: the same as the naive one, or dst itself. */
static void check_part(enum idset_part part, struct idset *some, const struct naive *whole,
                       const struct idset *expected)
{
    bool is_all = idset_count(expected) == naive_count(whole);
    if (idset_is_empty(expected))
        assert_int_equal(part, IDSET_NONE);
    else
        assert_int_equal(part, is_all ? IDSET_ALL : IDSET_SOME);
    check_invariants(some);
    assert_int_equal(idset_is_empty(some), part != IDSET_SOME);
    assert_true(part != IDSET_SOME || idset_equal(some, expected));
    idset_release(some);
}

static void check_parts(struct trio *t)
{
    struct idset both = {0}, rest = {0}, some = {0};
    idset_copy(&both, &t->dst);
    idset_intersect(&both, &t->src);
    idset_copy(&rest, &t->dst);
    idset_subtract(&rest, &t->src);
    check_part(idset_without(&t->dst, &t->src, &some), &some, &t->ndst, &rest);
    check_part(idset_within(&t->dst, &t->src, &some), &some, &t->ndst, &both);
    idset_copy(&some, &t->fresh);
    idset_union_without(&some, &t->dst, &t->src);
    check_invariants(&some);
    idset_union(&rest, &t->fresh);
    assert_true(idset_equal(&some, &rest));
    idset_release(&both);
    idset_release(&rest);
    idset_release(&some);
}

static void check_rounds(struct unit_random *r, uint32_t stride, int rounds)
{
    struct trio *t = calloc(1, sizeof *t);
    t->ndst.stride = t->nfresh.stride = stride;
    for (int round = 0; round < rounds; round++) {
        if (unit_random(r, 3) == 0)
            fill_random(r, &t->dst, &t->ndst, stride);
        if (unit_random(r, 3) == 0)
            fill_random(r, &t->fresh, &t->nfresh, stride);
        fill_random(r, &t->src, &t->nsrc, stride);
        if (round % 2)
            check_masks(t);
        check_parts(t);
        check_union_diff(t);
    }
    idset_release(&t->dst);
    idset_release(&t->src);
    idset_release(&t->fresh);
    free(t);
}

static void test_random(void **state)
{
    const uint32_t strides[] = {1, 1, 3, 63, 64, 1000, UINT32_MAX / UNIVERSE};
    struct unit_random r = {42};
    for (size_t i = 0; i < ARRAY_SIZE(strides); i++)
        check_rounds(&r, strides[i], 300);
}

static void test_remove(void **state)
{
    struct unit_random r = {7};
    struct idset s = {0};
    struct naive *n = calloc(1, sizeof *n);
    for (int round = 0; round < 40; round++) {
        uint32_t stride = round % 2 ? 1 : 50;
        fill_random(&r, &s, n, stride);
        for (uint32_t i = 0; i < 2000; i++) {
            uint32_t at = unit_random(&r, UNIVERSE);
            assert_int_equal(idset_remove(&s, at * stride), n->has[at]);
            n->has[at] = false;
        }
        check_same(&s, n);
    }
    for (uint32_t at = 0; at < UNIVERSE; at++)
        idset_remove(&s, at);
    assert_true(idset_is_empty(&s));
    idset_release(&s);
    free(n);
}

/* The form depends on history; equality and hash must not. */
static void test_forms_are_equal(void **state)
{
    struct idset up = {0}, down = {0};
    for (uint32_t i = 0; i < 10000; i += 2)
        idset_add(&up, i);
    for (uint32_t i = 10000; i > 0; i -= 2)
        idset_add(&down, i - 2);
    assert_true(up.is_dense && down.is_dense);
    assert_true(idset_equal(&up, &down));
    assert_true(idset_hash(&up) == idset_hash(&down));
    for (uint32_t i = 100; i < 10000; i++) {
        idset_remove(&up, i);
        idset_remove(&down, i);
    }
    struct idset small = {0};
    for (uint32_t i = 0; i < 100; i += 2)
        idset_add(&small, i);
    assert_false(small.is_dense);
    assert_true(idset_equal(&up, &small) && idset_equal(&small, &down));
    assert_true(idset_hash(&up) == idset_hash(&small));
    idset_release(&up);
    idset_release(&down);
    idset_release(&small);
}

/* A far id must not make a dense set allocate the whole range. */
static void test_far_ids_stay_small(void **state)
{
    struct idset s = {0}, far = {0}, block = {0};
    for (uint32_t i = 0; i < 64 * 100; i++)
        idset_add(&s, i);
    assert_true(s.is_dense);
    idset_add(&s, IDSET_END - 1);
    assert_true(idset_bytes(&s) < 1 << 16);
    assert_true(idset_has(&s, IDSET_END - 1) && idset_has(&s, 6399) && !idset_has(&s, 6400));
    assert_int_equal(idset_next(&s, 6399), IDSET_END - 1);
    assert_int_equal(idset_next(&s, IDSET_END - 1), IDSET_END);

    idset_add(&far, 4000000000u);
    for (uint32_t i = 0; i < 64 * 100; i++)
        idset_add(&block, i);
    struct idset fresh = {0};
    assert_true(idset_union_diff(&far, &block, &fresh));
    assert_int_equal(idset_count(&far), 6401);
    assert_true(idset_equal(&fresh, &block));
    assert_true(idset_bytes(&far) < 1 << 16);
    idset_release(&s);
    idset_release(&far);
    idset_release(&block);
    idset_release(&fresh);
}

static void test_self_and_move(void **state)
{
    struct idset s = {0}, t = {0};
    idset_add(&s, 5);
    assert_false(idset_union(&s, &s));
    idset_intersect(&s, &s);
    assert_int_equal(idset_only(&s), 5);
    idset_add(&t, 9);
    idset_move(&t, &s);
    assert_true(idset_is_empty(&s));
    assert_int_equal(idset_only(&t), 5);
    idset_subtract(&t, &t);
    assert_true(idset_is_empty(&t));
    idset_release(&t);
}

/* In any order and twice; what was collected is the same set, and the next use starts empty. */
static void test_gather(void **state)
{
    struct idset_gather g = {0};
    for (uint32_t n = 1; n < 40000; n = n * 5 + 3) {
        struct idset got = {0}, expected = {0};
        idset_gather_grow(&g, n * 7);
        for (uint32_t i = 0; i < n; i++) {
            uint32_t id = (uint32_t)((uint64_t)i * 7919 % (n * 7));
            idset_gather_add(&g, id);
            idset_add(&expected, id);
        }
        idset_gather_take(&g, &got);
        assert_true(idset_equal(&got, &expected));
        idset_release(&got);
        idset_release(&expected);
    }
    struct idset none = {0};
    idset_gather_take(&g, &none);
    assert_true(idset_is_empty(&none));
    idset_gather_release(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_random),          UNIT(test_remove),
                                       UNIT(test_forms_are_equal), UNIT(test_far_ids_stay_small),
                                       UNIT(test_self_and_move),   UNIT(test_gather)};
    return UNIT_RUN(tests);
}
