// an epoll loop reads requests and hands them to workers through a queue
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <unistd.h>

struct client { int fd; int requests; };
struct request { struct request *next; int fd; int len; char text[100]; };
static struct request *first, **last = &first;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int served;

static void *worker(void *arg)
{
    (void)arg;
    for (;;) {
        pthread_mutex_lock(&m);
        while (!first)
            pthread_cond_wait(&c, &m);
        struct request *r = first;
        first = r->next; // NORACE
        if (!first)
            last = &first;
        pthread_mutex_unlock(&m);
        r->text[0] = 'R';                            // NORACE
        write(r->fd, r->text, (size_t)r->len);       // NORACE
        free(r);
        __atomic_add_fetch(&served, 1, __ATOMIC_SEQ_CST);
    }
    return NULL;
}
static void on_readable(struct client *cl)
{
    struct request *r = malloc(sizeof *r);
    int n = (int)read(cl->fd, r->text, sizeof r->text); // NORACE
    if (n <= 0) {
        close(cl->fd);
        free(cl);
        free(r);
        return;
    }
    cl->requests++; // NORACE
    r->fd = cl->fd; // NORACE
    r->len = n;     // NORACE
    r->next = NULL;
    pthread_mutex_lock(&m);
    *last = r; // NORACE
    last = &r->next;
    pthread_cond_signal(&c);
    pthread_mutex_unlock(&m);
}
int main(void)
{
    struct epoll_event ev[16], e;
    pthread_t t[4];
    int ep = epoll_create1(0);
    struct client *in = calloc(1, sizeof *in);
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    e.events = EPOLLIN;
    e.data.ptr = in;
    epoll_ctl(ep, EPOLL_CTL_ADD, 0, &e);
    for (;;) {
        int n = epoll_wait(ep, ev, 16, -1);
        for (int i = 0; i < n; i++)
            on_readable(ev[i].data.ptr);
    }
}
