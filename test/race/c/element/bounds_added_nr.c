// Threads that go down their own part of tables by halves; each stays between its
// bounds
#include <pthread.h>
#include <stdio.h>

#define COUNT 40
#define PARTS 4
#define FAR 4

static long sum[COUNT * FAR], twice[COUNT * FAR], tail[COUNT * FAR], run[COUNT * FAR];

static void halve(int low, int high)
{
    int middle = low + (high - low) / 2;
    if (low >= high)
        return;
    halve(low, middle);
    halve(middle + 1, high);
    sum[low]++;
    twice[high]++;
    for (int i = 0; i < high - low; i++)
        tail[low + i + 1]++;
    for (int i = low; i <= high; i++)
        run[i]++;
}

static void *work(void *arg)
{
    long part = (long)arg;
    halve((int)part * (COUNT / PARTS), (int)(part + 1) * (COUNT / PARTS) - 1);
    return NULL;
}

int main(void)
{
    pthread_t th[PARTS];
    for (long i = 0; i < PARTS; i++)
        pthread_create(&th[i], NULL, work, (void *)i);
    for (int i = 0; i < PARTS; i++)
        pthread_join(th[i], NULL);
    printf("%ld %ld %ld %ld\n", sum[0], twice[0], tail[0], run[0]);
    return 0;
}
