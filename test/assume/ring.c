/* A-RING: who waits for a free slot gets one that nobody reads. Here the ring is taken to have more slots than it has. */
#include <pthread.h>
#include <stdatomic.h>

static int ring[8];
static atomic_uint head, tail;

static void *producer(void *arg)
{
    for (int i = 0; i < 50; i++) {
        unsigned h = head;
#ifndef CONTROL
        while (h - tail == 16)
            ;
#endif
        ring[h % 8] = i; /* MISSED */
        head = h + 1;
    }
    return arg;
}

static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 50; i++) {
        unsigned t = tail;
        while (head == t)
            ;
        sum += ring[t % 8]; /* MISSED */
        tail = t + 1;
    }
    return sum ? arg : 0;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, 0, producer, 0);
    pthread_create(&c, 0, consumer, 0);
    pthread_join(p, 0);
    pthread_join(c, 0);
    return 0;
}
