// Accept loop with a thread for each client; broadcast walks the table under the lock
#include <netinet/in.h>
#include <pthread.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#define MAXC 32
struct client { int fd; int active; char name[16]; };
static struct client clients[MAXC];
static int nclients;
static pthread_mutex_t tab = PTHREAD_MUTEX_INITIALIZER;
static void broadcast(const char *s, size_t n, int from)
{
    pthread_mutex_lock(&tab);
    for (int i = 0; i < MAXC; i++)
        if (clients[i].active && clients[i].fd != from) // NORACE
            write(clients[i].fd, s, n); // NORACE
    pthread_mutex_unlock(&tab);
}
static void *serve(void *arg)
{
    struct client *c = arg;
    char buf[256];
    ssize_t n;
    while ((n = read(c->fd, buf, sizeof buf)) > 0)
        broadcast(buf, (size_t)n, c->fd);
    pthread_mutex_lock(&tab);
    close(c->fd);
    c->active = 0; // NORACE
    nclients--;
    pthread_mutex_unlock(&tab);
    return NULL;
}
static struct client *add(int fd)
{
    struct client *c = NULL;
    pthread_mutex_lock(&tab);
    for (int i = 0; i < MAXC && !c; i++)
        if (!clients[i].active)
            c = &clients[i];
    if (c) {
        c->fd = fd; // NORACE
        c->active = 1; // NORACE
        nclients++;
    }
    pthread_mutex_unlock(&tab);
    return c;
}
int main(void)
{
    struct sockaddr_in sa = { .sin_family = AF_INET };
    int s = socket(AF_INET, SOCK_STREAM, 0);
    sa.sin_port = htons(7007);
    if (bind(s, (struct sockaddr *)&sa, sizeof sa) || listen(s, 5))
        return 1;
    for (;;) {
        int fd = accept(s, NULL, NULL);
        if (fd < 0)
            break;
        struct client *c = add(fd);
        pthread_t t;
        if (!c || pthread_create(&t, NULL, serve, c)) {
            close(fd);
            continue;
        }
        pthread_detach(t);
    }
    return 0;
}
