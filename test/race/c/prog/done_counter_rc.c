// main waits until three of four workers are done
#include <pthread.h>
#include <stdio.h>

#define N 4
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done;
static int result[N];

static void *worker(void *arg)
{
    long i = (long)arg;
    result[i] = (int)i; // RACE!
    pthread_mutex_lock(&m);
    done++;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
    return NULL;
}

int main(void)
{
    pthread_t t;
    int sum = 0;
    for (long i = 0; i < N; i++) {
        pthread_create(&t, NULL, worker, (void *)i);
        pthread_detach(t);
    }
    pthread_mutex_lock(&m);
    while (done < N - 1)
        pthread_cond_wait(&c, &m);
    pthread_mutex_unlock(&m);
    for (int i = 0; i < N; i++)
        sum += result[i]; // RACE!
    printf("%d\n", sum);
    return 0;
}
