// the barrier was left out
#include <pthread.h>
#include <stdio.h>
#define T 4
#define N 400
static int a[N], b[N];
static void *work(void *arg)
{
    int id = *(int *)arg, lo = id * (N / T), hi = lo + N / T;
    for (int i = lo; i < hi; i++)
        a[i] = i; // RACE!
    for (int i = lo; i < hi; i++)
        b[i] = a[N - 1 - i]; // RACE!
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    int id[T];
    for (int i = 0; i < T; i++) {
        id[i] = i;
        pthread_create(&t[i], NULL, work, &id[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%d\n", b[0]);
    return 0;
}
