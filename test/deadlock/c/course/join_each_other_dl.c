#include <pthread.h>
#include <stdio.h>
#include <unistd.h>

static pthread_t t1, t2;

static void *first(void *arg)
{
    sleep(1);
    pthread_join(t2, NULL); // DEADLOCK!
    printf("first ends\n");
    return arg;
}

static void *second(void *arg)
{
    sleep(1);
    pthread_join(t1, NULL); // DEADLOCK!
    printf("second ends\n");
    return arg;
}

int main(void)
{
    pthread_create(&t1, NULL, first, NULL);
    pthread_create(&t2, NULL, second, NULL);
    pause();
    return 0;
}
