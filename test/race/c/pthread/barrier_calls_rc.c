// Halves of a step by one function, called twice without a barrier in between; each thread orders pairs of its block, then pairs one further on.
#include <pthread.h>

#define THREADS 4
#define N 64

static int data[N];
static pthread_barrier_t bar;

static void order(int i)
{
    if (data[i] > data[i + 1]) { // RACE!
        int t = data[i]; // RACE!
        data[i] = data[i + 1]; // RACE!
        data[i + 1] = t; // RACE!
    }
}

static void half(int low, int high)
{
    for (int i = low; i + 1 < high; i += 2)
        order(i);
}

static void *run(void *arg)
{
    int id = (int)(long)arg;
    int low = id * 16, high = low + 16;
    for (int k = 0; k < N; k++) {
        half(low, high);
        half(low + 1, high + 1 < N ? high + 1 : N);
        pthread_barrier_wait(&bar);
    }
    return 0;
}

int main(void)
{
    pthread_t t[THREADS];
    for (int i = 0; i < N; i++)
        data[i] = i * 7919 % 101;
    pthread_barrier_init(&bar, 0, THREADS);
    for (long i = 0; i < THREADS; i++)
        pthread_create(&t[i], 0, run, (void *)i);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], 0);
    return data[0];
}
