// the worker polls a plain stop flag
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

struct service {
    pthread_t tid;
    bool stop;
    unsigned ticks;
};

static void *run(void *arg)
{
    struct service *s = arg;

    while (!s->stop) { // RACE!
        s->ticks++; // NORACE
        usleep(100);
    }
    return NULL;
}

static int service_start(struct service *s)
{
    s->stop = false; // NORACE
    s->ticks = 0; // NORACE
    return pthread_create(&s->tid, NULL, run, s);
}

static unsigned service_stop(struct service *s)
{
    s->stop = true; // RACE!
    pthread_join(s->tid, NULL);
    return s->ticks; // NORACE
}

int main(void)
{
    struct service s;

    if (service_start(&s) != 0)
        return 1;
    usleep(1000);
    printf("%u\n", service_stop(&s));
    return 0;
}
