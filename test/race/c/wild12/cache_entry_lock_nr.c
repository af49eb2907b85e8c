// every entry of a table has its own lock, and whoever uses entry i holds lock i
#include <pthread.h>
#include <stdlib.h>

#define N 10
struct entry {
    int refs;
    pthread_mutex_t refs_mutex;
} cache[N];

static void entry_get(struct entry *e)
{
    pthread_mutex_lock(&e->refs_mutex);
    e->refs++; // NORACE
    pthread_mutex_unlock(&e->refs_mutex);
}
static void *user(void *arg)
{
    int i = rand() % N;
    (void)arg;
    pthread_mutex_lock(&cache[i].refs_mutex);
    cache[i].refs = 5; // NORACE
    pthread_mutex_unlock(&cache[i].refs_mutex);
    return NULL;
}
int main(void)
{
    pthread_t t1;
    int i, j, sum = 0;
    for (i = 0; i < N; i++)
        pthread_mutex_init(&cache[i].refs_mutex, NULL);
    pthread_create(&t1, NULL, user, NULL);
    for (i = 0; i < N; i++)
        entry_get(&cache[i]);
    j = rand() % N;
    pthread_mutex_lock(&cache[j].refs_mutex);
    sum += cache[j].refs; // NORACE
    pthread_mutex_unlock(&cache[j].refs_mutex);
    pthread_join(t1, NULL);
    return sum;
}
