// Accounts on the heap, each with its own lock; a transfer takes both in the order of their numbers.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 8
#define THREADS 4

typedef struct account {
    int id;
    long balance;
    unsigned transactions;
    pthread_mutex_t lock;
} account_t;

static account_t *accounts[ACCOUNTS];

static account_t *account_new(int id, long balance)
{
    account_t *a = malloc(sizeof *a);
    a->id = id;
    a->balance = balance;
    a->transactions = 0;
    pthread_mutex_init(&a->lock, NULL);
    return a;
}

static int transfer(account_t *from, account_t *to, long amount)
{
    int ok = 0;
    if (from == to)
        return 0;
    account_t *first = from->id < to->id ? from : to;
    account_t *second = from->id < to->id ? to : from;
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock);
    if (from->balance >= amount) { // NORACE
        from->balance -= amount; // NORACE
        to->balance += amount; // NORACE
        from->transactions++;
        to->transactions++;
        ok = 1;
    }
    pthread_mutex_unlock(&second->lock);
    pthread_mutex_unlock(&first->lock);
    return ok;
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 200; i++) {
        int a = rand_r(&seed) % ACCOUNTS;
        int b = rand_r(&seed) % ACCOUNTS;
        transfer(accounts[a], accounts[b], rand_r(&seed) % 100);
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    long sum = 0;
    for (int i = 0; i < ACCOUNTS; i++)
        accounts[i] = account_new(i, 1000);
    for (size_t i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, teller, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < ACCOUNTS; i++) {
        sum += accounts[i]->balance; // NORACE
        free(accounts[i]);
    }
    printf("total %ld\n", sum);
    return 0;
}
