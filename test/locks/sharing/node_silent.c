// SHARING: queue.length always queue.mu
#include <pthread.h>
struct queue { pthread_mutex_t mu; int length; };
static struct queue queue = { PTHREAD_MUTEX_INITIALIZER, 0 };

static void push(struct queue *q)
{
    pthread_mutex_lock(&q->mu);
    q->length = q->length + 1;
    pthread_mutex_unlock(&q->mu);
}

static int is_empty(struct queue *q)
{
    pthread_mutex_lock(&q->mu);
    int n = q->length;
    pthread_mutex_unlock(&q->mu);
    return n == 0;
}

static int is_long(struct queue *q)
{
    pthread_mutex_lock(&q->mu);
    int n = q->length;
    pthread_mutex_unlock(&q->mu);
    return n > 100;
}

static void *work(void *arg)
{
    if (is_empty(&queue) || !is_long(&queue))
        push(&queue);
    return arg;
}

int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
