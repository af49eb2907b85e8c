// The balance is looked at before the lock is taken.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct account {
    const char *owner;
    long balance;
    pthread_mutex_t lock;
};

static struct account alice = {"alice", 500, PTHREAD_MUTEX_INITIALIZER};
static struct account bob = {"bob", 500, PTHREAD_MUTEX_INITIALIZER};

static int withdraw(struct account *a, long amount)
{
    if (a->balance < amount) // RACE!
        return -1;
    pthread_mutex_lock(&a->lock);
    a->balance -= amount; // NORACE
    pthread_mutex_unlock(&a->lock);
    return 0;
}

static void deposit(struct account *a, long amount)
{
    pthread_mutex_lock(&a->lock);
    a->balance += amount; // RACE!
    pthread_mutex_unlock(&a->lock);
}

static void *a_to_b(void *unused)
{
    (void)unused;
    for (int i = 0; i < 100; i++)
        if (withdraw(&alice, 7) == 0)
            deposit(&bob, 7);
    return NULL;
}

static void *b_to_a(void *unused)
{
    (void)unused;
    for (int i = 0; i < 100; i++)
        if (withdraw(&bob, 5) == 0)
            deposit(&alice, 5);
    return NULL;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, NULL, a_to_b, NULL);
    pthread_create(&t2, NULL, b_to_a, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    printf("%s %ld, %s %ld\n", alice.owner, alice.balance, bob.owner, bob.balance);
    return 0;
}
