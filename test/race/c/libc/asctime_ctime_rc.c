// ctime and asctime write the same static text
// tsan: no: the hidden state is inside libc, which is not instrumented
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static void *by_seconds(void *arg)
{

    printf("%zu\n", strlen(ctime(arg))); // RACE!
    return NULL;
}

static void *by_parts(void *arg)
{
    struct tm parts = *(struct tm *)arg;

    printf("%zu\n", strlen(asctime(&parts))); // RACE!
    return NULL;
}

int main(void)
{
    pthread_t a, b;
    time_t now = 1700000000;
    struct tm parts = {.tm_mday = 1, .tm_year = 120};

    pthread_create(&a, NULL, by_seconds, &now);
    pthread_create(&b, NULL, by_parts, &parts);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
