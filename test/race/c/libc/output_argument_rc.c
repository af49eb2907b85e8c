// two threads let gettimeofday and sscanf write into globals
// tsan: some: gettimeofday is not intercepted, the reads may come too late
#include <pthread.h>
#include <stdio.h>
#include <sys/time.h>

static struct timeval now;
static int number;

static void *parse(void *arg)
{
    gettimeofday(&now, NULL); // RACE! t
    if (sscanf(arg, "%d", &number) != 1) // RACE! n
        return NULL;
    printf("%d\n", now.tv_sec > 0); // RACE! t
    printf("%d\n", number); // RACE! n
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
