// A lock around memory that one thread has for itself.
#include <pthread.h>
#include <stdlib.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
    int *v = calloc(8, sizeof *v);
    int sum = 0;
    for (int i = 0; i < 8; i++) {
        pthread_mutex_lock(&lock); // REDUNDANT!
        v[i] = i;
        sum += v[i];
        pthread_mutex_unlock(&lock);
    }
    free(v);
    return sum ? arg : NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, NULL);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
