// callbacks of two loops share a counter
// link: -levent -levent_pthreads
#include <event2/event.h>
#include <event2/event_compat.h>
#include <event2/event_struct.h>
#include <event2/thread.h>
#include <pthread.h>
#include <stdio.h>

static struct event clock_event, work_event;
static int now, done;

static void on_clock(evutil_socket_t fd, short what, void *arg)
{
    (void)fd;
    (void)what;
    now++; // RACE!
    if (now == 5) // RACE!
        event_base_loopbreak(arg);
}

static void on_work(evutil_socket_t fd, short what, void *arg)
{
    (void)fd;
    (void)what;
    now++; // RACE!
    event_base_loopbreak(arg);
}

static void *worker(void *arg)
{
    event_base_dispatch(arg);
    return NULL;
}

int main(void)
{
    struct event_base *main_base, *work_base;
    struct timeval soon = {0, 1000};
    pthread_t t;

    evthread_use_pthreads();
    main_base = event_base_new();
    work_base = event_base_new();
    event_set(&clock_event, -1, EV_PERSIST, on_clock, main_base);
    event_base_set(main_base, &clock_event);
    event_add(&clock_event, &soon);
    event_set(&work_event, -1, EV_PERSIST, on_work, work_base);
    event_base_set(work_base, &work_event);
    event_add(&work_event, &soon);
    pthread_create(&t, NULL, worker, work_base);
    event_base_dispatch(main_base);
    pthread_join(t, NULL);
    printf("%d %d\n", now, done); // NORACE
    return 0;
}
