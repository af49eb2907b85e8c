// A lock made of an atomic function that assumes it free (verification style)
#include <pthread.h>
extern void abort(void);
extern void reach_error(void);
void assume_abort_if_not(int cond) { if (!cond) abort(); }
void __VERIFIER_assert(int e) { if (!e) { reach_error(); abort(); } }
int lck = 0;
int pos, pos_max;
void __VERIFIER_atomic_acquire(void)
{
    assume_abort_if_not(lck == 0);
    lck = 1;
}
void __VERIFIER_atomic_release(void)
{
    assume_abort_if_not(lck == 1);
    lck = 0;
}
void *step(void *arg)
{
    (void)arg;
    __VERIFIER_atomic_acquire();
    pos++;
    if (pos > pos_max)
        pos_max = pos;
    __VERIFIER_assert(pos_max >= pos);
    __VERIFIER_atomic_release();
    return 0;
}
int main(void)
{
    pthread_t t;
    while (1)
        pthread_create(&t, 0, step, 0);
}
