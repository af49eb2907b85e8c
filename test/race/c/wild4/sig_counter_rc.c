// a handler counts what a thread counts, too
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static volatile sig_atomic_t quit;
static unsigned long ticks;

static void on_alarm(int sig)
{
    (void)sig;
    ticks++; // RACE!
}

static void on_int(int sig)
{
    (void)sig;
    quit = 1;
}

static void *poller(void *arg)
{
    (void)arg;
    for (int i = 0; i < 100; i++) {
        if (ticks > 10) // RACE!
            ticks = 0; // RACE!
        usleep(10);
    }
    return NULL;
}

int main(void)
{
    struct sigaction sa;
    pthread_t t;
    memset(&sa, 0, sizeof sa);
    sa.sa_handler = on_alarm;
    sigaction(SIGALRM, &sa, NULL);
    sa.sa_handler = on_int;
    sigaction(SIGINT, &sa, NULL);
    pthread_create(&t, NULL, poller, NULL);
    ualarm(100, 100);
    pthread_join(t, NULL);
    return quit;
}
