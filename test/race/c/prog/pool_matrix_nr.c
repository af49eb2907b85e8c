// a thread pool multiplies matrices, one task per row with an allocated argument
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#define N 32

typedef void (*task_func_t)(void *);

typedef struct task {
    task_func_t func;
    void *arg;
    struct task *next;
} task_t;

typedef struct {
    pthread_mutex_t mutex;
    pthread_cond_t work_cond;
    pthread_cond_t idle_cond;
    task_t *first, *last;
    size_t working;
    size_t nthreads;
    bool stop;
} tpool_t;

static task_t *tpool_get(tpool_t *tp)
{
    task_t *t = tp->first;

    if (t == NULL)
        return NULL;
    if (t->next == NULL) {
        tp->first = NULL;
        tp->last = NULL;
    } else {
        tp->first = t->next;
    }
    return t;
}

static void *tpool_worker(void *p)
{
    tpool_t *tp = p;

    while (1) {
        pthread_mutex_lock(&tp->mutex);
        while (tp->first == NULL && !tp->stop)
            pthread_cond_wait(&tp->work_cond, &tp->mutex);
        if (tp->stop)
            break;
        task_t *t = tpool_get(tp);
        tp->working++;
        pthread_mutex_unlock(&tp->mutex);
        if (t != NULL) {
            t->func(t->arg);
            free(t);
        }
        pthread_mutex_lock(&tp->mutex);
        tp->working--;
        if (!tp->stop && tp->working == 0 && tp->first == NULL)
            pthread_cond_signal(&tp->idle_cond);
        pthread_mutex_unlock(&tp->mutex);
    }
    tp->nthreads--;
    pthread_cond_signal(&tp->idle_cond);
    pthread_mutex_unlock(&tp->mutex);
    return NULL;
}

static tpool_t *tpool_create(size_t num)
{
    tpool_t *tp = calloc(1, sizeof(*tp));
    pthread_t thread;

    tp->nthreads = num;
    pthread_mutex_init(&tp->mutex, NULL);
    pthread_cond_init(&tp->work_cond, NULL);
    pthread_cond_init(&tp->idle_cond, NULL);
    for (size_t i = 0; i < num; i++) {
        pthread_create(&thread, NULL, tpool_worker, tp);
        pthread_detach(thread);
    }
    return tp;
}

static bool tpool_add(tpool_t *tp, task_func_t func, void *arg)
{
    task_t *t = malloc(sizeof(*t));

    if (t == NULL)
        return false;
    t->func = func;
    t->arg = arg;
    t->next = NULL;
    pthread_mutex_lock(&tp->mutex);
    if (tp->first == NULL) {
        tp->first = t;
        tp->last = tp->first;
    } else {
        tp->last->next = t;
        tp->last = t;
    }
    pthread_cond_broadcast(&tp->work_cond);
    pthread_mutex_unlock(&tp->mutex);
    return true;
}

static void tpool_wait(tpool_t *tp)
{
    pthread_mutex_lock(&tp->mutex);
    while (1) {
        if (tp->first != NULL || (!tp->stop && tp->working != 0) || (tp->stop && tp->nthreads != 0))
            pthread_cond_wait(&tp->idle_cond, &tp->mutex);
        else
            break;
    }
    pthread_mutex_unlock(&tp->mutex);
}

static double a[N][N], b[N][N], c[N][N];

struct row_job {
    int row;
    double trace;
};

static void multiply_row(void *p)
{
    struct row_job *job = p;

    for (int j = 0; j < N; j++) {
        double sum = 0;
        for (int k = 0; k < N; k++)
            sum += a[job->row][k] * b[k][j];
        c[job->row][j] = sum;
        if (j == job->row)
            job->trace = sum;
    }
    free(job);
}

int main(void)
{
    tpool_t *tp = tpool_create(4);

    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = i + j;
            b[i][j] = i - j;
        }
    for (int i = 0; i < N; i++) {
        struct row_job *job = malloc(sizeof(*job));
        job->row = i;
        job->trace = 0;
        tpool_add(tp, multiply_row, job);
    }
    tpool_wait(tp);
    printf("%f\n", c[0][0] + c[N - 1][N - 1]);
    return 0;
}
