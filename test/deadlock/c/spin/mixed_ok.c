// a spin lock and a mutex in one order
#include <pthread.h>

static pthread_spinlock_t spin;
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    pthread_mutex_lock(&a);
    pthread_spin_lock(&spin);
    shared++;
    pthread_spin_unlock(&spin);
    pthread_mutex_unlock(&a);
    return NULL;
}

static void *second(void *arg)
{
    pthread_mutex_lock(&a);
    pthread_spin_lock(&spin);
    shared++;
    pthread_spin_unlock(&spin);
    pthread_mutex_unlock(&a);
    return NULL;
}


int main(void)
{
    pthread_t one, two;

    pthread_spin_init(&spin, 0);
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
