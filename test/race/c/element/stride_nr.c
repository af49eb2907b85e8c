// thread t handles elements t, t + T, t + 2T ...
#include <pthread.h>
#include <stdio.h>

#define N 256
#define THREADS 4

static unsigned char pixels[N];

static void *invert(void *arg)
{
    int first = *(int *)arg;

    for (int i = first; i < N; i += THREADS)
        pixels[i] = (unsigned char)~pixels[i]; // NORACE
    return NULL;
}

int main(void)
{
    pthread_t threads[THREADS];
    int firsts[THREADS];
    unsigned sum = 0;

    for (int t = 0; t < THREADS; t++) {
        firsts[t] = t;
        pthread_create(&threads[t], NULL, invert, &firsts[t]);
    }
    for (int t = 0; t < THREADS; t++)
        pthread_join(threads[t], NULL);
    for (int i = 0; i < N; i++)
        sum += pixels[i]; // NORACE
    printf("%u\n", sum);
    return 0;
}
