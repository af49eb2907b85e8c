// Lock by __sync_lock_test_and_set
#include <pthread.h>
#include <stdlib.h>

void __VERIFIER_assume(int c) { if (!c) exit(0); }
volatile int lk;
int x, y;

void take(void)
{
    while (__sync_lock_test_and_set(&lk, 1)) // RACE!
        while (lk) // RACE!
            ;
}

void drop(void)
{
    __sync_lock_release(&lk); // RACE!
}

void *inc(void *a)
{
    (void)a;
    for (int i = 0; i < 20000; i++) {
        take();
        x++;
        y = x;
        drop();
    }
    return 0;
}

void *dec(void *a)
{
    (void)a;
    for (int i = 0; i < 20000; i++) {
        take();
        x--;
        y = x;
        drop();
    }
    return 0;
}

int main(void)
{
    pthread_t p, q;
    pthread_create(&p, 0, inc, 0);
    pthread_create(&q, 0, dec, 0);
    pthread_join(p, 0);
    pthread_join(q, 0);
    __VERIFIER_assume(x == 0);
    if (x != y)
        abort();
    return 0;
}
