// rand has hidden state too, but glibc locks it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

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
