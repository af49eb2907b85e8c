// sections between __VERIFIER_atomic_begin and _end exclude each other
extern void abort(void);
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
extern int __VERIFIER_nondet_int(void);
#include <pthread.h>

int total = 0;
int seen = 0;

void *adder(void *arg)
{
    for (int i = 0; i < 10; i++) {
        int v = __VERIFIER_nondet_int();
        __VERIFIER_atomic_begin();
        total += v; // RACE! t
        seen++;
        __VERIFIER_atomic_end();
    }
    return 0;
}

void *watcher(void *arg)
{
    int copy;
    copy = total; // RACE! t
    if (copy > 1000)
        abort();
    return 0;
}

int main(void)
{
    pthread_t a, b, c;
    pthread_create(&a, 0, adder, 0);
    pthread_create(&b, 0, adder, 0);
    pthread_create(&c, 0, watcher, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    return seen > 20;
}
