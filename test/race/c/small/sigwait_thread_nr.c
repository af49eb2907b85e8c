// Signals are blocked everywhere and taken by one thread, which changes the configuration under a lock
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
static struct { int verbose; int port; } conf;
static int generation;
static pthread_rwlock_t conf_lock = PTHREAD_RWLOCK_INITIALIZER;
static sigset_t set;
static void *signals(void *arg)
{
    int sig;
    (void)arg;
    while (sigwait(&set, &sig) == 0) {
        if (sig == SIGTERM)
            break;
        pthread_rwlock_wrlock(&conf_lock);
        conf.verbose = !conf.verbose;
        conf.port++;
        generation++;
        pthread_rwlock_unlock(&conf_lock);
    }
    return NULL;
}
static void *serve(void *arg)
{
    int last = *(int *)arg;
    for (int i = 0; i < 1000; i++) {
        pthread_rwlock_rdlock(&conf_lock);
        if (generation != last) {
            last = generation;
            printf("port %d\n", conf.port);
        }
        pthread_rwlock_unlock(&conf_lock);
    }
    return NULL;
}
int main(void)
{
    pthread_t s, w[2];
    int zero = 0;
    sigemptyset(&set);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    conf.port = 80;
    pthread_create(&s, NULL, signals, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, serve, &zero);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    kill(getpid(), SIGTERM);
    pthread_join(s, NULL);
    return conf.port == 0;
}
