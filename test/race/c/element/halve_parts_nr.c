// Threads that go down their own part of a table by halves; each looks at its neighbour inside
#include <pthread.h>
#include <stdio.h>

#define COUNT 40
#define PARTS 4

static long heat[COUNT + 2];

static void spread(int low, int high)
{
    for (int i = low; i < high; i++)
        heat[i] += heat[i + 1]; // NORACE
}

static void halve(int low, int high)
{
    int middle = (low + high) / 2;
    if (low < high) {
        halve(low, middle);
        halve(middle + 1, high);
        spread(low, high);
    }
}

static void *warm(void *arg)
{
    long part = (long)arg;
    halve((int)part * (COUNT / PARTS), (int)(part + 1) * (COUNT / PARTS) - 1);
    return NULL;
}

int main(void)
{
    pthread_t th[PARTS];
    for (long i = 0; i < PARTS; i++)
        pthread_create(&th[i], NULL, warm, (void *)i);
    for (int i = 0; i < PARTS; i++)
        pthread_join(th[i], NULL);
    printf("%ld\n", heat[0]);
    return 0;
}
