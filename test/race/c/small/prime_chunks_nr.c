// Workers claim chunks of an array by an atomic counter
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#define LIMIT 1000
#define CHUNK 50
#define T 3

static unsigned char is_prime[LIMIT];
static atomic_int next_chunk;
static atomic_int found;

static int test(int n)
{
    if (n < 2)
        return 0;
    for (int d = 2; d * d <= n; d++)
        if (n % d == 0)
            return 0;
    return 1;
}

static void *worker(void *arg)
{
    int mine = 0;
    (void)arg;
    for (;;) {
        int lo = atomic_fetch_add(&next_chunk, CHUNK);
        if (lo >= LIMIT)
            break;
        int hi = lo + CHUNK < LIMIT ? lo + CHUNK : LIMIT;
        for (int n = lo; n < hi; n++) {
            is_prime[n] = (unsigned char)test(n);
            mine += is_prime[n];
        }
    }
    atomic_fetch_add(&found, mine);
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    int n = 0;
    for (int i = 0; i < T; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < LIMIT; i++)
        n += is_prime[i];
    printf("%d %d\n", n, atomic_load(&found));
    return 0;
}
