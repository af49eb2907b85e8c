// Items move between buckets; both buckets are locked.
#include <pthread.h>
#include <stdlib.h>
#define BUCKETS 16

struct bucket {
    pthread_mutex_t lock;
    int items;
};

static struct bucket table[BUCKETS];

static void move(unsigned from, unsigned to)
{
    unsigned a = from % BUCKETS, b = to % BUCKETS;
    if (a == b)
        return;
    pthread_mutex_lock(&table[a].lock); // DEADLOCK
    pthread_mutex_lock(&table[b].lock); // DEADLOCK!
    table[a].items--;
    table[b].items++;
    pthread_mutex_unlock(&table[b].lock);
    pthread_mutex_unlock(&table[a].lock);
}

static void *mover(void *arg)
{
    unsigned seed = *(unsigned *)arg;
    for (int i = 0; i < 10000; i++) {
        unsigned from = rand_r(&seed);
        move(from, rand_r(&seed));
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    unsigned seeds[2] = {1, 2};
    for (int i = 0; i < BUCKETS; i++)
        pthread_mutex_init(&table[i].lock, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, mover, &seeds[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
