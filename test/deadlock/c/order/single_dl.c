// two instances of one thread take both orders
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *worker(void *arg)
{
    if (arg) {
        pthread_mutex_lock(&a);
        pthread_mutex_lock(&b); // DEADLOCK!
    } else {
        pthread_mutex_lock(&b);
        pthread_mutex_lock(&a); // DEADLOCK!
    }
    shared++;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
    return NULL;
}

int main(void)
{
    pthread_t t[4];

    for (long i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, worker, (void *)(i & 1));
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
