// Private histograms that are added up under a lock
#include <pthread.h>
#include <string.h>
#define BINS 16
#define T 4
static unsigned char image[4096];
static long hist[BINS];
static pthread_mutex_t hist_lock = PTHREAD_MUTEX_INITIALIZER;
static void *count(void *arg)
{
    long id = (long)arg, local[BINS];
    memset(local, 0, sizeof local);
    for (size_t i = (size_t)id; i < sizeof image; i += T)
        local[image[i] % BINS]++;
    pthread_mutex_lock(&hist_lock);
    for (int b = 0; b < BINS; b++)
        hist[b] += local[b];
    pthread_mutex_unlock(&hist_lock);
    return NULL;
}
int main(void)
{
    pthread_t t[T];
    long sum = 0;
    for (size_t i = 0; i < sizeof image; i++)
        image[i] = (unsigned char)(i * 7);
    for (long i = 0; i < T; i++)
        pthread_create(&t[i], NULL, count, (void *)i);
    for (int i = 0; i < T; i++)
        pthread_join(t[i], NULL);
    for (int b = 0; b < BINS; b++)
        sum += hist[b];
    return sum != 4096;
}
