/* A-LAST: a reference count counts all users. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct box {
    atomic_int refs;
    long value;
};

static void *work(void *arg)
{
    struct box *b = arg;
    ++b->value; /* MISSED */
    return NULL;
}

int main(void)
{
    struct box *b = calloc(1, sizeof *b);
    pthread_t a;
    atomic_init(&b->refs, 1); /* the thread is not counted */
    pthread_create(&a, NULL, work, b);
#ifdef CONTROL
    b->value = 0; /* MISSED */
#else
    if (atomic_fetch_sub(&b->refs, 1) == 1) {
        b->value = 0; /* MISSED */
        free(b);      /* MISSED */
    }
#endif
    pthread_join(a, NULL);
    return 0;
}
