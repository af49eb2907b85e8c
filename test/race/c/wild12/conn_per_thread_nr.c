// a server that gives each connection to a detached thread
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct conn { int fd; struct sockaddr_in peer; char buf[512]; size_t len; };
static pthread_mutex_t stat_lock = PTHREAD_MUTEX_INITIALIZER;
static struct { unsigned long conns, bytes; } stats;

static void *serve(void *arg)
{
    struct conn *c = arg;
    ssize_t n;
    while ((n = read(c->fd, c->buf, sizeof c->buf)) > 0) { // NORACE
        c->len += (size_t)n;                               // NORACE
        write(c->fd, c->buf, (size_t)n);
    }
    pthread_mutex_lock(&stat_lock);
    stats.bytes += c->len; // NORACE
    pthread_mutex_unlock(&stat_lock);
    close(c->fd);
    free(c);
    return NULL;
}
int main(void)
{
    struct sockaddr_in a;
    int s = socket(AF_INET, SOCK_STREAM, 0);
    memset(&a, 0, sizeof a);
    a.sin_family = AF_INET;
    a.sin_port = htons(7000);
    bind(s, (struct sockaddr *)&a, sizeof a);
    listen(s, 16);
    for (;;) {
        struct conn *c = calloc(1, sizeof *c);
        socklen_t l = sizeof c->peer;
        pthread_t t;
        c->fd = accept(s, (struct sockaddr *)&c->peer, &l); // NORACE
        if (c->fd < 0) {
            free(c);
            break;
        }
        pthread_mutex_lock(&stat_lock);
        stats.conns++; // NORACE
        pthread_mutex_unlock(&stat_lock);
        if (pthread_create(&t, NULL, serve, c) != 0) {
            close(c->fd);
            free(c);
            continue;
        }
        pthread_detach(t);
    }
    return 0;
}
