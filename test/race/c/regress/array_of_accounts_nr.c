// records in one array on the heap, each with its lock; transfers take both in order
#include <pthread.h>
#include <stdlib.h>
#define N 8

struct account {
    int balance;
    pthread_mutex_t lock;
};
static struct account *accounts;

static void transfer(int from, int to, int amount)
{
    int first = from < to ? from : to;
    int second = from < to ? to : from;

    pthread_mutex_lock(&accounts[first].lock);
    pthread_mutex_lock(&accounts[second].lock);
    accounts[from].balance -= amount;
    accounts[to].balance += amount;
    pthread_mutex_unlock(&accounts[second].lock);
    pthread_mutex_unlock(&accounts[first].lock);
}

static void *teller(void *arg)
{
    unsigned s = *(unsigned *)arg;

    for (int i = 0; i < 100; i++) {
        int from = (s = s * 69069 + 1) % N, to = (s = s * 69069 + 1) % N;
        if (from != to)
            transfer(from, to, i);
    }
    return NULL;
}

static void *auditor(void *arg)
{
    long sum = 0;

    for (int i = 0; i < N; i++) {
        pthread_mutex_lock(&accounts[i].lock);
        sum += accounts[i].balance;
        pthread_mutex_unlock(&accounts[i].lock);
    }
    return (void *)sum;
}

int main(void)
{
    pthread_t t[3];
    unsigned seeds[2] = {1, 99};

    accounts = calloc(N, sizeof *accounts);
    for (int i = 0; i < N; i++) {
        accounts[i].balance = 100;
        pthread_mutex_init(&accounts[i].lock, NULL);
    }
    pthread_create(&t[0], NULL, teller, &seeds[0]);
    pthread_create(&t[1], NULL, teller, &seeds[1]);
    pthread_create(&t[2], NULL, auditor, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    free(accounts);
    return 0;
}
