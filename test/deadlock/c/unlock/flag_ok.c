// a flag remembers whether the lock is held
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *arg)
{
    int locked = 0;

    if (arg) {
        pthread_mutex_lock(&a);
        locked = 1;
    }
    shared++;
    if (locked)
        pthread_mutex_unlock(&a);
    return arg;
}

int main(void)
{
    pthread_t one, two;

    pthread_create(&one, NULL, worker, NULL);
    pthread_create(&two, NULL, worker, &shared);
    pthread_join(one, NULL);
    pthread_join(two, NULL);
    return 0;
}
