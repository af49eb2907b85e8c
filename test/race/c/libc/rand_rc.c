// the threads draw from one rand_r state of the program's own, without a lock
// tsan: no: rand_r is inside libc, which is not instrumented
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static unsigned state = 1;

static int next_random(void)
{
    return rand_r(&state); // RACE!
}

static void *roll(void *arg)
{
    int sum = 0;

    for (int i = 0; i < 20; i++)
        sum += next_random() % 6;
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int sums[2];

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, roll, &sums[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", sums[0] + sums[1] >= 0);
    return 0;
}
