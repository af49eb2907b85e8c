// the cancellation clean-up handler takes the lock
// tsan: no: the runtime ignores locks taken while a cancelled call unwinds
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int stopped;

static void note_stop(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&lock);
    stopped++; // NORACE
    pthread_mutex_unlock(&lock);
}

static void *loop(void *arg)
{
    pthread_cleanup_push(note_stop, arg);
    for (;;)
        usleep(200);
    pthread_cleanup_pop(1);
    return NULL;
}

int main(void)
{
    pthread_t a, b;

    pthread_create(&a, NULL, loop, NULL);
    pthread_create(&b, NULL, loop, NULL);
    usleep(2000);
    pthread_cancel(a);
    pthread_cancel(b);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    printf("%d stopped\n", stopped);
    return 0;
}
