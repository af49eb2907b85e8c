// The unlock in the other branch
// gives back what was never taken.
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int v;
void *worker(void *arg)
{
    int c = __VERIFIER_nondet_int();
    if (c > 0) {
        pthread_mutex_lock(&m);
        v++;
    }
    v += 0 * c;
    if (c > -5)
        pthread_mutex_unlock(&m); // DEADLOCK!
    return arg;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
    return 0;
}
