// a pointer that may be one of two locks protects nothing
#include <pthread.h>
#include <stdlib.h>

int data;
pthread_mutex_t m1 = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t m2 = PTHREAD_MUTEX_INITIALIZER;

void *t_fun(void *arg)
{
    pthread_mutex_t *m = &m1;

    pthread_mutex_lock(m);
    data = data + 1;
    pthread_mutex_unlock(m);
    return NULL;
}

int main(void)
{
    pthread_t id;
    pthread_mutex_t *p;

    pthread_create(&id, NULL, t_fun, NULL);
    p = &m1;
    pthread_mutex_lock(p);
    data = data + 2;
    pthread_mutex_unlock(p);
    pthread_join(id, NULL);
    return 0;
}
