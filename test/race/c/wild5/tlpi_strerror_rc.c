// an error text in one static buffer
#include <pthread.h>
#include <stdio.h>
#include <string.h>
static char buf[256];
static char *my_strerror(int err)
{
    if (err < 0 || err > 130)
        snprintf(buf, sizeof buf, "Unknown error %d", err); // RACE
    else
        strncpy(buf, "some error", sizeof buf - 1); // RACE!
    return buf;
}
static void *threadFunc(void *arg)
{
    char *str = my_strerror(1);
    printf("other: %s\n", str);
    return NULL;
}
int main(void)
{
    pthread_t t;
    char *str = my_strerror(22);
    pthread_create(&t, NULL, threadFunc, NULL);
    printf("main: %s\n", str); // RACE!
    pthread_join(t, NULL);
    printf("main: %s\n", str);
    return 0;
}
