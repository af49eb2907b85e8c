/* The interface of a library that is not part of the analysed program; executor.yml models it. */
#ifndef EXECUTOR_H
#define EXECUTOR_H

struct executor;

struct executor *executor_new(int threads);
/* Some thread of the executor calls fn(arg). */
void executor_submit(struct executor *, void (*fn)(void *), void *arg);
/* Returns when all submitted calls have returned; frees the executor. */
void executor_finish(struct executor *);

#endif
