/* SIGUSR1 prints statistics */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t stats_lock = PTHREAD_MUTEX_INITIALIZER;
static long requests;
static volatile sig_atomic_t want_dump;

static void dump(void)
{
    pthread_mutex_lock(&stats_lock); // DEADLOCK!
    printf("%ld requests\n", requests);
    pthread_mutex_unlock(&stats_lock);
}

static void on_usr1(int sig)
{
    (void)sig;
    dump(); // DEADLOCK
}

int main(void)
{
    signal(SIGUSR1, on_usr1);
    for (;;) {
        pthread_mutex_lock(&stats_lock); // DEADLOCK
        requests++;
        pthread_mutex_unlock(&stats_lock);
        usleep(10);
    }
}
