// a lock built from an atomic function that assumes the lock to be free
#include <pthread.h>
extern void __VERIFIER_assume(int cond);

int m = 0;
int account = 0;

void __VERIFIER_atomic_acquire(int *l)
{
    __VERIFIER_assume(*l == 0);
    *l = 1;
}

void __VERIFIER_atomic_release(int *l)
{
    __VERIFIER_assume(*l == 1);
    *l = 0;
}

void *deposit(void *arg)
{
    __VERIFIER_atomic_acquire(&m);
    account = account + 10; // RACE!
    __VERIFIER_atomic_release(&m);
    return 0;
}

void *withdraw(void *arg)
{
    if (account > 5) // RACE!
        account = account - 5; // RACE!
    return 0;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, deposit, 0);
    pthread_create(&b, 0, withdraw, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return account == 0;
}
