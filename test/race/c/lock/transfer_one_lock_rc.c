// a transfer that takes the lock of one of its two accounts only
#include <pthread.h>

typedef struct {
    pthread_mutex_t mtx;
    long balance;
} account_t;

static account_t accounts[4];

static void transfer(account_t *from, account_t *to, long amount)
{
    account_t *second = from < to ? to : from;

    pthread_mutex_lock(&second->mtx);
    from->balance -= amount; // RACE!
    to->balance += amount; // RACE!
    pthread_mutex_unlock(&second->mtx);
}

static void *up(void *arg)
{
    for (int i = 0; i < 300; i++)
        transfer(&accounts[i % 3], &accounts[i % 3 + 1], 5);
    return arg;
}

static void *down(void *arg)
{
    for (int i = 0; i < 300; i++)
        transfer(&accounts[i % 3 + 1], &accounts[i % 3], 5);
    return arg;
}

int main(void)
{
    pthread_t a, b;

    for (int i = 0; i < 4; i++)
        pthread_mutex_init(&accounts[i].mtx, NULL);
    pthread_create(&a, NULL, up, NULL);
    pthread_create(&b, NULL, down, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
