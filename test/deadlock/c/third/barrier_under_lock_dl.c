#include <pthread.h>
#include <stdio.h>
#define N 3

static pthread_barrier_t bar;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static double sum;

static void *work(void *arg)
{
    double part = (double)(long)arg;
    pthread_mutex_lock(&mu); // DEADLOCK
    sum += part;
    pthread_barrier_wait(&bar); // DEADLOCK!
    pthread_mutex_unlock(&mu);
    return NULL;
}

int main(void)
{
    pthread_t t[N];
    pthread_barrier_init(&bar, NULL, N);
    for (long i = 0; i < N; i++)
        pthread_create(&t[i], NULL, work, (void *)i);
    for (int i = 0; i < N; i++)
        pthread_join(t[i], NULL);
    printf("%f\n", sum);
    return 0;
}
