// Transfers between accounts, locks taken in order of the account's number
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <assert.h>

#define ACCOUNTS 6
#define ROUNDS 1000

typedef struct {
    int id;
    long balance;
    pthread_mutex_t m;
} account_t;

static account_t acc[ACCOUNTS];

static int transfer(account_t *from, account_t *to, long amount)
{
    account_t *first = from->id < to->id ? from : to;
    account_t *second = from->id < to->id ? to : from;
    int ok = 0;

    if (from == to)
        return 0;
    pthread_mutex_lock(&first->m);
    pthread_mutex_lock(&second->m);
    if (from->balance >= amount) {
        from->balance -= amount;
        to->balance += amount;
        ok = 1;
    }
    pthread_mutex_unlock(&second->m);
    pthread_mutex_unlock(&first->m);
    return ok;
}

static void *teller(void *arg)
{
    unsigned seed = *(unsigned *)arg;
    int i;
    for (i = 0; i < ROUNDS; i++)
        transfer(&acc[rand_r(&seed) % ACCOUNTS], &acc[rand_r(&seed) % ACCOUNTS], rand_r(&seed) % 50);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    unsigned seeds[4];
    long sum = 0;
    int i;

    for (i = 0; i < ACCOUNTS; i++) {
        acc[i].id = i;
        acc[i].balance = 1000;
        pthread_mutex_init(&acc[i].m, NULL);
    }
    for (i = 0; i < 4; i++) {
        seeds[i] = i + 1;
        pthread_create(&t[i], NULL, teller, &seeds[i]);
    }
    for (i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (i = 0; i < ACCOUNTS; i++)
        sum += acc[i].balance;
    assert(sum == ACCOUNTS * 1000);
    printf("total %ld\n", sum);
    return 0;
}
