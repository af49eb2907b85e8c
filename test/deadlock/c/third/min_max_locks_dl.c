#include <pthread.h>
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define SHARDS 8

static struct shard { pthread_mutex_t mu; long items; } shards[SHARDS];

static void move_items(int from, int to, long n)
{
    if (from == to)
        return;
    pthread_mutex_lock(&shards[from].mu);
    pthread_mutex_lock(&shards[to].mu); // DEADLOCK!
    shards[from].items -= n;
    shards[to].items += n;
    pthread_mutex_unlock(&shards[to].mu);
    pthread_mutex_unlock(&shards[from].mu);
}

static void *balance(void *arg)
{
    int seed = (int)(long)arg;
    for (int i = 0; i < 1000; i++) {
        seed = seed * 1103515245 + 12345;
        move_items((seed >> 8) & 7, (seed >> 16) & 7, 1);
    }
    return 0;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < SHARDS; i++)
        pthread_mutex_init(&shards[i].mu, 0);
    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], 0, balance, (void *)i);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return 0;
}
