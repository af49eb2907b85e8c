// The log level is changed by a signal thread without synchronisation; the file under a lock
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>

static int level = 1;
static FILE *out;
static pthread_mutex_t out_lock = PTHREAD_MUTEX_INITIALIZER;

static void log_msg(int lvl, const char *fmt, ...)
{
    va_list ap;
    if (lvl > level) // RACE!
        return;
    pthread_mutex_lock(&out_lock);
    va_start(ap, fmt);
    vfprintf(out, fmt, ap); // NORACE
    va_end(ap);
    pthread_mutex_unlock(&out_lock);
}

static void *signals(void *arg)
{
    sigset_t *set = arg;
    int sig;
    while (sigwait(set, &sig) == 0) {
        if (sig == SIGTERM)
            break;
        level = sig == SIGUSR1 ? 2 : 1; // RACE!
    }
    return NULL;
}

static void *worker(void *arg)
{
    for (int i = 0; i < 100; i++)
        log_msg(i % 3, "step %d\n", i);
    return arg;
}

int main(void)
{
    pthread_t s, w[2];
    sigset_t set;
    out = stderr; // NORACE
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    sigaddset(&set, SIGUSR2);
    sigaddset(&set, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    pthread_create(&s, NULL, signals, &set);
    for (int i = 0; i < 2; i++)
        pthread_create(&w[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(w[i], NULL);
    pthread_kill(s, SIGTERM);
    pthread_join(s, NULL);
    return 0;
}
