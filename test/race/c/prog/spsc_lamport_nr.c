// single-producer single-consumer ring in a struct, release and acquire on head and tail
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define RING_SIZE 64 /* power of two */
#define MASK (RING_SIZE - 1)

struct msg {
    uint32_t id;
    uint32_t len;
};

struct ring {
    _Alignas(64) atomic_size_t head;
    _Alignas(64) atomic_size_t tail;
    struct msg slots[RING_SIZE];
};

static bool ring_push(struct ring *r, const struct msg *m)
{
    size_t head = atomic_load_explicit(&r->head, memory_order_relaxed);
    size_t tail = atomic_load_explicit(&r->tail, memory_order_acquire);
    if (head - tail >= RING_SIZE)
        return false;
    r->slots[head & MASK] = *m; // NORACE
    atomic_store_explicit(&r->head, head + 1, memory_order_release);
    return true;
}

static bool ring_pop(struct ring *r, struct msg *out)
{
    size_t tail = atomic_load_explicit(&r->tail, memory_order_relaxed);
    size_t head = atomic_load_explicit(&r->head, memory_order_acquire);
    if (tail == head)
        return false;
    *out = r->slots[tail & MASK]; // NORACE
    atomic_store_explicit(&r->tail, tail + 1, memory_order_release);
    return true;
}

static void *producer(void *arg)
{
    struct ring *r = arg;
    for (uint32_t i = 0; i < 1000; i++) {
        struct msg m = {.id = i, .len = i % 7};
        while (!ring_push(r, &m))
            ;
    }
    return NULL;
}

static void *consumer(void *arg)
{
    struct ring *r = arg;
    uint64_t total = 0;
    for (int n = 0; n < 1000;) {
        struct msg m;
        if (ring_pop(r, &m)) {
            total += m.len;
            n++;
        }
    }
    printf("%lu\n", (unsigned long)total);
    return NULL;
}

int main(void)
{
    struct ring *r = calloc(1, sizeof *r);
    pthread_t p, c;
    pthread_create(&p, NULL, producer, r);
    pthread_create(&c, NULL, consumer, r);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    free(r);
    return 0;
}
