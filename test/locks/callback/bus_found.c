/* An event bus calls its handlers while it keeps the list locked. */
#include <pthread.h>
#include <stdio.h>

#define MAX_HANDLERS 8

typedef void (*handler)(void *owner, int event);

struct bus {
    pthread_mutex_t lock;
    handler handlers[MAX_HANDLERS];
    void *owners[MAX_HANDLERS];
    int count;
};

static struct bus bus = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void bus_subscribe(struct bus *b, handler h, void *owner)
{
    pthread_mutex_lock(&b->lock);
    if (b->count < MAX_HANDLERS) {
        b->handlers[b->count] = h;
        b->owners[b->count++] = owner;
    }
    pthread_mutex_unlock(&b->lock);
}

static void bus_publish(struct bus *b, int event)
{
    pthread_mutex_lock(&b->lock); // TAKEN
    for (int i = 0; i < b->count; i++)
        b->handlers[i](b->owners[i], event); // CALLBACK!
    pthread_mutex_unlock(&b->lock);
}

static void print_event(void *owner, int event)
{
    printf("%s: %d\n", (const char *)owner, event);
}

static void *publisher(void *arg)
{
    bus_publish(&bus, *(int *)arg);
    return NULL;
}

int main(void)
{
    int one = 1, two = 2;
    pthread_t a, b;
    bus_subscribe(&bus, print_event, "log");
    pthread_create(&a, NULL, publisher, &one);
    pthread_create(&b, NULL, publisher, &two);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
