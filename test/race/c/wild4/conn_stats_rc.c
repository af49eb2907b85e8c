// a small server: connections on the heap for detached threads; statistics are printed without the lock
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
struct conn {
    int fd;
    struct sockaddr_in peer;
    char buf[512];
};
static struct {
    pthread_mutex_t lock;
    unsigned long accepted, bytes;
} stats = { .lock = PTHREAD_MUTEX_INITIALIZER };

static void *serve(void *arg)
{
    struct conn *c = arg;
    ssize_t n;
    while ((n = read(c->fd, c->buf, sizeof c->buf)) > 0) {
        if (write(c->fd, c->buf, (size_t)n) != n)
            break;
        pthread_mutex_lock(&stats.lock);
        stats.bytes += (unsigned long)n; // RACE!
        pthread_mutex_unlock(&stats.lock);
    }
    close(c->fd);
    free(c);
    return NULL;
}

static void report(void)
{
    printf("%lu connections, %lu bytes\n", stats.accepted, stats.bytes); // RACE!
}

int main(void)
{
    int s = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in addr = { .sin_family = AF_INET, .sin_port = htons(7777) };
    if (bind(s, (struct sockaddr *)&addr, sizeof addr) < 0 || listen(s, 16) < 0)
        return 1;
    for (;;) {
        struct conn *c = malloc(sizeof *c);
        socklen_t len = sizeof c->peer;
        pthread_t t;
        c->fd = accept(s, (struct sockaddr *)&c->peer, &len);
        if (c->fd < 0) {
            free(c);
            if (errno == EINTR)
                continue;
            break;
        }
        stats.accepted++;
        if (pthread_create(&t, NULL, serve, c) != 0) {
            close(c->fd);
            free(c);
            continue;
        }
        pthread_detach(t);
        if (stats.accepted % 100 == 0)
            report();
    }
    return 0;
}
