// transfers between accounts, both locks taken in the order of the account numbers
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 10

struct account {
    int id;
    long balance;
    pthread_mutex_t lock;
};

static struct account bank[ACCOUNTS];

static int transfer(int from, int to, long amount)
{
    int ok = 0;
    if (from == to)
        return 0;
    int first = from < to ? from : to;
    int second = from < to ? to : from;
    pthread_mutex_lock(&bank[first].lock);
    pthread_mutex_lock(&bank[second].lock);
    if (bank[from].balance >= amount) { // NORACE
        bank[from].balance -= amount; // NORACE
        bank[to].balance += amount; // NORACE
        ok = 1;
    }
    pthread_mutex_unlock(&bank[second].lock);
    pthread_mutex_unlock(&bank[first].lock);
    return ok;
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 1000; i++)
        transfer(rand_r(&seed) % ACCOUNTS, rand_r(&seed) % ACCOUNTS, rand_r(&seed) % 50);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    long sum = 0;
    for (int i = 0; i < ACCOUNTS; i++) {
        bank[i].id = i;
        bank[i].balance = 1000;
        pthread_mutex_init(&bank[i].lock, NULL);
    }
    for (size_t i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < ACCOUNTS; i++)
        sum += bank[i].balance;
    printf("%ld\n", sum);
    return 0;
}
