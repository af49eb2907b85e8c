// the partial sums are combined while the neighbour may still be writing
#include <pthread.h>
#include <stdio.h>

#define T 4
#define LEN 64

static int data[LEN];
static long partial[T];
static long total;
static pthread_barrier_t bar;

static void *sum(void *arg)
{
    int id = *(int *)arg;
    long s = 0;

    for (int i = id * (LEN / T); i < (id + 1) * (LEN / T); i++)
        s += data[i]; // NORACE
    partial[id] = s; // RACE!
    if (id == 0)
        for (int i = 0; i < T; i++)
            total += partial[i]; // RACE!
    return NULL;
}

int main(void)
{
    pthread_t t[T];
    int ids[T];

    pthread_barrier_init(&bar, NULL, T);
    for (int i = 0; i < LEN; i++)
        data[i] = i;
    for (int i = 0; i < T; i++) {
        ids[i] = i;
        pthread_create(&t[i], NULL, sum, &ids[i]);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", total);
    return 0;
}
