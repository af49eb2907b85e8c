// A parallel file scanner: a queue of paths with flow control, worker threads, matches printed under a lock.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    void **buf;
    int qsize;
    int occupied;
    int nextin, nextout;
    int closed;
    pthread_mutex_t mtx;
    pthread_cond_t more, less;
} PQUEUE;

static PQUEUE pqb;
static pthread_mutex_t matches_lock, print_lock, aworker_lock;
static pthread_cond_t aworker_cv;
static int nworkers = 2, aworkers;
static size_t nmatches;
static char *needle = "ab";

static int pqueue_init(PQUEUE *qp, int qsize)
{
    qp->buf = calloc(qsize, sizeof(void *));
    if (qp->buf == NULL)
        return -1;
    qp->qsize = qsize;
    qp->occupied = qp->nextin = qp->nextout = qp->closed = 0;
    pthread_mutex_init(&qp->mtx, NULL);
    pthread_cond_init(&qp->more, NULL);
    pthread_cond_init(&qp->less, NULL);
    return 0;
}

static int pqueue_put(PQUEUE *qp, void *item)
{
    pthread_mutex_lock(&qp->mtx);
    if (qp->closed) {
        pthread_mutex_unlock(&qp->mtx);
        return 0;
    }
    while (qp->occupied >= qp->qsize)
        pthread_cond_wait(&qp->less, &qp->mtx);
    qp->buf[qp->nextin] = item;
    qp->nextin++;
    qp->nextin %= qp->qsize;
    qp->occupied++;
    pthread_cond_signal(&qp->more);
    pthread_mutex_unlock(&qp->mtx);
    return 1;
}

static int pqueue_get(PQUEUE *qp, void **item)
{
    int got = 0;
    pthread_mutex_lock(&qp->mtx);
    while (qp->occupied <= 0 && !qp->closed)
        pthread_cond_wait(&qp->more, &qp->mtx);
    if (qp->occupied > 0) {
        *item = qp->buf[qp->nextout];
        qp->nextout++;
        qp->nextout %= qp->qsize;
        qp->occupied--;
        got = 1;
        pthread_cond_signal(&qp->less);
    }
    pthread_mutex_unlock(&qp->mtx);
    return got;
}

static void pqueue_close(PQUEUE *qp)
{
    pthread_mutex_lock(&qp->mtx);
    qp->closed = 1;
    pthread_cond_broadcast(&qp->more);
    pthread_mutex_unlock(&qp->mtx);
}

static void scan(char *text)
{
    if (strstr(text, needle)) { // NORACE
        pthread_mutex_lock(&matches_lock);
        nmatches++; // NORACE
        pthread_mutex_unlock(&matches_lock);
        pthread_mutex_lock(&print_lock);
        printf("%s\n", text);
        pthread_mutex_unlock(&print_lock);
    }
}

static void *worker(void *arg)
{
    char *path;
    (void)arg;
    while (pqueue_get(&pqb, (void **)&path) == 1) {
        scan(path);
        free(path);
    }
    pthread_mutex_lock(&aworker_lock);
    --aworkers;
    pthread_cond_signal(&aworker_cv);
    pthread_mutex_unlock(&aworker_lock);
    return NULL;
}

int main(void)
{
    pthread_t tid;
    pthread_attr_t attr;
    pthread_mutex_init(&matches_lock, NULL);
    pthread_mutex_init(&print_lock, NULL);
    pthread_mutex_init(&aworker_lock, NULL);
    pthread_cond_init(&aworker_cv, NULL);
    if (pqueue_init(&pqb, 8) < 0)
        exit(1);
    pthread_attr_init(&attr);
    pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
    aworkers = nworkers;
    for (int i = 0; i < nworkers; i++)
        if (pthread_create(&tid, &attr, worker, NULL) != 0)
            exit(1);
    for (int i = 0; i < 50; i++) {
        char *path = malloc(16);
        snprintf(path, 16, "%c%c%d", 'a' + i % 3, 'a' + i % 2, i);
        pqueue_put(&pqb, path);
    }
    pqueue_close(&pqb);
    pthread_mutex_lock(&aworker_lock);
    while (aworkers)
        pthread_cond_wait(&aworker_cv, &aworker_lock);
    pthread_mutex_unlock(&aworker_lock);
    printf("%zu matches\n", nmatches); // NORACE
    return 0;
}
