// the thread bodies started through the wrapper have totals of their own
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*body_fn)(void *);

struct start {
    body_fn body;
    void *data;
};

struct handle {
    pthread_t native;
};

static void *trampoline(void *arg)
{
    struct start start = *(struct start *)arg;

    free(arg);
    start.body(start.data);
    return NULL;
}

static int spawn(struct handle *h, body_fn body, void *data)
{
    struct start *start = malloc(sizeof(*start));

    if (!start)
        return -1;
    start->body = body;
    start->data = data;
    return pthread_create(&h->native, NULL, trampoline, start);
}

static void wait_for(struct handle *h)
{
    pthread_join(h->native, NULL);
}

static void parse(void *data)
{
    ++*(int *)data; // NORACE
}

static void render(void *data)
{
    *(int *)data += 2; // NORACE
}

int main(void)
{
    struct handle a, b;
    int totals[2] = {0, 0};

    spawn(&a, parse, &totals[0]);
    spawn(&b, render, &totals[1]);
    wait_for(&a);
    wait_for(&b);
    printf("%d\n", totals[0] + totals[1]); // NORACE
    return 0;
}
