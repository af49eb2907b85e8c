/* A thread is cancelled while it writes to a file under the lock. */
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t file_lock = PTHREAD_MUTEX_INITIALIZER;
static int lines;

static void *journal(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&file_lock); // DEADLOCK
        lines++;
        write(2, "tick\n", 5); // DEADLOCK!
        pthread_mutex_unlock(&file_lock);
        sleep(1);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, journal, NULL);
    sleep(3);
    pthread_cancel(t); // DEADLOCK
    pthread_join(t, NULL);
    pthread_mutex_lock(&file_lock); // DEADLOCK
    printf("%d lines\n", lines);
    pthread_mutex_unlock(&file_lock);
    return 0;
}
