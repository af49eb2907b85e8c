// Odd-even transposition sort; a barrier after each phase, blocks of each thread of even length
#include <pthread.h>
#include <stdio.h>
#define T 4
#define PER 8
#define N (T * PER)
static int a[N];
static pthread_barrier_t bar;
static void *sort(void *arg)
{
    long me = (long)arg;
    int lo = me * PER, hi = lo + PER;
    for (int phase = 0; phase < N; phase++) {
        for (int i = lo + (phase & 1); i < hi && i + 1 < N; i += 2)
            if (a[i] > a[i + 1]) {
                int t = a[i];
                a[i] = a[i + 1];
                a[i + 1] = t;
            }
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    for (int i = 0; i < N; i++)
        a[i] = (i * 37) % N;
    pthread_barrier_init(&bar, NULL, T);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, sort, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    for (int i = 0; i < N; i++)
        printf("%d ", a[i]);
    return 0;
}
