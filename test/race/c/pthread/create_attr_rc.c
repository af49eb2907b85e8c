// a thread created detached by its attributes is never waited for
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int primes;

static void *count_primes(void *arg)
{
    int limit = *(const int *)arg;

    for (int n = 2; n < limit; n++) {
        int d = 2;

        while (d * d <= n && n % d != 0)
            d++;
        if (d * d > n)
            primes++; // RACE!
    }
    return NULL;
}

int main(void)
{
    static const int limit = 2000;
    pthread_attr_t attr;
    pthread_t thread;

    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    if (pthread_create(&thread, &attr, count_primes, (void *)&limit) != 0)
        return 1;
    pthread_attr_destroy(&attr);
    usleep(20000);
    printf("%d primes\n", primes); // RACE!
    return 0;
}
