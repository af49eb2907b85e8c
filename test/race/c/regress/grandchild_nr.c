// the child is joined, the thread that the child started is not
#include <pthread.h>

int shared;
pthread_t inner;

void *grandchild(void *arg)
{
    shared = 5;
    return NULL;
}

void *child(void *arg)
{
    pthread_create(&inner, NULL, grandchild, NULL);
    pthread_join(inner, NULL);
    return NULL;
}

int main(void)
{
    pthread_t t;

    shared = 1;
    pthread_create(&t, NULL, child, NULL);
    pthread_join(t, NULL);
    shared++;
    return shared;
}
