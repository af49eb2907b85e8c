// A well-known pool: threads in an array of pointers, a binary semaphore of the queue, and a plain keep-alive flag.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct bsem {
    pthread_mutex_t mutex;
    pthread_cond_t cond;
    int v;
} bsem;

typedef struct job {
    struct job *prev;
    void (*function)(void *arg);
    void *arg;
} job;

typedef struct jobqueue {
    pthread_mutex_t rwmutex;
    job *front, *rear;
    bsem *has_jobs;
    int len;
} jobqueue;

typedef struct thread {
    int id;
    pthread_t pthread;
    struct thpool_ *thpool_p;
} thread;

typedef struct thpool_ {
    thread **threads;
    volatile int num_threads_alive;
    volatile int num_threads_working;
    pthread_mutex_t thcount_lock;
    pthread_cond_t threads_all_idle;
    jobqueue jobqueue;
} thpool_;

static volatile int threads_keepalive;

static void bsem_post(bsem *b)
{
    pthread_mutex_lock(&b->mutex);
    b->v = 1;
    pthread_cond_signal(&b->cond);
    pthread_mutex_unlock(&b->mutex);
}

static void bsem_post_all(bsem *b)
{
    pthread_mutex_lock(&b->mutex);
    b->v = 1;
    pthread_cond_broadcast(&b->cond);
    pthread_mutex_unlock(&b->mutex);
}

static void bsem_wait(bsem *b)
{
    pthread_mutex_lock(&b->mutex);
    while (b->v != 1)
        pthread_cond_wait(&b->cond, &b->mutex);
    b->v = 0;
    pthread_mutex_unlock(&b->mutex);
}

static void jobqueue_push(jobqueue *q, job *newjob)
{
    pthread_mutex_lock(&q->rwmutex);
    newjob->prev = NULL;
    switch (q->len) {
    case 0:
        q->front = newjob;
        q->rear = newjob;
        break;
    default:
        q->rear->prev = newjob;
        q->rear = newjob;
    }
    q->len++;
    bsem_post(q->has_jobs);
    pthread_mutex_unlock(&q->rwmutex);
}

static job *jobqueue_pull(jobqueue *q)
{
    pthread_mutex_lock(&q->rwmutex);
    job *j = q->front;
    switch (q->len) {
    case 0:
        break;
    case 1:
        q->front = NULL;
        q->rear = NULL;
        q->len = 0; // RACE! l
        break;
    default:
        q->front = j->prev;
        q->len--; // RACE! l
        bsem_post(q->has_jobs);
    }
    pthread_mutex_unlock(&q->rwmutex);
    return j;
}

static void *thread_do(void *p)
{
    thread *th = p;
    thpool_ *pool = th->thpool_p;
    pthread_mutex_lock(&pool->thcount_lock);
    pool->num_threads_alive += 1; // RACE! a
    pthread_mutex_unlock(&pool->thcount_lock);
    while (threads_keepalive) { // RACE! k
        bsem_wait(pool->jobqueue.has_jobs);
        if (threads_keepalive) { // RACE! k
            pthread_mutex_lock(&pool->thcount_lock);
            pool->num_threads_working++;
            pthread_mutex_unlock(&pool->thcount_lock);
            job *j = jobqueue_pull(&pool->jobqueue);
            if (j) {
                j->function(j->arg);
                free(j);
            }
            pthread_mutex_lock(&pool->thcount_lock);
            pool->num_threads_working--;
            if (!pool->num_threads_working)
                pthread_cond_signal(&pool->threads_all_idle);
            pthread_mutex_unlock(&pool->thcount_lock);
        }
    }
    pthread_mutex_lock(&pool->thcount_lock);
    pool->num_threads_alive--; // RACE! a
    pthread_mutex_unlock(&pool->thcount_lock);
    return NULL;
}

static void thread_init(thpool_ *pool, thread **slot, int id)
{
    *slot = malloc(sizeof(thread));
    (*slot)->thpool_p = pool;
    (*slot)->id = id;
    pthread_create(&(*slot)->pthread, NULL, thread_do, *slot);
    pthread_detach((*slot)->pthread);
}

static thpool_ *thpool_init(int n)
{
    threads_keepalive = 1;
    thpool_ *pool = malloc(sizeof *pool);
    pool->num_threads_alive = 0;
    pool->num_threads_working = 0;
    pthread_mutex_init(&pool->jobqueue.rwmutex, NULL);
    pool->jobqueue.front = pool->jobqueue.rear = NULL;
    pool->jobqueue.len = 0;
    pool->jobqueue.has_jobs = malloc(sizeof(bsem));
    pthread_mutex_init(&pool->jobqueue.has_jobs->mutex, NULL);
    pthread_cond_init(&pool->jobqueue.has_jobs->cond, NULL);
    pool->jobqueue.has_jobs->v = 0;
    pool->threads = malloc(n * sizeof(thread *));
    pthread_mutex_init(&pool->thcount_lock, NULL);
    pthread_cond_init(&pool->threads_all_idle, NULL);
    for (int i = 0; i < n; i++)
        thread_init(pool, &pool->threads[i], i);
    while (pool->num_threads_alive != n) // RACE! a
        usleep(10);
    return pool;
}

static void thpool_add_work(thpool_ *pool, void (*fn)(void *), void *arg)
{
    job *j = malloc(sizeof(job));
    j->function = fn;
    j->arg = arg;
    jobqueue_push(&pool->jobqueue, j);
}

static void thpool_wait(thpool_ *pool)
{
    pthread_mutex_lock(&pool->thcount_lock);
    while (pool->jobqueue.len || pool->num_threads_working) // RACE! l
        pthread_cond_wait(&pool->threads_all_idle, &pool->thcount_lock);
    pthread_mutex_unlock(&pool->thcount_lock);
}

static pthread_mutex_t sum_lock = PTHREAD_MUTEX_INITIALIZER;
static long sum;

static void add(void *arg)
{
    pthread_mutex_lock(&sum_lock);
    sum += (long)arg; // NORACE
    pthread_mutex_unlock(&sum_lock);
}

int main(void)
{
    thpool_ *pool = thpool_init(3);
    for (long i = 0; i < 40; i++)
        thpool_add_work(pool, add, (void *)i);
    thpool_wait(pool);
    threads_keepalive = 0; // RACE! k
    while (pool->num_threads_alive) { // RACE! a
        bsem_post_all(pool->jobqueue.has_jobs);
        usleep(100);
    }
    pthread_mutex_lock(&sum_lock);
    printf("%ld\n", sum);
    pthread_mutex_unlock(&sum_lock);
    return 0;
}
