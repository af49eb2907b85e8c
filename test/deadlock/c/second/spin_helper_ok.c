#include <pthread.h>

static pthread_spinlock_t sl;
static unsigned long hits, misses;

static unsigned long total(void)
{
    pthread_spin_lock(&sl);
    unsigned long t = hits + misses;
    pthread_spin_unlock(&sl);
    return t;
}

static void *count(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        pthread_spin_lock(&sl);
        hits++;
        pthread_spin_unlock(&sl);
        if (total() % 100 == 0)
            hits = 1;
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_spin_init(&sl, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&a, 0, count, 0);
    pthread_create(&b, 0, count, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_spin_destroy(&sl);
    return 0;
}
