// the hit counter is written under the write lock, the table read under the read lock
#include <pthread.h>
#include <stdio.h>

static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int table[16];
static int hits;

static int lookup(int key)
{
    int value;

    pthread_rwlock_rdlock(&lock);
    value = table[key & 15]; // NORACE
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_wrlock(&lock);
    hits++; // NORACE
    pthread_rwlock_unlock(&lock);
    return value;
}

static void update(int key, int value)
{
    pthread_rwlock_wrlock(&lock);
    table[key & 15] = value; // NORACE
    pthread_rwlock_unlock(&lock);
}

static void *reader(void *arg)
{
    long sum = 0;

    for (int i = 0; i < 200; i++)
        sum += lookup(i);
    *(long *)arg = sum;
    return NULL;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 50; i++)
        update(i, *(int *)arg);
    return NULL;
}

int main(void)
{
    pthread_t r[2], w;
    long sums[2];
    int value = 3;

    pthread_create(&w, NULL, writer, &value);
    pthread_create(&r[0], NULL, reader, &sums[0]);
    pthread_create(&r[1], NULL, reader, &sums[1]);
    pthread_join(w, NULL);
    pthread_join(r[0], NULL);
    pthread_join(r[1], NULL);
    printf("%ld %ld %d\n", sums[0], sums[1], hits);
    return 0;
}
