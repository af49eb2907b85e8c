/* a child process of a threaded parent writes to the log: its lock may be held by a thread that is not there */
#include <pthread.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static pthread_mutex_t log_lock = PTHREAD_MUTEX_INITIALIZER;
static int lines;

static void log_line(const char *s)
{
    pthread_mutex_lock(&log_lock); // DEADLOCK!
    lines++;
    fprintf(stderr, "%d %s\n", lines, s);
    pthread_mutex_unlock(&log_lock);
}

static void *busy(void *arg)
{
    for (int i = 0; i < 1000; i++)
        log_line("tick");
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, busy, NULL);
    pid_t pid = fork(); // DEADLOCK
    if (pid == 0) {
        log_line("in child"); // DEADLOCK
        execlp("date", "date", (char *)NULL);
        _exit(127);
    }
    if (pid > 0)
        waitpid(pid, NULL, 0);
    log_line("child done");
    pthread_join(t, NULL);
    return 0;
}
