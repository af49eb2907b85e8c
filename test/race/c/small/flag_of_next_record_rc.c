// the flag that is set when the thread starts is that of the next record
// tsan: no: depends on what is in the other record
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

struct worker {
    pthread_t thread;
    int is_running;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int count;

static void *run(void *arg)
{
    pthread_mutex_lock(&lock);
    count++; // RACE!
    pthread_mutex_unlock(&lock);
    return arg;
}

static void start(struct worker *workers)
{
    pthread_create(&workers[0].thread, NULL, run, NULL);
    workers[1].is_running = 1;
}

int main(int argc, char **argv)
{
    (void)argv;
    struct worker *workers = calloc(9, sizeof *workers);
    start(&workers[argc]);
    if (workers[argc].is_running)
        pthread_join(workers[argc].thread, NULL);
    printf("%d\n", count); // RACE!
    return 0;
}
