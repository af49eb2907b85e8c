// one producer, one consumer, indices that each only one side writes
#include <pthread.h>
#include <stdatomic.h>
#define SIZE 8
static int ring[SIZE];
static atomic_uint head, tail;

static void *producer(void *arg)
{
    for (int i = 0; i < 50; i++) {
        unsigned h = head;
        while (h - tail == SIZE)
            ;
        ring[h % SIZE] = i;
        head = h + 1;
    }
    return NULL;
}

static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 50; i++) {
        unsigned t = tail;
        while (head == t)
            ;
        sum += ring[t % SIZE];
        tail = t + 1;
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t p, c;
    pthread_create(&p, NULL, producer, NULL);
    pthread_create(&c, NULL, consumer, NULL);
    pthread_join(p, NULL);
    pthread_join(c, NULL);
    return 0;
}
