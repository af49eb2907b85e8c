/* A worker gives up after it has given back the lock that the handler of exit takes. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t journal = PTHREAD_MUTEX_INITIALIZER;
static int pending;

static void flush(void)
{
    pthread_mutex_lock(&journal);
    while (pending > 0)
        printf("entry %d\n", pending--);
    pthread_mutex_unlock(&journal);
}

static void append(int n)
{
    pthread_mutex_lock(&journal);
    if (n < 0) {
        fprintf(stderr, "bad entry\n");
        pthread_mutex_unlock(&journal);
        exit(1);
    }
    pending++;
    pthread_mutex_unlock(&journal);
}

static void *worker(void *arg)
{
    int from = *(int *)arg;
    for (int i = from; i < from + 10; i++)
        append(i);
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int from[2] = {0, -5};
    atexit(flush);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, &from[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
