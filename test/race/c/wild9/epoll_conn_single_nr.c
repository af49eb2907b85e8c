// One thread, epoll, connections with handlers in their records; a worker only resolves names
// tsan: no: it runs until it gets input or a signal
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

struct conn {
    int fd;
    int (*on_ready)(struct conn *);
    size_t got;
    char buf[512];
};

static int open_conns;
static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;
static int names_waiting;

static int conn_read(struct conn *c)
{
    ssize_t n = read(c->fd, c->buf + c->got, sizeof c->buf - c->got); // NORACE
    if (n <= 0)
        return -1;
    c->got += (size_t)n; // NORACE
    if (memchr(c->buf, '\n', c->got)) {
        pthread_mutex_lock(&names_lock);
        names_waiting++; // NORACE
        pthread_mutex_unlock(&names_lock);
        c->got = 0;
    }
    return 0;
}

static struct conn *conn_new(int epfd, int fd)
{
    struct conn *c = calloc(1, sizeof *c);
    struct epoll_event ev = {.events = EPOLLIN};
    c->fd = fd;
    c->on_ready = conn_read;
    ev.data.ptr = c;
    epoll_ctl(epfd, EPOLL_CTL_ADD, fd, &ev);
    open_conns++; // NORACE
    return c;
}

static void *resolver(void *arg)
{
    int done = 0;
    while (done < 100) {
        pthread_mutex_lock(&names_lock);
        if (names_waiting > 0) { // NORACE
            names_waiting--;
            done++;
        }
        pthread_mutex_unlock(&names_lock);
    }
    return arg;
}

int main(void)
{
    int epfd = epoll_create1(0), p[2];
    pthread_t t;
    pthread_create(&t, NULL, resolver, NULL);
    for (int i = 0; i < 4; i++)
        if (pipe(p) == 0)
            conn_new(epfd, p[0]);
    while (open_conns > 0) { // NORACE
        struct epoll_event ev[8];
        int n = epoll_wait(epfd, ev, 8, 1000);
        for (int i = 0; i < n; i++) {
            struct conn *c = ev[i].data.ptr;
            if (c->on_ready(c) < 0) {
                close(c->fd);
                free(c);
                open_conns--; // NORACE
            }
        }
    }
    pthread_join(t, NULL);
    return 0;
}
