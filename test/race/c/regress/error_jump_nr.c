// an error path by longjmp that comes out without the lock
#include <pthread.h>
#include <setjmp.h>
#include <stdlib.h>

static __thread jmp_buf env;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int errors;
static int done;

static void step(int i)
{
    pthread_mutex_lock(&m);
    if (i % 7 == 3) {
        pthread_mutex_unlock(&m);
        longjmp(env, 1);
    }
    done++;
    pthread_mutex_unlock(&m);
}

static void *worker(void *arg)
{
    int first = (int)(long)arg;

    if (setjmp(env) != 0) {
        pthread_mutex_lock(&m);
        errors++;
        pthread_mutex_unlock(&m);
        return NULL;
    }
    for (int i = first; i < first + 20; i++)
        step(i);
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    for (long i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, worker, (void *)(i * 20));
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return errors + done;
}
