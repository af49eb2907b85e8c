/* A record of the thread's own points to a shared one; both come from one allocation helper. */
#include <pthread.h>
#include <stdlib.h>

struct totals {
    pthread_mutex_t lock;
    long bytes;
};

struct task {
    struct totals *totals;
    int number;
};

static struct totals *totals;

static void *xmalloc(size_t size)
{
    void *p = malloc(size);

    if (!p)
        abort();
    return p;
}

static void *run(void *arg)
{
    struct task *task = xmalloc(sizeof *task);

    (void)arg;
    task->totals = totals;
    task->number = 7;
    task->totals->bytes += task->number; // RACE!
    free(task);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];

    totals = xmalloc(sizeof *totals);
    pthread_mutex_init(&totals->lock, NULL);
    totals->bytes = 0;
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, run, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return (int)totals->bytes;
}
