// a ring for one producer is used by two
#include <pthread.h>
#include <stdatomic.h>

#define SIZE 16

static int slots[SIZE];
static atomic_uint head, tail;

static int push(int v)
{
    unsigned h = atomic_load_explicit(&head, memory_order_relaxed);
    if (h - atomic_load_explicit(&tail, memory_order_acquire) == SIZE)
        return 0;
    slots[h % SIZE] = v; // RACE!
    atomic_store_explicit(&head, h + 1, memory_order_release);
    return 1;
}

static int pop(int *v)
{
    unsigned t = atomic_load_explicit(&tail, memory_order_relaxed);
    if (t == atomic_load_explicit(&head, memory_order_acquire))
        return 0;
    *v = slots[t % SIZE]; // RACE
    atomic_store_explicit(&tail, t + 1, memory_order_release);
    return 1;
}

static void *producer(void *arg)
{
    for (int i = 0; i < 100; i++)
        push(i);
    return NULL;
}

static void *consumer(void *arg)
{
    int v, sum = 0;
    for (int i = 0; i < 100; i++)
        if (pop(&v))
            sum += v;
    return (void *)(long)sum;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, NULL, producer, NULL);
    pthread_create(&b, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    pthread_join(c, NULL);
    return 0;
}
