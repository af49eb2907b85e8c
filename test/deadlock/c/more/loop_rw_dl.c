// A scan under a read lock skips broken records with continue.
#include <pthread.h>
#include <stdlib.h>

struct record {
    pthread_rwlock_t lock;
    int valid;
    int value;
};

static struct record records[64];

static long scan(void)
{
    long sum = 0;
    for (int i = 0; i < 64; i++) {
        struct record *r = &records[i];
        pthread_rwlock_rdlock(&r->lock); // DEADLOCK
        if (!r->valid) // DEADLOCK!
            continue; // DEADLOCK
        sum += r->value;
        pthread_rwlock_unlock(&r->lock);
    }
    return sum; // DEADLOCK
}

static void *reader(void *arg)
{
    *(long *)arg = scan();
    return NULL;
}

static void *writer(void *arg)
{
    for (int i = 0; i < 64; i++) {
        pthread_rwlock_wrlock(&records[i].lock); // DEADLOCK
        records[i].value = i;
        records[i].valid = 1;
        pthread_rwlock_unlock(&records[i].lock);
    }
    return arg;
}

int main(void)
{
    pthread_t r, w;
    long sum;
    for (int i = 0; i < 64; i++)
        pthread_rwlock_init(&records[i].lock, NULL);
    pthread_create(&r, NULL, reader, &sum);
    pthread_create(&w, NULL, writer, NULL);
    pthread_join(r, NULL);
    pthread_join(w, NULL);
    return sum < 0;
}
