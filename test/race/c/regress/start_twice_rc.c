// a function that starts a thread is called twice
#include <pthread.h>

static int events;
static pthread_t last;

static void *logger(void *arg)
{
    events++; // RACE!
    return arg;
}

static void start_logger(void)
{
    pthread_create(&last, NULL, logger, NULL);
}

int main(void)
{
    start_logger();
    start_logger();
    pthread_join(last, NULL);
    return 0;
}
