// every thread sets its key to the same static scratch buffer
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_key_t key;
static int shared_scratch[4];

static int *scratch(void)
{
    int *mine = pthread_getspecific(key);

    if (!mine) {
        mine = shared_scratch;
        pthread_setspecific(key, mine);
    }
    return mine;
}

static void *worker(void *arg)
{
    int number = *(int *)arg;

    for (int i = 0; i < 50; i++)
        scratch()[i & 3] += number; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int numbers[2] = {1, 2};

    pthread_key_create(&key, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &numbers[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    pthread_key_delete(key);
    return 0;
}
