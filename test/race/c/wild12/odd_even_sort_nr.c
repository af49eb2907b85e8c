// odd-even transposition: each phase ends at a barrier
#include <pthread.h>

#define N 64
#define T 4
static int v[N];
static pthread_barrier_t bar;

static void *sorter(void *arg)
{
    int me = (int)(long)arg;
    for (int phase = 0; phase < N; phase++) {
        for (int i = 2 * me + (phase & 1); i + 1 < N; i += 2 * T) {
            if (v[i] > v[i + 1]) { // NORACE
                int x = v[i];
                v[i] = v[i + 1]; // NORACE
                v[i + 1] = x;    // NORACE
            }
        }
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    for (int i = 0; i < N; i++)
        v[i] = (i * 37) % N;
    pthread_barrier_init(&bar, NULL, T);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, sorter, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    pthread_barrier_destroy(&bar);
    return v[0];
}
