// Transfers through a wrapper that locks both accounts.
#include <pthread.h>
#include <stdio.h>

typedef struct account {
    int number;
    long balance;
    pthread_mutex_t guard;
} account;

static account checking = {1, 500, PTHREAD_MUTEX_INITIALIZER};
static account savings = {2, 900, PTHREAD_MUTEX_INITIALIZER};

static void lock_pair(account *a, account *b)
{
    pthread_mutex_lock(&a->guard); // DEADLOCK
    pthread_mutex_lock(&b->guard); // DEADLOCK!
}

static void unlock_pair(account *a, account *b)
{
    pthread_mutex_unlock(&a->guard);
    pthread_mutex_unlock(&b->guard);
}

static void transfer(account *from, account *to, long sum)
{
    lock_pair(from, to); // DEADLOCK
    from->balance -= sum;
    to->balance += sum;
    unlock_pair(from, to);
}

static void *save(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        transfer(&checking, &savings, 1); // DEADLOCK
    return NULL;
}

static void *spend(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        transfer(&savings, &checking, 2); // DEADLOCK
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, save, NULL);
    pthread_create(&b, NULL, spend, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld %ld\n", checking.balance, savings.balance);
    return 0;
}
