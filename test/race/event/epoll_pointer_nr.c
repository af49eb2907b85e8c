// epoll: connection objects travel in data.ptr; one loop thread
// link: -lpthread
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

struct conn {
    int fd;
    int bytes;
    void (*on_readable)(struct conn *);
};

static int epfd;
static long total;

static void handle(struct conn *c)
{
    char buf[128];
    int n = (int)read(c->fd, buf, sizeof(buf));

    if (n > 0)
        total += n; // NORACE
}

static void *loop(void *unused)
{
    struct epoll_event events[8];

    (void)unused;
    for (;;) {
        int n = epoll_wait(epfd, events, 8, 1000);
        if (n <= 0)
            return NULL;
        for (int i = 0; i < n; i++) {
            struct conn *c = events[i].data.ptr;
            c->on_readable(c);
        }
    }
}

int main(void)
{
    pthread_t t[2];
    int p[2];
    struct epoll_event ev = {.events = EPOLLIN};
    struct conn *c = malloc(sizeof(*c));

    epfd = epoll_create1(0);
    if (pipe(p))
        return 1;
    c->fd = p[0];
    c->bytes = 0;
    c->on_readable = handle;
    ev.data.ptr = c;
    epoll_ctl(epfd, EPOLL_CTL_ADD, p[0], &ev);
    for (int i = 0; i < 1; i++)
        pthread_create(&t[i], NULL, loop, NULL);
    for (int i = 0; i < 1; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", total);
    return 0;
}
