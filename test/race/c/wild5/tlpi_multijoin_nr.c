// threads are joined in the order in which they end
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static pthread_cond_t threadDied = PTHREAD_COND_INITIALIZER;
static pthread_mutex_t threadMutex = PTHREAD_MUTEX_INITIALIZER;
static int totThreads = 0, numLive = 0, numUnjoined = 0;
enum tstate { TS_ALIVE, TS_TERMINATED, TS_JOINED };
static struct {
    pthread_t tid;
    enum tstate state;
    int sleepTime;
} *thread;
static void *threadFunc(void *arg)
{
    int idx = *((int *)arg);
    sleep(thread[idx].sleepTime);
    pthread_mutex_lock(&threadMutex);
    numUnjoined++;
    thread[idx].state = TS_TERMINATED;
    pthread_mutex_unlock(&threadMutex);
    pthread_cond_signal(&threadDied);
    free(arg);
    return NULL;
}
int main(int argc, char *argv[])
{
    thread = calloc(argc - 1, sizeof(*thread));
    for (int idx = 0; idx < argc - 1; idx++) {
        int *p = malloc(sizeof *p);
        *p = idx;
        thread[idx].sleepTime = atoi(argv[idx + 1]);
        thread[idx].state = TS_ALIVE;
        pthread_create(&thread[idx].tid, NULL, threadFunc, p);
    }
    totThreads = argc - 1;
    numLive = totThreads;
    while (numLive > 0) {
        pthread_mutex_lock(&threadMutex);
        while (numUnjoined == 0)
            pthread_cond_wait(&threadDied, &threadMutex);
        for (int idx = 0; idx < totThreads; idx++) {
            if (thread[idx].state == TS_TERMINATED) {
                pthread_join(thread[idx].tid, NULL);
                thread[idx].state = TS_JOINED;
                numLive--;
                numUnjoined--;
                printf("reaped %d (left %d)\n", idx, numLive);
            }
        }
        pthread_mutex_unlock(&threadMutex);
    }
    return 0;
}
