// joined only if something else holds
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
static int progress;
static void *show(void *arg)
{
    progress = 50; // RACE!
    return arg;
}
int main(int argc, char **argv)
{
    int verbose = argc > 1, patient = argc > 2;
    pthread_t t;
    if (verbose)
        pthread_create(&t, NULL, show, NULL);
    long x = 0;
    for (int i = 0; i < 100000; i++)
        x += i;
    if (patient)
        pthread_join(t, NULL);
    progress = 100; // RACE!
    printf("%ld %d\n", x, progress); // RACE!
    return 0;
}
