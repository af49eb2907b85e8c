// Accept loop with a thread per connection and a locked list of clients
// tsan: no: it serves until it is stopped
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <netinet/in.h>
#include <unistd.h>

struct client { int fd; struct sockaddr_in addr; char name[32]; struct client *next; };
static struct client *clients;
static pthread_mutex_t clients_lock = PTHREAD_MUTEX_INITIALIZER;

static void add_client(struct client *c)
{
    pthread_mutex_lock(&clients_lock);
    c->next = clients;
    clients = c;
    pthread_mutex_unlock(&clients_lock);
}

static void remove_client(struct client *c)
{
    pthread_mutex_lock(&clients_lock);
    for (struct client **p = &clients; *p; p = &(*p)->next)
        if (*p == c) {
            *p = c->next;
            break;
        }
    pthread_mutex_unlock(&clients_lock);
}

static void broadcast(const char *msg, int except)
{
    pthread_mutex_lock(&clients_lock);
    for (struct client *c = clients; c; c = c->next)
        if (c->fd != except)
            if (write(c->fd, msg, strlen(msg)) < 0)
                perror("write");
    pthread_mutex_unlock(&clients_lock);
}

static void *client_main(void *arg)
{
    struct client *c = arg;
    char buf[512];
    ssize_t n;
    add_client(c);
    while ((n = read(c->fd, buf, sizeof buf - 1)) > 0) {
        buf[n] = 0;
        broadcast(buf, c->fd);
    }
    remove_client(c);
    close(c->fd);
    free(c);
    return NULL;
}

int main(void)
{
    int s = socket(AF_INET, SOCK_STREAM, 0);
    struct sockaddr_in a = { .sin_family = AF_INET, .sin_port = htons(8080) };
    if (s < 0 || bind(s, (struct sockaddr *)&a, sizeof a) || listen(s, 5))
        return 1;
    for (;;) {
        struct client *c = calloc(1, sizeof *c);
        socklen_t len = sizeof c->addr;
        pthread_t t;
        c->fd = accept(s, (struct sockaddr *)&c->addr, &len);
        if (c->fd < 0) {
            free(c);
            continue;
        }
        snprintf(c->name, sizeof c->name, "client%d", c->fd);
        pthread_create(&t, NULL, client_main, c);
        pthread_detach(t);
    }
}
