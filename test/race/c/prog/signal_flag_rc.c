// a signal handler counts in a plain long that a thread resets
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static volatile sig_atomic_t stop;
static long ticks;

static void on_alarm(int sig)
{
    ticks++; // RACE!
    alarm(1);
}

static void on_term(int sig)
{
    stop = 1; // RACE
}

static void *reporter(void *arg)
{
    while (!stop) { // RACE
        sleep(1);
        printf("%ld ticks\n", ticks); // RACE!
        ticks = 0; // RACE!
    }
    return NULL;
}

int main(void)
{
    pthread_t t;
    struct sigaction sa = {0};
    sa.sa_handler = on_alarm;
    sigaction(SIGALRM, &sa, NULL);
    signal(SIGTERM, on_term);
    pthread_create(&t, NULL, reporter, NULL);
    alarm(1);
    pthread_join(t, NULL);
    return 0;
}
