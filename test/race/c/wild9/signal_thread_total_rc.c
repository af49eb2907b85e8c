// SIGALRM's handler reports a total that the threads change under a lock
// tsan: no: the two rarely run at the same time
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static long total;
static long last_seen;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void on_alarm(int sig)
{
    (void)sig;
    last_seen = total; // RACE!
    alarm(1);
}

static void *worker(void *arg)
{
    for (int i = 0; i < 100000; i++) {
        pthread_mutex_lock(&lock);
        total += i; // RACE!
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(void)
{
    pthread_t t[2];
    signal(SIGALRM, on_alarm);
    alarm(1);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
