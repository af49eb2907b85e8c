// The second barrier of an iteration is missing
// tsan: some: what main or the first thread does is seldom late enough
#include <pthread.h>
#define T 4
#define ROUNDS 10

static pthread_barrier_t bar;
static double cur[T], next[T];

static void *relax(void *arg)
{
    int id = *(int *)arg;
    for (int r = 0; r < ROUNDS; r++) {
        double l = cur[(id + T - 1) % T]; // RACE!
        double m = cur[id];
        next[id] = (l + m) / 2;
        pthread_barrier_wait(&bar);
        cur[id] = next[id]; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    int ids[T];
    pthread_barrier_init(&bar, NULL, T);
    for (int i = 0; i < T; i++) {
        ids[i] = i;
        cur[i] = i; // RACE!
        pthread_create(&t[i], NULL, relax, &ids[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    pthread_barrier_destroy(&bar);
    return 0;
}
