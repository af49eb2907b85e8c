// workers count themselves out before their last write
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#define N 4
static atomic_int running = N;
static int result[N], late[N];

static void *worker(void *arg)
{
    long i = (long)arg;
    result[i] = (int)i; // NORACE
    atomic_fetch_sub(&running, 1);
    late[i] = 1; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    for (long i = 0; i < N; i++) {
        pthread_create(&t, NULL, worker, (void *)i);
        pthread_detach(t);
    }
    while (atomic_load(&running) > 0)
        ;
    for (int i = 0; i < N; i++)
        sum += result[i] + late[i]; // RACE!
    printf("%d\n", sum);
    return 0;
}
