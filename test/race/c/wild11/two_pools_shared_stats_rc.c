// Two pools of the same kind with a lock each, and one structure of statistics for both
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct stats {
    long tasks;
    long time;
};
struct pool {
    pthread_mutex_t mu;
    int todo;
    struct stats *stats;
    pthread_t thread[2];
};

static void *pool_main(void *arg)
{
    struct pool *p = arg;
    for (;;) {
        pthread_mutex_lock(&p->mu);
        if (p->todo == 0) { // NORACE
            pthread_mutex_unlock(&p->mu);
            return NULL;
        }
        p->todo--; // NORACE
        p->stats->tasks++; // RACE!
        pthread_mutex_unlock(&p->mu);
    }
}

static void pool_start(struct pool *p, struct stats *s, int todo)
{
    pthread_mutex_init(&p->mu, NULL);
    p->todo = todo; // NORACE
    p->stats = s;
    for (int i = 0; i < 2; i++)
        pthread_create(&p->thread[i], NULL, pool_main, p);
}
static void pool_stop(struct pool *p)
{
    for (int i = 0; i < 2; i++)
        pthread_join(p->thread[i], NULL);
}

int main(void)
{
    struct stats s = {0, 0};
    struct pool io, cpu;
    pool_start(&io, &s, 100);
    pool_start(&cpu, &s, 200);
    pool_stop(&io);
    pool_stop(&cpu);
    printf("%ld\n", s.tasks); // NORACE
    return 0;
}
