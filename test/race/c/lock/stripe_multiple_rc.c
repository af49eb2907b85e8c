// a lock for every fourth bucket: but 4 does not divide 10: one bucket has two locks
#include <pthread.h>
#include <stdio.h>

#define STRIPES 4
#define BUCKETS 10

static pthread_mutex_t stripe[STRIPES];
static long bucket[BUCKETS];

static void count(unsigned key)
{
    pthread_mutex_t *lock = &stripe[key % STRIPES];
    pthread_mutex_lock(lock);
    bucket[key % BUCKETS]++; // RACE!
    pthread_mutex_unlock(lock);
}

static void *client(void *arg)
{
    unsigned key = *(unsigned *)arg;
    for (int i = 0; i < 1000; i++)
        count(key = key * 1103515245 + 12345);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    unsigned seed[3] = {1, 2, 3};
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&stripe[i], NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, &seed[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", bucket[0]);
    return 0;
}
