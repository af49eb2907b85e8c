// every thread gets the address of its own copy of the number
#include <pthread.h>
#include <stdio.h>

#define WORKERS 3

static void *greet(void *arg)
{
    int number = *(int *)arg; // NORACE

    printf("worker %d\n", number);
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    int numbers[WORKERS];
    int i;

    for (i = 0; i < WORKERS; i++) { // NORACE
        numbers[i] = i; // NORACE
        pthread_create(&threads[i], NULL, greet, &numbers[i]);
    }
    for (i = 0; i < WORKERS; i++) // NORACE
        pthread_join(threads[i], NULL);
    return 0;
}
