#include <pthread.h>
#include <sched.h>
#include <stdio.h>

static pthread_mutex_t res_a = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t res_b = PTHREAD_MUTEX_INITIALIZER;
static long work_done;

static void lock_both(pthread_mutex_t *x, pthread_mutex_t *y)
{
    pthread_mutex_lock(x); // DEADLOCK
    while (pthread_mutex_trylock(y) != 0) // DEADLOCK!
        sched_yield();
}

static void unlock_both(pthread_mutex_t *x, pthread_mutex_t *y)
{
    pthread_mutex_unlock(y);
    pthread_mutex_unlock(x);
}

static void *task1(void *arg)
{
    for (int i = 0; i < 100000; i++) {
        lock_both(&res_a, &res_b); // DEADLOCK
        work_done++;
        unlock_both(&res_a, &res_b);
    }
    return arg;
}

static void *task2(void *arg)
{
    for (int i = 0; i < 100000; i++) {
        lock_both(&res_b, &res_a); // DEADLOCK
        work_done++;
        unlock_both(&res_b, &res_a);
    }
    return arg;
}

int main(void)
{
    pthread_t t1, t2;
    pthread_create(&t1, NULL, task1, NULL);
    pthread_create(&t2, NULL, task2, NULL);
    pthread_join(t1, NULL);
    pthread_join(t2, NULL);
    printf("%ld\n", work_done);
    return 0;
}
