// a signal handler counts in a variable that a thread resets
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static long ticks;
static volatile sig_atomic_t stop;

static void on_alarm(int sig)
{
    (void)sig;
    ticks++; // RACE!
    alarm(1);
}
static void *reporter(void *arg)
{
    (void)arg;
    for (int i = 0; i < 5; i++) {
        sleep(1);
        printf("%ld\n", ticks); // RACE!
        ticks = 0;              // RACE!
    }
    return NULL;
}
int main(void)
{
    pthread_t t;
    struct sigaction sa = {0};
    sa.sa_handler = on_alarm;
    sigaction(SIGALRM, &sa, NULL);
    alarm(1);
    pthread_create(&t, NULL, reporter, NULL);
    pthread_join(t, NULL);
    return 0;
}
