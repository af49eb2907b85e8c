// all threads of the array are joined before the sums are read
#include <pthread.h>
#include <stdio.h>

#define WORKERS 4

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long sum;

static void *worker(void *arg)
{
    long local = 0;

    for (long i = 0; i < 1000; i++)
        local += i ^ *(int *)arg;
    pthread_mutex_lock(&lock);
    sum += local; // NORACE
    pthread_mutex_unlock(&lock);
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    int seeds[WORKERS];

    for (int i = 0; i < WORKERS; i++) {
        seeds[i] = i * 17;
        pthread_create(&threads[i], NULL, worker, &seeds[i]);
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_join(threads[i], NULL);
    printf("%ld\n", sum); // NORACE
    return 0;
}
