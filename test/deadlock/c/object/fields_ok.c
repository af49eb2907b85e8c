// two locks of one object in one order
#include <pthread.h>
#include <stdlib.h>

struct queue {
    pthread_mutex_t head_lock, tail_lock;
    int head, tail;
};

static void *putter(void *arg)
{
    struct queue *q = arg;

    pthread_mutex_lock(&q->head_lock);
    pthread_mutex_lock(&q->tail_lock);
    q->head = q->tail++;
    pthread_mutex_unlock(&q->tail_lock);
    pthread_mutex_unlock(&q->head_lock);
    return NULL;
}

static void *getter(void *arg)
{
    struct queue *q = arg;

    pthread_mutex_lock(&q->head_lock);
    pthread_mutex_lock(&q->tail_lock);
    q->tail = q->head++;
    pthread_mutex_unlock(&q->tail_lock);
    pthread_mutex_unlock(&q->head_lock);
    return NULL;
}

int main(void)
{
    pthread_t one, two;
    struct queue *q = calloc(1, sizeof *q);

    pthread_mutex_init(&q->head_lock, NULL);
    pthread_mutex_init(&q->tail_lock, NULL);
    pthread_create(&one, NULL, putter, q);
    pthread_create(&two, NULL, getter, q);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    free(q);
    return 0;
}
