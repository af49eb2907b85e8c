// the flag is _Atomic instead of volatile
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int result;
static _Atomic int done;

static void *compute(void *arg)
{
    result = *(int *)arg * 2; // NORACE
    done = 1; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int input = 21;

    pthread_create(&thread, NULL, compute, &input);
    while (!done) // NORACE
        usleep(100);
    printf("%d\n", result); // NORACE
    pthread_join(thread, NULL);
    return 0;
}
