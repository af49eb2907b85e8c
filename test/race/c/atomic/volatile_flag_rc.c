// a volatile flag neither is atomic nor orders the data
// tsan: some: the report of the flag hides that of the result
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static int result;
static volatile int done;

static void *compute(void *arg)
{
    result = *(int *)arg * 2; // RACE! r
    done = 1; // RACE! d
    return NULL;
}

int main(void)
{
    pthread_t thread;
    int input = 21;

    pthread_create(&thread, NULL, compute, &input);
    while (!done) // RACE! d
        usleep(100);
    printf("%d\n", result); // RACE! r
    pthread_join(thread, NULL);
    return 0;
}
