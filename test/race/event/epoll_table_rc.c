// two threads run the epoll loop over one table of handlers
// tsan: some: the pipes order one thread's read after the other's
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <unistd.h>

struct handler {
    int fd;
    void (*ready)(struct handler *);
    int bytes;
};

static struct handler handlers[2];
static int poll_fd;
static int events_seen;

static void read_some(struct handler *h)
{
    char buffer[4];
    ssize_t n = read(h->fd, buffer, sizeof(buffer));

    if (n > 0)
        h->bytes += (int)n; // RACE!
    usleep(2000);
    events_seen++; // RACE!
}

static void *event_loop(void *arg)
{
    struct epoll_event events[4];

    for (int round = 0; round < *(int *)arg; round++) {
        int n = epoll_wait(poll_fd, events, 4, 20);

        for (int i = 0; i < n; i++) {
            struct handler *h = events[i].data.ptr;

            h->ready(h);
        }
    }
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    int ends[2][2], rounds = 4;

    poll_fd = epoll_create1(0);
    for (int i = 0; i < 2; i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.ptr = &handlers[i]};

        if (pipe2(ends[i], O_NONBLOCK) != 0 || write(ends[i][1], "hello, world", 12) != 12)
            return 1;
        handlers[i].fd = ends[i][0];
        handlers[i].ready = read_some;
        epoll_ctl(poll_fd, EPOLL_CTL_ADD, ends[i][0], &event);
    }
    pthread_create(&t[0], NULL, event_loop, &rounds);
    pthread_create(&t[1], NULL, event_loop, &rounds);
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    printf("%d %d\n", handlers[0].bytes, events_seen); // NORACE
    return 0;
}
