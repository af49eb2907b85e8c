// signals are taken by sigwait in one thread, the stop flag is under a mutex
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stopping;
static sigset_t signals;

static void *signal_thread(void *arg)
{
    int number;

    (void)arg;
    sigwait(&signals, &number);
    pthread_mutex_lock(&lock);
    stopping = number; // NORACE
    pthread_mutex_unlock(&lock);
    return NULL;
}

static int should_stop(void)
{
    int value;

    pthread_mutex_lock(&lock);
    value = stopping; // NORACE
    pthread_mutex_unlock(&lock);
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
