// the workers' callbacks count into global statistics without a lock
// link: -levent -levent_pthreads
#include <event2/event.h>
#include <event2/thread.h>
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

#define WORKERS 2

struct worker {
    pthread_t thread;
    struct event_base *base;
    int notify[2];
    pthread_mutex_t lock;
    long handled;
};

static struct worker workers[WORKERS];
static long handled_total;

static void on_notify(evutil_socket_t fd, short what, void *arg)
{
    struct worker *w = arg;
    char command;

    (void)what;
    if (read(fd, &command, 1) != 1)
        return;
    if (command == 'q') {
        event_base_loopbreak(w->base);
        return;
    }
    pthread_mutex_lock(&w->lock);
    w->handled++; // NORACE
    pthread_mutex_unlock(&w->lock);
    handled_total++; // RACE!
}

static void *worker_main(void *arg)
{
    struct worker *w = arg;

    event_base_dispatch(w->base);
    return NULL;
}

static int setup(struct worker *w)
{
    struct event *e;

    if (pipe(w->notify) != 0)
        return -1;
    pthread_mutex_init(&w->lock, NULL);
    w->base = event_base_new();
    e = event_new(w->base, w->notify[0], EV_READ | EV_PERSIST, on_notify, w);
    event_add(e, NULL);
    return pthread_create(&w->thread, NULL, worker_main, w);
}

int main(void)
{
    long sum = 0;

    evthread_use_pthreads();
    for (int i = 0; i < WORKERS; i++)
        if (setup(&workers[i]) != 0)
            return 1;
    for (int i = 0; i < 20; i++)
        if (write(workers[i % WORKERS].notify[1], "c", 1) != 1)
            return 1;
    for (int i = 0; i < WORKERS; i++) {
        pthread_mutex_lock(&workers[i].lock);
        sum += workers[i].handled; // NORACE
        pthread_mutex_unlock(&workers[i].lock);
        if (write(workers[i].notify[1], "q", 1) != 1)
            return 1;
    }
    for (int i = 0; i < WORKERS; i++)
        pthread_join(workers[i].thread, NULL);
    printf("%ld\n", sum);
    return 0;
}
