// main takes the locks the other way before the thread is made and after it ended
#include <pthread.h>

static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;
static int shared;

static void *first(void *arg)
{
    pthread_mutex_lock(&a);
    pthread_mutex_lock(&b);
    shared++;
    pthread_mutex_unlock(&b);
    pthread_mutex_unlock(&a);
    return NULL;
}


static void backwards(void)
{
    pthread_mutex_lock(&b);
    pthread_mutex_lock(&a);
    shared--;
    pthread_mutex_unlock(&a);
    pthread_mutex_unlock(&b);
}

int main(void)
{
    pthread_t one;

    backwards();
    pthread_create(&one, NULL, first, NULL);
    pthread_join(one, NULL);
    backwards();
    return 0;
}
