// a handler of faults reports how far the program got
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static volatile sig_atomic_t stop;
static int done;

static void on_stop(int number)
{
    stop = number;
}

static void on_fault(int number)
{
    fprintf(stderr, "signal %d after %d\n", number, done); // NORACE
    exit(1);
}

int main(void)
{
    struct sigaction act;

    memset(&act, 0, sizeof act);
    act.sa_handler = on_stop;
    sigaction(SIGTERM, &act, NULL);
    sigaction(SIGINT, &act, NULL);
    act.sa_handler = on_fault;
    sigaction(SIGSEGV, &act, NULL);
    sigaction(SIGBUS, &act, NULL);
    for (int i = 0; i < 1000 && !stop; i++)
        done++; // NORACE
    return 0;
}
