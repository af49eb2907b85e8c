/* A log file with a flush every second, by alarm. */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static char buffer[4096];
static size_t used;
static volatile sig_atomic_t due;

static void flush_buffer(void)
{
    pthread_mutex_lock(&log_lock); // DEADLOCK!
    fwrite(buffer, 1, used, stderr);
    used = 0;
    pthread_mutex_unlock(&log_lock);
}

static void on_alarm(int sig)
{
    (void)sig;
    flush_buffer(); // DEADLOCK
    alarm(1);
}

static void log_line(const char *line)
{
    size_t n = strlen(line);
    pthread_mutex_lock(&log_lock); // DEADLOCK!
    if (used + n < sizeof buffer) {
        memcpy(buffer + used, line, n);
        used += n;
    }
    pthread_mutex_unlock(&log_lock);
    if (due) {
        due = 0;
        flush_buffer();
    }
}

int main(void)
{
    struct sigaction sa;
    memset(&sa, 0, sizeof sa);
    sa.sa_handler = on_alarm; 
    sigaction(SIGALRM, &sa, NULL);
    alarm(1);
    for (int i = 0; i < 100000; i++)
        log_line("tick\n");
    return 0;
}
