// Per-thread statistics with a lock each: the snapshot locks only its own
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#define THREADS 4
struct stats {
    pthread_mutex_t mu;
    unsigned long gets, sets, bytes;
};
static struct stats all[THREADS];

static void count(int me, unsigned long n)
{
    struct stats *s = &all[me];
    pthread_mutex_lock(&s->mu);
    s->gets++; // RACE! g
    s->bytes += n; // NORACE
    pthread_mutex_unlock(&s->mu);
}

static void snapshot(struct stats *out)
{
    memset(out, 0, sizeof *out);
    pthread_mutex_lock(&all[0].mu);
    for (int i = 0; i < THREADS; i++)
        out->gets += all[i].gets; // RACE! g
    pthread_mutex_unlock(&all[0].mu);
    for (int i = 0; i < THREADS; i++) {
        pthread_mutex_lock(&all[i].mu);
        out->bytes += all[i].bytes; // NORACE
        pthread_mutex_unlock(&all[i].mu);
    }
}

static void *worker(void *arg)
{
    for (unsigned long i = 0; i < 1000; i++)
        count((int)(long)arg, i);
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    struct stats s;
    for (int i = 0; i < THREADS; i++)
        pthread_mutex_init(&all[i].mu, NULL);
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    snapshot(&s);
    printf("%lu %lu\n", s.gets, s.bytes); // NORACE
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
