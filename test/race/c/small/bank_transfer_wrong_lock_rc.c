// A bank where transfer() takes only the lock of the source account
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 8
struct acct { pthread_mutex_t mu; int id; long balance; };
static struct acct bank[N];

static void transfer(int from, int to, long amount)
{
    pthread_mutex_lock(&bank[from].mu);
    if (bank[from].balance >= amount) { // RACE!
        bank[from].balance -= amount; // RACE!
        bank[to].balance += amount; // RACE!
    }
    pthread_mutex_unlock(&bank[from].mu);
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(long)arg;
    for (int i = 0; i < 1000; i++) {
        int a = rand_r(&seed) % N, b = rand_r(&seed) % N;
        if (a != b)
            transfer(a, b, rand_r(&seed) % 10);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    long sum = 0;
    for (int i = 0; i < N; i++) {
        pthread_mutex_init(&bank[i].mu, NULL);
        bank[i].id = i;
        bank[i].balance = 100;
    }
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)(i + 1));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        sum += bank[i].balance;
    printf("sum %ld\n", sum);
    return 0;
}
