// A signal handler takes the lock
// that the main program holds when it comes.
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counter;

static void on_usr1(int sig)
{
    (void)sig;
    pthread_mutex_lock(&lock); // DEADLOCK!
    counter = 0;
    pthread_mutex_unlock(&lock);
}

int main(void)
{
    struct sigaction sa = { 0 };
    sa.sa_handler = on_usr1;
    sigaction(SIGUSR1, &sa, NULL);
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&lock); // DEADLOCK
        counter++;
        pthread_mutex_unlock(&lock);
    }
    return 0;
}
