// one producer, one consumer, indices that each only one side writes
#include <pthread.h>
#include <stdatomic.h>
#define SIZE 8
static int ring[SIZE];
static volatile unsigned head, tail;

static void *producer(void *arg)
{
    for (int i = 0; i < 50; i++) {
        unsigned h = head; // RACE
        while (h - tail == SIZE) // RACE! t
            ;
        ring[h % SIZE] = i; // RACE! r
        head = h + 1; // RACE! h
    }
    return NULL;
}

static void *consumer(void *arg)
{
    long sum = 0;
    for (int i = 0; i < 50; i++) {
        unsigned t = tail; // RACE
        while (head == t) // RACE! h
            ;
        sum += ring[t % SIZE]; // RACE! r
        tail = t + 1; // RACE! t
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
