// a pool with a list of jobs, shut down and joined
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
typedef struct job {
    void (*run)(void *);
    void *arg;
    struct job *next;
} job;
typedef struct {
    pthread_mutex_t lock;
    pthread_cond_t notify;
    job *front, *rear;
    int nthreads, len, stop;
    pthread_t *threads;
} pool;
static void *pool_thread(void *p)
{
    pool *tp = p;
    for (;;) {
        pthread_mutex_lock(&tp->lock);
        while (!tp->front && !tp->stop)
            pthread_cond_wait(&tp->notify, &tp->lock);
        if (!tp->front && tp->stop) {
            pthread_mutex_unlock(&tp->lock);
            break;
        }
        job *j = tp->front;
        tp->front = j->next;
        if (!tp->front)
            tp->rear = NULL;
        tp->len--;
        pthread_mutex_unlock(&tp->lock);
        j->run(j->arg);
        free(j);
    }
    return NULL;
}
static pool *pool_create(int n)
{
    pool *tp = calloc(1, sizeof *tp);
    tp->nthreads = n;
    pthread_mutex_init(&tp->lock, NULL);
    pthread_cond_init(&tp->notify, NULL);
    tp->threads = malloc(n * sizeof(pthread_t));
    for (int i = 0; i < n; i++)
        pthread_create(&tp->threads[i], NULL, pool_thread, tp);
    return tp;
}
static int pool_add(pool *tp, void (*run)(void *), void *arg)
{
    job *j = malloc(sizeof *j);
    if (!j)
        return -1;
    j->run = run;
    j->arg = arg;
    j->next = NULL;
    pthread_mutex_lock(&tp->lock);
    if (tp->rear)
        tp->rear->next = j;
    else
        tp->front = j;
    tp->rear = j;
    tp->len++;
    pthread_cond_signal(&tp->notify);
    pthread_mutex_unlock(&tp->lock);
    return 0;
}
static void pool_destroy(pool *tp)
{
    pthread_mutex_lock(&tp->lock);
    tp->stop = 1;
    pthread_cond_broadcast(&tp->notify);
    pthread_mutex_unlock(&tp->lock);
    for (int i = 0; i < tp->nthreads; i++)
        pthread_join(tp->threads[i], NULL);
    pthread_mutex_destroy(&tp->lock);
    pthread_cond_destroy(&tp->notify);
    free(tp->threads);
    free(tp);
}
static void square(void *arg)
{
    int *v = arg;
    *v = *v * *v;
}
int main(void)
{
    int vals[32];
    pool *tp = pool_create(4);
    for (int i = 0; i < 32; i++) {
        vals[i] = i;
        pool_add(tp, square, &vals[i]);
    }
    pool_destroy(tp);
    for (int i = 0; i < 32; i++)
        printf("%d ", vals[i]);
    puts("");
    return 0;
}
