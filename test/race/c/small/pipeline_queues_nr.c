// Three stages joined by two queues of one type; items move on and are freed at the end
#include <pthread.h>
#include <stdlib.h>

struct item { int raw, parsed, result; struct item *next; };
struct queue {
    pthread_mutex_t lock;
    pthread_cond_t nonempty;
    struct item *head, *tail;
    int closed;
};
static struct queue q1, q2;

static void q_init(struct queue *q)
{
    pthread_mutex_init(&q->lock, NULL);
    pthread_cond_init(&q->nonempty, NULL);
    q->head = q->tail = NULL;
    q->closed = 0;
}

static void q_push(struct queue *q, struct item *it)
{
    it->next = NULL;
    pthread_mutex_lock(&q->lock);
    if (q->tail)
        q->tail->next = it;
    else
        q->head = it;
    q->tail = it;
    pthread_cond_signal(&q->nonempty);
    pthread_mutex_unlock(&q->lock);
}

static void q_close(struct queue *q)
{
    pthread_mutex_lock(&q->lock);
    q->closed = 1;
    pthread_cond_broadcast(&q->nonempty);
    pthread_mutex_unlock(&q->lock);
}

static struct item *q_pop(struct queue *q)
{
    struct item *it;
    pthread_mutex_lock(&q->lock);
    while (!q->head && !q->closed)
        pthread_cond_wait(&q->nonempty, &q->lock);
    it = q->head;
    if (it) {
        q->head = it->next;
        if (!q->head)
            q->tail = NULL;
    }
    pthread_mutex_unlock(&q->lock);
    return it;
}

static void *read_stage(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        struct item *it = malloc(sizeof *it);
        it->raw = i;
        q_push(&q1, it);
    }
    q_close(&q1);
    return NULL;
}

static void *parse_stage(void *arg)
{
    struct item *it;
    (void)arg;
    while ((it = q_pop(&q1)) != NULL) {
        it->parsed = it->raw * 2;
        q_push(&q2, it);
    }
    q_close(&q2);
    return NULL;
}

static void *sum_stage(void *arg)
{
    long *sum = arg;
    struct item *it;
    while ((it = q_pop(&q2)) != NULL) {
        it->result = it->parsed + 1;
        *sum += it->result;
        free(it);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    long sum = 0;
    q_init(&q1);
    q_init(&q2);
    pthread_create(&t[0], NULL, read_stage, NULL);
    pthread_create(&t[1], NULL, parse_stage, NULL);
    pthread_create(&t[2], NULL, sum_stage, &sum);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return sum != 10000;
}
