// the timer's notification thread and main share the clock under a mutex
// tsan: no: libc starts the notification thread behind the runtime's back
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int clock_ticks;

static void on_timer(union sigval value)
{
    pthread_mutex_lock(&lock);
    clock_ticks += value.sival_int; // NORACE
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    struct sigevent event = {.sigev_notify = SIGEV_THREAD, .sigev_value.sival_int = 1};
    struct itimerspec interval = {{0, 1000000}, {0, 1000000}};
    timer_t timer;
    int seen;

    event.sigev_notify_function = on_timer;
    if (timer_create(CLOCK_MONOTONIC, &event, &timer) != 0)
        return 1;
    timer_settime(timer, 0, &interval, NULL);
    usleep(10000);
    pthread_mutex_lock(&lock);
    seen = clock_ticks; // NORACE
    pthread_mutex_unlock(&lock);
    printf("%d\n", seen > 0);
    return 0;
}
