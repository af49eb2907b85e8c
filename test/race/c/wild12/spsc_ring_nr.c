// one producer, one consumer, a ring of messages with acquire and release
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

#define CAP 64
struct msg { int id; char body[24]; };
struct ring {
    struct msg slot[CAP];
    _Atomic unsigned head;
    _Atomic unsigned tail;
};
static struct ring r;

static bool push(struct ring *q, int id)
{
    unsigned h = atomic_load_explicit(&q->head, memory_order_relaxed);
    unsigned t = atomic_load_explicit(&q->tail, memory_order_acquire);
    if (h - t == CAP)
        return false;
    struct msg *m = &q->slot[h % CAP];
    m->id = id;                // NORACE
    m->body[0] = (char)id;     // NORACE
    atomic_store_explicit(&q->head, h + 1, memory_order_release);
    return true;
}
static bool pop(struct ring *q, struct msg *out)
{
    unsigned t = atomic_load_explicit(&q->tail, memory_order_relaxed);
    if (t == atomic_load_explicit(&q->head, memory_order_acquire))
        return false;
    *out = q->slot[t % CAP]; // NORACE
    atomic_store_explicit(&q->tail, t + 1, memory_order_release);
    return true;
}
static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++)
        while (!push(&r, i))
            ;
    return NULL;
}
int main(void)
{
    pthread_t t;
    long sum = 0;
    struct msg m;
    pthread_create(&t, NULL, producer, NULL);
    for (int got = 0; got < 1000;) {
        if (pop(&r, &m)) {
            sum += m.id;
            got++;
        }
    }
    pthread_join(t, NULL);
    return (int)(sum & 1);
}
