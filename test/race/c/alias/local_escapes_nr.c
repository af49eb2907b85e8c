// every thread gets a local variable of its own
#include <pthread.h>
#include <stdio.h>

static void *fill(void *arg)
{
    int *n = arg;

    *n = 10; // NORACE
    while (*n < 20) // NORACE
        ++*n; // NORACE
    return NULL;
}

static int run(void)
{
    pthread_t t[2];
    int a = 0, b = 0;

    pthread_create(&t[0], NULL, fill, &a);
    pthread_create(&t[1], NULL, fill, &b);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return a + b; // NORACE
}

int main(void)
{
    int sum = run();

    sum += run();
    printf("%d\n", sum);
    return 0;
}
