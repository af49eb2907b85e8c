// Accounts made on the heap, kept in an array of pointers; transfers lock the lower number first
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct account { int id; long balance; pthread_mutex_t mtx; } account_t;
#define NACC 10
static account_t *accounts[NACC];
static account_t *open_account(int id, long amount)
{
    account_t *a = malloc(sizeof(account_t));
    a->id = id;
    a->balance = amount;
    pthread_mutex_init(&a->mtx, NULL);
    return a;
}
static int transfer(account_t *from, account_t *to, long amount)
{
    account_t *first = from->id < to->id ? from : to;
    account_t *second = from->id < to->id ? to : from;
    int ok = 0;
    if (from == to)
        return 0;
    pthread_mutex_lock(&first->mtx);
    pthread_mutex_lock(&second->mtx);
    if (from->balance >= amount) {
        from->balance -= amount;
        to->balance += amount;
        ok = 1;
    }
    pthread_mutex_unlock(&second->mtx);
    pthread_mutex_unlock(&first->mtx);
    return ok;
}
static void *teller(void *arg)
{
    unsigned seed = *(unsigned *)arg;
    int done = 0;
    for (int i = 0; i < 500; i++)
        done += transfer(accounts[rand_r(&seed) % NACC], accounts[rand_r(&seed) % NACC], 5);
    free(arg);
    return (void *)(long)done;
}
int main(void)
{
    pthread_t t[4];
    long total = 0;
    void *res;
    for (int i = 0; i < NACC; i++)
        accounts[i] = open_account(i, 100);
    for (int i = 0; i < 4; i++) {
        unsigned *seed = malloc(sizeof *seed);
        *seed = i;
        pthread_create(&t[i], NULL, teller, seed);
    }
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], &res);
    for (int i = 0; i < NACC; i++) {
        total += accounts[i]->balance;
        free(accounts[i]);
    }
    printf("%ld\n", total);
    return 0;
}
