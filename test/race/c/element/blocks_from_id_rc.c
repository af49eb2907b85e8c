// the block length is rounded up, so neighbours share elements
#include <pthread.h>
#include <stdio.h>

#define N 1000
#define THREADS 4

static int histogram[N];
static int ids[THREADS];

static void *fill(void *arg)
{
    int id = *(int *)arg;
    int chunk = N / THREADS;
    int lo = id * chunk;
    int hi = lo + chunk + 8;

    if (hi > N)
        hi = N;
    for (int i = lo; i < hi; i++)
        histogram[i] += id; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];

    for (int i = 0; i < THREADS; i++) {
        ids[i] = i;
        pthread_create(&threads[i], NULL, fill, &ids[i]);
    }
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    printf("%d\n", histogram[N / 2]);
    return 0;
}
