/* A thread is cancelled with the lock while another one may still want it. */
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t file_lock = PTHREAD_MUTEX_INITIALIZER;
static int lines;

static void *journal(void *arg)
{
    for (;;) {
        pthread_mutex_lock(&file_lock);
        lines++;
        write(2, "tick\n", 5); // DEADLOCK!
        pthread_mutex_unlock(&file_lock);
        sleep(1);
    }
    return arg;
}

static void *other(void *arg)
{
    pthread_mutex_lock(&file_lock);
    lines += 2;
    pthread_mutex_unlock(&file_lock);
    return arg;
}

int main(void)
{
    pthread_t t, o;
    pthread_create(&o, NULL, other, NULL);

    pthread_create(&t, NULL, journal, NULL);
    sleep(3);
    pthread_cancel(t);
    pthread_join(t, NULL);
    printf("%d lines\n", lines);
    return 0;
}
