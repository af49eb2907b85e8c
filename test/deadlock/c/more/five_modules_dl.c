// Five modules, each calls the next one while it holds its own lock.
#include <pthread.h>

static pthread_mutex_t net = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t session = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t cache = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t disk = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t stats = PTHREAD_MUTEX_INITIALIZER;
static int packets, users, pages, blocks, hits;

static void *net_thread(void *arg)
{
    pthread_mutex_lock(&net); // DEADLOCK
    packets++;
    pthread_mutex_lock(&session); // DEADLOCK!
    users++;
    pthread_mutex_unlock(&session);
    pthread_mutex_unlock(&net);
    return arg;
}

static void *session_thread(void *arg)
{
    pthread_mutex_lock(&session); // DEADLOCK
    users++;
    pthread_mutex_lock(&cache); // DEADLOCK!
    pages++;
    pthread_mutex_unlock(&cache);
    pthread_mutex_unlock(&session);
    return arg;
}

static void *cache_thread(void *arg)
{
    pthread_mutex_lock(&cache); // DEADLOCK
    pages++;
    pthread_mutex_lock(&disk); // DEADLOCK!
    blocks++;
    pthread_mutex_unlock(&disk);
    pthread_mutex_unlock(&cache);
    return arg;
}

static void *disk_thread(void *arg)
{
    pthread_mutex_lock(&disk); // DEADLOCK
    blocks++;
    pthread_mutex_lock(&stats); // DEADLOCK!
    hits++;
    pthread_mutex_unlock(&stats);
    pthread_mutex_unlock(&disk);
    return arg;
}

static void *stats_thread(void *arg)
{
    pthread_mutex_lock(&stats); // DEADLOCK
    hits++;
    pthread_mutex_lock(&net); // DEADLOCK!
    packets++;
    pthread_mutex_unlock(&net);
    pthread_mutex_unlock(&stats);
    return arg;
}

int main(void)
{
    void *(*const body[5])(void *) = {net_thread, session_thread, cache_thread, disk_thread, stats_thread};
    pthread_t t[5];
    for (int i = 0; i < 5; i++)
        pthread_create(&t[i], NULL, body[i], NULL);
    for (int i = 0; i < 5; i++)
        pthread_join(t[i], NULL);
    return packets + users + pages + blocks + hits == 0;
}
