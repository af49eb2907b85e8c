// the context travels as an integer, every thread gets its own
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

struct context {
    long steps;
};

static uintptr_t handle_of(struct context *c)
{
    return (uintptr_t)c | 1;
}

static struct context *from_handle(uintptr_t handle)
{
    return (struct context *)(handle & ~(uintptr_t)1);
}

static void *worker(void *arg)
{
    struct context *c = from_handle((uintptr_t)arg);

    for (int i = 0; i < 30; i++)
        c->steps++;
    return NULL;
}

int main(void)
{
    struct context *a = calloc(1, sizeof(*a)), *b = calloc(1, sizeof(*b));
    pthread_t t[2];

    if (!a || !b)
        return 1;
    pthread_create(&t[0], NULL, worker, (void *)handle_of(a));
    pthread_create(&t[1], NULL, worker, (void *)handle_of(b));
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%ld\n", a->steps + b->steps);
    free(a);
    free(b);
    return 0;
}
