// lock and unlock through a table of functions chosen at the start
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
typedef struct {
    int (*enter)(void *);
    int (*leave)(void *);
} sync_ops;
static int mtx_enter(void *m) { return pthread_mutex_lock(m); }
static int mtx_leave(void *m) { return pthread_mutex_unlock(m); }
static int spin_enter(void *m) { return pthread_spin_lock(m); }
static int spin_leave(void *m) { return pthread_spin_unlock(m); }
static const sync_ops mutex_ops = { mtx_enter, mtx_leave };
static const sync_ops spin_ops = { spin_enter, spin_leave };

static pthread_mutex_t the_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_spinlock_t the_spin;
static long on_mutex, on_spin;

static void *run(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++) {
        mutex_ops.enter(&the_mutex);
        on_mutex++;
        mutex_ops.leave(&the_mutex);
        spin_ops.enter((void *)&the_spin);
        on_spin++;
        spin_ops.leave((void *)&the_spin);
    }
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    pthread_spin_init(&the_spin, PTHREAD_PROCESS_PRIVATE);
    pthread_create(&a, NULL, run, NULL);
    pthread_create(&b, NULL, run, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%ld %ld\n", on_mutex, on_spin);
    pthread_spin_destroy(&the_spin);
    return 0;
}
