// a handler of a signal that may come at any time reports how far the program got
#include <signal.h>
#include <stdio.h>

#include <string.h>

static volatile sig_atomic_t stop;
static int done;

static void on_stop(int number)
{
    stop = number;
}

static void on_user(int number)
{
    fprintf(stderr, "signal %d after %d\n", number, done); // RACE!
}

int main(void)
{
    struct sigaction act;

    memset(&act, 0, sizeof act);
    act.sa_handler = on_stop;
    sigaction(SIGTERM, &act, NULL);
    sigaction(SIGINT, &act, NULL);
    act.sa_handler = on_user;
    sigaction(SIGUSR1, &act, NULL);
    sigaction(SIGUSR2, &act, NULL);
    for (int i = 0; i < 1000 && !stop; i++)
        done++; // RACE!
    return 0;
}
