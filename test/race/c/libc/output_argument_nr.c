// the library functions write into locals
#include <pthread.h>
#include <stdio.h>
#include <sys/time.h>

static void *parse(void *arg)
{
    struct timeval now;
    int number;

    gettimeofday(&now, NULL); // NORACE
    if (sscanf(arg, "%d", &number) != 1) // NORACE
        return NULL;
    printf("%d\n", now.tv_sec > 0); // NORACE
    printf("%d\n", number); // NORACE
    return NULL;
}

int main(void)
{
    pthread_t t[2];

    pthread_create(&t[0], NULL, parse, "12");
    pthread_create(&t[1], NULL, parse, "34");
    pthread_join(t[0], NULL);
    pthread_join(t[1], NULL);
    return 0;
}
