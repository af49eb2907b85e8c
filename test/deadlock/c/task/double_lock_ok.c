// A helper that
// is called without the lock.
#include <pthread.h>
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int global;
void inc(void)
{
    pthread_mutex_lock(&mutex);
    global++;
    pthread_mutex_unlock(&mutex);
}
void *t_fun(void *arg)
{
    pthread_mutex_lock(&mutex);
    global = 1;
    pthread_mutex_unlock(&mutex);
    inc();
    return NULL;
}
int main(void)
{
    pthread_t id;
    pthread_create(&id, NULL, t_fun, NULL);
    inc();
    pthread_join(id, NULL);
    return 0;
}
