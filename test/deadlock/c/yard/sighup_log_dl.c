/* The handler of SIGHUP opens the log anew under the lock that whoever writes to it holds. */
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static FILE *log_file;
static volatile sig_atomic_t reopen_wanted;

static void open_log(void)
{
    if (log_file)
        fclose(log_file);
    log_file = fopen("/tmp/server.log", "a");
}

static void say(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    pthread_mutex_lock(&log_lock); // DEADLOCK
    if (reopen_wanted) {
        reopen_wanted = 0;
        open_log();
    }
    if (log_file)
        vfprintf(log_file, format, args);
    pthread_mutex_unlock(&log_lock);
    va_end(args);
}

static void on_hup(int sig)
{
    (void)sig;
    pthread_mutex_lock(&log_lock); // DEADLOCK!
    open_log();
    pthread_mutex_unlock(&log_lock);
}

static void *worker(void *name)
{
    for (int i = 0; i < 100; i++)
        say("%s: round %d\n", (char *)name, i);
    return NULL;
}

int main(void)
{
    struct sigaction action = {.sa_handler = on_hup};
    pthread_t a, b;
    sigemptyset(&action.sa_mask);
    sigaction(SIGHUP, &action, NULL);
    open_log();
    pthread_create(&a, NULL, worker, "a");
    pthread_create(&b, NULL, worker, "b");
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
