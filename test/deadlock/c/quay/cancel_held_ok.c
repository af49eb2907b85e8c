/* A thread is cancelled while it writes to a file under the lock, which a clean-up handler gives back. */
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t file_lock = PTHREAD_MUTEX_INITIALIZER;
static int lines;

static void give_back(void *mutex)
{
    pthread_mutex_unlock(mutex);
}

static void *journal(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&file_lock);
        pthread_cleanup_push(give_back, &file_lock);
        lines++;
        write(2, "tick\n", 5);
        pthread_cleanup_pop(1);
        sleep(1);
    }
    return arg;
}

int main(void)
{
    pthread_t t;
    pthread_create(&t, NULL, journal, NULL);
    sleep(3);
    pthread_cancel(t);
    pthread_join(t, NULL);
    pthread_mutex_lock(&file_lock);
    printf("%d lines\n", lines);
    pthread_mutex_unlock(&file_lock);
    return 0;
}
