// a balance is read for a report without the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define NACC 10
typedef struct {
    int id;
    double balance;
    pthread_mutex_t lock;
} account_t;
static account_t accounts[NACC];
static void transfer(int from, int to, double amount)
{
    if (from == to)
        return;
    account_t *first = &accounts[from < to ? from : to];
    account_t *second = &accounts[from < to ? to : from];
    pthread_mutex_lock(&first->lock);
    pthread_mutex_lock(&second->lock);
    if (accounts[from].balance >= amount) {
        accounts[from].balance -= amount; // RACE!
        accounts[to].balance += amount; // RACE!
    }
    pthread_mutex_unlock(&second->lock);
    pthread_mutex_unlock(&first->lock);
}
static double total(void)
{
    double s = 0;
    for (int i = 0; i < NACC; i++)
        s += accounts[i].balance; // RACE!
    return s;
}
static void *teller(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 1000; i++)
        transfer(rand_r(&seed) % NACC, rand_r(&seed) % NACC, 10);
    return NULL;
}
static void *auditor(void *arg)
{
    for (int i = 0; i < 10; i++)
        printf("total %.2f\n", total());
    return NULL;
}
int main(void)
{
    pthread_t t[4], a;
    for (int i = 0; i < NACC; i++) {
        accounts[i].id = i;
        accounts[i].balance = 100;
        pthread_mutex_init(&accounts[i].lock, NULL);
    }
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)(i + 1));
    pthread_create(&a, NULL, auditor, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    pthread_join(a, NULL);
    return 0;
}
