// a local variable of main is given to both threads
// tsan: some: threads must meet on every one of the lines
#include <pthread.h>
#include <stdio.h>

static void *fill(void *arg)
{
    int *n = arg;

    *n = 10; // RACE!
    while (*n < 20) // RACE!
        ++*n; // RACE!
    return NULL;
}

static int run(void)
{
    pthread_t t[2];
    int a = 0, b = 0;

    pthread_create(&t[0], NULL, fill, &a);
    pthread_create(&t[1], NULL, fill, &a);
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
