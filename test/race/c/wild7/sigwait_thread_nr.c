// A thread of its own waits for signals and reloads under the lock
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int generation;
static char name[32] = "first";
static void *signals(void *arg)
{
    sigset_t *set = arg;
    int sig;
    for (;;) {
        if (sigwait(set, &sig) != 0)
            continue;
        if (sig == SIGTERM)
            return NULL;
        pthread_mutex_lock(&m);
        generation++; // NORACE
        snprintf(name, sizeof name, "gen %d", generation); // NORACE
        pthread_mutex_unlock(&m);
    }
}
static void *worker(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        pthread_mutex_lock(&m);
        printf("%s\n", name); // NORACE
        pthread_mutex_unlock(&m);
    }
    return NULL;
}
int main(void)
{
    pthread_t s, w;
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGHUP);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_create(&s, NULL, signals, &set);
    pthread_create(&w, NULL, worker, NULL);
    pthread_join(w, NULL);
    pthread_kill(s, SIGTERM);
    pthread_join(s, NULL);
    return 0;
}
