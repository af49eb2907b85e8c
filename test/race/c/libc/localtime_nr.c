// localtime_r fills a struct tm of the caller
#include <pthread.h>
#include <stdio.h>
#include <time.h>

static void *stamp(void *arg)
{
    time_t when = *(time_t *)arg;
    struct tm parts;

    localtime_r(&when, &parts); // NORACE
    printf("%02d:%02d\n", parts.tm_hour, parts.tm_min); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[2];
    time_t times[2] = {1000000, 2000000};

    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], NULL, stamp, &times[i]);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], NULL);
    return 0;
}
