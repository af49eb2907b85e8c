// the same choice at the lock and at the unlock, and both do the work under it
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;
void *t1(void *arg)
{
    int take = __VERIFIER_nondet_int();
    if (take)
        pthread_mutex_lock(&m);
    if (take)
        x = 1;
    if (take)
        pthread_mutex_unlock(&m);
    return 0;
}
void *t2(void *arg)
{
    pthread_mutex_lock(&m);
    x = 2;
    pthread_mutex_unlock(&m);
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
