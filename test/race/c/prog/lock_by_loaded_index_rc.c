// the number that chooses the lock is changed before it chooses the element
#include <pthread.h>
#include <stdio.h>
#define N 16
static int hits[N];
static pthread_mutex_t locks[N];
static _Thread_local int own;

static void *worker(void *arg)
{
    int *at = &own;
    *at = (int)(long)arg;
    pthread_mutex_lock(&locks[*at]);
    int first = *at;
    *at = 3;
    hits[*at]++; // RACE!
    pthread_mutex_unlock(&locks[first]);
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
    printf("%d\n", hits[3]);
    return 0;
}
