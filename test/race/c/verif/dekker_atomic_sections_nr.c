// every access to the variables of the algorithm is an atomic section, but for one
#include <pthread.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
int flag1, flag2, turn;

void *thr1(void *_)
{
    __VERIFIER_atomic_begin();
    flag1 = 1;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    int f2 = flag2;
    __VERIFIER_atomic_end();
    while (f2) {
        __VERIFIER_atomic_begin();
        f2 = flag2;
        __VERIFIER_atomic_end();
    }
    __VERIFIER_atomic_begin();
    turn = 1;
    flag1 = 0;
    __VERIFIER_atomic_end();
    return 0;
}

void *thr2(void *_)
{
    __VERIFIER_atomic_begin();
    flag2 = 1;
    __VERIFIER_atomic_end();
    __VERIFIER_atomic_begin();
    int f1 = flag1;
    turn = f1;
    __VERIFIER_atomic_end();
    return 0;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, 0, thr1, 0);
    pthread_create(&t2, 0, thr2, 0);
    pthread_join(t1, 0);
    pthread_join(t2, 0);
    return 0;
}
