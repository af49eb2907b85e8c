// Prethreaded echo server: a buffer of descriptors (sbuf style), counters under a mutex set up once
#include <netinet/in.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>
typedef struct { int *buf; int n, front, rear; sem_t mutex, slots, items; } sbuf_t;
static sbuf_t sbuf;
static int byte_cnt;
static sem_t cnt_mutex;
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
    sp->buf[(++sp->rear) % (sp->n)] = item;
    sem_post(&sp->mutex);
    sem_post(&sp->items);
}
static int sbuf_remove(sbuf_t *sp)
{
    int item;
    sem_wait(&sp->items);
    sem_wait(&sp->mutex);
    item = sp->buf[(++sp->front) % (sp->n)];
    sem_post(&sp->mutex);
    sem_post(&sp->slots);
    return item;
}
static void init_echo_cnt(void)
{
    sem_init(&cnt_mutex, 0, 1);
    byte_cnt = 0;
}
static void echo_cnt(int fd)
{
    int n;
    char buf[1024];
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, init_echo_cnt);
    while ((n = read(fd, buf, sizeof buf)) > 0) {
        sem_wait(&cnt_mutex);
        byte_cnt += n;
        printf("%d (%d total) on fd %d\n", n, byte_cnt, fd);
        sem_post(&cnt_mutex);
        write(fd, buf, n);
    }
}
static void *thread(void *vargp)
{
    (void)vargp;
    pthread_detach(pthread_self());
    while (1) {
        int fd = sbuf_remove(&sbuf);
        echo_cnt(fd);
        close(fd);
    }
}
int main(void)
{
    struct sockaddr_in sa = { .sin_family = AF_INET };
    pthread_t tid;
    int s = socket(AF_INET, SOCK_STREAM, 0);
    if (bind(s, (struct sockaddr *)&sa, sizeof sa) || listen(s, 5))
        return 1;
    sbuf_init(&sbuf, 16);
    for (int i = 0; i < 4; i++)
        pthread_create(&tid, NULL, thread, NULL);
    while (1) {
        int fd = accept(s, NULL, NULL);
        sbuf_insert(&sbuf, fd);
    }
}
