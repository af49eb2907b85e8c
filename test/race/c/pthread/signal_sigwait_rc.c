// the signal thread raises a plain stop flag that the workers poll
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static int stopping;
static sigset_t signals;

static void *signal_thread(void *arg)
{
    int number;

    (void)arg;
    sigwait(&signals, &number);
    stopping = number; // RACE!
    return NULL;
}

static int should_stop(void)
{
    int value;

    value = stopping; // RACE!
    return value;
}

static void *worker(void *arg)
{
    for (int i = 0; i < 1000 && !should_stop(); i++) {
        ++*(int *)arg;
        usleep(100);
    }
    return NULL;
}

int main(void)
{
    pthread_t waiter, t;
    int rounds = 0;

    sigemptyset(&signals);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, NULL);
    pthread_create(&waiter, NULL, signal_thread, NULL);
    pthread_create(&t, NULL, worker, &rounds);
    usleep(5000);
    kill(getpid(), SIGTERM);
    pthread_join(waiter, NULL);
    pthread_join(t, NULL);
    printf("%d\n", rounds > 0);
    return 0;
}
