// hits under two locks: the number that chooses one of them differs; behind a table of functions that init fills
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { LOCK_PLAIN, LOCK_RECURSIVE, LOCK_LOG, LOCK_STATS, LOCK_LAST };

typedef struct lock {
    pthread_mutex_t mutex;
} lock;

struct lock_methods {
    lock *(*alloc)(int kind);
    void (*enter)(lock *);
    void (*leave)(lock *);
};

static lock *real_alloc(int kind)
{
    static lock fixed[LOCK_LAST - LOCK_LOG] = {{PTHREAD_MUTEX_INITIALIZER},
                                               {PTHREAD_MUTEX_INITIALIZER}};
    pthread_mutexattr_t attr;
    lock *p;
    switch (kind) {
    case LOCK_PLAIN:
        p = calloc(1, sizeof *p);
        if (p)
            pthread_mutex_init(&p->mutex, NULL);
        break;
    case LOCK_RECURSIVE:
        p = calloc(1, sizeof *p);
        if (p) {
            pthread_mutexattr_init(&attr);
            pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_RECURSIVE);
            pthread_mutex_init(&p->mutex, &attr);
        }
        break;
    default:
        p = &fixed[kind - LOCK_LOG];
        break;
    }
    return p;
}

static void real_enter(lock *p)
{
    pthread_mutex_lock(&p->mutex);
}

static void real_leave(lock *p)
{
    pthread_mutex_unlock(&p->mutex);
}

static struct {
    int threads;
    struct lock_methods locks;
} config = {1, {0}};

static lock *log_lock;
static lock *queue_lock;
static long lines, hits, queued;

static void init(void)
{
    static const struct lock_methods real = {real_alloc, real_enter, real_leave};
    config.locks = real;
}

static lock *lock_alloc(int kind)
{
    return config.threads ? config.locks.alloc(kind) : NULL;
}

static void lock_enter(lock *p)
{
    if (p)
        config.locks.enter(p);
}

static void lock_leave(lock *p)
{
    if (p)
        config.locks.leave(p);
}

static void *worker(void *arg)
{
    int number = *(int *)arg;
    lock_enter(log_lock);
    lines++; // NORACE
    lock_leave(log_lock);
    lock *stats = lock_alloc(number % 2 ? LOCK_STATS : LOCK_LOG);
    lock_enter(stats);
    hits++; // RACE!
    lock_leave(stats);
    lock_enter(queue_lock);
    queued++; // NORACE
    lock_leave(queue_lock);
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    int numbers[4] = {0, 1, 2, 3};
    init();
    log_lock = lock_alloc(LOCK_LOG);
    queue_lock = lock_alloc(LOCK_PLAIN);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, &numbers[i]);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    printf("%ld %ld %ld\n", lines, hits, queued);
    return 0;
}
