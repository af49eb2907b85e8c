// who finds a state that cannot be reports the counters as they are and ends the program
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int done, dump_core;

static void report_and_die(const char *why)
{
    fprintf(stderr, "%s after %d\n", why, done); // NORACE
    if (dump_core)
        raise(SIGABRT);
    exit(1);
}
static void panic(const char *why)
{
    void (*end)(const char *) = report_and_die;

    end(why);
}
#define PANIC(why) (panic(why), __builtin_unreachable())

static void *work(void *arg)
{
    int *kind = arg;

    switch (*kind) {
    case 1:
        pthread_mutex_lock(&lock);
        done++;
        pthread_mutex_unlock(&lock);
        break;
    default:
        PANIC("no such kind");
    }
    return arg;
}

int main(void)
{
    pthread_t a, b;
    int kind = 1;

    pthread_create(&a, NULL, work, &kind);
    pthread_create(&b, NULL, work, &kind);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    return 0;
}
