// timers are added, fired and cancelled under the lock of their slot
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define SLOTS 8

struct timer {
    int slot;
    int armed;
    int fired;
};

static pthread_mutex_t slot_lock[SLOTS];
static struct timer timers[SLOTS];
static int stop;
static pthread_mutex_t stop_lock = PTHREAD_MUTEX_INITIALIZER;

static void timer_add(int slot)
{
    pthread_mutex_lock(&slot_lock[slot]);
    timers[slot].slot = slot;
    timers[slot].armed = 1; // NORACE
    pthread_mutex_unlock(&slot_lock[slot]);
}

static void timer_cancel(int slot)
{
    pthread_mutex_lock(&slot_lock[slot]);
    timers[slot].armed = 0; // NORACE
    pthread_mutex_unlock(&slot_lock[slot]);
}

static int stopped(void)
{
    int s;

    pthread_mutex_lock(&stop_lock);
    s = stop; // NORACE
    pthread_mutex_unlock(&stop_lock);
    return s;
}

static void *wheel(void *arg)
{
    (void)arg;
    for (int now = 0; !stopped(); now = (now + 1) % SLOTS) {
        pthread_mutex_lock(&slot_lock[now]);
        if (timers[now].armed) { // NORACE
            timers[now].armed = 0; // NORACE
            timers[now].fired++; // NORACE
        }
        pthread_mutex_unlock(&slot_lock[now]);
        usleep(10);
    }
    return NULL;
}

int main(void)
{
    pthread_t w;
    int fired = 0;

    for (int i = 0; i < SLOTS; i++)
        pthread_mutex_init(&slot_lock[i], NULL);
    pthread_create(&w, NULL, wheel, NULL);
    for (int i = 0; i < 100; i++) {
        timer_add(i % SLOTS);
        if (i % 3 == 0)
            timer_cancel((i + 1) % SLOTS);
        usleep(10);
    }
    pthread_mutex_lock(&stop_lock);
    stop = 1; // NORACE
    pthread_mutex_unlock(&stop_lock);
    pthread_join(w, NULL);
    for (int i = 0; i < SLOTS; i++)
        fired += timers[i].fired; // NORACE
    printf("%d\n", fired);
    return 0;
}
