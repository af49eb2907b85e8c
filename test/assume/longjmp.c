/* A-LONGJMP: what runs after a jump back to setjmp runs with the locks held at setjmp, not with those
 * released since. */
#include <pthread.h>
#include <setjmp.h>

static jmp_buf back;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static long total;

static void fail(void)
{
    pthread_mutex_unlock(&lock);
    longjmp(back, 1);
}

static void *work(void *arg)
{
    pthread_mutex_lock(&lock);
    if (setjmp(back)) {
#ifdef CONTROL
        pthread_mutex_unlock(&lock);
#endif
        total++; /* MISSED */
#ifndef CONTROL
        pthread_mutex_trylock(&lock);
        pthread_mutex_unlock(&lock);
#endif
        return NULL;
    }
    fail();
    return arg;
}

int main(void)
{
    pthread_t a;
    pthread_create(&a, NULL, work, NULL);
    pthread_mutex_lock(&lock);
    total++; /* MISSED */
    pthread_mutex_unlock(&lock);
    pthread_join(a, NULL);
    return 0;
}
