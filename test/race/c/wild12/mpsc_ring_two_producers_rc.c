// a ring for one producer, used by two
#include <pthread.h>
#include <stdatomic.h>

#define CAP 32
static int slot[CAP];
static atomic_uint head, tail;

static int push(int v)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h - atomic_load_explicit(&tail, memory_order_acquire) == CAP)
        return 0;
    slot[h % CAP] = v; // RACE!
    atomic_store_explicit(&head, h + 1, memory_order_release);
    return 1;
}
static int pop(int *v)
{
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    if (t == atomic_load_explicit(&head, memory_order_acquire))
        return 0;
    *v = slot[t % CAP]; // RACE
    atomic_store_explicit(&tail, t + 1, memory_order_release);
    return 1;
}
static void *producer(void *arg)
{
    int base = *(int *)arg;
    for (int i = 0; i < 100; i++)
        while (!push(base + i))
            ;
    return NULL;
}
int main(void)
{
    pthread_t t[2];
    int base[2] = {0, 1000};
    int v, got = 0;
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, producer, &base[i]);
    for (int spin = 0; spin < 100000; spin++)
        got += pop(&v);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return got;
}
