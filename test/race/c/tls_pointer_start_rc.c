// A thread-local pointer starts out at a shared variable.
#include <pthread.h>
#include <stdio.h>

static int shared_count;
static _Thread_local int *count = &shared_count;

static void *work(void *arg)
{
    for (int i = 0; i < 100; i++)
        *count += 1; // RACE!
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
