// transfers between accounts take both locks in order of address
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    pthread_mutex_t mtx;
    long balance;
} account_t;

static account_t accounts[4];

static void transfer(account_t *from, account_t *to, long amount)
{
    account_t *first = from < to ? from : to;
    account_t *second = from < to ? to : from;

    pthread_mutex_lock(&first->mtx);
    pthread_mutex_lock(&second->mtx);
    if (from->balance >= amount) { // NORACE
    from->balance -= amount; // NORACE
    to->balance += amount; // NORACE
    }
    pthread_mutex_unlock(&second->mtx);
    pthread_mutex_unlock(&first->mtx);
}

static void *teller(void *arg)
{
    unsigned seed = *(unsigned *)arg;

    for (int i = 0; i < 500; i++) {
        int a = rand_r(&seed) % 4, b = rand_r(&seed) % 4;

        if (a != b)
            transfer(&accounts[a], &accounts[b], 5);
    }
    return NULL;
}

int main(void)
{
    pthread_t tellers[3];
    unsigned seeds[3] = {1, 2, 3};
    long total = 0;

    for (int i = 0; i < 4; i++) {
        pthread_mutex_init(&accounts[i].mtx, NULL);
        accounts[i].balance = 1000; // NORACE
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&tellers[i], NULL, teller, &seeds[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(tellers[i], NULL);
    for (int i = 0; i < 4; i++)
        total += accounts[i].balance; // NORACE
    printf("total %ld\n", total);
    return 0;
}
