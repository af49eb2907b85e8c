// a barrier for one time: who comes last wakes the others, who look at the count
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#define THREADS 5

static int expected, here, values[THREADS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t all_here = PTHREAD_COND_INITIALIZER;

static void meet(void)
{
    pthread_mutex_lock(&lock);
    here++;
    if (here == expected) {
        pthread_cond_broadcast(&all_here);
    } else {
        while (here < expected)
            pthread_cond_wait(&all_here, &lock);
    }
    pthread_mutex_unlock(&lock);
}

static void *work(void *arg)
{
    int number = *(int *)arg;

    free(arg);
    values[number] = number * 2; // NORACE
    meet();
    printf("%d\n", values[(number + 1) % THREADS]); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];

    expected = THREADS;
    for (int i = 0; i < THREADS; i++) {
        int *number = malloc(sizeof(*number));

        *number = i;
        pthread_create(&t[i], NULL, work, number);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    return 0;
}
