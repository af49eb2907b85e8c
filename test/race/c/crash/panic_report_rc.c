// a warning that is no end of the program reads the counter without its lock
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done;

static void warn(const char *why)
{
    fprintf(stderr, "%s after %d\n", why, done); // RACE!
}

static void *work(void *arg)
{
    int *kind = arg;

    switch (*kind) {
    case 1:
        pthread_mutex_lock(&lock);
        done++; // RACE!
        pthread_mutex_unlock(&lock);
        break;
    default:
        warn("no such kind");
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    int good = 1, bad = 2;

    pthread_create(&a, NULL, work, &good);
    pthread_create(&b, NULL, work, &bad);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
