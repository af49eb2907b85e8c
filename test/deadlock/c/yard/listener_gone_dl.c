/* A listener that has seen enough removes itself; it is called under the lock of the list. */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#define MAX 16

typedef void (*listener_fn)(int event, void *ctx);

struct listener {
    listener_fn fn;
    void *ctx;
};

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static struct listener list[MAX];
static int used;

static void listen_to(listener_fn fn, void *ctx)
{
    pthread_mutex_lock(&list_lock);
    if (used < MAX)
        list[used++] = (struct listener){fn, ctx};
    pthread_mutex_unlock(&list_lock);
}

static void listen_no_more(void *ctx)
{
    pthread_mutex_lock(&list_lock); // DEADLOCK!
    for (int i = 0; i < used; i++)
        if (list[i].ctx == ctx) {
            list[i] = list[--used];
            break;
        }
    pthread_mutex_unlock(&list_lock);
}

static void tell_all(int event)
{
    pthread_mutex_lock(&list_lock); // DEADLOCK
    for (int i = 0; i < used; i++)
        list[i].fn(event, list[i].ctx); // DEADLOCK
    pthread_mutex_unlock(&list_lock);
}

struct once {
    int wanted, seen;
};

static void on_event(int event, void *ctx)
{
    struct once *o = ctx;
    if (event != o->wanted)
        return;
    o->seen = 1;
    listen_no_more(o); // DEADLOCK
}

static void *source(void *arg)
{
    for (int e = 0; e < 10; e++)
        tell_all(e);
    return arg;
}

int main(void)
{
    struct once three = {3, 0}, seven = {7, 0};
    pthread_t t;
    listen_to(on_event, &three);
    listen_to(on_event, &seven);
    pthread_create(&t, NULL, source, NULL);
    pthread_join(t, NULL);
    printf("%d %d\n", three.seen, seven.seen);
    return 0;
}
