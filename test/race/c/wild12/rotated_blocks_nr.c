// in each round a thread works on another block, all threads meet in between
#include <pthread.h>

#define T 4
#define B 16
static int data[T][B];
static pthread_barrier_t bar;

static void *rotate(void *arg)
{
    long me = (long)arg;
    for (int round = 0; round < T; round++) {
        int *block = data[(me + round) % T];
        for (int i = 0; i < B; i++)
            block[i] += (int)me; // NORACE
        pthread_barrier_wait(&bar);
    }
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    pthread_barrier_init(&bar, NULL, T);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, rotate, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    return data[0][0];
}
