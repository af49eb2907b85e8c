// main creates threads for ever and joins none
#include <pthread.h>
extern void abort(void);
extern void __VERIFIER_assume(int);
extern unsigned int __VERIFIER_nondet_uint(void);

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
unsigned int value;

unsigned int random_step(void)
{
    unsigned int v = __VERIFIER_nondet_uint();
    __VERIFIER_assume(v < 16);
    return v;
}

void *thr(void *arg)
{
    unsigned int s = random_step();
    pthread_mutex_lock(&lock);
    value = value + s;
    pthread_mutex_unlock(&lock);
    return 0;
}

int main(void)
{
    pthread_t t;
    value = 0;
    while (1) {
        pthread_create(&t, 0, thr, 0);
    }
}
