// The barrier counts the main thread too, which does not come.
#include <pthread.h>
#define WORKERS 4

static pthread_barrier_t ready;
static int part[WORKERS], total[WORKERS];

static void *worker(void *arg)
{
    int *mine = arg;
    *mine = (int)(mine - part) * 3;
    pthread_barrier_wait(&ready); // DEADLOCK!
    int sum = 0;
    for (int i = 0; i < WORKERS; i++)
        sum += part[i];
    total[mine - part] = sum;
    return NULL;
}

int main(void)
{
    pthread_t t[WORKERS];
    pthread_barrier_init(&ready, NULL, WORKERS + 1);
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&t[i], NULL, worker, &part[i]);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(t[i], NULL); // DEADLOCK
    pthread_barrier_destroy(&ready);
    return total[0] == 0;
}
