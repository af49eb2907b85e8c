// A maximum kept by compare-exchange, but who holds it is stored plainly
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
static atomic_int best;
static int best_owner;
static void offer(int v, int who)
{
    int cur = atomic_load(&best);
    while (v > cur)
        if (atomic_compare_exchange_weak(&best, &cur, v)) {
            best_owner = who; // RACE!
            return;
        }
}
static void *bidder(void *arg)
{
    int who = (int)(long)arg;
    unsigned seed = (unsigned)who;
    for (int i = 0; i < 1000; i++)
        offer(i * 100 + rand_r(&seed) % 100, who);
    return NULL;
}
int main(void)
{
    pthread_t t[4];
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, bidder, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d by %d\n", atomic_load(&best), best_owner);
    return 0;
}
