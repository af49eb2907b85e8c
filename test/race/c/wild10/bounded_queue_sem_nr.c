// Bounded queue by two counting semaphores and a mutex
// tsan: no: it runs until it gets input or a signal
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct {
    int *buf;
    int n, front, rear;
    pthread_mutex_t mutex;
    sem_t slots, items;
} sbuf_t;

static void sbuf_init(sbuf_t *sp, int n)
{
    sp->buf = calloc((size_t)n, sizeof(int));
    sp->n = n;
    sp->front = sp->rear = 0;
    pthread_mutex_init(&sp->mutex, NULL);
    sem_init(&sp->slots, 0, (unsigned)n);
    sem_init(&sp->items, 0, 0);
}
static void sbuf_insert(sbuf_t *sp, int item)
{
    sem_wait(&sp->slots);
    pthread_mutex_lock(&sp->mutex);
    sp->buf[(++sp->rear) % sp->n] = item; // NORACE
    pthread_mutex_unlock(&sp->mutex);
    sem_post(&sp->items);
}
static int sbuf_remove(sbuf_t *sp)
{
    sem_wait(&sp->items);
    pthread_mutex_lock(&sp->mutex);
    int item = sp->buf[(++sp->front) % sp->n]; // NORACE
    pthread_mutex_unlock(&sp->mutex);
    sem_post(&sp->slots);
    return item;
}

static sbuf_t sbuf;
static int byte_cnt;
static pthread_mutex_t cnt_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void init_cnt(void)
{
    byte_cnt = 0; // NORACE
}

static void *thread(void *vargp)
{
    pthread_detach(pthread_self());
    pthread_once(&once, init_cnt);
    for (;;) {
        int connfd = sbuf_remove(&sbuf);
        if (connfd < 0)
            break;
        pthread_mutex_lock(&cnt_mutex);
        byte_cnt += connfd; // NORACE
        printf("total %d\n", byte_cnt); // NORACE
        pthread_mutex_unlock(&cnt_mutex);
    }
    return vargp;
}

int main(void)
{
    pthread_t tid;
    sbuf_init(&sbuf, 16);
    for (int i = 0; i < 4; i++)
        pthread_create(&tid, NULL, thread, NULL);
    for (int i = 0; i < 1000; i++)
        sbuf_insert(&sbuf, i);
    for (int i = 0; i < 4; i++)
        sbuf_insert(&sbuf, -1);
    pthread_exit(NULL);
}
