// a small job server; the busy counter and the shutdown flag are not always guarded
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define WORKERS 3
#define SESSIONS 4
#define QUEUE_SIZE 16

enum request_kind { REQUEST_ECHO, REQUEST_SUM, REQUEST_STATS, REQUEST_KINDS };

struct session {
    pthread_mutex_t lock;
    int id;
    long bytes_in;
    long bytes_out;
    char last[32];
};

struct request {
    enum request_kind kind;
    struct session *session;
    int numbers[8];
    int count;
    char text[32];
};

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t not_empty;
    pthread_cond_t not_full;
    struct request *slots[QUEUE_SIZE];
    unsigned head, tail;
    int closed;
};

struct server {
    struct queue queue;
    pthread_t workers[WORKERS];
    pthread_t monitor;
    pthread_mutex_t stats_lock;
    long handled[REQUEST_KINDS];
    long failures;
    int busy;
    int stopping;
    struct session sessions[SESSIONS];
};

static void queue_init(struct queue *q)
{
    memset(q, 0, sizeof(*q));
    pthread_mutex_init(&q->lock, NULL);
    pthread_cond_init(&q->not_empty, NULL);
    pthread_cond_init(&q->not_full, NULL);
}

static int queue_put(struct queue *q, struct request *r)
{
    pthread_mutex_lock(&q->lock);
    while (q->head - q->tail == QUEUE_SIZE && !q->closed)
        pthread_cond_wait(&q->not_full, &q->lock);
    if (q->closed) {
        pthread_mutex_unlock(&q->lock);
        return -1;
    }
    q->slots[q->head++ % QUEUE_SIZE] = r;
    pthread_cond_signal(&q->not_empty);
    pthread_mutex_unlock(&q->lock);
    return 0;
}

static struct request *queue_get(struct queue *q)
{
    struct request *r = NULL;

    pthread_mutex_lock(&q->lock);
    while (q->head == q->tail && !q->closed)
        pthread_cond_wait(&q->not_empty, &q->lock);
    if (q->head != q->tail) {
        r = q->slots[q->tail++ % QUEUE_SIZE];
        pthread_cond_signal(&q->not_full);
    }
    pthread_mutex_unlock(&q->lock);
    return r;
}

static void queue_close(struct queue *q)
{
    pthread_mutex_lock(&q->lock);
    q->closed = 1;
    pthread_cond_broadcast(&q->not_empty);
    pthread_cond_broadcast(&q->not_full);
    pthread_mutex_unlock(&q->lock);
}

static void count_busy(struct server *s, int delta)
{
    s->busy += delta; // RACE! b
}

static int busy_now(struct server *s)
{
    int busy;

    busy = s->busy; // RACE! b
    return busy;
}

static int is_stopping(struct server *s)
{
    int stopping;

    stopping = s->stopping; // RACE! s
    return stopping;
}

static void echo(struct request *r)
{
    struct session *s = r->session;

    pthread_mutex_lock(&s->lock);
    s->bytes_in += (long)strlen(r->text); // NORACE
    s->bytes_out += (long)strlen(r->text); // NORACE
    memcpy(s->last, r->text, sizeof(s->last)); // NORACE
    pthread_mutex_unlock(&s->lock);
}

static int add_numbers(struct request *r)
{
    int sum = 0;

    for (int i = 0; i < r->count; i++)
        sum += r->numbers[i]; // NORACE
    pthread_mutex_lock(&r->session->lock);
    r->session->bytes_out += sum > 0; // NORACE
    pthread_mutex_unlock(&r->session->lock);
    return sum >= 0 ? 0 : -1;
}

static int handle(struct server *s, struct request *r)
{
    int error = 0;

    switch (r->kind) {
    case REQUEST_ECHO:
        echo(r);
        break;
    case REQUEST_SUM:
        error = add_numbers(r);
        break;
    default:
        error = busy_now(s) < 0;
        break;
    }
    pthread_mutex_lock(&s->stats_lock);
    s->handled[r->kind]++; // NORACE
    if (error)
        s->failures++; // NORACE
    pthread_mutex_unlock(&s->stats_lock);
    return error;
}

static void *worker_main(void *arg)
{
    struct server *s = arg;
    struct request *r;

    while ((r = queue_get(&s->queue)) != NULL) {
        count_busy(s, 1);
        handle(s, r);
        free(r); // NORACE
        count_busy(s, -1);
    }
    return NULL;
}

static void *monitor_main(void *arg)
{
    struct server *s = arg;
    int most = 0;

    while (!is_stopping(s)) {
        int busy = busy_now(s);

        if (busy > most)
            most = busy;
        usleep(200);
    }
    return NULL;
}

static void server_start(struct server *s)
{
    memset(s, 0, sizeof(*s));
    queue_init(&s->queue);
    pthread_mutex_init(&s->stats_lock, NULL);
    for (int i = 0; i < SESSIONS; i++) {
        pthread_mutex_init(&s->sessions[i].lock, NULL);
        s->sessions[i].id = i; // NORACE
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_create(&s->workers[i], NULL, worker_main, s);
    pthread_create(&s->monitor, NULL, monitor_main, s);
}

static struct request *make_request(struct server *s, int n)
{
    struct request *r = calloc(1, sizeof(*r));

    if (!r)
        abort();
    r->kind = (enum request_kind)(n % REQUEST_KINDS); // NORACE
    r->session = &s->sessions[n % SESSIONS]; // NORACE
    r->count = 1 + n % 8;
    for (int i = 0; i < r->count; i++)
        r->numbers[i] = n + i; // NORACE
    snprintf(r->text, sizeof(r->text), "request %d", n); // NORACE
    return r;
}

static void server_stop(struct server *s)
{
    queue_close(&s->queue);
    for (int i = 0; i < WORKERS; i++)
        pthread_join(s->workers[i], NULL);
    s->stopping = 1; // RACE! s
    pthread_join(s->monitor, NULL);
}

int main(void)
{
    static struct server server;
    long bytes = 0;

    server_start(&server);
    for (int n = 0; n < 200; n++)
        if (queue_put(&server.queue, make_request(&server, n)) != 0)
            return 1;
    server_stop(&server);
    for (int i = 0; i < SESSIONS; i++)
        bytes += server.sessions[i].bytes_out; // NORACE
    printf("%ld echo, %ld sum, %ld bytes, %d busy\n", server.handled[REQUEST_ECHO], // NORACE
           server.handled[REQUEST_SUM], bytes, server.busy); // NORACE
    return server.failures != 0; // NORACE
}
