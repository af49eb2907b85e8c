/* Threads, a mutex and a condition of APR: workers take jobs off a list until it is closed. */
#include <stddef.h>

typedef int apr_status_t;
typedef struct apr_pool_t apr_pool_t;
typedef struct apr_thread_t apr_thread_t;
typedef struct apr_thread_mutex_t apr_thread_mutex_t;
typedef struct apr_thread_cond_t apr_thread_cond_t;
typedef struct apr_threadattr_t apr_threadattr_t;
apr_status_t apr_pool_create_ex(apr_pool_t **pool, apr_pool_t *parent, int (*abort)(int), void *allocator);
void *apr_palloc(apr_pool_t *pool, size_t size);
apr_status_t apr_thread_create(apr_thread_t **thread, apr_threadattr_t *attr, void *(*fn)(apr_thread_t *, void *), void *data, apr_pool_t *pool);
apr_status_t apr_thread_join(apr_status_t *result, apr_thread_t *thread);
apr_status_t apr_thread_mutex_create(apr_thread_mutex_t **mutex, unsigned flags, apr_pool_t *pool);
apr_status_t apr_thread_mutex_lock(apr_thread_mutex_t *mutex);
apr_status_t apr_thread_mutex_unlock(apr_thread_mutex_t *mutex);
apr_status_t apr_thread_cond_create(apr_thread_cond_t **cond, apr_pool_t *pool);
apr_status_t apr_thread_cond_wait(apr_thread_cond_t *cond, apr_thread_mutex_t *mutex);
apr_status_t apr_thread_cond_signal(apr_thread_cond_t *cond);
apr_status_t apr_thread_cond_broadcast(apr_thread_cond_t *cond);

struct job {
    int value;
    struct job *next;
};

struct queue {
    apr_thread_mutex_t *mutex;
    apr_thread_cond_t *filled;
    struct job *first;
    int is_closed;
    long sum;
};

static void *APR_worker(apr_thread_t *self, void *data)
{
    struct queue *q = data;
    (void)self;
    apr_thread_mutex_lock(q->mutex);
    for (;;) {
        while (!q->first && !q->is_closed)
            apr_thread_cond_wait(q->filled, q->mutex);
        if (!q->first)
            break;
        struct job *job = q->first;
        q->first = job->next;
        apr_thread_mutex_unlock(q->mutex);
        int square = job->value * job->value;
        apr_thread_mutex_lock(q->mutex);
        q->sum += square;
    }
    apr_thread_mutex_unlock(q->mutex);
    return NULL;
}

int main(void)
{
    apr_pool_t *pool;
    apr_thread_t *workers[3];
    apr_status_t status;
    apr_pool_create_ex(&pool, NULL, NULL, NULL);
    struct queue *q = apr_palloc(pool, sizeof *q);
    q->first = NULL;
    q->is_closed = 0;
    q->sum = 0;
    apr_thread_mutex_create(&q->mutex, 0, pool);
    apr_thread_cond_create(&q->filled, pool);
    for (int i = 0; i < 3; i++)
        apr_thread_create(&workers[i], NULL, APR_worker, q, pool);
    for (int i = 0; i < 100; i++) {
        struct job *job = apr_palloc(pool, sizeof *job);
        job->value = i;
        apr_thread_mutex_lock(q->mutex);
        job->next = q->first;
        q->first = job;
        apr_thread_cond_signal(q->filled);
        apr_thread_mutex_unlock(q->mutex);
    }
    apr_thread_mutex_lock(q->mutex);
    q->is_closed = 1;
    apr_thread_cond_broadcast(q->filled);
    apr_thread_mutex_unlock(q->mutex);
    for (int i = 0; i < 3; i++)
        apr_thread_join(&status, workers[i]);
    return q->sum == 0;
}
