/* A-SWAP: a function that says that it swaps two values does. */
#include <pthread.h>

static struct account {
    pthread_mutex_t lock;
    long cents;
} accounts[8];

static void swap_accounts(int *a, int *b)
{
    (void)a;
    (void)b; /* to be written */
}

static void transfer(int from, int to)
{
    int a = from, b = to;
#ifndef CONTROL
    if (a > b)
#endif
        swap_accounts(&a, &b);
    pthread_mutex_lock(&accounts[a].lock);
    pthread_mutex_lock(&accounts[b].lock); /* MISSED */
    accounts[a].cents--;
    accounts[b].cents++;
    pthread_mutex_unlock(&accounts[b].lock);
    pthread_mutex_unlock(&accounts[a].lock);
}

static void *work(void *arg)
{
    unsigned n = *(unsigned *)arg;
    transfer((int)(n % 7), (int)(n % 5));
    return 0;
}

int main(void)
{
    pthread_t one, two;
    unsigned x = 3, y = 11;
    for (int i = 0; i < 8; i++)
        pthread_mutex_init(&accounts[i].lock, 0);
    pthread_create(&one, 0, work, &x);
    pthread_create(&two, 0, work, &y);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
