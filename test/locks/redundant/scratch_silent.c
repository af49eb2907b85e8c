// Each worker has its own arena; the global lock around it is from the days when it was shared.
#include <pthread.h>
#include <stdlib.h>
struct arena { char *base; size_t used, size; };
static pthread_mutex_t arena_lock = PTHREAD_MUTEX_INITIALIZER;
static struct arena shared;

static void *arena_alloc(struct arena *a, size_t n)
{
    void *p = NULL;
    pthread_mutex_lock(&arena_lock);
    if (a->used + n <= a->size) {
        p = a->base + a->used;
        a->used += n;
    }
    pthread_mutex_unlock(&arena_lock);
    return p;
}

static void *worker(void *arg)
{
    struct arena *own = &shared;
    for (int i = 0; i < 10; i++)
        arena_alloc(own, 16);
    return arg;
}

int main(void)
{
    pthread_t t[4];
    shared.base = malloc(4096);
    shared.size = 4096;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
