// signals are blocked and waited for by one thread, which reloads under a lock
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

static pthread_rwlock_t conf_lock = PTHREAD_RWLOCK_INITIALIZER;
static struct { int workers; int timeout; } conf = {4, 30};
static int stopping;

static void *signal_thread(void *arg)
{
    sigset_t *set = arg;
    int sig;
    for (;;) {
        if (sigwait(set, &sig) != 0)
            continue;
        pthread_rwlock_wrlock(&conf_lock);
        if (sig == SIGHUP) {
            conf.workers++;     // NORACE
            conf.timeout -= 1;  // NORACE
        } else {
            stopping = 1; // NORACE
        }
        int end = stopping;
        pthread_rwlock_unlock(&conf_lock);
        if (end)
            return NULL;
    }
}
int main(void)
{
    sigset_t set;
    pthread_t t;
    int stop = 0;
    sigemptyset(&set);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_create(&t, NULL, signal_thread, &set);
    while (!stop) {
        pthread_rwlock_rdlock(&conf_lock);
        int pause = conf.timeout; // NORACE
        stop = stopping;          // NORACE
        pthread_rwlock_unlock(&conf_lock);
        usleep((useconds_t)pause);
    }
    pthread_join(t, NULL);
    return conf.workers; // NORACE
}
