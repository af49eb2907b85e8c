// the handler only sets a sig_atomic_t flag that its own thread polls
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static volatile sig_atomic_t reload_wanted;
static int reloads;

static void on_hup(int signal_number)
{
    (void)signal_number;
    reload_wanted = 1; // NORACE
}

static void *worker(void *arg)
{
    sigset_t all;

    (void)arg;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    usleep(1000);
    return NULL;
}

int main(void)
{
    struct sigaction action = {.sa_handler = on_hup};
    pthread_t thread;

    sigemptyset(&action.sa_mask);
    sigaction(SIGHUP, &action, NULL);
    pthread_create(&thread, NULL, worker, NULL);
    kill(getpid(), SIGHUP);
    usleep(1000);
    if (reload_wanted) // NORACE
        reloads++; // NORACE
    pthread_join(thread, NULL);
    signal(SIGHUP, SIG_DFL);
    printf("%d\n", reloads);
    return 0;
}
