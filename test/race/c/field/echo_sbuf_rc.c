// A prethreaded echo server that counts without its semaphore.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>

#define NTHREADS 4
#define SBUFSIZE 16

typedef struct {
    int *buf;
    int n, front, rear;
    sem_t mutex, slots, items;
} sbuf_t;

static sbuf_t sbuf;
static int byte_cnt;
static sem_t mutex;

static void sbuf_init(sbuf_t *sp, int n)
{
    sp->buf = calloc(n, sizeof(int));
    sp->n = n;
    sp->front = sp->rear = 0;
    sem_init(&sp->mutex, 0, 1);
    sem_init(&sp->slots, 0, n);
    sem_init(&sp->items, 0, 0);
}

static void sbuf_insert(sbuf_t *sp, int item)
{
    sem_wait(&sp->slots);
    sem_wait(&sp->mutex);
    sp->buf[(++sp->rear) % (sp->n)] = item; // NORACE
    sem_post(&sp->mutex);
    sem_post(&sp->items);
}

static int sbuf_remove(sbuf_t *sp)
{
    int item;
    sem_wait(&sp->items);
    sem_wait(&sp->mutex);
    item = sp->buf[(++sp->front) % (sp->n)]; // NORACE
    sem_post(&sp->mutex);
    sem_post(&sp->slots);
    return item;
}

static void init_echo_cnt(void)
{
    sem_init(&mutex, 0, 1);
    byte_cnt = 0; // NORACE
}

static void echo_cnt(int connfd)
{
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, init_echo_cnt);
    for (int i = 0; i < connfd % 5; i++) {
        byte_cnt += connfd; // RACE!
        printf("server received %d (%d total) bytes on fd %d\n", connfd, byte_cnt, connfd); // RACE!
    }
}

static void *thread(void *vargp)
{
    (void)vargp;
    pthread_detach(pthread_self());
    while (1) {
        int connfd = sbuf_remove(&sbuf);
        echo_cnt(connfd);
    }
}

int main(void)
{
    pthread_t tid;
    sbuf_init(&sbuf, SBUFSIZE);
    for (int i = 0; i < NTHREADS; i++)
        pthread_create(&tid, NULL, thread, NULL);
    for (int connfd = 4; connfd < 60; connfd++)
        sbuf_insert(&sbuf, connfd);
    return 0;
}
