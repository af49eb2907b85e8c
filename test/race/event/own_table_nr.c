// the program's own handler table is dispatched by main alone, a thread only queues events
#include <pthread.h>
#include <stdio.h>

enum { EVENT_OPEN, EVENT_CLOSE, EVENT_KINDS };

typedef void (*handler_fn)(void *);

struct registration {
    handler_fn fn;
    void *context;
};

struct registry {
    struct registration table[EVENT_KINDS];
};

static struct registry registry;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int queue[64], queued;

static void register_handler(int kind, handler_fn fn, void *context)
{
    registry.table[kind].fn = fn;
    registry.table[kind].context = context;
}

static void dispatch(int kind)
{
    struct registration *r = &registry.table[kind];

    r->fn(r->context);
}

static void on_open(void *context)
{
    for (int i = 0; i < 500; i++)
        *(int *)context += i & 1; // NORACE
}

static void on_close(void *context)
{
    for (int i = 0; i < 500; i++)
        *(int *)context -= i & 1; // NORACE
}

static void *source(void *arg)
{
    for (int i = 0; i < *(int *)arg; i++) {
        pthread_mutex_lock(&lock);
        queue[queued++ % 64] = i % EVENT_KINDS; // NORACE
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    int open_count = 0, count = 1000;

    register_handler(EVENT_OPEN, on_open, &open_count);
    register_handler(EVENT_CLOSE, on_close, &open_count);
    pthread_create(&t, NULL, source, &count);
    for (int i = 0; i < 5000; i++) {
        int kind = -1;

        pthread_mutex_lock(&lock);
        if (queued > 0)
            kind = queue[--queued % 64]; // NORACE
        pthread_mutex_unlock(&lock);
        if (kind >= 0)
            dispatch(kind);
    }
    pthread_join(t, NULL);
    printf("%d\n", open_count); // NORACE
    return 0;
}
