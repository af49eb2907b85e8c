// A spin lock for the statistics and a mutex for the device.
#include <pthread.h>

static pthread_spinlock_t stat_lock;
static pthread_mutex_t device = PTHREAD_MUTEX_INITIALIZER;
static unsigned long sent, errors;

static void account(int failed)
{
    pthread_spin_lock(&stat_lock);
    sent++;
    errors += failed;
    pthread_spin_unlock(&stat_lock);
}

static void *transmit(void *arg)
{
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&device);
        account(i % 3 == 0);
        pthread_mutex_unlock(&device);
    }
    return arg;
}

static void *reset(void *arg)
{
    pthread_spin_lock(&stat_lock);
    int bad = errors > 10;
    pthread_spin_unlock(&stat_lock);
    if (bad) {
        pthread_mutex_lock(&device);
        account(0);
        pthread_mutex_unlock(&device);
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_spin_init(&stat_lock, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&a, NULL, transmit, NULL);
    pthread_create(&b, NULL, reset, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
