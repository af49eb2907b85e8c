/* A-LATCH: the number that is waited for is that of all who count. Here it is one less. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done, data[16], count;

static void *worker(void *arg)
{
    data[(long)arg] = 1;
    pthread_mutex_lock(&m);
    done++;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
#ifdef CONTROL
    count++;
#endif
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t;
    int n = argc > 1 ? atoi(argv[1]) : 4, sum = 0;
    for (long i = 0; i < n; i++)
        pthread_create(&t, NULL, worker, (void *)i);
    int enough = n - 1;
    pthread_mutex_lock(&m);
    while (done < enough)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < n; i++)
        sum += data[i];
    printf("%d %d\n", sum, count);
    return 0;
}
