// Maximum of an array: the global maximum is compared without the lock
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#define N 10000
#define T 4
static int arr[N], max = INT_MIN;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *find(void *p)
{
    long t = (long)p;
    for (int i = t * (N / T); i < (t + 1) * (N / T); i++)
        if (arr[i] > max) { // RACE!
            pthread_mutex_lock(&m);
            if (arr[i] > max)
                max = arr[i]; // RACE!
            pthread_mutex_unlock(&m);
        }
    return NULL;
}
int main(void)
{
    pthread_t th[T];
    for (int i = 0; i < N; i++)
        arr[i] = rand();
    for (long t = 0; t < T; t++)
        pthread_create(&th[t], NULL, find, (void *)t);
    for (int t = 0; t < T; t++)
        pthread_join(th[t], NULL);
    printf("%d\n", max);
    return 0;
}
