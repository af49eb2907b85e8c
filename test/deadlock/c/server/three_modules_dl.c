// net -> queue -> stats
// -> net
#include <pthread.h>
static pthread_mutex_t net = PTHREAD_MUTEX_INITIALIZER, queue = PTHREAD_MUTEX_INITIALIZER,
                       stats = PTHREAD_MUTEX_INITIALIZER;
static int packets, jobs, total;

static void queue_add(void)
{
    pthread_mutex_lock(&queue); // DEADLOCK!
    jobs++;
    pthread_mutex_unlock(&queue);
}
static void stats_add(void)
{
    pthread_mutex_lock(&stats); // DEADLOCK!
    total++;
    pthread_mutex_unlock(&stats);
}
static void net_reset(void)
{
    pthread_mutex_lock(&net); // DEADLOCK!
    packets = 0;
    pthread_mutex_unlock(&net);
}
static void *receiver(void *p)
{
    pthread_mutex_lock(&net);
    packets++;
    queue_add(); // DEADLOCK
    pthread_mutex_unlock(&net);
    return p;
}
static void *worker(void *p)
{
    pthread_mutex_lock(&queue);
    jobs--;
    stats_add(); // DEADLOCK
    pthread_mutex_unlock(&queue);
    return p;
}
static void *janitor(void *p)
{
    pthread_mutex_lock(&stats);
    total = 0;
    net_reset(); // DEADLOCK
    pthread_mutex_unlock(&stats);
    return p;
}
int main(void)
{
    void *(*body[3])(void *) = { receiver, worker, janitor };
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, body[i], NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
