// Two threads run loops of their own over their own connections, with one counter for all
// tsan: no: it runs until it gets input or a signal
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

#define LOOPS 2
struct loop {
    int epfd;
    int nconns;
    pthread_t thread;
};
struct conn {
    int fd;
    int closed;
    struct loop *loop;
};
static unsigned long total_reads;

static void conn_ready(struct conn *c)
{
    char tmp[128];
    ssize_t n = read(c->fd, tmp, sizeof tmp);
    total_reads++; // RACE!
    if (n <= 0) {
        c->closed = 1; // NORACE
        c->loop->nconns--; // NORACE
        close(c->fd);
    }
}

static void *loop_run(void *arg)
{
    struct loop *l = arg;
    struct epoll_event ev[16];
    while (l->nconns > 0) { // NORACE
        int n = epoll_wait(l->epfd, ev, 16, -1);
        for (int i = 0; i < n; i++)
            conn_ready(ev[i].data.ptr);
    }
    return NULL;
}

int main(void)
{
    struct loop loops[LOOPS];
    for (int i = 0; i < LOOPS; i++) {
        loops[i].epfd = epoll_create1(0);
        loops[i].nconns = 0; // NORACE
        for (int k = 0; k < 4; k++) {
            int p[2];
            struct conn *c = calloc(1, sizeof *c);
            struct epoll_event e = {.events = EPOLLIN, .data.ptr = c};
            if (pipe(p) != 0)
                return 1;
            c->fd = p[0];
            c->loop = &loops[i];
            loops[i].nconns++;
            epoll_ctl(loops[i].epfd, EPOLL_CTL_ADD, c->fd, &e);
        }
    }
    for (int i = 0; i < LOOPS; i++)
        pthread_create(&loops[i].thread, NULL, loop_run, &loops[i]);
    for (int i = 0; i < LOOPS; i++)
        pthread_join(loops[i].thread, NULL);
    printf("%lu\n", total_reads); // NORACE
    return 0;
}
