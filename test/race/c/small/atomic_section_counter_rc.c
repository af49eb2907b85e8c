// An atomic section at one side only (verification style)
#include <pthread.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern int __VERIFIER_nondet_int(void);
extern void abort(void);
void assume_abort_if_not(int c) { if (!c) abort(); }
int data, flag;
void *thr1(void *arg)
{
    (void)arg;
    __VERIFIER_atomic_begin();
    data = 1; // RACE!
    __VERIFIER_atomic_end();
    return 0;
}
void *thr2(void *arg)
{
    int v = __VERIFIER_nondet_int();
    (void)arg;
    assume_abort_if_not(v > 0 && v < 10);
    data = data + v; // RACE!
    return 0;
}
int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, thr1, 0);
    pthread_create(&t2, 0, thr2, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    if (data > 11)
        abort();
    return 0;
}
