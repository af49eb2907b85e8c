/*
 * C11 threads on top of pthreads, linked into the C11 cases when they run under ThreadSanitizer:
 * it intercepts the pthread functions, but not what libc does inside thrd_create or mtx_lock.
 */
#include <errno.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <threads.h>

struct start {
    thrd_start_t function;
    void *argument;
};

static void *trampoline(void *data)
{
    struct start start = *(struct start *)data;

    free(data);
    return (void *)(intptr_t)start.function(start.argument);
}

static int status(int error)
{
    return error == 0 ? thrd_success
           : error == EBUSY ? thrd_busy
           : error == ETIMEDOUT ? thrd_timedout
                                : thrd_error;
}

int thrd_create(thrd_t *thread, thrd_start_t function, void *argument)
{
    struct start *start = malloc(sizeof(*start));

    if (!start)
        return thrd_nomem;
    *start = (struct start){function, argument};
    return status(pthread_create(thread, NULL, trampoline, start));
}

int thrd_join(thrd_t thread, int *result)
{
    void *value;
    int error = pthread_join(thread, &value);

    if (result)
        *result = (int)(intptr_t)value;
    return status(error);
}

int thrd_detach(thrd_t thread)
{
    return status(pthread_detach(thread));
}

int mtx_init(mtx_t *lock, int type)
{
    pthread_mutexattr_t attr;

    pthread_mutexattr_init(&attr);
    if (type & mtx_recursive)
        pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
    return status(pthread_mutex_init((pthread_mutex_t *)lock, &attr));
}

void mtx_destroy(mtx_t *lock)
{
    pthread_mutex_destroy((pthread_mutex_t *)lock);
}

int mtx_lock(mtx_t *lock)
{
    return status(pthread_mutex_lock((pthread_mutex_t *)lock));
}

int mtx_trylock(mtx_t *lock)
{
    return status(pthread_mutex_trylock((pthread_mutex_t *)lock));
}

int mtx_timedlock(mtx_t *lock, const struct timespec *until)
{
    return status(pthread_mutex_timedlock((pthread_mutex_t *)lock, until));
}

int mtx_unlock(mtx_t *lock)
{
    return status(pthread_mutex_unlock((pthread_mutex_t *)lock));
}

int cnd_init(cnd_t *cond)
{
    return status(pthread_cond_init((pthread_cond_t *)cond, NULL));
}

int cnd_wait(cnd_t *cond, mtx_t *lock)
{
    return status(pthread_cond_wait((pthread_cond_t *)cond, (pthread_mutex_t *)lock));
}

int cnd_timedwait(cnd_t *cond, mtx_t *lock, const struct timespec *until)
{
    return status(pthread_cond_timedwait((pthread_cond_t *)cond, (pthread_mutex_t *)lock, until));
}

int cnd_signal(cnd_t *cond)
{
    return status(pthread_cond_signal((pthread_cond_t *)cond));
}

int cnd_broadcast(cnd_t *cond)
{
    return status(pthread_cond_broadcast((pthread_cond_t *)cond));
}

void call_once(once_flag *flag, void (*function)(void))
{
    pthread_once((pthread_once_t *)flag, function);
}
