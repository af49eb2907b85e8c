// The same ring with two producers
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#define SIZE 8

static int ring[SIZE];
static atomic_size_t head, tail;
static atomic_bool stop;

static bool push(int v)
{
    size_t t = atomic_load(&tail);
    size_t next = (t + 1) % SIZE;
    if (next == atomic_load(&head))
        return false;
    ring[t] = v; // RACE!
    atomic_store(&tail, next);
    return true;
}

static bool pop(int *v)
{
    size_t h = atomic_load(&head);
    if (h == atomic_load(&tail))
        return false;
    *v = ring[h]; // RACE
    atomic_store(&head, (h + 1) % SIZE);
    return true;
}

static void *producer(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100000 && !atomic_load(&stop); i++)
        push(i);
    return NULL;
}

static void *consumer(void *arg)
{
    (void)arg;
    int v;
    for (int i = 0; i < 100000; i++)
        pop(&v);
    atomic_store(&stop, true);
    return NULL;
}

int main(void)
{
    pthread_t p, q, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&q, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(q, NULL);
    pthread_join(c, NULL);
    return 0;
}
