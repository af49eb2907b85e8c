// an epoll loop; workers hand their answers back through a list and a pipe
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>
struct req {
    int fd, n, result;
    struct req *next;
};
static struct req *todo, *done;
static pthread_mutex_t todo_mu = PTHREAD_MUTEX_INITIALIZER, done_mu = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t todo_cv = PTHREAD_COND_INITIALIZER;
static int wake[2], open_reqs;
static void *worker(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&todo_mu);
        while (!todo)
            pthread_cond_wait(&todo_cv, &todo_mu);
        struct req *r = todo;
        todo = r->next;
        pthread_mutex_unlock(&todo_mu);
        r->result = r->n * r->n;
        pthread_mutex_lock(&done_mu);
        r->next = done;
        done = r;
        pthread_mutex_unlock(&done_mu);
        if (write(wake[1], "x", 1) < 0)
            perror("write");
    }
    return NULL;
}
static void submit(int fd, int n)
{
    struct req *r = malloc(sizeof *r);
    r->fd = fd;
    r->n = n;
    open_reqs++;
    pthread_mutex_lock(&todo_mu);
    r->next = todo;
    todo = r;
    pthread_cond_signal(&todo_cv);
    pthread_mutex_unlock(&todo_mu);
}
static void collect(void)
{
    char buf[64];
    if (read(wake[0], buf, sizeof buf) < 0)
        return;
    pthread_mutex_lock(&done_mu);
    struct req *list = done;
    done = NULL;
    pthread_mutex_unlock(&done_mu);
    while (list) {
        struct req *next = list->next;
        dprintf(list->fd, "%d\n", list->result);
        open_reqs--;
        free(list);
        list = next;
    }
}
int main(void)
{
    pthread_t t;
    struct epoll_event ev = { .events = EPOLLIN }, evs[8];
    if (pipe(wake))
        return 1;
    for (int i = 0; i < 4; i++) {
        pthread_create(&t, NULL, worker, NULL);
        pthread_detach(t);
    }
    int ep = epoll_create1(0);
    ev.data.fd = wake[0];
    epoll_ctl(ep, EPOLL_CTL_ADD, wake[0], &ev);
    ev.data.fd = 0;
    epoll_ctl(ep, EPOLL_CTL_ADD, 0, &ev);
    for (;;) {
        int n = epoll_wait(ep, evs, 8, -1);
        for (int i = 0; i < n; i++) {
            if (evs[i].data.fd == wake[0])
                collect();
            else {
                char c;
                if (read(0, &c, 1) <= 0 && open_reqs == 0)
                    return 0;
                submit(1, c - '0');
            }
        }
    }
}
