// three stages connected by queues of fixed size, items pass by pointer
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define QSIZE 4
#define COUNT 50

typedef struct {
    void *slot[QSIZE];
    unsigned head, tail, used;
    pthread_mutex_t m;
    pthread_cond_t cv;
} queue_t;

typedef struct {
    int id;
    int squared;
    int final;
} work_t;

static queue_t q1, q2;

static void queue_init(queue_t *q)
{
    q->head = q->tail = q->used = 0;
    pthread_mutex_init(&q->m, NULL);
    pthread_cond_init(&q->cv, NULL);
}

static void enqueue(queue_t *q, void *p)
{
    pthread_mutex_lock(&q->m);
    while (q->used == QSIZE)
        pthread_cond_wait(&q->cv, &q->m);
    q->slot[q->tail++ % QSIZE] = p;
    q->used++;
    pthread_cond_broadcast(&q->cv);
    pthread_mutex_unlock(&q->m);
}

static void *dequeue(queue_t *q)
{
    pthread_mutex_lock(&q->m);
    while (q->used == 0)
        pthread_cond_wait(&q->cv, &q->m);
    void *p = q->slot[q->head++ % QSIZE];
    q->used--;
    pthread_cond_broadcast(&q->cv);
    pthread_mutex_unlock(&q->m);
    return p;
}

static void *stage1(void *unused)
{
    for (int i = 0; i < COUNT; i++) {
        work_t *w = malloc(sizeof *w);
        w->id = i;
        w->squared = w->final = 0;
        enqueue(&q1, w);
    }
    enqueue(&q1, NULL);
    return NULL;
}

static void *stage2(void *unused)
{
    work_t *w;
    while ((w = dequeue(&q1)) != NULL) {
        w->squared = w->id * w->id; // NORACE
        enqueue(&q2, w);
    }
    enqueue(&q2, NULL);
    return NULL;
}

static void *stage3(void *unused)
{
    work_t *w;
    long sum = 0;
    while ((w = dequeue(&q2)) != NULL) {
        w->final = w->squared + 1; // NORACE
        sum += w->final;
        free(w);
    }
    printf("%ld\n", sum);
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    void *(*stage[3])(void *) = {stage1, stage2, stage3};
    queue_init(&q1);
    queue_init(&q2);
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, stage[i], NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
