// a barrier type made of mutex, condition and cycle number; each worker sums a part, one adds up
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define NTHREADS 4
#define SIZE 400

struct barrier {
    pthread_mutex_t mutex;
    pthread_cond_t cv;
    int threshold;
    int counter;
    unsigned long cycle;
};

static struct barrier bar;
static int data[SIZE];
static long partial[NTHREADS];
static long total;

static void barrier_init(struct barrier *b, int count)
{
    pthread_mutex_init(&b->mutex, NULL);
    pthread_cond_init(&b->cv, NULL);
    b->threshold = b->counter = count;
    b->cycle = 0;
}

static void barrier_wait(struct barrier *b)
{
    pthread_mutex_lock(&b->mutex);
    unsigned long cycle = b->cycle;
    if (--b->counter == 0) {
        b->cycle = !b->cycle;
        b->counter = b->threshold;
        pthread_cond_broadcast(&b->cv);
    } else {
        while (cycle == b->cycle)
            pthread_cond_wait(&b->cv, &b->mutex);
    }
    pthread_mutex_unlock(&b->mutex);
}

static void *worker(void *arg)
{
    int id = (int)(size_t)arg;
    int chunk = SIZE / NTHREADS;

    for (int i = id * chunk; i < (id + 1) * chunk; i++)
        data[i] = i;
    barrier_wait(&bar);
    for (int i = id; i < SIZE; i += NTHREADS)
        partial[id] += data[i]; // NORACE
    barrier_wait(&bar);
    if (id == 0) {
        for (int i = 0; i < NTHREADS; i++)
            total += partial[i]; // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[NTHREADS];
    barrier_init(&bar, NTHREADS);
    for (size_t i = 0; i < NTHREADS; i++)
        pthread_create(&threads[i], NULL, worker, (void *)i);
    for (int i = 0; i < NTHREADS; i++)
        pthread_join(threads[i], NULL);
    printf("total %ld\n", total);
    return 0;
}
