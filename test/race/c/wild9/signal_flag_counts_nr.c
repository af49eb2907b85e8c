// A handler that sets volatile sig_atomic_t flags, looked at by the main loop; no threads
// tsan: no: it runs until it gets input or a signal
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static volatile sig_atomic_t got_hup, got_term;
static int reloads;

static void on_signal(int sig)
{
    if (sig == SIGHUP)
        got_hup = 1; // NORACE
    else
        got_term = 1; // NORACE
}

static void reload(void)
{
    reloads++; // NORACE
    printf("reload %d\n", reloads);
}

int main(void)
{
    struct sigaction sa = {.sa_handler = on_signal};
    sigemptyset(&sa.sa_mask);
    sigaction(SIGHUP, &sa, NULL);
    sigaction(SIGTERM, &sa, NULL);
    while (!got_term) { // NORACE
        if (got_hup) { // NORACE
            got_hup = 0; // NORACE
            reload();
        }
        pause();
    }
    return 0;
}
