/* A writer waits for all readers after it has given back its lock. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

extern void rcu_register_thread(void);
extern void rcu_unregister_thread(void);
extern void rcu_read_lock(void);
extern void rcu_read_unlock(void);
extern void synchronize_rcu(void);

struct config {
    int limit, level;
};

static struct config *current;
static pthread_mutex_t config_lock = PTHREAD_MUTEX_INITIALIZER;
static long denied;

static void *reader(void *arg)
{
    rcu_register_thread();
    for (int i = 0; i < 1000; i++) {
        rcu_read_lock();
        struct config *c = __atomic_load_n(&current, __ATOMIC_ACQUIRE);
        if (i > c->limit) {
            pthread_mutex_lock(&config_lock);
            denied++;
            pthread_mutex_unlock(&config_lock);
        }
        rcu_read_unlock();
    }
    rcu_unregister_thread();
    return arg;
}

static void update(int limit)
{
    struct config *fresh = malloc(sizeof *fresh), *old;
    fresh->limit = limit;
    fresh->level = 1;
    pthread_mutex_lock(&config_lock);
    old = current;
    __atomic_store_n(&current, fresh, __ATOMIC_RELEASE);
    pthread_mutex_unlock(&config_lock);
    synchronize_rcu();
    free(old);
}

int main(void)
{
    pthread_t t[2];
    current = calloc(1, sizeof *current);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, reader, NULL);
    for (int i = 0; i < 5; i++)
        update(i * 100);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", denied);
    return 0;
}
