// A signal handler takes the lock
// only from a thread that waits for signals.
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void *signals(void *arg)
{
    int sig;
    sigset_t *set = arg;
    while (sigwait(set, &sig) == 0) {
        pthread_mutex_lock(&lock);
        counter = 0;
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    static sigset_t set;
    pthread_t t;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_create(&t, NULL, signals, &set);
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&lock);
        counter++;
        pthread_mutex_unlock(&lock);
    }
    return 0;
}
