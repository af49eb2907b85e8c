// a slot is read in the round that has joined the thread with its number
#include <pthread.h>
#include <stdio.h>

static long part[8];

static void *work(void *slot)
{
    for (int i = 0; i < 100; i++)
        *(long *)slot += i; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t thread[4];
    long sum = 0;
    for (int i = 0; i < 4; i++)
        pthread_create(&thread[i], NULL, work, &part[i]);
    for (int i = 0; i < 4; i++) {
        pthread_join(thread[i], NULL);
        sum += part[i]; // NORACE
    }
    printf("%ld\n", sum);
    return 0;
}
