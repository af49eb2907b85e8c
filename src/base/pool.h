#ifndef BASE_POOL_H
#define BASE_POOL_H
/*
 * Data parallelism over an index range. Passes run one after another; each may be a parallel for
 * over a big array. The result must not depend on who ran what: write to slot i only, merge after.
 */
#include "base/common.h"

struct pool;
struct pool *pool_new(unsigned threads); /* 0: one per core; 1: no thread is started */
void pool_free(struct pool *);
unsigned pool_threads(const struct pool *);
/* Runs fn(ctx, i, worker) for all i in [0, n); worker < pool_threads. Returns when all are done.
 * One at a time, and not from inside fn. */
void pool_for(struct pool *, size_t n, void (*fn)(void *ctx, size_t i, unsigned worker), void *ctx);

#endif
