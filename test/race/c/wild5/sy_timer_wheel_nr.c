// timers in slots of a wheel, fired outside of the lock
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#define SLOTS 16
struct timer {
    void (*fn)(void *);
    void *arg;
    int rounds;
    struct timer *next;
};
static struct timer *wheel[SLOTS];
static int cursor, running = 1;
static pthread_mutex_t mu = PTHREAD_MUTEX_INITIALIZER;
static void timer_add(int ticks, void (*fn)(void *), void *arg)
{
    struct timer *t = malloc(sizeof *t);
    t->fn = fn;
    t->arg = arg;
    t->rounds = ticks / SLOTS;
    pthread_mutex_lock(&mu);
    int s = (cursor + ticks) % SLOTS;
    t->next = wheel[s];
    wheel[s] = t;
    pthread_mutex_unlock(&mu);
}
static void *wheel_main(void *arg)
{
    for (;;) {
        struct timer *due = NULL;
        pthread_mutex_lock(&mu);
        if (!running) {
            pthread_mutex_unlock(&mu);
            return NULL;
        }
        cursor = (cursor + 1) % SLOTS;
        struct timer **pp = &wheel[cursor];
        while (*pp) {
            struct timer *t = *pp;
            if (t->rounds > 0) {
                t->rounds--;
                pp = &t->next;
            } else {
                *pp = t->next;
                t->next = due;
                due = t;
            }
        }
        pthread_mutex_unlock(&mu);
        while (due) {
            struct timer *next = due->next;
            due->fn(due->arg);
            free(due);
            due = next;
        }
        usleep(1000);
    }
}
static void say(void *arg) { puts(arg); }
int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, wheel_main, NULL);
    timer_add(3, say, "three");
    timer_add(20, say, "twenty");
    sleep(1);
    pthread_mutex_lock(&mu);
    running = 0;
    pthread_mutex_unlock(&mu);
    pthread_join(t, NULL);
    return 0;
}
