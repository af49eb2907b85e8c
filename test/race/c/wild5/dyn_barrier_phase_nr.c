// two phases with a barrier between them
#include <pthread.h>
#include <stdio.h>
#define T 4
#define N 400
static int a[N], b[N];
static pthread_barrier_t bar;
static void *work(void *arg)
{
    int id = *(int *)arg, lo = id * (N / T), hi = lo + N / T;
    for (int i = lo; i < hi; i++)
        a[i] = i;
    pthread_barrier_wait(&bar);
    for (int i = lo; i < hi; i++)
        b[i] = a[N - 1 - i];
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    int id[T];
    pthread_barrier_init(&bar, NULL, T);
    for (int i = 0; i < T; i++) {
        id[i] = i;
        pthread_create(&t[i], NULL, work, &id[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    pthread_barrier_destroy(&bar);
    printf("%d\n", b[0]);
    return 0;
}
