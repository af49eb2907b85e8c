// SIGINT sets a flag of type sig_atomic_t that main's loop looks at; workers stop by an atomic
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>
static volatile sig_atomic_t got_signal;
static atomic_int stop;
static atomic_long work;
static void on_int(int sig)
{
    (void)sig;
    got_signal = 1; // NORACE
}
static void *worker(void *arg)
{
    (void)arg;
    while (!atomic_load(&stop))
        atomic_fetch_add(&work, 1);
    return NULL;
}
int main(void)
{
    pthread_t t[2];
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGINT);
    pthread_sigmask(SIG_BLOCK, &set, NULL);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    signal(SIGINT, on_int);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    while (!got_signal) // NORACE
        pause();
    atomic_store(&stop, 1);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%ld\n", atomic_load(&work));
    return 0;
}
