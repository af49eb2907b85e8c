#include <pthread.h>
#include <stdio.h>

static pthread_t ping, pong;

static void *ping_main(void *arg)
{
    puts("ping");
    pthread_join(pong, NULL); // DEADLOCK!
    return arg;
}

static void *pong_main(void *arg)
{
    puts("pong");
    pthread_join(ping, NULL); // DEADLOCK!
    return arg;
}

int main(void)
{
    pthread_create(&ping, NULL, ping_main, NULL);
    pthread_create(&pong, NULL, pong_main, NULL);
    pthread_exit(NULL);
}
