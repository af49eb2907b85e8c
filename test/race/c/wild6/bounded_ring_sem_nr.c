// Producers and consumers on a ring, semaphores for room and items, a mutex for each end
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#define SIZE 16
typedef struct {
    int *buf;
    int n, front, rear;
    sem_t mutex, slots, items;
} sbuf_t;
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
static sbuf_t sbuf;
static void *thread(void *vargp)
{
    (void)vargp;
    pthread_detach(pthread_self());
    while (1) {
        int connfd = sbuf_remove(&sbuf);
        printf("%d\n", connfd);
    }
}
int main(void)
{
    pthread_t tid;
    sbuf_init(&sbuf, SIZE);
    for (int i = 0; i < 4; i++)
        pthread_create(&tid, NULL, thread, NULL);
    for (int i = 0; i < 1000; i++)
        sbuf_insert(&sbuf, i);
    return 0;
}
