// a ring of ints under a mutex with a flag for each side
#include <assert.h>
#include <pthread.h>
#define SIZE 20
#define EMPTY -1
#define FULL -2
typedef struct {
    int element[SIZE];
    int head, tail, amount;
} QType;
pthread_mutex_t m;
int enqueue_flag, dequeue_flag;
int stored_elements[SIZE];
QType queue;
extern int __VERIFIER_nondet_int(void);
void init(QType *q)
{
    q->head = 0;
    q->tail = 0;
    q->amount = 0;
}
int empty(QType *q) { return q->head == q->tail; }
int enqueue(QType *q, int x)
{
    q->element[q->tail] = x;
    q->amount++;
    if (q->tail == SIZE - 1)
        q->tail = 0;
    else
        q->tail++;
    return 0;
}
int dequeue(QType *q)
{
    int x = q->element[q->head];
    q->amount--;
    if (q->head == SIZE - 1)
        q->head = 0;
    else
        q->head++;
    return x;
}
void *t1(void *arg)
{
    int value, i;
    pthread_mutex_lock(&m);
    value = __VERIFIER_nondet_int();
    enqueue(&queue, value);
    stored_elements[0] = value;
    pthread_mutex_unlock(&m);
    for (i = 0; i < SIZE - 1; i++) {
        pthread_mutex_lock(&m);
        if (enqueue_flag) {
            value = __VERIFIER_nondet_int();
            enqueue(&queue, value);
            stored_elements[i + 1] = value;
            enqueue_flag = 0;
            dequeue_flag = 1;
        }
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
void *t2(void *arg)
{
    int i;
    for (i = 0; i < SIZE; i++) {
        pthread_mutex_lock(&m);
        if (dequeue_flag) {
            if (!empty(&queue))
                assert(dequeue(&queue) == stored_elements[i]);
            dequeue_flag = 0;
            enqueue_flag = 1;
        }
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t id1, id2;
    enqueue_flag = 1;
    dequeue_flag = 0;
    init(&queue);
    pthread_mutex_init(&m, 0);
    pthread_create(&id1, NULL, t1, &queue);
    pthread_create(&id2, NULL, t2, &queue);
    pthread_join(id1, NULL);
    pthread_join(id2, NULL);
    pthread_mutex_destroy(&m);
    return 0;
}
