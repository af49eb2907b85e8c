// a thread that is only there if it was asked for, joined in the same case
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static int progress;
static void *show(void *arg)
{
    progress = 50;
    return arg;
}
int main(int argc, char **argv)
{
    int verbose = argc > 1;
    pthread_t t;
    if (verbose)
        pthread_create(&t, NULL, show, NULL);
    long x = 0;
    for (int i = 0; i < 100000; i++)
        x += i;
    if (verbose)
        pthread_join(t, NULL);
    progress = 100;
    printf("%ld %d\n", x, progress);
    return 0;
}
