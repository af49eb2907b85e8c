// a signal handler and a thread both change a plain counter
// tsan: no: the handler runs inside a thread that the runtime treats as one
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static int reloads;

static void on_hup(int signal_number)
{
    (void)signal_number;
    reloads++; // RACE!
}

static void *worker(void *arg)
{
    sigset_t all;

    (void)arg;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    usleep(1000);
    reloads++; // RACE!
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
    pthread_join(thread, NULL);
    signal(SIGHUP, SIG_DFL);
    printf("%d\n", reloads);
    return 0;
}
