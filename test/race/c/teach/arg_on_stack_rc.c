// all threads get the address of the loop variable
#include <pthread.h>
#include <stdio.h>
#include <stdint.h>

#define N 3

static void *hello(void *arg)
{
    int id = *(int *)arg; // RACE!

    printf("thread %d\n", id);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    int i;

    for (i = 0; i < N; i++) // RACE!
        if (pthread_create(&t[i], NULL, hello, &i) != 0) // RACE
            return 1;
    for (int k = 0; k < N; k++)
        pthread_join(t[k], NULL);
    return 0;
}
