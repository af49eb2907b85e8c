/* The flag is set, and the worker that waits for something in the queue does not look at it. */
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

struct item {
    struct item *next;
    int value;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t nonempty = PTHREAD_COND_INITIALIZER;
static struct item *queue;
static bool stopping;

static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&lock);
        while (queue == NULL)
            pthread_cond_wait(&nonempty, &lock); // DEADLOCK!
        if (stopping) {
            pthread_mutex_unlock(&lock);
            return arg;
        }
        struct item *it = queue;
        queue = it->next;
        pthread_mutex_unlock(&lock);
        printf("%d\n", it->value);
        free(it);
    }
}

static void put(int value)
{
    struct item *it = malloc(sizeof *it);
    it->value = value;
    pthread_mutex_lock(&lock);
    it->next = queue;
    queue = it;
    pthread_cond_signal(&nonempty);
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, worker, NULL);
    for (int i = 0; i < 10; i++)
        put(i);
    pthread_mutex_lock(&lock);
    stopping = true;
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    pthread_cond_broadcast(&nonempty);
    pthread_mutex_unlock(&lock);
    pthread_join(t, NULL); // DEADLOCK
    return 0;
}
