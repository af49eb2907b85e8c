// one thread takes all upwards, another all downwards
#include <pthread.h>

#define N 8

static pthread_mutex_t locks[N];
static long total;

static void *upwards(void *arg)
{
    for (int i = 0; i < N; i++)
        pthread_mutex_lock(&locks[i]); // DEADLOCK!
    total++;
    for (int i = 0; i < N; i++)
        pthread_mutex_unlock(&locks[i]);
    return arg;
}

static void *downwards(void *arg)
{
    for (int i = N - 1; i >= 0; i--)
        pthread_mutex_lock(&locks[i]); // DEADLOCK!
    total--;
    for (int i = 0; i < N; i++)
        pthread_mutex_unlock(&locks[i]);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    for (int i = 0; i < N; i++)
        pthread_mutex_init(&locks[i], NULL);
    pthread_create(&one, NULL, upwards, NULL);
    pthread_create(&two, NULL, downwards, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
