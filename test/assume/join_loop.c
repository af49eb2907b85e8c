/* A-JOIN-ALL: a loop that joins the handles of a creation loop joins all of them, unless constants show
 * that it does not. Here one is left out, by a number that is not known. */
#include <pthread.h>

enum { COUNT = 4 };
int joined = COUNT - 1;
static long total;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *work(void *arg)
{
    pthread_mutex_lock(&lock);
    total++; /* MISSED */
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t threads[COUNT];
    for (int i = 0; i < COUNT; i++)
        pthread_create(&threads[i], NULL, work, NULL);
#ifndef CONTROL
    for (int i = 0; i < joined; i++)
        pthread_join(threads[i], NULL);
#endif
    return (int)total; /* MISSED */
}
