// a ring whose positions are published with relaxed order
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <threads.h>

#define RING_SIZE 128
#define COUNT 100000

struct message {
    int id;
    double payload;
};

typedef struct {
    struct message slots[RING_SIZE];
    _Alignas(64) atomic_size_t head;
    _Alignas(64) atomic_size_t tail;
} ring_t;

static ring_t ring;

static bool ring_push(ring_t *r, const struct message *msg)
{
    size_t head = atomic_load_explicit(&r->head, memory_order_relaxed);
    size_t next = (head + 1) % RING_SIZE;

    if (next == atomic_load_explicit(&r->tail, memory_order_acquire))
        return false;
    r->slots[head] = *msg; // RACE!
    atomic_store_explicit(&r->head, next, memory_order_relaxed);
    return true;
}

static bool ring_pop(ring_t *r, struct message *out)
{
    size_t tail = atomic_load_explicit(&r->tail, memory_order_relaxed);

    if (tail == atomic_load_explicit(&r->head, memory_order_relaxed))
        return false;
    *out = r->slots[tail]; // RACE!
    atomic_store_explicit(&r->tail, (tail + 1) % RING_SIZE, memory_order_release);
    return true;
}

static int producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < COUNT; i++) {
        struct message m = {i, i * 0.5};
        while (!ring_push(&ring, &m))
            thrd_yield();
    }
    return 0;
}

static int consumer(void *arg)
{
    double *total = arg;
    struct message m;

    for (int i = 0; i < COUNT; i++) {
        while (!ring_pop(&ring, &m))
            thrd_yield();
        *total += m.payload;
    }
    return 0;
}

int main(void)
{
    thrd_t p, c;
    double total = 0;

    thrd_create(&p, producer, NULL);
    thrd_create(&c, consumer, &total);
    thrd_join(p, NULL);
    thrd_join(c, NULL);
    printf("%f\n", total);
    return 0;
}
