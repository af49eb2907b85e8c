// two threads format into buffers on their own stacks
#include <pthread.h>
#include <stdio.h>


static int describe(int id, int value)
{
    char line[64];

    return snprintf(line, sizeof(line), "sensor %d: %d", id, value); // NORACE
}

static void *reporter(void *arg)
{
    int id = *(int *)arg, length = 0;

    for (int i = 0; i < 50; i++)
        length += describe(id, i);
    *(int *)arg = length;
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int ids[2] = {1, 2};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, reporter, &ids[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", ids[0] + ids[1]);
    return 0;
}
