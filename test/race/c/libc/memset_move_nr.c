// clearing and shifting the history hold the same lock
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define LENGTH 32

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int history[LENGTH];

static void *shifter(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pthread_mutex_lock(&lock);
        memmove(history + 1, history, sizeof(history) - sizeof(history[0])); // NORACE
        history[0] = i; // NORACE
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

static void *clearer(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pthread_mutex_lock(&lock);
        memset(history, 0, sizeof(history)); // NORACE
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    int rounds = 100;

    pthread_create(&a, NULL, shifter, &rounds);
    pthread_create(&b, NULL, clearer, &rounds);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d\n", history[LENGTH - 1] < rounds);
    return 0;
}
