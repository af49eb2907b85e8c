// A function counts in a variable of its caller, which calls it in a loop, after the reader.
#include <pthread.h>
#include <stdio.h>

static int values[100];

static void put(int *n, int x)
{
    values[*n] = x;
    *n = *n + 1;
}

static void *look(void *p)
{
    (void)p;
    printf("%d\n", values[5]);
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int n = 0;
    pthread_create(&thread, NULL, look, NULL);
    pthread_join(thread, NULL);
    for (int i = 0; i < 10; i++)
        put(&n, i);
    return 0;
}
