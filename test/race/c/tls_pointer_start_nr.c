// A thread-local pointer starts out at a thread's own variable by its first use.
#include <pthread.h>
#include <stdio.h>

static int shared_count;
static _Thread_local int own_count;
static _Thread_local int *count;

static void *work(void *arg)
{
    if (!count)
        count = &own_count;
    for (int i = 0; i < 100; i++)
        *count += 1; // NORACE
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", shared_count);
    return 0;
}
