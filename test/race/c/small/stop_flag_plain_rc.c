// A plain stop flag, everything else is guarded
#include <pthread.h>
#include <unistd.h>
struct service { pthread_t tid; int running; pthread_mutex_t mu; long ticks; };
static void *loop(void *arg)
{
    struct service *s = arg;
    while (s->running) { // RACE!
        pthread_mutex_lock(&s->mu);
        s->ticks++;
        pthread_mutex_unlock(&s->mu);
        usleep(100);
    }
    return NULL;
}
static void service_start(struct service *s)
{
    s->running = 1;
    s->ticks = 0;
    pthread_mutex_init(&s->mu, NULL);
    pthread_create(&s->tid, NULL, loop, s);
}
static void service_stop(struct service *s)
{
    s->running = 0; // RACE!
    pthread_join(s->tid, NULL);
    pthread_mutex_destroy(&s->mu);
}
int main(void)
{
    struct service a, b;
    service_start(&a);
    service_start(&b);
    usleep(1000);
    service_stop(&a);
    service_stop(&b);
    return a.ticks + b.ticks < 0;
}
