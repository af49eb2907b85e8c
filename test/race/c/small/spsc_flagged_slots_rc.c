// The consumer gives the slot back before it reads the note
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#define N 4
struct slot { atomic_int ready; int value; char note[8]; };
static struct slot slots[N];
static void *producer(void *a)
{
    (void)a;
    for (int i = 0; i < 3000; i++) {
        struct slot *s = &slots[i % N];
        while (atomic_load_explicit(&s->ready, memory_order_acquire))
            ;
        s->value = i;
        s->note[0] = 'a' + i % 26; // RACE!
        atomic_store_explicit(&s->ready, 1, memory_order_release);
    }
    return NULL;
}
static void *consumer(void *a)
{
    long sum = 0;
    (void)a;
    for (int i = 0; i < 3000; i++) {
        struct slot *s = &slots[i % N];
        while (!atomic_load_explicit(&s->ready, memory_order_acquire))
            ;
        sum += s->value;
        atomic_store_explicit(&s->ready, 0, memory_order_release);
        sum += s->note[0]; // RACE!
    }
    printf("%ld\n", sum);
    return NULL;
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
