// Threads push onto a lock-free list, main walks it after all are joined
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <stdio.h>

typedef struct item {
    long key;
    struct item *next;
} item;

typedef struct {
    _Atomic(item *) head;
    atomic_long length;
} stack;

static stack st;

static void stack_push(stack *s, long key)
{
    item *it = malloc(sizeof(item));
    item *old = atomic_load_explicit(&s->head, memory_order_relaxed);
    it->key = key;
    do {
        it->next = old;
    } while (!atomic_compare_exchange_weak_explicit(&s->head, &old, it, memory_order_release,
                                                    memory_order_relaxed));
    atomic_fetch_add_explicit(&s->length, 1, memory_order_relaxed);
}

static void *producer(void *arg)
{
    long base = (long)arg * 100;
    for (long i = 0; i < 100; i++)
        stack_push(&st, base + i);
    return NULL;
}

static void *reader(void *arg)
{
    item *it = atomic_load_explicit(&st.head, memory_order_acquire);
    long sum = 0;
    for (; it; it = it->next)
        sum += it->key;
    *(long *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t p[4], r;
    long seen = 0, total = 0;
    for (long i = 0; i < 4; i++)
        pthread_create(&p[i], NULL, producer, (void *)i);
    pthread_create(&r, NULL, reader, &seen);
    for (int i = 0; i < 4; i++)
        pthread_join(p[i], NULL);
    pthread_join(r, NULL);
    for (item *it = st.head; it;) {
        item *next = it->next;
        total += it->key;
        free(it);
        it = next;
    }
    printf("%ld %ld %ld\n", seen, total, (long)st.length);
    return 0;
}
