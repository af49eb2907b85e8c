// Work stealing with a lock for each deque; the owner looks at its bottom without it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define WORKERS 4
#define SIZE 256

struct deque {
    pthread_mutex_t mu;
    int top, bottom;
    int task[SIZE];
};
static struct deque dq[WORKERS];
static long done[WORKERS];

static int pop(struct deque *d)
{
    int t = -1;
    if (d->bottom == 0) // RACE!
        return -1;
    pthread_mutex_lock(&d->mu);
    if (d->bottom > d->top) // NORACE
        t = d->task[--d->bottom]; // NORACE
    pthread_mutex_unlock(&d->mu);
    return t;
}

static int steal(struct deque *d)
{
    int t = -1;
    pthread_mutex_lock(&d->mu);
    if (d->top < d->bottom) {
        t = d->task[d->top++]; // NORACE
        if (d->top == d->bottom)
            d->top = d->bottom = 0; // RACE!
    }
    pthread_mutex_unlock(&d->mu);
    return t;
}

static void *run(void *arg)
{
    int me = (int)(long)arg, t;
    for (;;) {
        t = pop(&dq[me]);
        for (int i = 1; t < 0 && i < WORKERS; i++)
            t = steal(&dq[(me + i) % WORKERS]);
        if (t < 0)
            return NULL;
        done[me] += t; // NORACE
    }
}

int main(void)
{
    pthread_t th[WORKERS];
    long sum = 0;
    for (int w = 0; w < WORKERS; w++) {
        pthread_mutex_init(&dq[w].mu, NULL);
        for (int i = 0; i < SIZE; i++)
            dq[w].task[i] = i; // NORACE
        dq[w].bottom = SIZE;
    }
    for (long w = 0; w < WORKERS; w++)
        pthread_create(&th[w], NULL, run, (void *)w);
    for (int w = 0; w < WORKERS; w++) {
        pthread_join(th[w], NULL);
        sum += done[w]; // NORACE
    }
    printf("%ld\n", sum);
    return 0;
}
