// only one updater thread exists, main does not touch its data while it runs
#include <pthread.h>
#include <stdio.h>

static int table[8];

static void *updater(void *arg)
{
    for (int i = 0; i < 8; i++)
        table[i] += *(int *)arg; // NORACE
    return NULL;
}

static pthread_t start_updater(int *step)
{
    pthread_t t;

    if (pthread_create(&t, NULL, updater, step) != 0)
        perror("pthread_create");
    return t;
}

int main(void)
{
    int step = 2;
    pthread_t first = start_updater(&step);

    pthread_join(first, NULL);
    printf("%d\n", table[7]); // NORACE
    return 0;
}
