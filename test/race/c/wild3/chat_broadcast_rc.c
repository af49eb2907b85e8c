// A chat server: clients are added under the lock, but the broadcast walks the table without it
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/socket.h>

#define MAXC 16

struct client {
    int fd;
    char name[32];
};

static struct client *clients[MAXC];
static int nclients;
static pthread_mutex_t clients_lock = PTHREAD_MUTEX_INITIALIZER;

static void add_client(struct client *c)
{
    pthread_mutex_lock(&clients_lock);
    if (nclients < MAXC)
        clients[nclients++] = c;        // RACE!
    pthread_mutex_unlock(&clients_lock);
}

static void remove_client(struct client *c)
{
    pthread_mutex_lock(&clients_lock);
    for (int i = 0; i < nclients; i++)
        if (clients[i] == c) {
            clients[i] = clients[--nclients];   // RACE!
            break;
        }
    pthread_mutex_unlock(&clients_lock);
}

static void broadcast(const char *msg, size_t n, struct client *from)
{
    for (int i = 0; i < nclients; i++)          // RACE!
        if (clients[i] != from)                 // RACE!
            send(clients[i]->fd, msg, n, 0);    // RACE!
}

static void *serve(void *arg)
{
    struct client *c = arg;
    char line[256];
    ssize_t n;
    add_client(c);
    while ((n = recv(c->fd, line, sizeof line, 0)) > 0)
        broadcast(line, (size_t)n, c);
    remove_client(c);
    close(c->fd);
    return NULL;
}

int main(void)
{
    int listener = socket(AF_INET, SOCK_STREAM, 0);
    listen(listener, 8);
    for (int i = 0;; i++) {
        int fd = accept(listener, NULL, NULL);
        if (fd < 0)
            break;
        struct client *c = malloc(sizeof *c);
        c->fd = fd;
        snprintf(c->name, sizeof c->name, "guest%d", i);
        pthread_t t;
        pthread_create(&t, NULL, serve, c);
        pthread_detach(t);
    }
    return 0;
}
