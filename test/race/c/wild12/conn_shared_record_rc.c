// the record of the connection is one variable that the next accept overwrites
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

struct client { int fd; int number; };
static int active;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *handle(void *arg)
{
    struct client *c = arg;
    char buf[128];
    int fd = c->fd; // RACE! c
    ssize_t n = read(fd, buf, sizeof buf);
    if (n > 0)
        write(fd, buf, (size_t)n);
    close(fd);
    pthread_mutex_lock(&lock);
    active--; // RACE! active
    pthread_mutex_unlock(&lock);
    return NULL;
}
int main(void)
{
    int s = socket(AF_UNIX, SOCK_STREAM, 0);
    struct client c;
    memset(&c, 0, sizeof c);
    listen(s, 4);
    for (int i = 0; i < 100; i++) {
        pthread_t t;
        c.fd = accept(s, NULL, NULL); // RACE! c
        c.number = i;                 // NORACE
        if (active > 10) { // RACE! active
            close(c.fd); // NORACE
            continue;
        }
        pthread_mutex_lock(&lock);
        active++; // NORACE
        pthread_mutex_unlock(&lock);
        pthread_create(&t, NULL, handle, &c);
        pthread_detach(t);
    }
    return 0;
}
