// one thread joins the other
#include <pthread.h>

static pthread_t one, two;

static void *first(void *arg)
{
    return arg;
}

static void *second(void *arg)
{
    pthread_join(one, NULL);
    return arg;
}

int main(void)
{
    pthread_create(&one, NULL, first, NULL);
    pthread_create(&two, NULL, second, NULL);
    pthread_join(two, NULL);
    return 0;
}
