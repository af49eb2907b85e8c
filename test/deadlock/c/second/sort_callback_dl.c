/* A comparison that looks into a cache, called by qsort while the cache is locked. */
#include <pthread.h>
#include <stdlib.h>

static pthread_mutex_t cache_lock = PTHREAD_MUTEX_INITIALIZER;
static int weight[256], order[256];

static int weight_of(int i)
{
    pthread_mutex_lock(&cache_lock); // DEADLOCK!
    int w = weight[i];
    pthread_mutex_unlock(&cache_lock);
    return w;
}

static int by_weight(const void *a, const void *b)
{
    return weight_of(*(const int *)a) - weight_of(*(const int *)b); // DEADLOCK
}

static void *sorter(void *arg)
{
    pthread_mutex_lock(&cache_lock);
    qsort(order, 256, sizeof *order, by_weight); // DEADLOCK
    pthread_mutex_unlock(&cache_lock);
    return arg;
}

static void *changer(void *arg)
{
    pthread_mutex_lock(&cache_lock);
    weight[3]++;
    pthread_mutex_unlock(&cache_lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, sorter, 0);
    pthread_create(&b, 0, changer, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
