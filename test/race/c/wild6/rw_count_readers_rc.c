// Statistics under a read lock: several readers bump the same counter
#include <pthread.h>
#include <stdio.h>
static pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
static int table[16];
static unsigned long lookups, updates;
static int lookup(int k)
{
    int v;
    pthread_rwlock_rdlock(&rw);
    v = table[k & 15];
    lookups++; // RACE!
    pthread_rwlock_unlock(&rw);
    return v;
}
static void update(int k, int v)
{
    pthread_rwlock_wrlock(&rw);
    table[k & 15] = v;
    updates++; // NORACE
    pthread_rwlock_unlock(&rw);
}
static void *client(void *arg)
{
    int sum = 0;
    for (int i = 0; i < 1000; i++)
        if (i % 10)
            sum += lookup(i);
        else
            update(i, (int)(long)arg);
    return (void *)(long)sum;
}
int main(void)
{
    pthread_t t[3];
    for (long i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, client, (void *)i);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    printf("%lu %lu\n", lookups, updates);
    return 0;
}
