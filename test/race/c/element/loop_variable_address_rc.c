// the address of the loop variable is passed to every thread
#include <pthread.h>
#include <stdio.h>

#define WORKERS 3

static void *greet(void *arg)
{
    int number = *(int *)arg; // RACE!

    printf("worker %d\n", number);
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    int i;

    for (i = 0; i < WORKERS; i++) { // RACE!
        pthread_create(&threads[i], NULL, greet, &i);
    }
    for (int k = 0; k < WORKERS; k++)
        pthread_join(threads[k], NULL);
    return 0;
}
