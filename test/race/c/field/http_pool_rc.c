// A small web server whose acceptor reports progress without the lock of the statistics.
// tsan: some: which lines meet is a matter of time
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WORKERS 4
#define QUEUE_SIZE 16

typedef struct {
    int fds[QUEUE_SIZE];
    int head, tail, count;
    int closed;
    pthread_mutex_t mutex;
    pthread_cond_t not_empty, not_full;
} conn_queue;

static conn_queue queue;
static unsigned long total_served;
static pthread_mutex_t stats_mutex = PTHREAD_MUTEX_INITIALIZER;

static void queue_init(conn_queue *q)
{
    memset(q, 0, sizeof *q);
    pthread_mutex_init(&q->mutex, NULL);
    pthread_cond_init(&q->not_empty, NULL);
    pthread_cond_init(&q->not_full, NULL);
}

static void queue_push(conn_queue *q, int fd)
{
    pthread_mutex_lock(&q->mutex);
    while (q->count == QUEUE_SIZE)
        pthread_cond_wait(&q->not_full, &q->mutex);
    q->fds[q->tail] = fd;
    q->tail = (q->tail + 1) % QUEUE_SIZE;
    q->count++;
    pthread_cond_signal(&q->not_empty);
    pthread_mutex_unlock(&q->mutex);
}

static int queue_pop(conn_queue *q)
{
    int fd = -1;
    pthread_mutex_lock(&q->mutex);
    while (q->count == 0 && !q->closed)
        pthread_cond_wait(&q->not_empty, &q->mutex);
    if (q->count > 0) {
        fd = q->fds[q->head];
        q->head = (q->head + 1) % QUEUE_SIZE;
        q->count--;
        pthread_cond_signal(&q->not_full);
    }
    pthread_mutex_unlock(&q->mutex);
    return fd;
}

static void queue_close(conn_queue *q)
{
    pthread_mutex_lock(&q->mutex);
    q->closed = 1;
    pthread_cond_broadcast(&q->not_empty);
    pthread_mutex_unlock(&q->mutex);
}

static void handle_client(int fd)
{
    char response[256];
    int n = snprintf(response, sizeof response, "HTTP/1.0 200 OK\r\n\r\nhello %d\n", fd);
    if (fd > 1000 && write(fd, response, n) != n)
        perror("write");
    pthread_mutex_lock(&stats_mutex);
    total_served++; // RACE!
    pthread_mutex_unlock(&stats_mutex);
}

static void *worker_main(void *arg)
{
    (void)arg;
    for (;;) {
        int fd = queue_pop(&queue);
        if (fd < 0)
            break;
        handle_client(fd);
    }
    return NULL;
}

int main(void)
{
    pthread_t workers[WORKERS];
    queue_init(&queue);
    for (int i = 0; i < WORKERS; i++) {
        if (pthread_create(&workers[i], NULL, worker_main, NULL) != 0) {
            perror("pthread_create");
            exit(1);
        }
    }
    for (int fd = 10; fd < 100; fd++)
        queue_push(&queue, fd);
    fprintf(stderr, "served so far: %lu\n", total_served); // RACE!
    queue_close(&queue);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i], NULL);
    printf("served %lu\n", total_served); // NORACE
    return 0;
}
