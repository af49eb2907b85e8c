// a helper fills the record of a worker and then starts it
#include <pthread.h>
#include <stdio.h>

#define WORKERS 4

struct worker {
    pthread_t thread;
    int number;
    long limit;
    long sum;
};

static struct worker workers[WORKERS];

static void *run(void *arg)
{
    struct worker *w = arg;

    for (long i = w->number; i < w->limit; i++) // NORACE
        w->sum += i; // NORACE
    return NULL;
}

static int start(struct worker *w, int number)
{
    w->number = number; // NORACE
    w->limit = 1000; // NORACE
    w->sum = 0; // NORACE
    if (pthread_create(&w->thread, NULL, run, w) != 0)
        return -1;
    return 0;
}

int main(void)
{
    long total = 0;

    for (int i = 0; i < WORKERS; i++)
        if (start(&workers[i], i) != 0)
            return 1;
    for (int i = 0; i < WORKERS; i++) {
        pthread_join(workers[i].thread, NULL);
        total += workers[i].sum; // NORACE
    }
    printf("%ld\n", total);
    return 0;
}
