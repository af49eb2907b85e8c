// every entry of a table has its own lock; one thread takes the lock of the entry before
#include <pthread.h>
#include <stdlib.h>

#define N 10
struct entry {
    int refs;
    pthread_mutex_t refs_mutex;
} cache[N];

static void *user(void *arg)
{
    int i = rand() % (N - 1);
    (void)arg;
    pthread_mutex_lock(&cache[i].refs_mutex);
    cache[i + 1].refs = 5; // RACE!
    pthread_mutex_unlock(&cache[i].refs_mutex);
    return NULL;
}
int main(void)
{
    pthread_t t1;
    int i;
    for (i = 0; i < N; i++)
        pthread_mutex_init(&cache[i].refs_mutex, NULL);
    pthread_create(&t1, NULL, user, NULL);
    for (i = 0; i < N; i++) {
        pthread_mutex_lock(&cache[i].refs_mutex);
        cache[i].refs++; // RACE!
        pthread_mutex_unlock(&cache[i].refs_mutex);
    }
    pthread_join(t1, NULL);
    return cache[0].refs;
}
