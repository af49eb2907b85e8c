// each thread fills a histogram of its own stack and merges it under a lock
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#define BINS 256
struct args { const unsigned char *data; size_t from, to; };
static unsigned long bins[BINS];
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *count(void *p)
{
    struct args a = *(struct args *)p; // NORACE
    unsigned long local[BINS];
    free(p);
    memset(local, 0, sizeof local);
    for (size_t i = a.from; i < a.to; i++)
        local[a.data[i]]++; // NORACE
    pthread_mutex_lock(&m);
    for (int i = 0; i < BINS; i++)
        bins[i] += local[i]; // NORACE
    pthread_mutex_unlock(&m);
    return NULL;
}
int main(void)
{
    enum { SIZE = 1 << 16, T = 4 };
    unsigned char *data = malloc(SIZE);
    pthread_t t[T];
    for (int i = 0; i < SIZE; i++)
        data[i] = (unsigned char)rand(); // NORACE
    for (int i = 0; i < T; i++) {
        struct args *a = malloc(sizeof *a);
        *a = (struct args){data, (size_t)i * SIZE / T, (size_t)(i + 1) * SIZE / T};
        pthread_create(&t[i], NULL, count, a);
    }
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    unsigned long max = 0;
    for (int i = 0; i < BINS; i++)
        if (bins[i] > max) // NORACE
            max = bins[i];
    free(data);
    return max > 0;
}
