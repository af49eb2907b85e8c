// the last one to drop the atomic reference count frees the object
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct buffer {
    atomic_int refs;
    int size;
};

static void put(struct buffer *b)
{
    if (atomic_fetch_sub_explicit(&b->refs, 1, memory_order_acq_rel) == 1) {
        b->size = -1; // NORACE
        free(b); // NORACE
    }
}

static void *user(void *arg)
{
    struct buffer *b = arg;
    int size;

    size = b->size; // NORACE
    put(b);
    return size > 0 ? arg : NULL;
}

int main(void)
{
    struct buffer *b = malloc(sizeof(*b));
    pthread_t t[2];

    if (!b)
        return 1;
    b->size = 512;
    atomic_init(&b->refs, 2);
    pthread_create(&t[0], NULL, user, b);
    pthread_create(&t[1], NULL, user, b);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
