/* A fixed number of threads that take connections from a bounded queue. */
#ifndef POOL_H
#define POOL_H

struct pool;

/* `serve` is called for every connection, in some thread of the pool. */
struct pool *pool_start(void (*serve)(int fd));
/* Waits while the queue is full. */
void pool_submit(struct pool *pool, int fd);
/* Serves what was submitted, then ends the threads. */
void pool_stop(struct pool *pool);

#endif
