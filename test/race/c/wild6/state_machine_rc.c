// A connection's state is changed under its lock, but a monitor prints the peer's name without it
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
enum st { CLOSED, OPENING, OPEN, CLOSING };
struct conn { pthread_mutex_t mu; enum st st; char peer[32]; int bytes; };
static struct conn c = { .mu = PTHREAD_MUTEX_INITIALIZER };
static volatile int running = 1; // the flag is meant to be looked at without a lock
static void step(struct conn *c)
{
    pthread_mutex_lock(&c->mu);
    switch (c->st) {
    case CLOSED:
        strcpy(c->peer, "10.0.0.1"); // RACE! p
        c->st = OPENING; // RACE! s
        break;
    case OPENING:
        c->st = OPEN; // RACE! s
        break;
    case OPEN:
        if (++c->bytes % 10 == 0)
            c->st = CLOSING; // RACE! s
        break;
    case CLOSING:
        c->st = CLOSED; // RACE! s
        break;
    }
    pthread_mutex_unlock(&c->mu);
}
static void *driver(void *arg)
{
    (void)arg;
    for (int i = 0; i < 1000; i++)
        step(&c);
    running = 0; // RACE! r
    return NULL;
}
static void *monitor(void *arg)
{
    (void)arg;
    while (running) { // RACE! r
        if (c.st == OPEN) // RACE! s
            printf("open to %s\n", c.peer); // RACE! p
        usleep(10);
    }
    return NULL;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, driver, NULL);
    pthread_create(&b, NULL, monitor, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
