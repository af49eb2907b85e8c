// a libevent loop in a thread of its own; main changes state before it starts
// link: -levent -levent_pthreads
#include <event2/event.h>
#include <pthread.h>
#include <stdio.h>

struct app {
    struct event_base *base;
    struct event *timer;
    int interval;
    int fired;
};

static void on_timer(evutil_socket_t fd, short what, void *arg)
{
    struct app *app = arg;

    (void)fd;
    (void)what;
    app->fired += app->interval; // NORACE
    if (app->fired > 10)
        event_base_loopbreak(app->base);
}

static void *run(void *arg)
{
    struct app *app = arg;

    event_base_dispatch(app->base);
    return NULL;
}

int main(void)
{
    struct timeval tv = {0, 1000};
    struct app app = {.interval = 1};
    pthread_t thread;

    app.base = event_base_new();
    app.timer = event_new(app.base, -1, EV_PERSIST, on_timer, &app);
    event_add(app.timer, &tv);
    app.interval = 2; // NORACE
    pthread_create(&thread, NULL, run, &app);
    pthread_join(thread, NULL);
    printf("%d\n", app.fired);
    event_free(app.timer);
    event_base_free(app.base);
    return 0;
}
