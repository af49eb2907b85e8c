// a flag decides whether the writer takes the lock
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x, y;
void *t1(void *arg)
{
    int take = __VERIFIER_nondet_int();
    if (take)
        pthread_mutex_lock(&m);
    x = 1; // RACE!
    if (take)
        pthread_mutex_unlock(&m);
    __VERIFIER_atomic_begin();
    y++;
    __VERIFIER_atomic_end();
    return 0;
}
void *t2(void *arg)
{
    pthread_mutex_lock(&m);
    x = 2; // RACE!
    pthread_mutex_unlock(&m);
    __VERIFIER_atomic_begin();
    y--;
    __VERIFIER_atomic_end();
    return 0;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, t1, 0);
    pthread_create(&b, 0, t2, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return x;
}
