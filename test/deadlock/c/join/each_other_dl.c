// two threads join each other
#include <pthread.h>

static pthread_t one, two;

static void *first(void *arg)
{
    pthread_join(two, NULL); // DEADLOCK!
    return arg;
}

static void *second(void *arg)
{
    pthread_join(one, NULL); // DEADLOCK!
    return arg;
}

int main(void)
{
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_exit(NULL);
}
