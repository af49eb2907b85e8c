#include <pthread.h>
#include <stdio.h>
#define N 4
static pthread_barrier_t bar;
static int cell[N];
static void *rank(void *arg)
{
    int me = (int)(long)arg;
    cell[me] = me * me;
    pthread_barrier_wait(&bar);
    printf("%d %d\n", me, cell[(me + 1) % N]);
    return NULL;
}
int main(void)
{
    pthread_t t[N];
    pthread_barrier_init(&bar, NULL, N);
    for (long i = 0; i < N; i++) pthread_create(&t[i], NULL, rank, (void *)i);
    for (int i = 0; i < N; i++) pthread_join(t[i], NULL);
    return 0;
}
