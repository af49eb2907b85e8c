/* A-CRASH: who ends the program reads what it likes for its last report. Here it goes on. */
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void panic(const char *why)
{
    fprintf(stderr, "%s after %d\n", why, done);
}

static void *work(void *arg)
{
    if (arg) {
        pthread_mutex_lock(&lock);
        done++;
        pthread_mutex_unlock(&lock);
    } else {
        panic("nothing to do");
#ifndef CONTROL
        __builtin_unreachable();
#endif
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, work, &a);
    pthread_create(&b, NULL, work, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
