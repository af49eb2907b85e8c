// only the serial thread of the barrier resets the total, a second barrier follows
#include <pthread.h>
#include <stdio.h>

static pthread_barrier_t barrier;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long total;
static long grand;

static void *phase_worker(void *arg)
{
    int value = *(int *)arg;

    for (int round = 0; round < 4; round++) {
        pthread_mutex_lock(&lock);
        total += value; // NORACE
        pthread_mutex_unlock(&lock);
        if (pthread_barrier_wait(&barrier) == PTHREAD_BARRIER_SERIAL_THREAD) {
            grand += total; // NORACE
            total = 0; // NORACE
        }
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int values[2] = {3, 5};

    pthread_barrier_init(&barrier, NULL, 2);
    pthread_create(&t[0], NULL, phase_worker, &values[0]);
    pthread_create(&t[1], NULL, phase_worker, &values[1]);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%ld\n", grand);
    return 0;
}
