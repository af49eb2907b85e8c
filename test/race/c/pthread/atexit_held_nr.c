// An exit handler runs under the lock that is held where the program gives up.
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int served;

static void tell(void)
{
    fprintf(stderr, "%d served\n", served); // NORACE
}

static void *serve(void *arg)
{
    for (int i = 0; i < 1000; i++) {
        pthread_mutex_lock(&lock);
        served++; // NORACE
        pthread_mutex_unlock(&lock);
    }
    return arg;
}

int main(int argc, char **argv)
{
    pthread_t t;
    (void)argv;
    atexit(tell);
    pthread_create(&t, NULL, serve, NULL);
    pthread_mutex_lock(&lock);
    if (argc > 5)
        fprintf(stderr, "too many arguments\n");
    exit(0);
}
