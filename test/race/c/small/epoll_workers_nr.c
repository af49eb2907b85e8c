// Epoll loop hands whole requests to workers by a queue; replies go back by a pipe and an outbox
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>
struct req { int fd; char data[128]; ssize_t len; struct req *next; };
struct queue { pthread_mutex_t m; pthread_cond_t c; struct req *head, *tail; };
static struct queue inbox = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, NULL };
static struct queue outbox = { PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, NULL, NULL };
static int wake[2];
static void q_put(struct queue *q, struct req *r)
{
    r->next = NULL;
    pthread_mutex_lock(&q->m);
    if (q->tail)
        q->tail->next = r;
    else
        q->head = r;
    q->tail = r;
    pthread_cond_signal(&q->c);
    pthread_mutex_unlock(&q->m);
}
static struct req *q_get(struct queue *q, int wait)
{
    struct req *r;
    pthread_mutex_lock(&q->m);
    while (wait && !q->head)
        pthread_cond_wait(&q->c, &q->m);
    r = q->head;
    if (r) {
        q->head = r->next;
        if (!q->head)
            q->tail = NULL;
    }
    pthread_mutex_unlock(&q->m);
    return r;
}
static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        struct req *r = q_get(&inbox, 1);
        for (ssize_t i = 0; i < r->len / 2; i++) {
            char t = r->data[i];
            r->data[i] = r->data[r->len - 1 - i];
            r->data[r->len - 1 - i] = t;
        }
        q_put(&outbox, r);
        write(wake[1], "x", 1);
    }
    return NULL;
}
int main(void)
{
    struct epoll_event ev = { .events = EPOLLIN }, got[8];
    pthread_t t;
    int ep = epoll_create1(0);
    if (pipe(wake))
        return 1;
    ev.data.fd = wake[0];
    epoll_ctl(ep, EPOLL_CTL_ADD, wake[0], &ev);
    ev.data.fd = 0;
    epoll_ctl(ep, EPOLL_CTL_ADD, 0, &ev);
    for (int i = 0; i < 3; i++)
        pthread_create(&t, NULL, worker, NULL);
    for (;;) {
        int n = epoll_wait(ep, got, 8, -1);
        for (int i = 0; i < n; i++) {
            if (got[i].data.fd == wake[0]) {
                char c;
                struct req *r;
                read(wake[0], &c, 1);
                while ((r = q_get(&outbox, 0)) != NULL) {
                    write(1, r->data, (size_t)r->len);
                    free(r);
                }
            } else {
                struct req *r = malloc(sizeof *r);
                r->fd = got[i].data.fd;
                r->len = read(r->fd, r->data, sizeof r->data);
                if (r->len <= 0) {
                    free(r);
                    return 0;
                }
                q_put(&inbox, r);
            }
        }
    }
}
