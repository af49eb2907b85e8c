// the address of a local variable is published in a global pointer
#include <pthread.h>
#include <unistd.h>

int *published;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *reader(void *arg)
{
    int *p, v = 0;

    pthread_mutex_lock(&m);
    p = published;
    if (p)
        v = *p;
    pthread_mutex_unlock(&m);
    return v ? arg : NULL;
}

int main(void)
{
    int local = 1;
    pthread_t t;

    pthread_create(&t, NULL, reader, NULL);
    local = 2;
    pthread_mutex_lock(&m);
    published = &local;
    pthread_mutex_unlock(&m);
    pthread_join(t, NULL);
    local = 4;
    return local;
}
