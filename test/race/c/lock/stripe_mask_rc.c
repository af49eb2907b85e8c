// masks that are no remainders: keys 0 and 4 have one bucket and two locks
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t stripe[8];
static long bucket[64];

static void count(unsigned key)
{
    pthread_mutex_t *lock = &stripe[key & 5];
    pthread_mutex_lock(lock);
    bucket[key & 11]++; // RACE!
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
    for (int i = 0; i < 8; i++)
        pthread_mutex_init(&stripe[i], NULL);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, &seed[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", bucket[0]);
    return 0;
}
