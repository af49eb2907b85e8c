// Lock striping: accounts are guarded by lock number (id mod stripes), transfers take two in order
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define ACCOUNTS 100
#define STRIPES 8
static long balance[ACCOUNTS];
static pthread_mutex_t stripe[STRIPES];

static void lock_two(unsigned a, unsigned b)
{
    unsigned x = a % STRIPES, y = b % STRIPES;
    if (x > y) {
        unsigned t = x;
        x = y;
        y = t;
    }
    pthread_mutex_lock(&stripe[x]);
    if (x != y)
        pthread_mutex_lock(&stripe[y]);
}
static void unlock_two(unsigned a, unsigned b)
{
    pthread_mutex_unlock(&stripe[a % STRIPES]);
    if (a % STRIPES != b % STRIPES)
        pthread_mutex_unlock(&stripe[b % STRIPES]);
}

static void *teller(void *arg)
{
    unsigned seed = (unsigned)(size_t)arg;
    for (int i = 0; i < 10000; i++) {
        unsigned from = (unsigned)rand_r(&seed) % ACCOUNTS, to = (unsigned)rand_r(&seed) % ACCOUNTS;
        lock_two(from, to);
        balance[from] -= 5; // NORACE
        balance[to] += 5; // NORACE
        unlock_two(from, to);
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < STRIPES; i++)
        pthread_mutex_init(&stripe[i], NULL);
    for (size_t i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, teller, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    long sum = 0;
    for (int i = 0; i < ACCOUNTS; i++)
        sum += balance[i]; // NORACE
    printf("%ld\n", sum);
    return 0;
}
