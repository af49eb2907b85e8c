// A value is made at first use, behind an atomic flag that is looked at twice, once under the lock.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int ready;
static int table[4];
static int limit;

static void make(void)
{
    for (int i = 0; i < 4; i++)
        table[i] = i * i;
    limit = 4;
}

static int square(int i)
{
    if (!atomic_load_explicit(&ready, memory_order_acquire)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load_explicit(&ready, memory_order_relaxed)) {
            make();
            atomic_store_explicit(&ready, 1, memory_order_release);
        }
        pthread_mutex_unlock(&lock);
    }
    return i < limit ? table[i] : 0;
}

static void *run(void *arg)
{
    printf("%d\n", square(3));
    return arg;
}

int main(void)
{
    pthread_t t[3];
    for (int i = 0; i < 3; i++)
        pthread_create(&t[i], NULL, run, NULL);
    for (int i = 0; i < 3; i++)
        pthread_join(t[i], NULL);
    return 0;
}
