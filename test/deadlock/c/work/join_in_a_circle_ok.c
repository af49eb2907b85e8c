#include <pthread.h>
#include <stdio.h>

static pthread_t ping, pong;

static void *ping_main(void *arg)
{
    puts("ping");
    return arg;
}

static void *pong_main(void *arg)
{
    puts("pong");
    pthread_join(ping, NULL);
    return arg;
}

int main(void)
{
    pthread_create(&ping, NULL, ping_main, NULL);
    pthread_create(&pong, NULL, pong_main, NULL);
    pthread_join(pong, NULL);
    return 0;
}
