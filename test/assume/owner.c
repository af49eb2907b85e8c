/* A-OWNER: what is reached through a pointer kept beside a lock belongs to that lock. Here each
 * node hangs in two queues, each with a lock of its own. */
#include <pthread.h>
#include <stdlib.h>

struct node {
    long value;
};
struct queue {
    pthread_mutex_t lock;
    struct node *head;
};

static struct queue *make_queue(struct node *node)
{
    struct queue *q = malloc(sizeof *q);
    pthread_mutex_init(&q->lock, NULL);
    q->head = node;
    return q;
}

static void *work(void *arg)
{
    struct queue *q = arg;
#ifndef CONTROL
    pthread_mutex_lock(&q->lock);
#endif
    q->head->value++; /* MISSED */
#ifndef CONTROL
    pthread_mutex_unlock(&q->lock);
#endif
    return NULL;
}

int main(void)
{
    struct node *shared[2];
    struct queue *queues[4];
    pthread_t threads[4];
    for (int i = 0; i < 2; i++) {
        shared[i] = malloc(sizeof *shared[i]);
        shared[i]->value = 0;
    }
    for (int i = 0; i < 4; i++)
        queues[i] = make_queue(shared[i / 2]);
    for (int i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, work, queues[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
