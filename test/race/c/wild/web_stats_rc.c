// Request server reduced from an HTTP daemon: a queue of connections, worker statistics, shutdown
// tsan: some: runs of the program rarely show all
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define QUEUE_MAX 32
#define N_WORKERS 4

typedef struct request {
    int fd;
    char path[64];
    time_t arrived;
} request;

typedef struct {
    request *slots[QUEUE_MAX];
    int head, tail, count;
    int closed;
    pthread_mutex_t lock;
    pthread_cond_t nonempty, nonfull;
} req_queue;

typedef struct {
    unsigned long total;
    unsigned long by_status[6];
    time_t last_error;
    pthread_mutex_t lock;
} statistics;

static req_queue queue;
static statistics stats;
static char last_path[64];
static int debug_level;

static void queue_init(req_queue *q)
{
    memset(q, 0, sizeof *q);
    pthread_mutex_init(&q->lock, NULL);
    pthread_cond_init(&q->nonempty, NULL);
    pthread_cond_init(&q->nonfull, NULL);
}

static void queue_push(req_queue *q, request *r)
{
    pthread_mutex_lock(&q->lock);
    while (q->count == QUEUE_MAX)
        pthread_cond_wait(&q->nonfull, &q->lock);
    q->slots[q->tail] = r;
    q->tail = (q->tail + 1) % QUEUE_MAX;
    q->count++;
    pthread_cond_signal(&q->nonempty);
    pthread_mutex_unlock(&q->lock);
}

static request *queue_pop(req_queue *q)
{
    request *r = NULL;
    pthread_mutex_lock(&q->lock);
    while (q->count == 0 && !q->closed)
        pthread_cond_wait(&q->nonempty, &q->lock);
    if (q->count > 0) {
        r = q->slots[q->head];
        q->head = (q->head + 1) % QUEUE_MAX;
        q->count--;
        pthread_cond_signal(&q->nonfull);
    }
    pthread_mutex_unlock(&q->lock);
    return r;
}

static void queue_close(req_queue *q)
{
    pthread_mutex_lock(&q->lock);
    q->closed = 1;
    pthread_cond_broadcast(&q->nonempty);
    pthread_mutex_unlock(&q->lock);
}

static int serve(const request *r)
{
    if (strstr(r->path, ".."))
        return 403;
    if (strlen(r->path) > 40)
        return 414;
    return strcmp(r->path, "/") ? 404 : 200;
}

static void account(int status, const request *r)
{
    pthread_mutex_lock(&stats.lock);
    stats.total++;
    stats.by_status[status / 100]++;
    pthread_mutex_unlock(&stats.lock);
    if (status >= 400)
        stats.last_error = r->arrived; // RACE! e
    strncpy(last_path, r->path, sizeof last_path - 1); // RACE! p
}

static void *worker(void *arg)
{
    request *r;
    (void)arg;
    while ((r = queue_pop(&queue)) != NULL) {
        int status = serve(r);
        account(status, r);
        if (debug_level > 1)
            fprintf(stderr, "%d %s %d\n", r->fd, r->path, status);
        free(r);
    }
    return NULL;
}

static void *status_page(void *arg)
{
    for (int i = 0; i < 10; i++) {
        unsigned long total;
        pthread_mutex_lock(&stats.lock);
        total = stats.total;
        pthread_mutex_unlock(&stats.lock);
        printf("%lu requests, last error %ld, last path %s\n", total, // RACE! p
               (long)stats.last_error, // RACE! e
               last_path);
    }
    return arg;
}

int main(int argc, char **argv)
{
    static const char *paths[] = { "/", "/index.html", "/../etc/passwd", "/" };
    pthread_t w[N_WORKERS], s;
    debug_level = argc > 1 ? atoi(argv[1]) : 0;
    queue_init(&queue);
    pthread_mutex_init(&stats.lock, NULL);
    for (int i = 0; i < N_WORKERS; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    pthread_create(&s, NULL, status_page, NULL);
    for (int i = 0; i < 200; i++) {
        request *r = malloc(sizeof *r);
        r->fd = i;
        snprintf(r->path, sizeof r->path, "%s", paths[i % 4]);
        r->arrived = time(NULL);
        queue_push(&queue, r);
    }
    queue_close(&queue);
    for (int i = 0; i < N_WORKERS; i++)
        pthread_join(w[i], NULL);
    pthread_join(s, NULL);
    printf("%lu\n", stats.total);
    return 0;
}
