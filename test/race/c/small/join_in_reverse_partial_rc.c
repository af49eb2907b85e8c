// Four workers, one of which is never joined because the loop stops at 1
#include <pthread.h>
#include <stdio.h>
#define N 4

static int slots[N];

static void *fill(void *arg)
{
    int *p = arg;
    *p = 10; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int sum = 0;
    for (int i = 0; i < N; i++)
        pthread_create(&t[i], NULL, fill, &slots[i]);
    for (int i = N - 1; i > 0; i--)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        sum += slots[i]; // RACE!
    printf("%d\n", sum);
    return 0;
}
