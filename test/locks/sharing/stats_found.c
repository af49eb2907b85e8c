// SHARING: stats.items mostly m
// SHARING: stats.hits never
// SHARING: stats.n atomic
// SHARING: stats.limit read-only
// SHARING: stats.sum sometimes m
#include <pthread.h>
#include <stdatomic.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static struct {
    int items, hits, limit, sum;
    atomic_int n;
} stats;

static void add(int k)
{
    pthread_mutex_lock(&m);
    stats.items += k;
    stats.items += k;
    pthread_mutex_unlock(&m);
    stats.n++;
}

static void *work(void *arg)
{
    add(1);
    stats.hits = stats.limit;
    stats.sum = 1;
    pthread_mutex_lock(&m);
    stats.sum = 2;
    pthread_mutex_unlock(&m);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    stats.limit = 3;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    int n = stats.items;
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return n;
}
