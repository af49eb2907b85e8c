// a handler counts what the main program counts
#include <signal.h>
#include <stdio.h>
#include <unistd.h>
// tsan: no: one thread
static int ticks;
static void on_alarm(int sig)
{
    ticks++; // RACE!
    alarm(1);
}
int main(void)
{
    signal(SIGALRM, on_alarm);
    alarm(1);
    while (1) {
        if (ticks > 10) // RACE!
            break;
        pause();
    }
    ticks = 0; // RACE!
    puts("done");
    return 0;
}
