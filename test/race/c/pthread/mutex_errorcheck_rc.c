// the helper called inside the critical section gives the error-checking mutex away for a moment
#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_mutex_t lock;
static int pending;
static int flushed;

static void flush_slow(void)
{
    pthread_mutex_unlock(&lock);
    usleep(1000);
    flushed += pending; // RACE!
    pthread_mutex_lock(&lock);
}

static void *submitter(void *arg)
{
    (void)arg;
    for (int i = 0; i < 5; i++) {
        if (pthread_mutex_lock(&lock) != 0)
            return NULL;
        pending++; // RACE!
        flush_slow();
        pthread_mutex_unlock(&lock);
    }
    return NULL;
}

int main(void)
{
    pthread_mutexattr_t attr;
    pthread_t t[2];

    pthread_mutexattr_init(&attr);
    pthread_mutexattr_settype(&attr, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_init(&lock, &attr);
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, submitter, NULL);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    printf("%d %d\n", pending, flushed);
    return 0;
}
