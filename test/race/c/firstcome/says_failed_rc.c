// The wrapper says that it failed although the thread runs.
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int started, counter, tries;

static void *job(void *arg)
{
    counter++; // RACE!
    return arg;
}

static int start(int n)
{
    pthread_t t;
    if (pthread_create(&t, NULL, job, NULL) != 0)
        return -1;
    pthread_detach(t);
    return n < 3 ? -1 : 0;
}

static void *ask(void *arg)
{
    pthread_mutex_lock(&lock);
    if (!started && start(++tries) == 0)
        started = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}

int main(void)
{
    pthread_t a, b;
    pthread_create(&a, NULL, ask, NULL);
    pthread_create(&b, NULL, ask, NULL);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
