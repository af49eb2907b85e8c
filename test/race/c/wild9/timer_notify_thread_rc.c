// A POSIX timer that runs its function in a thread of its own
// tsan: no: it runs until it gets input or a signal
// link: -lrt
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

struct watchdog {
    timer_t id;
    int beats; /* changed by both sides */
    int barks;
    pthread_mutex_t mu;
};

static void expired(union sigval v)
{
    struct watchdog *w = v.sival_ptr;
    pthread_mutex_lock(&w->mu);
    w->barks++; // NORACE
    pthread_mutex_unlock(&w->mu);
    w->beats = 0; // RACE!
}

int main(void)
{
    static struct watchdog dog = {.mu = PTHREAD_MUTEX_INITIALIZER};
    struct sigevent ev = {.sigev_notify = SIGEV_THREAD};
    struct itimerspec every = {{0, 1000000}, {0, 1000000}};
    ev.sigev_notify_function = expired;
    ev.sigev_value.sival_ptr = &dog;
    if (timer_create(CLOCK_MONOTONIC, &ev, &dog.id) != 0)
        return 1;
    timer_settime(dog.id, 0, &every, NULL);
    for (int i = 0; i < 1000; i++) {
        dog.beats++; // RACE!
        usleep(500);
    }
    pthread_mutex_lock(&dog.mu);
    printf("%d\n", dog.barks); // NORACE
    pthread_mutex_unlock(&dog.mu);
    return 0;
}
