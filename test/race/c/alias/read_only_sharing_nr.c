// many threads read the table that main filled, nobody writes it
#include <pthread.h>
#include <stdio.h>

#define N 32

static int table[N];

static void *reader(void *arg)
{
    int sum = 0;

    for (int i = 0; i < N; i++)
        sum += table[i]; // NORACE
    *(int *)arg = sum;
    return NULL;
}

int main(void)
{
    pthread_t t[3];
    int results[3] = {1, 2, 3};

    for (int i = 0; i < N; i++)
        table[i] = i * 3; // NORACE
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, reader, &results[i]);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    table[0] = results[0]; // NORACE
    printf("%d\n", table[0]);
    return 0;
}
