// all callers pass the same lock with the same counter
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t in_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t out_lock = PTHREAD_MUTEX_INITIALIZER;
static long bytes_in;
static long bytes_out;

static void add_locked(pthread_mutex_t *lock, long *counter, long amount)
{
    pthread_mutex_lock(lock);
    *counter += amount; // NORACE
    pthread_mutex_unlock(lock);
}

static void *receiver(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++)
        add_locked(&in_lock, &bytes_in, i);
    return NULL;
}

static void *sender(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        add_locked(&out_lock, &bytes_out, i);
        add_locked(&in_lock, &bytes_in, -1);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, receiver, NULL);
    pthread_create(&b, NULL, sender, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld %ld\n", bytes_in, bytes_out);
    return 0;
}
