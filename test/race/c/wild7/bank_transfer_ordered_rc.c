// Transfers lock both accounts; the audit adds up without locks
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 8
typedef struct { int id; long balance; pthread_mutex_t lock; } acct;
static acct bank[N];
static void transfer(int from, int to, long v)
{
    int a = from < to ? from : to, b = from < to ? to : from;
    if (a == b)
        return;
    pthread_mutex_lock(&bank[a].lock);
    pthread_mutex_lock(&bank[b].lock);
    if (bank[from].balance >= v) {
        bank[from].balance -= v; // RACE!
        bank[to].balance += v; // RACE!
    }
    pthread_mutex_unlock(&bank[b].lock);
    pthread_mutex_unlock(&bank[a].lock);
}
static void *teller(void *arg)
{
    unsigned seed = *(unsigned *)arg;
    for (int i = 0; i < 1000; i++)
        transfer(rand_r(&seed) % N, rand_r(&seed) % N, rand_r(&seed) % 100);
    return NULL;
}
static void *audit(void *arg)
{
    (void)arg;
    for (int r = 0; r < 10; r++) {
        long sum = 0;
        for (int i = 0; i < N; i++)
            sum += bank[i].balance; // RACE!
        printf("%ld\n", sum);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[3], a;
    unsigned seeds[3] = { 1, 2, 3 };
    for (int i = 0; i < N; i++) {
        bank[i].id = i;
        bank[i].balance = 1000;
        pthread_mutex_init(&bank[i].lock, NULL);
    }
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, teller, &seeds[i]);
    pthread_create(&a, NULL, audit, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    pthread_join(a, NULL);
    return 0;
}
