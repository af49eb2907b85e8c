// the second thread's handle is put where the first one's was, and both are joined in time
#include <pthread.h>
#include <stdio.h>

static int n;

static void *first(void *arg)
{
    return arg;
}

static void *second(void *arg)
{
    for (int i = 0; i < 100; i++)
        n++; // NORACE
    return arg;
}

int main(void)
{
    pthread_t t, saved;
    pthread_create(&t, NULL, first, NULL);
    saved = t;
    pthread_create(&t, NULL, second, NULL);
    pthread_join(t, NULL);
    n = 0; // NORACE
    pthread_join(saved, NULL);
    printf("%d\n", n);
    return 0;
}
