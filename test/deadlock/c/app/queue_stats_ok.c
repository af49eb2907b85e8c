/* the consumer waits for work with the lock of the statistics in its hand */
#include <pthread.h>

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t nonempty;
    int items[64];
    int head, tail;
};
static struct queue q = {.lock = PTHREAD_MUTEX_INITIALIZER, .nonempty = PTHREAD_COND_INITIALIZER};
static pthread_mutex_t stats_lock = PTHREAD_MUTEX_INITIALIZER;
static long produced, consumed;

static int queue_get(struct queue *q)
{
    pthread_mutex_lock(&q->lock);
    while (q->head == q->tail)
        pthread_cond_wait(&q->nonempty, &q->lock);
    int v = q->items[q->head++ % 64];
    pthread_mutex_unlock(&q->lock);
    return v;
}

static void queue_put(struct queue *q, int v)
{
    pthread_mutex_lock(&q->lock);
    q->items[q->tail++ % 64] = v;
    pthread_cond_signal(&q->nonempty);
    pthread_mutex_unlock(&q->lock);
}

static void *producer(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&stats_lock);
        produced++;
        pthread_mutex_unlock(&stats_lock);
        queue_put(&q, i);
    }
    return arg;
}

static void *consumer(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        int v = queue_get(&q);
        pthread_mutex_lock(&stats_lock);
        consumed += v;
        pthread_mutex_unlock(&stats_lock);
    }
    return arg;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
