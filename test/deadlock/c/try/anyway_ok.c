// gives back what it has got
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int hits, misses;

static void *visitor(void *p)
{
    if (pthread_mutex_trylock(&m) == 0) {
        hits++;
        pthread_mutex_unlock(&m);
    }
    misses++;
    return p;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, visitor, 0);
    pthread_create(&b, 0, visitor, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
