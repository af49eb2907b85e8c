// whether the one thread is joined depends on a pointer to another one
// tsan: no: depends on the arguments
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct helper {
    pthread_t thread;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct helper *helper;
static pthread_t counter;
static int count;

static void *run_counter(void *arg)
{
    pthread_mutex_lock(&lock);
    count++; // RACE!
    pthread_mutex_unlock(&lock);
    return arg;
}

static void *run_helper(void *arg)
{
    return arg;
}

static void start(int with_helper)
{
    pthread_create(&counter, NULL, run_counter, NULL);
    if (with_helper) {
        helper = malloc(sizeof *helper);
        pthread_create(&helper->thread, NULL, run_helper, NULL);
    }
}

static void stop(void)
{
    if (helper) {
        pthread_join(helper->thread, NULL);
        pthread_join(counter, NULL);
    }
}

int main(int argc, char **argv)
{
    (void)argv;
    start(argc > 1);
    stop();
    printf("%d\n", count); // RACE!
    return 0;
}
