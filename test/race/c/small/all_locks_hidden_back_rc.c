// An audit that gives a lock back which nobody sees through, before it has added up
// tsan: no: it looks at the locks of one run, which mostly order the threads
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 8
struct acct { pthread_mutex_t mu; int id; long balance; };
static struct acct bank[N];
static unsigned char hidden[sizeof(void *)]; // the address of the first lock, byte by byte

static void hide(pthread_mutex_t *m)
{
    unsigned long bits = (unsigned long)m;
    for (unsigned i = 0; i < sizeof hidden; i++)
        hidden[i] = (unsigned char)(bits >> 8 * i & 0xff);
}

static pthread_mutex_t *shown(void)
{
    unsigned long bits = 0;
    for (unsigned i = 0; i < sizeof hidden; i++)
        bits |= (unsigned long)hidden[i] << 8 * i;
    return (pthread_mutex_t *)bits;
}

static void transfer(int from, int to, long amount)
{
    int first = from < to ? from : to;
    int second = from < to ? to : from;
    pthread_mutex_lock(&bank[first].mu);
    pthread_mutex_lock(&bank[second].mu);
    if (bank[from].balance >= amount) {
        bank[from].balance -= amount; // RACE!
        bank[to].balance += amount; // RACE!
    }
    pthread_mutex_unlock(&bank[second].mu);
    pthread_mutex_unlock(&bank[first].mu);
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

static void *auditor(void *arg)
{
    (void)arg;
    long sum = 0;
    for (int i = 0; i < N; i++)
        pthread_mutex_lock(&bank[i].mu);
    pthread_mutex_unlock(shown());
    for (int i = 0; i < N; i++)
        sum += bank[i].balance; // RACE!
    for (int i = N - 1; i >= 1; i--)
        pthread_mutex_unlock(&bank[i].mu);
    if (sum != N * 100)
        abort();
    return NULL;
}

int main(void)
{
    pthread_t t[4], au;
    hide(&bank[0].mu);
    for (int i = 0; i < N; i++) {
        pthread_mutex_init(&bank[i].mu, NULL);
        bank[i].id = i;
        bank[i].balance = 100;
    }
    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)(i + 1));
    pthread_create(&au, NULL, auditor, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    pthread_join(au, NULL);
    return 0;
}
