// approximate counter: the local part is read without its lock
#include <pthread.h>
#include <stdio.h>
#define NUMCPUS 4
typedef struct {
    int global;
    pthread_mutex_t glock;
    int local[NUMCPUS];
    pthread_mutex_t llock[NUMCPUS];
    int threshold;
} counter_t;
static counter_t c;
static void init(counter_t *c, int threshold)
{
    c->threshold = threshold;
    c->global = 0;
    pthread_mutex_init(&c->glock, NULL);
    for (int i = 0; i < NUMCPUS; i++) {
        c->local[i] = 0;
        pthread_mutex_init(&c->llock[i], NULL);
    }
}
static void update(counter_t *c, int id, int amt)
{
    int cpu = id % NUMCPUS;
    if (c->local[cpu] < 0) // RACE!
        return;
    pthread_mutex_lock(&c->llock[cpu]);
    c->local[cpu] += amt; // RACE!
    if (c->local[cpu] >= c->threshold) {
        pthread_mutex_lock(&c->glock);
        c->global += c->local[cpu];
        pthread_mutex_unlock(&c->glock);
        c->local[cpu] = 0; // RACE!
    }
    pthread_mutex_unlock(&c->llock[cpu]);
}
static int get(counter_t *c)
{
    pthread_mutex_lock(&c->glock);
    int val = c->global;
    pthread_mutex_unlock(&c->glock);
    return val;
}
static void *worker(void *arg)
{
    for (int i = 0; i < 1000; i++)
        update(&c, (int)(long)arg, 1);
    return NULL;
}
int main(void)
{
    pthread_t t[8];
    init(&c, 10);
    for (long i = 0; i < 8; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    printf("%d\n", get(&c));
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], NULL);
    return 0;
}
