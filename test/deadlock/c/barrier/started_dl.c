// fewer threads are started than the barrier is made for
#include <pthread.h>
#include <stdio.h>

#define MOST 8

static pthread_barrier_t together;
static pthread_t workers[MOST];

static void *work(void *unused)
{
    (void)unused;
    pthread_barrier_wait(&together); // DEADLOCK!
    puts("go");
    return NULL;
}

static void start(int n)
{
    pthread_barrier_init(&together, NULL, 3);
    for (int i = 0; i < n; i++)
        pthread_create(&workers[i], NULL, work, NULL);
}

static void stop(int n)
{
    for (int i = 0; i < n; i++)
        pthread_join(workers[i], NULL);
}

int main(void)
{
    start(2);
    stop(2);
    return 0;
}
