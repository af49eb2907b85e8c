#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#define CAPACITY 16

struct queue {
    pthread_mutex_t mutex;
    int items[CAPACITY];
    int head, tail, count;
};

static struct queue q = { .mutex = PTHREAD_MUTEX_INITIALIZER };

static bool enqueue(struct queue *queue, int value)
{
    pthread_mutex_lock(&queue->mutex); // DEADLOCK
    if (queue->count == CAPACITY) { // DEADLOCK!
        return false; // DEADLOCK
    }
    queue->items[queue->tail] = value;
    queue->tail = (queue->tail + 1) % CAPACITY;
    queue->count++;
    pthread_mutex_unlock(&queue->mutex);
    return true;
}

static bool dequeue(struct queue *queue, int *value)
{
    bool got = false;
    pthread_mutex_lock(&queue->mutex);
    if (queue->count > 0) {
        *value = queue->items[queue->head];
        queue->head = (queue->head + 1) % CAPACITY;
        queue->count--;
        got = true;
    }
    pthread_mutex_unlock(&queue->mutex);
    return got;
}

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++)
        while (!enqueue(&q, i))
            ;
    return NULL;
}

static void *consumer(void *arg)
{
    int v, n = 0;
    (void)arg;
    while (n < 1000)
        if (dequeue(&q, &v))
            n++;
    return NULL;
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
