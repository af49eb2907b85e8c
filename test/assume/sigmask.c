/* A-SIGMASK: a program that blocks signals anywhere does so where their handlers need it. */
#include <pthread.h>
#include <signal.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int jobs;

static void on_signal(int number)
{
    (void)number;
    pthread_mutex_lock(&lock); /* MISSED */
    jobs = 0;
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    signal(SIGUSR1, on_signal);
#ifndef CONTROL
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR2); /* the other one */
    pthread_sigmask(SIG_BLOCK, &set, 0);
#endif
    pthread_mutex_lock(&lock);
    jobs++;
    pthread_mutex_unlock(&lock);
    return 0;
}
