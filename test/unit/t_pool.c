#include "base/pool.h"
#include "unit.h"
#include <stdlib.h>

struct work {
    uint32_t *out;
    size_t *per_worker;
    unsigned threads;
    bool bad_worker; /* written by whoever sees one: the test fails anyway */
};

static void square(void *ctx, size_t i, unsigned worker)
{
    struct work *w = ctx;
    if (worker >= w->threads)
        w->bad_worker = true;
    w->out[i] = (uint32_t)(i * i);
    w->per_worker[worker]++;
}

static void check_pool(unsigned threads, size_t n)
{
    struct pool *p = pool_new(threads);
    struct work w = {.threads = pool_threads(p)};
    assert_true(w.threads >= 1 && (threads == 0 || w.threads <= threads));
    w.out = calloc(n + 1, sizeof *w.out);
    w.per_worker = calloc(w.threads, sizeof *w.per_worker);
    for (int round = 0; round < 20; round++) {
        memset(w.out, 0xff, n * sizeof *w.out);
        pool_for(p, n, square, &w);
        for (size_t i = 0; i < n; i++)
            assert_int_equal(w.out[i], (uint32_t)(i * i));
    }
    size_t total = 0;
    for (unsigned i = 0; i < w.threads; i++)
        total += w.per_worker[i];
    assert_int_equal(total, 20 * n);
    assert_false(w.bad_worker);
    free(w.out);
    free(w.per_worker);
    pool_free(p);
}

static void test_every_index_once(void **state)
{
    const size_t sizes[] = {0, 1, 2, 3, 100, 10007};
    for (unsigned threads = 0; threads <= 5; threads++) {
        for (size_t i = 0; i < ARRAY_SIZE(sizes); i++)
            check_pool(threads, sizes[i]);
    }
}

static void test_free_unused(void **state)
{
    pool_free(pool_new(4));
    pool_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {UNIT(test_every_index_once), UNIT(test_free_unused)};
    return UNIT_RUN(tests);
}
