/* configuration behind a read-write lock, refreshed when it is stale */
#include <pthread.h>
#include <time.h>

static pthread_rwlock_t cfg_lock = PTHREAD_RWLOCK_INITIALIZER;
static struct { int timeout; int retries; time_t loaded; } cfg;

static int is_stale(void) { return time(0) - cfg.loaded > 60; }

static void reload(void)
{
    pthread_rwlock_wrlock(&cfg_lock); // DEADLOCK!
    if (is_stale()) {
        cfg.timeout = 30;
        cfg.retries = 3;
        cfg.loaded = time(0);
    }
    pthread_rwlock_unlock(&cfg_lock);
}

static int get_timeout(void)
{
    int t;
    pthread_rwlock_rdlock(&cfg_lock); // DEADLOCK
    if (is_stale())
        reload(); // DEADLOCK
    t = cfg.timeout;
    pthread_rwlock_unlock(&cfg_lock);
    return t;
}

static void *request(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 1000; i++)
        sum += get_timeout();
    return (void *)sum;
}

int main(void)
{
    pthread_t t[8];
    for (int i = 0; i < 8; i++)
        pthread_create(&t[i], 0, request, 0);
    for (int i = 0; i < 8; i++)
        pthread_join(t[i], 0);
    return 0;
}
