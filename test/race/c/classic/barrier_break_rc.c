// Rounds with two barriers; the last one, before the next round begins, is missing
// tsan: no: runs of the program rarely show it
#include <pthread.h>
#include <stdio.h>

#define THREADS 3
static pthread_barrier_t barrier;
static double value[THREADS], next[THREADS];
static double change;

static void *solve(void *arg)
{
    int me = (int)(long)arg;
    for (int round = 0; round < 50; round++) {
        double left = value[(me + THREADS - 1) % THREADS]; // RACE!
        double right = value[(me + 1) % THREADS]; // RACE!
        next[me] = (left + right) / 2;
        pthread_barrier_wait(&barrier);
        if (me == 0) {
            double most = 0;
            for (int i = 0; i < THREADS; i++)
                if (next[i] - value[i] > most)
                    most = next[i] - value[i];
            change = most;
        }
        pthread_barrier_wait(&barrier);
        value[me] = next[me]; // RACE!
        double now = change;
        if (now < 0.001)
            break;
    }
    return NULL;
}

int main(void)
{
    pthread_t t[THREADS];
    value[0] = 1;
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, solve, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    printf("%f %f\n", value[0], change);
    return 0;
}
