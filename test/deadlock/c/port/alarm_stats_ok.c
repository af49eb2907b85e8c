/* The handler of an alarm sets a flag; the loop prints statistics. */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static pthread_mutex_t stats_mutex = PTHREAD_MUTEX_INITIALIZER;
static unsigned long packets, bytes;
static volatile sig_atomic_t due;

static void account(size_t n)
{
    pthread_mutex_lock(&stats_mutex);
    packets++;
    bytes += n;
    pthread_mutex_unlock(&stats_mutex);
}

static void print_stats(void)
{
    unsigned long p, b;
    pthread_mutex_lock(&stats_mutex);
    p = packets;
    b = bytes;
    pthread_mutex_unlock(&stats_mutex);
    printf("%lu packets, %lu bytes\n", p, b);
}

static void on_alarm(int sig)
{
    (void)sig;
    due = 1;
    alarm(1);
}

int main(void)
{
    char buffer[2048];
    struct sigaction sa;
    memset(&sa, 0, sizeof sa);
    sa.sa_handler = on_alarm;
    sigemptyset(&sa.sa_mask);
    sa.sa_flags = SA_RESTART;
    if (sigaction(SIGALRM, &sa, NULL) < 0)
        return 1;
    alarm(1);
    for (;;) {
        ssize_t n = read(0, buffer, sizeof buffer);
        if (n <= 0)
            break;
        account((size_t)n);
        if (due) {
            due = 0;
            print_stats();
        }
    }
    return 0;
}
