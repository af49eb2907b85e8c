// Workers draw the next number, look at the counter without the lock and share one count.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdio.h>

#define LIMIT 2000

static int next_candidate = 2;
static int found;
static pthread_mutex_t next_mutex = PTHREAD_MUTEX_INITIALIZER;

static void *test_numbers(void *arg)
{
    (void)arg;
    while (next_candidate < LIMIT) { // RACE! n
        pthread_mutex_lock(&next_mutex);
        int n = next_candidate++; // RACE! n
        pthread_mutex_unlock(&next_mutex);
        int prime = 1;
        for (int d = 2; d * d <= n && prime; d++)
            if (n % d == 0)
                prime = 0;
        if (prime)
            found++; // RACE! f
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, test_numbers, NULL);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%d primes\n", found);
    return 0;
}
