#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 10
#define THREADS 4

typedef struct account {
    int id;
    double balance;
    pthread_mutex_t lock;
} account_t;

static account_t *accounts[ACCOUNTS];

static account_t *account_create(int id, double balance)
{
    account_t *a = malloc(sizeof(*a));
    if (!a)
        exit(EXIT_FAILURE);
    a->id = id;
    a->balance = balance;
    pthread_mutex_init(&a->lock, NULL);
    return a;
}

static int transfer(account_t *from, account_t *to, double amount)
{
    int ok = 0;
    if (from == to)
        return 0;
    pthread_mutex_lock(&from->lock); // DEADLOCK
    pthread_mutex_lock(&to->lock); // DEADLOCK!
    if (from->balance >= amount) {
        from->balance -= amount;
        to->balance += amount;
        ok = 1;
    }
    pthread_mutex_unlock(&to->lock);
    pthread_mutex_unlock(&from->lock);
    return ok;
}

static void *teller(void *arg)
{
    unsigned int seed = (unsigned int)(size_t)arg;
    for (int i = 0; i < 10000; i++) {
        int a = rand_r(&seed) % ACCOUNTS;
        int b = rand_r(&seed) % ACCOUNTS;
        transfer(accounts[a], accounts[b], 1.0);
    }
    return NULL;
}

int main(void)
{
    pthread_t tid[THREADS];
    for (int i = 0; i < ACCOUNTS; i++)
        accounts[i] = account_create(i, 100.0);
    for (size_t i = 0; i < THREADS; i++)
        pthread_create(&tid[i], NULL, teller, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(tid[i], NULL);
    double sum = 0;
    for (int i = 0; i < ACCOUNTS; i++) {
        sum += accounts[i]->balance;
        pthread_mutex_destroy(&accounts[i]->lock);
        free(accounts[i]);
    }
    printf("%f\n", sum);
    return 0;
}
