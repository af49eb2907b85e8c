/* Driver and device each wait for the other one to be ready before they say that they are. */
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static bool driver_ready, device_ready;

static void set(bool *flag)
{
    pthread_mutex_lock(&lock);
    *flag = true;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

static void await(const bool *flag)
{
    pthread_mutex_lock(&lock);
    while (!*flag)
        pthread_cond_wait(&changed, &lock); // DEADLOCK!
    pthread_mutex_unlock(&lock);
}

static void *driver(void *arg)
{
    await(&device_ready); // DEADLOCK
    set(&driver_ready);
    puts("driver runs");
    return arg;
}

static void *device(void *arg)
{
    await(&driver_ready); // DEADLOCK
    set(&device_ready);
    puts("device runs");
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, driver, NULL);
    pthread_create(&b, NULL, device, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
