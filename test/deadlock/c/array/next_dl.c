// element i, then i + 1, and somewhere i, then i - 1
#include <pthread.h>

#define N 8

static pthread_mutex_t locks[N];
static long values[N];

static void *worker(void *arg)
{
    long i = (long)arg + 1;

    pthread_mutex_lock(&locks[i]);
    pthread_mutex_lock(&locks[i + 1]); // DEADLOCK!
    values[i + 1] += values[i];
    pthread_mutex_unlock(&locks[i + 1]);
    pthread_mutex_unlock(&locks[i]);

    pthread_mutex_lock(&locks[i]);
    pthread_mutex_lock(&locks[i - 1]); // DEADLOCK!
    values[i - 1] += values[i];
    pthread_mutex_unlock(&locks[i - 1]);
    pthread_mutex_unlock(&locks[i]);
    return NULL;
}

int main(void)
{
    pthread_t t[4];

    for (int i = 0; i < N; i++)
        pthread_mutex_init(&locks[i], NULL);
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
