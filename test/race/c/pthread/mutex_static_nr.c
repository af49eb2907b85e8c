// every access to the counters holds the statically initialised mutex
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t stats_lock = PTHREAD_MUTEX_INITIALIZER;
static long requests;
static long errors;

static void count_request(int failed)
{
    pthread_mutex_lock(&stats_lock);
    requests++; // NORACE
    if (failed)
        errors++;
    pthread_mutex_unlock(&stats_lock);
}

static void *serve(void *arg)
{
    int base = *(int *)arg;

    for (int i = 0; i < 100; i++)
        count_request((base + i) % 7 == 0);
    return NULL;
}

int main(void)
{
    pthread_t threads[2];
    int bases[2] = {1, 4};
    long seen;

    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, serve, &bases[i]);
    pthread_mutex_lock(&stats_lock);
    seen = requests; // NORACE
    pthread_mutex_unlock(&stats_lock);
    printf("so far %ld\n", seen);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    printf("%ld requests, %ld errors\n", requests, errors); // NORACE
    return 0;
}
