// a known element and any element
#include <pthread.h>

#define N 8

static pthread_mutex_t locks[N];
static long values[N];

static void *worker(void *arg)
{
    long i = (long)arg;

    if (i == 3) {
        pthread_mutex_lock(&locks[7]);
        pthread_mutex_lock(&locks[2]); // DEADLOCK!
        values[2]++;
        pthread_mutex_unlock(&locks[2]);
        pthread_mutex_unlock(&locks[7]);
        return NULL;
    }
    pthread_mutex_lock(&locks[i]);
    pthread_mutex_lock(&locks[i + 5]); // DEADLOCK!
    values[i]++;
    pthread_mutex_unlock(&locks[i + 5]);
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
