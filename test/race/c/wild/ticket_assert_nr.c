// Ticket lock with two counters, verification style
#include <pthread.h>
#include <stdatomic.h>
#include <assert.h>

extern void __VERIFIER_nothing(void);
void reach_error(void) { assert(0); }

atomic_uint next_ticket = 0;
atomic_uint now_serving = 0;
int c = 0;

#define NEXT(t) atomic_fetch_add(&next_ticket, 1)

void *thr(void *arg)
{
    unsigned t = NEXT();
    while (atomic_load(&now_serving) != t)
        ;
    c = 1;
    if (c != 1)
        reach_error();
    c = 0;
    atomic_fetch_add(&now_serving, 1);
    return 0;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], 0, thr, 0);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], 0);
    if (c != 0)
        reach_error();
    return 0;
}
