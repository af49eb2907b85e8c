// two loops in two threads run callbacks that share a counter
// link: -levent -levent_pthreads
#include <event2/event.h>
#include <event2/thread.h>
#include <pthread.h>
#include <stdio.h>

struct loop {
    pthread_t thread;
    struct event_base *base;
    struct event *event;
    int rounds;
};

static int total;

static void on_timer(evutil_socket_t fd, short what, void *arg)
{
    struct loop *loop = arg;

    (void)fd;
    (void)what;
    total++; // RACE!
    if (++loop->rounds == 4) // NORACE
        event_base_loopbreak(loop->base);
}

static void *run_loop(void *arg)
{
    struct loop *loop = arg;

    event_base_dispatch(loop->base);
    return NULL;
}

int main(void)
{
    static struct loop loops[2];
    struct timeval interval = {0, 1000};

    evthread_use_pthreads();
    for (int i = 0; i < 2; i++) {
        loops[i].base = event_base_new();
        loops[i].event = event_new(loops[i].base, -1, EV_PERSIST, on_timer, &loops[i]);
        event_add(loops[i].event, &interval);
        pthread_create(&loops[i].thread, NULL, run_loop, &loops[i]);
    }
    for (int i = 0; i < 2; i++)
        pthread_join(loops[i].thread, NULL);
    printf("%d\n", loops[0].rounds + loops[1].rounds); // NORACE
    return 0;
}
