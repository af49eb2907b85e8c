// Workers draw the next number from a shared counter and mark their own cell.
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

#define LIMIT 2000

static bool is_prime[LIMIT];
static int next_candidate = 2;
static pthread_mutex_t next_mutex = PTHREAD_MUTEX_INITIALIZER;

static int take_next(void)
{
    int n;
    pthread_mutex_lock(&next_mutex);
    n = next_candidate++; // NORACE
    pthread_mutex_unlock(&next_mutex);
    return n;
}

static void *test_numbers(void *arg)
{
    int *found = arg;
    int n;
    while ((n = take_next()) < LIMIT) {
        bool prime = true;
        for (int d = 2; d * d <= n && prime; d++)
            if (n % d == 0)
                prime = false;
        is_prime[n] = prime; // NORACE
        if (prime)
            (*found)++; // NORACE
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    int found[4] = {0}, total = 0;
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, test_numbers, &found[i]);
    for (int i = 0; i < 4; i++) {
        pthread_join(t[i], NULL);
        total += found[i]; // NORACE
    }
    printf("%d primes, 1997 %s\n", total, is_prime[1997] ? "yes" : "no");
    return 0;
}
