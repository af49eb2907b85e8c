// A signal handler counts in a plain long while main reads and resets it
// tsan: no: a handler of the one thread
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
static long ticks;
static volatile sig_atomic_t stop;
static void on_alarm(int s)
{
    (void)s;
    ticks++; // RACE!
    if (ticks > 5) // RACE!
        stop = 1;
    alarm(1);
}
int main(void)
{
    struct sigaction sa = { .sa_handler = on_alarm };
    sigaction(SIGALRM, &sa, NULL);
    alarm(1);
    while (!stop) {
        pause();
        if (ticks > 3) { // RACE!
            printf("ticks\n");
            ticks = 0; // RACE!
        }
    }
    return 0;
}
