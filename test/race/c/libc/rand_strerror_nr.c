// rand and strerror have hidden state too, but glibc locks the one and keeps the other per thread
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>


static int next_random(void)
{
    return rand(); // NORACE
}

static void *roll(void *arg)
{
    int sum = 0;

    for (int i = 0; i < 20; i++)
        sum += next_random() % 6;
    *(int *)arg = sum;
    if (sum < 0)
        fprintf(stderr, "%s\n", strerror(EINVAL)); // NORACE
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
