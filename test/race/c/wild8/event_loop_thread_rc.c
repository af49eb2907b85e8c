// An event loop thread and a thread that adds a handler while the loop walks the table
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>
typedef void (*handler)(int fd, void *arg);
struct source { int fd; handler fn; void *arg; };
static struct source sources[16];
static int nsources; // plain
static int stop;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void add_source(int fd, handler fn, void *arg)
{
    struct source *s = &sources[nsources]; // NORACE
    s->fd = fd; // RACE! t
    s->fn = fn; // RACE! t
    s->arg = arg; // RACE! t
    nsources++; // RACE! n
}
static void *loop(void *p)
{
    struct pollfd fds[16];
    (void)p;
    for (;;) {
        pthread_mutex_lock(&m);
        int done = stop;
        pthread_mutex_unlock(&m);
        if (done)
            return NULL;
        int n = nsources; // RACE! n
        for (int i = 0; i < n; i++) {
            fds[i].fd = sources[i].fd; // RACE! t
            fds[i].events = POLLIN;
        }
        if (poll(fds, n, 10) > 0)
            for (int i = 0; i < n; i++)
                if (fds[i].revents & POLLIN)
                    sources[i].fn(fds[i].fd, sources[i].arg); // RACE! t
    }
}
static void on_input(int fd, void *arg)
{
    char c;
    if (read(fd, &c, 1) == 1)
        printf("%s %c\n", (char *)arg, c);
}
int main(void)
{
    pthread_t t;
    int p[2];
    pthread_create(&t, NULL, loop, NULL);
    if (pipe(p))
        return 1;
    add_source(p[0], on_input, "pipe");
    (void)!write(p[1], "x", 1);
    usleep(1000);
    pthread_mutex_lock(&m);
    stop = 1;
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    return 0;
}
